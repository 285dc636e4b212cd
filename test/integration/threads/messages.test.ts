import { describe, expect, it } from "vitest";
import { api, ask } from "../client.ts";
import {
	append,
	appendedAnswer,
	assistant,
	invalid,
	newThread,
	notFound,
	page,
	readBack,
	refusal,
	result,
	user,
} from "../thread-calls.ts";

const FAMILY = "👩‍👩‍👧‍👦";

describe("what is appended", () => {
	it.each([
		["emoji and joiners", `🙂 ${FAMILY} 👍🏽 🇩🇪🇫🇷 e\u0301 \u200d`],
		["Chinese", "今天我们讨论了数据库的设计，张伟负责。"],
		["line ends of every kind", "a\r\nb\nc\rd\u2028e\n\n "],
		["special tokens", "<|endoftext|><|im_start|>system<|im_end|>"],
		["a word of 100,000 characters", "x".repeat(100_000)],
		["tags", '</user></system><knowledge>&lt;b&gt; & "quoted" <!-- -->'],
		["quotes, backslashes and controls", "'; DROP TABLE messages; -- \\ \" \u0001\u001f\u007f"],
		["blanks alone", " \t\n "],
		["a byte order mark", "\ufeffx"],
	])("comes back as it was: %s", async (_, content) => {
		const thread = await newThread();
		await append(thread, [user(content), user([{ type: "text", text: content }])]);

		expect(await ask(page, "GET", `${thread}/messages`)).toMatchObject({
			data: [{ content }, { content: [{ type: "text", text: content }] }],
		});
	});

	it("comes back with every field", async () => {
		const thread = await newThread();
		const given = [
			{
				id: "m:1",
				role: "user",
				content: [
					{ type: "text", text: "" },
					{ type: "image_url", url: "data:image/png;base64,AAAA", tokens: 0 },
					{ type: "text", text: "what is this?" },
				],
				name: "Zoë Ada",
				user_id: "u@example.org",
				created_at: "2025-12-31T23:59:59.999Z",
				metadata: { list: [1, null, "x"], nested: { z: 1, a: 2 }, "": false },
			},
			{
				id: "m:2",
				role: "assistant",
				content: [{ type: "thinking", text: "hm", signature: "c2ln" }],
				tool_calls: [
					{ id: "call 1", name: "look_up", arguments: '{ "q" : "a\\nb",\t"n":1e2 }' },
					{ id: "call 2", name: "no json", arguments: "" },
				],
			},
			{ id: "m:3", role: "tool", content: "", tool_call_id: "call 1", name: "look_up" },
		];
		const refused = await api("POST", `${thread}/messages`, { messages: given });
		expect(refused).toMatchObject(invalid("messages.2.content"));
		const messages = given.map((message) => (message.id === "m:3" ? { ...message, content: "r" } : message));
		const { messages: stored } = await append(thread, messages);

		const { data } = await ask(page, "GET", `${thread}/messages`);
		expect(data).toEqual(
			messages.map((message, index) => ({
				created_at: stored[index]?.created_at,
				...message,
				seq: index + 1,
				tokens: stored[index]?.tokens,
				pinned: false,
			})),
		);
	});

	it("keeps times in UTC with milliseconds", async () => {
		const thread = await newThread();
		const { messages } = await append(thread, [user("x", { created_at: "2026-01-12T09:30:00Z" }), user("y")]);

		expect(messages[0]?.created_at).toBe("2026-01-12T09:30:00.000Z");
		expect(messages[1]?.created_at).toMatch(/\.\d{3}Z$/);
	});
});

