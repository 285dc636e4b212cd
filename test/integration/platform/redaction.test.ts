import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { SECRET_EXAMPLES } from "../../unit/core/language/secrets/secret-examples.ts";
import { api, newTenant } from "../client.ts";
import { completion, fakeUpstream, call as proxied, stored } from "../proxy/upstream.ts";
import { exported, exportedText, importing } from "../transfer/transfer-calls.ts";
import { connected } from "../webhooks/webhook-calls.ts";
import { databaseText, expectDone } from "./redaction-calls.ts";

const KEY = SECRET_EXAMPLES["aws access key"]?.secret ?? "";
const CARD = "4111 1111 1111 1111";
const LEFT = "[redacted: aws access key]";
const appended = z.looseObject({ redacted: z.int().optional() });

let key = "";
let other = "";

beforeAll(async () => {
	// TESSERA_REDACT names this tenant (vitest.config.ts).
	key = await newTenant("redacted");
	other = await newTenant();
});

const call = (method: string, path: string, body?: unknown, headers = {}) => api(method, path, body, { key, headers });

async function newThread(config: object = {}, as = key): Promise<string> {
	const id = crypto.randomUUID();
	expect((await api("POST", "/v1/threads", { id, user_id: "ada", config }, { key: as })).status).toBe(201);
	return `/v1/threads/${id}`;
}

/** Everything that the API shows of a thread. */
async function shown(thread: string, as = key): Promise<string> {
	const parts = ["", "/messages", "/notes", "/working-state", "/contexts", "/summaries"];
	const answers = await Promise.all(parts.map((part) => api("GET", `${thread}${part}`, undefined, { key: as })));
	return JSON.stringify(answers.map(({ body }) => body));
}

const SHAPES: Record<string, object> = {
	"our own, with parts, a file's name and metadata": {
		messages: [
			{
				role: "user",
				content: [
					{ type: "text", text: `key ${KEY}` },
					{ type: "file", url: `https://files.example/${KEY}`, media_type: "text/plain", name: `${KEY}.txt` },
				],
				metadata: { note: KEY },
			},
		],
	},
	"our own, with a tool's call and result": {
		messages: [
			{ role: "user", content: "deploy" },
			{
				role: "assistant",
				content: "",
				tool_calls: [{ id: "c1", name: "run", arguments: JSON.stringify({ env: `AWS=${KEY}` }) }],
			},
			{ role: "tool", tool_call_id: "c1", content: `used ${KEY}` },
		],
	},
	anthropic: {
		format: "anthropic",
		messages: [
			{ role: "user", content: `key ${KEY}` },
			{ role: "assistant", content: [{ type: "tool_use", id: "t1", name: "run", input: { id: KEY, [KEY]: 1 } }] },
			{ role: "user", content: [{ type: "tool_result", tool_use_id: "t1", content: `used ${KEY}` }] },
		],
	},
	responses: {
		format: "responses",
		messages: [
			{ role: "user", content: [{ type: "input_text", text: `key ${KEY}` }] },
			{ type: "function_call", call_id: "f1", name: "run", arguments: JSON.stringify({ key: KEY }) },
			{ type: "function_call_output", call_id: "f1", output: KEY },
		],
	},
	"ai-sdk": {
		format: "ai-sdk",
		messages: [
			{ role: "user", content: [{ type: "text", text: `key ${KEY}` }] },
			{ role: "assistant", content: [{ type: "tool-call", toolCallId: "a1", toolName: "run", input: { key: KEY } }] },
		],
	},
};

