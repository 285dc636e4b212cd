import { describe, expect, it } from "vitest";
import { api } from "../client.ts";
import { append, assistant, calling, invalid, newThread, readBack, refusal, result, user } from "../thread-calls.ts";

/** Sends this beside good messages; gives the answer, and checks that it has changed nothing. */
async function refused(body: unknown) {
	const thread = await newThread();
	await append(thread, [user("first", { id: "m1" }), calling("c1"), result("c1")]);
	const before = await readBack(thread);
	const answer = await api("POST", `${thread}/messages`, body);
	expect(await readBack(thread)).toEqual(before);
	return answer;
}

const good = user("good");

describe("one message", () => {
	it.each([
		["role", { role: "robot" }],
		["role", { role: undefined }],
		["content", { content: undefined }],
		["content", { content: null }],
		["content", { content: 5 }],
		["content", { content: "" }],
		["content", { content: [] }],
		["content", { content: [{ type: "text", text: "" }] }],
		["content.0.type", { content: [{ type: "audio", text: "x" }] }],
		["content.1.text", { content: [{ type: "text", text: "x" }, { type: "text" }] }],
		["content.0.url", { content: [{ type: "image_url" }] }],
		["content.0.tokens", { content: [{ type: "image_url", url: "x", tokens: -1 }] }],
		["content.0.signature", { content: [{ type: "text", text: "x", signature: "s" }] }],
		["id", { id: "no spaces" }],
		["name", { name: "" }],
		["user_id", { user_id: "a b" }],
		["created_at", { created_at: "yesterday" }],
		["created_at", { created_at: "2026-01-12T09:30:00+01:00" }],
		["created_at", { created_at: "2026-02-30T09:30:00Z" }],
		["created_at", { created_at: 1_768_210_200 }],
		["metadata", { metadata: [1] }],
		["seq", { seq: 9 }],
		["pinned", { pinned: true }],
		["tool_calls", { tool_calls: [{ id: "c", name: "f", arguments: "{}" }] }],
		["tool_call_id", { tool_call_id: "c1" }],
	])("with a wrong %s is refused under its path: %j", async (path, wrong) => {
		const messages = [good, good, good, { ...good, ...wrong }];

		expect(await refused({ messages })).toMatchObject(invalid(`messages.3.${path}`));
	});

	it.each([
		["tool_calls", { tool_calls: [] }],
		["tool_calls.0.arguments", { tool_calls: [{ id: "c", name: "f", arguments: {} }] }],
		["tool_calls.0.type", { tool_calls: [{ id: "c", type: "function", name: "f", arguments: "" }] }],
		[
			"tool_calls.1.id",
			{
				tool_calls: [
					{ id: "c", name: "f", arguments: "" },
					{ name: "f", arguments: "" },
				],
			},
		],
		["tool_calls", { tool_calls: [1, 2].map(() => ({ id: "c", name: "f", arguments: "" })) }],
		["content", { content: undefined, tool_calls: [{ id: "c", name: "f", arguments: "" }] }],
	])("of an assistant with a wrong %s is refused: %j", async (path, wrong) => {
		expect(await refused({ messages: [{ ...assistant("x"), ...wrong }] })).toMatchObject(invalid(`messages.0.${path}`));
	});

	it.each([
		["tool_call_id", { tool_call_id: undefined }],
		["tool_call_id", { tool_call_id: "unknown" }],
		["tool_call_id", { tool_call_id: "c1" }],
		["tool_call_id", { tool_call_id: "" }],
		["content", { content: "" }],
	])("of a tool with a wrong %s is refused: %j", async (path, wrong) => {
		expect(await refused({ messages: [good, { ...result("c1"), ...wrong }] })).toMatchObject(
			invalid(`messages.1.${path}`),
		);
	});

	it("that can't be kept as text is refused", async () => {
		const lone = await refused('{"messages":[{"role":"user","content":"a\\ud800b"}]}');
		expect(lone).toMatchObject(invalid("messages.0.content"));
		const zero = await refused('{"messages":[{"role":"user","content":"x","metadata":{"a":["\\u0000"]}}]}');
		expect(zero).toMatchObject(invalid("messages.0.metadata.a.0"));
	});

	it("with metadata that is too large is refused by its size", async () => {
		expect(await refused({ messages: [good, { ...good, metadata: { text: "é".repeat(40_000) } }] })).toMatchObject(
			refusal(413, "too_large", { limit: 65_536, actual: 80_011 }),
		);
	});
});

describe("the request", () => {
	it.each([
		["messages", {}],
		["messages", { messages: [] }],
		["messages", { messages: good }],
		["messages", { messages: Array.from({ length: 501 }, () => good) }],
		["messages.0", { messages: ["hello"] }],
		["if_seq", { messages: [good], if_seq: -1 }],
		["if_seq", { messages: [good], if_seq: "3" }],
		["wait", { messages: [good], wait: true }],
	])("with wrong %s is refused", async (path, body) => {
		expect(await refused(body)).toMatchObject(invalid(path));
	});

	it("of 500 messages is taken", async () => {
		const { last_seq } = await append(
			await newThread(),
			Array.from({ length: 500 }, () => good),
		);

		expect(last_seq).toBe(500);
	});

	it("over 1 MiB is refused, and one just below it is taken", async () => {
		const body = (size: number) => JSON.stringify({ messages: [user("x".repeat(size - 46))] });
		expect(body(1_048_576).length).toBeGreaterThanOrEqual(1_048_570);
		expect(await refused(" ".repeat(1_048_577 - body(100).length) + body(100))).toMatchObject(
			refusal(413, "too_large", { limit: 1_048_576, actual: 1_048_577 }),
		);
		const thread = await newThread();
		expect((await api("POST", `${thread}/messages`, body(1_048_570))).status).toBe(201);
	});

	it.each([
		["not JSON", "{", {}, 400, "invalid_json"],
		["no body", "", {}, 400, "invalid_json"],
		["a form", "a=b", { "content-type": "application/x-www-form-urlencoded" }, 415, "unsupported_media_type"],
	])("that is %s is refused", async (_, body, headers, status, code) => {
		const thread = await newThread();
		expect(await api("POST", `${thread}/messages`, body, { headers })).toMatchObject(refusal(status, code));
	});

	it("with a known id that says something else is refused, and nothing of it is stored", async () => {
		const answer = await refused({ messages: [good, user("other", { id: "m1" })] });

		expect(answer).toMatchObject(refusal(409, "already_exists", { detail: expect.stringContaining("messages.1.id") }));
	});

	it("is taken with empty content beside calls, and with parts that say something", async () => {
		const thread = await newThread();
		await append(thread, [
			assistant("", { tool_calls: [{ id: "a", name: "f", arguments: "" }] }),
			assistant([], { tool_calls: [{ id: "b", name: "f", arguments: "not json" }] }),
			result("a", " "),
			user([{ type: "image_url", url: "x" }]),
		]);
	});
});
