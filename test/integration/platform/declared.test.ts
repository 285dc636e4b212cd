import { type Schema, Validator } from "@cfworker/json-schema";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { Reference, reader } from "../../../scripts/client/declared.ts";
import { createApp } from "../../../src/app.ts";
import { api, ask } from "../client.ts";

const id = z.object({ id: z.string() });
let reference: Reference;
let undeclared: ReturnType<typeof reader>["undeclared"];
beforeAll(async () => {
	reference = await ask(Reference, "GET", "/openapi.json");
	undeclared = reader(reference).undeclared;
});

const scope = `user:u-${crypto.randomUUID()}`;
const fact = { content: `Likes ${scope}`, scope };

/** Operations with a request that meets each of their answers; `{id}` is of something that is not there. */
const CALLS: [method: string, path: string, body: unknown, status: number][] = [
	["POST", "/v1/memories", fact, 201],
	["POST", "/v1/memories", fact, 200],
	[
		"POST",
		"/v1/memories",
		{ ...fact, metadata: null, key: null, source: null, valid_from: null, importance: null },
		200,
	],
	["POST", "/v1/memories", { memories: [fact] }, 200],
	["POST", "/v1/memories", { ...fact, scope: "thread:not-there" }, 404],
	["POST", "/v1/memories", { ...fact, scope: 1 }, 400],
	["POST", "/v1/memories", "{", 400],
	["POST", "/v1/memories", { ...fact, content: "x".repeat(40_000) }, 413],
	["POST", "/v1/memories/ingest", { text: "I live in Bergen.", user_id: "declared", wait: true }, 200],
	["POST", "/v1/memories/ingest", { text: "I live in Bergen.", user_id: "declared" }, 202],
	["POST", "/v1/memories/ingest", { text: "I live in Bergen.", thread_id: "not-there" }, 404],
	["POST", "/v1/memories/ingest", {}, 400],
	["POST", "/v1/memories/search", { query: "Bergen" }, 200],
	["POST", "/v1/memories/search", { query: "Bergen", thread_id: "not-there" }, 404],
	["GET", "/v1/memories", undefined, 200],
	["GET", "/v1/memories/{id}", undefined, 404],
	["PATCH", "/v1/memories/{id}", { metadata: null }, 404],
	["DELETE", "/v1/memories/{id}", undefined, 404],
	["GET", "/v1/memories/{id}/history", undefined, 404],
	["GET", "/v1/memories/{id}/evidence", undefined, 404],
	["POST", "/v1/memories/{id}/review", { decision: "keep" }, 404],
	["POST", "/v1/relations", { subject: "Ada", predicate: "KNOWS", object: "Bo", scope }, 201],
	["POST", "/v1/relations", { subject: "Ada", predicate: "KNOWS", object: "Cy", scope, valid_from: null }, 201],
	["GET", "/v1/relations", undefined, 200],
	["DELETE", "/v1/relations/{id}", undefined, 404],
	["POST", "/v1/skills", { name: scope, description: "d", body: "b", scope }, 201],
	["POST", "/v1/skills", { name: scope, description: "d", scope }, 400],
	["POST", "/v1/skills/search", { goal: "d" }, 200],
	["POST", "/v1/skills/{id}/outcome", { success: true }, 404],
	["POST", "/v1/reflect", { scope, wait: true }, 200],
	["POST", "/v1/reflect", { scope: "thread:not-there" }, 404],
	["POST", "/v1/threads", { id: scope.slice(5), user_id: null }, 201],
	["POST", "/v1/threads", { id: scope.slice(5), user_id: null }, 200],
	["POST", "/v1/threads", { id: scope.slice(5), user_id: "other" }, 409],
	["POST", "/v1/threads", { budget: { total: 1 } }, 422],
	["GET", "/v1/threads", undefined, 200],
	["GET", "/v1/threads/{id}", undefined, 404],
	["PATCH", "/v1/threads/{id}", { title: null }, 404],
	["POST", "/v1/threads/{id}/messages", { messages: [{ role: "user", content: "hi" }] }, 404],
	["GET", "/v1/threads/{id}/messages", undefined, 404],
	["POST", "/v1/threads/{id}/context", { query: "hi" }, 404],
	["POST", "/v1/threads/{id}/notes", { content: "hi", category: "task" }, 404],
	["GET", "/v1/threads/{id}/working-state", undefined, 404],
	["POST", "/v1/context", { query: "hi" }, 200],
	["POST", "/v1/context", { query: "hi", system: "Be brief. ".repeat(900) }, 422],
	["PUT", "/v1/blocks/{scope}/{name}", { content: "hi" }, 404],
	["GET", "/v1/models", undefined, 200],
	["GET", "/health", undefined, 200],
];

