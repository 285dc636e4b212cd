import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, localKey } from "../client.ts";
import { append, newThread, user } from "../thread-calls.ts";

const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockImplementation(() => undefined));
afterEach(() => void logged.mockReset());

const Media = z.looseObject({
	example: z.unknown().optional(),
	examples: z.record(z.string(), z.looseObject({ value: z.unknown() })).optional(),
});
const Operation = z.looseObject({
	security: z.array(z.unknown()).optional(),
	requestBody: z.looseObject({ content: z.record(z.string(), Media) }).optional(),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

type Call = { name: string; method: string; path: string; type: string; bodies: unknown[] };

/** A call of every route that wants a key, with each body that the reference shows. */
async function keyedCalls(thread: string): Promise<Call[]> {
	const { paths } = Document.parse((await api("GET", "/openapi.json")).body);
	return Object.entries(paths).flatMap(([path, operations]) =>
		Object.entries(operations).flatMap(([method, given]) => {
			const operation = Operation.safeParse(given);
			if (!operation.success || !operation.data.security?.length) return [];
			const [type = "application/json", media] = Object.entries(operation.data.requestBody?.content ?? {})[0] ?? [];
			const shown = Object.values(media?.examples ?? {}).map(({ value }) => value);
			const bodies = media === undefined ? [undefined] : [...shown, media.example ?? {}];
			const ids = { thread, user_id: "ada", scope: "user%3Aada", name: "system" };
			const filled = path
				.replace("/v1/threads/{id}", `/v1/threads/${ids.thread}`)
				.replaceAll(/\{(\w+)\}/g, (_, name: string) => Reflect.get(ids, name) ?? "mem_01JZZZZZZZZZZZZZZZZZZZZZZZ");
			return [{ name: `${method} ${path}`, method: method.toUpperCase(), path: filled, type, bodies }];
		}),
	);
}

async function statusesOf(call: Call, key: string, settings: object): Promise<[number, string][]> {
	const statuses: [number, string][] = [];
	for (const body of call.bodies) {
		const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
		const accept = "application/json, text/event-stream, application/x-ndjson";
		const headers = { authorization: `Bearer ${key}`, "content-type": call.type, accept };
		const answer = await createApp().request(call.path, { method: call.method, headers, ...sent }, settings);
		statuses.push([answer.status, new TextDecoder().decode(await answer.arrayBuffer())]);
	}
	return statuses;
}

const AWAY = new Error("D1_ERROR: Network connection lost.");
const away = { ...env, DB: databaseFailing(env.DB, /./, AWAY), TESSERA_PROXY_BASE_URL: "http://127.0.0.1:9/v1" };

it("answers 503 on every route with a key, where the database is away", async () => {
	const thread = await newThread();
	await append(thread, [user("The harbour opens at six.")]);
	const key = await storedKey("away", { role: "admin" });
	const calls = await keyedCalls(thread.split("/")[3] ?? "");
	expect(calls.length).toBeGreaterThan(50);
	const failed: string[] = [];
	for (const call of calls) {
		const signed = await statusesOf(call, key, away);
		// Tenants are the operator's: no other key is looked up to read one.
		const answers = call.name === "get /v1/tenants/{id}" ? [404] : [503];
		for (const [status, text] of signed) expect(answers, `${call.name}: ${text}`).toContain(status);
		// The local key needs no look-up, so what fails is the route's own reading and writing.
		for (const [status, text] of await statusesOf(call, localKey, away)) {
			// The proxy has no upstream here.
			const said = call.path.startsWith("/openai/") ? [502, 503] : [503];
			if (status > 499 && !said.includes(status)) failed.push(`${call.name}: ${status} ${text}`);
			expect(text, call.name).not.toMatch(/D1_ERROR|Network connection/);
		}
	}
	expect(failed).toEqual([]);
}, 120_000);