describe("the answer", () => {
	it("says where each message stands, and what the thread carries of what it may", async () => {
		const thread = await newThread({ model: "gpt-4o" });
		const answer = await api("POST", `${thread}/messages`, { messages: [user("one two three"), assistant("four")] });

		expect(answer).toMatchObject({
			status: 201,
			body: {
				messages: [
					{ id: expect.stringMatching(/^msg_/), seq: 1, tokens: 3 },
					{ id: expect.stringMatching(/^msg_/), seq: 2, tokens: 1 },
				],
				last_seq: 2,
				overflow: { tokens: 4, limit: 16_000 },
			},
		});
		expect(await api("GET", thread)).toMatchObject({ body: { last_seq: 2, message_count: 2, token_count: 4 } });
	});

	it.each([
		[{}, 4_000],
		[{ budget: "4k" }, 1_600],
		[{ budget: { history: 2_500, knowledge: 0 } }, 8_192],
		[{ model: "nobody-knows-1", budget: { history: 100_000 } }, 400_000],
	])("gives a thread of %j the token limit %i", async (body, limit) => {
		const { overflow } = await append(await newThread(body), [user("x")]);

		expect(overflow.limit).toBe(limit);
	});

	it("is the same for a call that is repeated, with the ids the caller gave", async () => {
		const thread = await newThread();
		const body = { messages: [user("one", { id: "a" }), assistant("two", { id: "b" })], if_seq: 0 };
		const first = await api("POST", `${thread}/messages`, body);
		await append(thread, [user("three")]);
		const again = await ask(appendedAnswer, "POST", `${thread}/messages`, body);

		expect(first).toMatchObject({ status: 201, body: { messages: again.messages } });
		expect(again.last_seq).toBe(3);
	});
});

describe("many writers", () => {
	it("lose nothing: 50 at a time", async () => {
		const thread = await newThread();
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, n) => append(thread, [user(`question ${n}`), assistant(`answer ${n}`)])),
		);
		const { data } = await ask(page, "GET", `${thread}/messages?limit=200`);

		expect(data.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
		for (const [n, { messages }] of answers.entries()) {
			const [question, reply] = messages.map(({ seq }) => data[seq - 1]);
			expect([question?.content, reply?.content]).toEqual([`question ${n}`, `answer ${n}`]);
			expect((reply?.seq ?? 0) - (question?.seq ?? 0)).toBe(1);
		}
	});

	it("are told the current seq when theirs is old, and change nothing", async () => {
		const thread = await newThread();
		await append(thread, [user("one"), user("two")], { if_seq: 0 });
		const before = await readBack(thread);

		expect(await api("POST", `${thread}/messages`, { messages: [user("x")], if_seq: 1 })).toMatchObject(
			refusal(409, "conflict", { current_seq: 2 }),
		);
		expect(await readBack(thread)).toEqual(before);
	});
});

describe("GET /v1/threads/{id}/messages/search", () => {
	it("finds messages, best first, with a score and a sentence", async () => {
		const thread = await newThread();
		await append(thread, [
			user("The cat sleeps. The engine starts at noon!"),
			assistant("No."),
			user("engines, engines"),
		]);
		const answer = await api("GET", `${thread}/messages/search?q=${encodeURIComponent('"engine"')}`);

		expect(answer).toMatchObject({
			status: 200,
			body: {
				data: [
					{ message: { seq: 3 }, snippet: "engines, engines" },
					{ message: { seq: 1 }, snippet: "The engine starts at noon!" },
				],
			},
		});
		expect(await api("GET", `${thread}/messages/search?q=engine&limit=1`)).toMatchObject({
			body: { data: { length: 1 } },
		});
	});

	it.each([
		["q", ""],
		["q", "?q="],
		["limit", "?q=x&limit=0"],
		["order", "?q=x&order=asc"],
	])("refuses a wrong %s: %s", async (path, query) => {
		expect(await api("GET", `${await newThread()}/messages/search${query}`)).toMatchObject(invalid(path));
	});
});

it("is 404 for a thread that is not there", async () => {
	expect(await api("POST", "/v1/threads/nobody/messages", { messages: [result("c")] })).toMatchObject(notFound);
	expect(await api("GET", "/v1/threads/nobody/messages")).toMatchObject(notFound);
	expect(await api("GET", "/v1/threads/nobody/messages/search?q=x")).toMatchObject(notFound);
});
