import { beforeAll, describe, expect, it } from "vitest";
import { SECRET_EXAMPLES } from "../../unit/core/language/secrets/secret-examples.ts";
import { api, newTenant } from "../client.ts";
import { databaseText, expectDone } from "./redaction-calls.ts";

const KEY = SECRET_EXAMPLES["aws access key"]?.secret ?? "";
const CARD = "4111 1111 1111 1111";

let key = "";
let other = "";

beforeAll(async () => {
	// TESSERA_REDACT names this tenant (vitest.config.ts).
	key = await newTenant("redacted");
	other = await newTenant();
});

const call = (method: string, path: string, body?: unknown, headers = {}) => api(method, path, body, { key, headers });

describe("secrets that are used as ids and names", () => {
	const NAME = SECRET_EXAMPLES["stripe secret key"]?.secret ?? "";
	const SAID = "looks like a secret, which is not stored";
	const message = { messages: [{ role: "user", content: "x" }] };
	const chat = { model: "gpt-4o", messages: message.messages };
	const note = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "note", arguments: { content: "x" } } };
	const accept = { accept: "application/json, text/event-stream" };
	const block = `/v1/blocks/${encodeURIComponent(`user:${NAME}`)}/system`;
	const WAYS: [path: string, method: string, at: string, body: object, headers?: Record<string, string>][] = [
		["id", "POST", "/v1/threads", { id: NAME }],
		["user_id", "POST", "/v1/threads", { user_id: NAME }],
		["scope", "POST", "/v1/memories", { content: "x", type: "fact", scope: `user:${NAME}` }],
		["scope", "POST", "/v1/reflect", { scope: `user:${NAME}` }],
		["scope", "PUT", block, { content: "x" }],
		["name", "POST", "/v1/keys", { name: NAME }],
		["name", "POST", "/v1/keys", { name: `card ${CARD}` }],
		["user_id", "POST", "/v1/keys", { name: "k", user_id: NAME }],
		["name", "POST", "/v1/installations", { platform: "generic", name: KEY }],
		["Idempotency-Key", "POST", "/v1/threads", {}, { "idempotency-key": NAME }],
		["x-tessera-thread", "POST", "/mcp", note, { "x-tessera-thread": NAME, ...accept }],
		["x-tessera-user", "POST", "/mcp", note, { "x-tessera-user": NAME, ...accept }],
		["x-tessera-thread", "POST", "/openai/v1/chat/completions", chat, { "x-tessera-thread": NAME }],
		["user", "POST", "/openai/v1/chat/completions", { ...chat, user: NAME }],
		["x-tessera-user", "POST", "/openai/v1/responses", { model: "m", input: "x" }, { "x-tessera-user": NAME }],
	];

	it.each(WAYS)("are refused where they are %s of %s %s", async (path, method, at, body, headers) => {
		const answer = await call(method, at, body, headers);
		expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, message: SAID }] } });
		expect(JSON.stringify(answer.body)).not.toContain(NAME);
		expect(await databaseText()).not.toContain(NAME);
	});

	it("are ids like any other where nothing is taken out, and numbers are ids everywhere", async () => {
		for (const [path, method, at, body, headers] of WAYS.filter(([, , at]) => !at.startsWith("/openai"))) {
			const answer = await api(method, at, body, { key: other, headers: { ...headers } });
			expect(JSON.stringify(answer.body), path).not.toContain(SAID);
			expect(answer.status, `${path} ${at}`).not.toBe(400);
		}
		const user = CARD.replaceAll(" ", "");
		expectDone(await call("PUT", `/v1/blocks/${encodeURIComponent(`user:${user}`)}/system`, { content: "x" }));
		expectDone(await call("POST", "/v1/keys", { name: "k", user_id: user }));
	});
});
