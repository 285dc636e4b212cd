import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { api, ask } from "../client.ts";

/** Routes that are pages and no part of the API. */
const pages = ["/", "/docs", "/docs/*", "/console", "/console/*", "/openapi.json", "/metrics"];

const parameter = z.object({
	in: z.string(),
	name: z.string(),
	required: z.boolean().optional(),
	schema: z.object({}),
});
const operation = z.object({
	tags: z.array(z.string()).min(1),
	summary: z.string().min(1),
	security: z.array(z.record(z.string(), z.array(z.string()))),
	parameters: z.array(parameter).optional(),
	// Lines are the one body that is no JSON.
	requestBody: z
		.object({
			required: z.boolean(),
			content: z.union([
				z.object({ "application/json": z.object({}) }),
				z.strictObject({ "application/x-ndjson": z.object({}) }),
			]),
		})
		.optional(),
	responses: z.looseObject({
		default: z.object({
			description: z.string(),
			content: z.object({ "application/problem+json": z.object({ schema: z.object({ $ref: z.string() }) }) }),
		}),
	}),
});
const document = z.object({
	openapi: z.string().regex(/^3\.1\./),
	info: z.object({ title: z.string(), version: z.string() }),
	components: z.object({
		schemas: z.record(z.string(), z.looseObject({})),
		securitySchemes: z.object({
			key: z.object({ type: z.literal("http"), scheme: z.literal("bearer"), description: z.string() }),
		}),
	}),
	paths: z.record(z.string(), z.record(z.string(), operation)),
});

function operationsOf({ paths }: z.infer<typeof document>) {
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
}

it("lists every route, and no other", async () => {
	const listed = operationsOf(await ask(document, "GET", "/openapi.json")).map(
		({ path, method }) => `${method} ${path}`,
	);
	const registered = createApp()
		.routes.filter(({ method, path }) => method !== "ALL" && !pages.includes(path))
		.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);

	expect(listed.sort()).toEqual([...new Set(registered)].sort());
	expect(listed).toContain("post /v1/tenants");
});

it("describes each operation: its path's parameters, its key, its problems", async () => {
	for (const { path, method, operation } of operationsOf(await ask(document, "GET", "/openapi.json"))) {
		const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
		const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

		expect(
			inPath.map(({ name }) => name),
			path,
		).toEqual(wanted);
		expect(
			inPath.every(({ required }) => required === true),
			path,
		).toBe(true);
		expect(operation.requestBody?.required ?? true, path).toBe(
			!/\/(?:rotate|distill|cancel|requeue|retry)$/.test(path),
		);
		expect(operation.security, `${method} ${path}`).toEqual(
			/^\/(?:v1\/|openai\/|mcp$)/.test(path) ? [{ key: [] }] : [],
		);
		expect(operation.responses.default.content["application/problem+json"].schema.$ref).toBe(
			"#/components/schemas/Problem",
		);
	}
});

it("refers only to schemas that are there", async () => {
	const { body } = await api("GET", "/openapi.json");
	const { components } = document.parse(body);

	for (const [, name] of JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
		expect(Object.keys(components.schemas)).toContain(name);
	}
});

it("serves the reference page and all it loads from here", async () => {
	const page = await env.ASSETS.fetch("http://tessera/docs/api");
	const html = await page.text();
	const loaded = [...html.matchAll(/<(?:link|script)[^>]* (?:src|href)="([^"]+)"/g)].map(([, target]) => target ?? "");

	expect((await api("GET", "/docs/api")).body).toBe(html);
	expect(html).toContain("<title>Tessera");
	for (const target of loaded.filter((target) => target !== "data:,")) {
		expect(target).toMatch(/^\//);
		expect((await api("GET", target)).status, target).toBe(200);
	}
});

it("answers a page that has not changed with 304", async () => {
	const etag = (await api("GET", "/docs/page.css")).headers.get("etag") ?? "";
	const again = await api("GET", "/docs/page.css", undefined, { headers: { "if-none-match": etag } });

	expect(again).toMatchObject({ status: 304, body: null });
	expect(again.headers.get("x-request-id")).not.toBeNull();
});