it.each(CALLS)("%s %s %j answers %i as the reference declares it", async (method, path, body, status) => {
	const called = path.replace("{id}", "not-there").replace("{scope}", "nowhere").replace("{name}", "task");
	const answer = await api(method, called, body);
	expect(answer.status, JSON.stringify(answer.body)).toBe(status);
	expect(undeclared(method, path, answer)).toBeNull();
});

it("what is stored is answered as declared, with and without metadata", async () => {
	for (const metadata of [null, { a: [1] }]) {
		const { id: made } = await ask(id, "POST", "/v1/memories", {
			content: `m ${crypto.randomUUID()}`,
			scope,
			metadata,
		});
		for (const [method, body] of [["GET"], ["PATCH", { metadata: null }], ["GET"], ["DELETE"]] as const) {
			expect(undeclared(method, "/v1/memories/{id}", await api(method, `/v1/memories/${made}`, body))).toBeNull();
		}
	}
});

it("every operation behind a key declares that it may be called too often, and how long to wait", () => {
	for (const [path, methods] of Object.entries(reference.paths)) {
		// Tenants are made and moved under the operator's secret, which is no key.
		if (!path.startsWith("/v1/") || /^\/v1\/(?:tenants|shards)/.test(path)) continue;
		for (const [method, { responses }] of Object.entries(methods)) {
			expect(responses["429"], `${method} ${path}`).toMatchObject({ headers: { "retry-after": {} } });
		}
	}
});

/** Fields of a request that take null and are not declared so, at any depth. */
function hiddenNulls(schema: z.ZodType, declared: unknown, path: string): string[] {
	const shape = schema instanceof z.ZodObject ? z.record(z.string(), z.instanceof(z.ZodType)).parse(schema.shape) : {};
	const properties = propertiesOf(declared);
	return Object.entries(shape).flatMap(([name, field]) => {
		const said = properties[name];
		if (said === undefined) return [`${path}.${name} is not declared`];
		const hidden = field.safeParse(null).success && !new Validator(withParts(said), "2020-12").validate(null).valid;
		return hidden ? [`${path}.${name} takes null`] : hiddenNulls(field, said, `${path}.${name}`);
	});
}

function withParts(declared: unknown): Schema {
	return { ...z.looseObject({}).parse(declared), components: reference.components } as Schema;
}

function propertiesOf(declared: unknown): Record<string, unknown> {
	const { $ref, properties } = z
		.looseObject({ $ref: z.string().optional(), properties: z.record(z.string(), z.unknown()).optional() })
		.parse(declared ?? {});
	if ($ref === undefined) return properties ?? {};
	const named = z.looseObject({ schemas: z.record(z.string(), z.unknown()) }).parse(reference.components).schemas;
	return propertiesOf(named[$ref.replace("#/components/schemas/", "")]);
}

it("every field of a request that takes null is declared so", () => {
	const wrong = createApp().openAPIRegistry.definitions.flatMap((definition) => {
		if (definition.type !== "route") return [];
		const { method, path, request } = definition.route;
		const media = request?.body?.content["application/json"];
		const given: unknown = media !== undefined && "schema" in media ? media.schema : null;
		if (!(given instanceof z.ZodType)) return [];
		const operation = z
			.looseObject({ requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }) })
			.parse(reference.paths[path]?.[method]);
		return hiddenNulls(given, operation.requestBody.content["application/json"]?.schema, `${method} ${path}`);
	});
	expect(wrong).toEqual([]);
});