describe("secrets that are taken out before anything is stored", () => {
	it.each(Object.entries(SHAPES))("are those of messages in every shape: %s", async (_, body) => {
		const thread = await newThread();
		const answer = await call("POST", `${thread}/messages`, body);
		expectDone(answer);
		expect(appended.parse(answer.body).redacted).toBe(JSON.stringify(body).split(KEY).length - 1);
		const text = await shown(thread);
		expect(text).toContain(LEFT);
		expect(text).not.toContain(KEY);
	});

	it("are those of every door that writes", async () => {
		const thread = await newThread();
		const text = `The key is ${KEY} and the card ${CARD}.`;
		const scope = "user:ada";
		const writes: [string, string, object][] = [
			["POST", `${thread}/messages`, { messages: [{ id: "m1", role: "user", content: text }] }],
			["PATCH", `${thread}/messages/m1`, { content: `again ${text}` }],
			["PATCH", thread, { title: text, metadata: { text } }],
			["POST", `${thread}/notes`, { content: text, category: "context" }],
			["PATCH", `${thread}/working-state`, { current_task: text }],
			[
				"POST",
				`${thread}/context`,
				{ query: text, append: true, system: text, knowledge: [{ content: text, source: { id: KEY, type: "doc" } }] },
			],
			["POST", "/v1/memories", { content: text, type: "fact", scope, metadata: { text } }],
			["POST", "/v1/memories/ingest", { text: `I live in Oslo. ${text} I work at Acme.`, user_id: "ada", wait: true }],
			["POST", "/v1/relations", { subject: "Ada", predicate: "USES", object: KEY, scope }],
			["POST", "/v1/skills", { name: "deploy", description: text, body: text, scope }],
			["PUT", "/v1/blocks/global/system", { content: text }],
			["POST", "/v1/memory-tool", { command: "create", path: "/memories/a.txt", file_text: text, user_id: "ada" }],
			[
				"POST",
				"/mcp",
				{
					jsonrpc: "2.0",
					id: 1,
					method: "tools/call",
					params: { name: "remember", arguments: { content: text, type: "fact", user_id: "ada" } },
				},
			],
		];
		for (const [n, [method, path, body]] of writes.entries()) {
			const headers = {
				...(method === "POST" && path !== "/mcp" && { "idempotency-key": `redacted-${n}` }),
				accept: "application/json, text/event-stream",
			};
			const answer = await call(method, path, body, headers);
			expectDone(answer);
			expect(JSON.stringify(answer.body)).not.toContain(KEY);
		}
		await expect.poll(() => shown(thread)).toContain("ctx_");
		const memories = JSON.stringify((await call("GET", "/v1/memories?limit=200")).body);
		expect(memories).toContain(LEFT);
		const everything = `${await shown(thread)}${memories}${await databaseText()}`;
		expect(everything).not.toContain(KEY);
		expect(everything).not.toContain(CARD);
	});

	it("are those of tools whose JSON escapes slashes and signs", async () => {
		const { secret: hook = "" } = SECRET_EXAMPLES["slack webhook"] ?? {};
		const url = `https://hooks.slack.com/${hook}`;
		const escaped = (value: object) => JSON.stringify(value).replaceAll("/", "\\/");
		const password = '{"password":"Tr0ub4dor\\u00263xQz9"}';
		const thread = await newThread();
		const calls = [{ id: "c1", name: "post", arguments: escaped({ url }) }];
		const messages = [
			{ role: "assistant", content: "", tool_calls: calls },
			{ role: "tool", tool_call_id: "c1", content: escaped({ body: escaped({ url }) }) },
			{ role: "user", content: password },
		];
		const answer = await call("POST", `${thread}/messages`, { messages });
		expect(appended.parse(answer.body).redacted).toBe(3);
		const text = (await shown(thread)).replace(/\\+/g, "");
		expect(text).not.toContain(hook.slice(-12));
		expect(text).not.toContain("3xQz9");
	});

	it("are those of a chat platform's messages", async () => {
		const { send, said } = await connected("generic", { tenant: "redacted" });
		const event = { type: "message", channel: "c1", message_id: "w1", user: "ada", ts: "2026-11-20T10:00:00Z" };
		expectDone(await send({ ...event, id: "e1", text: `take ${KEY}` }));
		expect(await said("generic:c1")).toMatchObject([{ content: `take ${LEFT}` }]);
	});

	it("are those of an import's lines", async () => {
		const id = `imported-${crypto.randomUUID().slice(0, 8)}`;
		const text = `key ${KEY}`;
		const [scope, at] = ["user:imported", `/v1/threads/${id}`];
		const writes: [string, string, object][] = [
			["POST", "/v1/threads", { id, title: text, user_id: "imported" }],
			["POST", `${at}/messages`, { messages: [{ role: "user", content: text, metadata: { text } }] }],
			["POST", `${at}/notes`, { content: text, category: "task" }],
			["POST", "/v1/memories", { content: text, scope }],
			["POST", "/v1/relations", { subject: "Ada", predicate: "USES", object: text, scope }],
			["POST", "/v1/skills", { name: "deploy", description: text, body: text, scope }],
			["PUT", `/v1/blocks/${encodeURIComponent(scope)}/system`, { content: text }],
		];
		for (const [method, path, body] of writes) expectDone(await api(method, path, body, { key: other }));
		const lines = await exported(other, "?user_id=imported");
		expect(lines.filter((line) => JSON.stringify(line).includes(KEY)).length).toBeGreaterThanOrEqual(writes.length);

		expect(await importing(lines, key)).toMatchObject({ imported: lines.length, failed: 0 });
		const kept = await exportedText(key, "?user_id=imported");
		expect(kept.split(LEFT).length).toBeGreaterThan(writes.length);
		expect(kept).not.toContain(KEY);
		expect(await importing(lines, key)).toMatchObject({ imported: 0, failed: 0 });
	});

	it("are those of talk that is sent anew through the proxy, which is stored once", async () => {
		fakeUpstream(() => completion(`Take ${KEY}.`));
		const thread = `proxied-${crypto.randomUUID().slice(0, 8)}`;
		const first = [{ role: "user", content: `key ${KEY}` }];
		const second = [...first, { role: "assistant", content: `Take ${KEY}.` }, { role: "user", content: `and ${CARD}` }];
		for (const messages of [first, first, second]) {
			const headers = { "x-tessera-thread": thread };
			expect(await proxied("/chat/completions", { model: "gpt-4o", messages }, { key, headers })).toMatchObject({
				status: 200,
			});
			await expect.poll(async () => (await stored(thread, key)).at(-1)?.role).toBe("assistant");
		}
		vi.unstubAllGlobals();
		const kept = (await stored(thread, key)).map(({ content }) => JSON.stringify(content));
		const once = kept.filter((content) => content.startsWith('"key'));
		expect(once).toEqual([JSON.stringify(`key ${LEFT}`)]);
		expect(kept.join()).not.toMatch(new RegExp(`${KEY}|4111`));
		expect(kept.join()).toContain(`Take ${LEFT}.`);
	});

	it("are those of what no thread can hold too, which a model is shown all the same", async () => {
		const upstream = fakeUpstream(() => Response.json({ output: [] }));
		const shell = { type: "custom_tool_call", call_id: "c", name: "shell", input: "cat key" };
		const input = [
			{ role: "user", content: "?" },
			shell,
			{ type: "custom_tool_call_output", call_id: "c", output: KEY },
		];
		const headers = { "x-tessera-thread": `proxied-${crypto.randomUUID().slice(0, 8)}` };
		expect(await proxied("/responses", { model: "gpt-4o", input }, { key, headers })).toMatchObject({ status: 200 });
		vi.unstubAllGlobals();
		expect(upstream.sent[0]?.body.input).toMatchObject([{ role: "user" }, shell, { output: LEFT }]);
	});

	it("let a repeated request meet what it stored", async () => {
		const thread = await newThread();
		const body = { messages: [{ id: "same", role: "user", content: `key ${KEY}` }] };
		const first = await call("POST", `${thread}/messages`, body);
		const again = await call("POST", `${thread}/messages`, body);
		expect([first.status, again.status]).toEqual([201, 201]);
		expect(JSON.stringify(again.body)).toContain('"last_seq":1');
	});

	it("are shown to nobody who asks, and left where the thread wants them", async () => {
		const asked = { messages: [{ role: "user", content: `key ${KEY}` }] };
		const kept = await newThread({ redact: false });
		const left = await call("POST", `${kept}/messages`, asked);
		expect(appended.parse(left.body).redacted).toBeUndefined();
		expect(await shown(kept)).toContain(KEY);

		const [off, on] = [await newThread({}, other), await newThread({ redact: true }, other)];
		for (const thread of [off, on]) expectDone(await api("POST", `${thread}/messages`, asked, { key: other }));
		expect(await shown(off, other)).toContain(KEY);
		expect(await shown(on, other)).not.toContain(KEY);
		expectDone(await api("PATCH", off, { config: { redact: true } }, { key: other }));
		expectDone(await api("POST", `${off}/notes`, { content: `n ${KEY}`, category: "task" }, { key: other }));
		const notes = await api("GET", `${off}/notes`, undefined, { key: other });
		expect(JSON.stringify(notes.body)).toContain(`n ${LEFT}`);
		const scope = `thread:${on.split("/").at(-1)}`;
		const made = await api("POST", "/v1/memories", { content: `m ${KEY}`, type: "fact", scope }, { key: other });
		expect(made.body).toMatchObject({ content: `m ${LEFT}` });
	});

	it("are no secrets of an installation, which has to know them", async () => {
		const secret = "8f742231b10e8888abcd99yyyzzz85a5";
		const made = await call("POST", "/v1/installations", { platform: "slack", secret, name: "s" });
		expectDone(made);
	});

	it("refuse nothing that was taken before, and tell of a wrong setting", async () => {
		const wrong = await call("POST", "/v1/threads", { config: { redact: "yes" } });
		expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: "config.redact" }] } });
	});
});
