import { expect, it } from "vitest";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, calling, made, must, NOW, result, user } from "./thread-fixtures.ts";

async function stored(log: ThreadLog) {
	return must(await log.messages({ order: "asc", limit: 200 })).messages;
}

/** Appending: gapless, all or nothing, safe to repeat, and by the rules of roles. */
export function appendContract(fresh: () => ThreadLog): void {
	it("numbers messages from 1 without gaps, whoever comes between", async () => {
		const log = fresh();
		await made(log);
		const calls = Array.from({ length: 20 }, (_, n) => appended(log, [user(`a${n}`), user(`b${n}`)]));
		const seqs = (await Promise.all(calls)).flatMap(({ messages }) => messages.map(({ seq }) => seq));

		expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
		expect((await stored(log)).map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
	});

	it("keeps every field as it came, and gives ids and times where there are none", async () => {
		const log = fresh();
		await made(log);
		const full = user("hello", {
			id: "mine",
			name: "Ada",
			user_id: "u",
			created_at: "2025-01-01T00:00:00.000Z",
			metadata: '{"a":1}',
		});
		await appended(log, [full, user("plain")]);

		expect(await stored(log)).toEqual([
			{ ...full, seq: 1, tokens: 1, pinned: false },
			{
				role: "user",
				content: "plain",
				id: expect.stringMatching(/^msg_[0-9A-Z]{26}$/),
				created_at: "2026-01-12T09:30:00.000Z",
				seq: 2,
				tokens: 1,
				pinned: false,
			},
		]);
	});

	it("keeps sums: the thread's tokens are those of its messages", async () => {
		const log = fresh();
		await made(log);
		const first = await appended(log, [user("one two three"), calling("c1"), result("c1", "four")]);
		const second = await appended(log, [
			user([
				{ type: "image_url", url: "x" },
				{ type: "thinking", text: "hm" },
			]),
		]);
		const tokens = [...first.messages, ...second.messages].map((message) => message.tokens);

		expect(tokens).toEqual([3, 2, 1, 1_001]);
		expect(second.thread).toMatchObject({ token_count: 1_007, message_count: 4, last_seq: 4 });
		expect(await log.read()).toEqual({ ok: true, value: second.thread });
		expect((await stored(log)).map((message) => message.tokens)).toEqual(tokens);
	});

	it("stores nothing of a request that has one bad message", async () => {
		const log = fresh();
		const before = await made(log);
		const answer = await log.append({ messages: [user("good"), result("nobody"), user("good too")], now: NOW + 9 });

		expect(answer).toMatchObject({
			error: { reason: "invalid_request", problems: [{ path: "messages.1.tool_call_id" }] },
		});
		expect(await stored(log)).toEqual([]);
		expect(await log.read()).toEqual({ ok: true, value: before });
	});

	it("answers a message that is there with its seq, and stores only the new ones", async () => {
		const log = fresh();
		await made(log);
		const [first] = (await appended(log, [user("hello", { id: "m1", metadata: '{"a":1,"b":2}' })])).messages;
		const again = await appended(log, [
			user("new"),
			user("hello", { id: "m1", metadata: '{"b":2,"a":1}', created_at: "2025-01-01T00:00:00.000Z" }),
		]);

		expect(again.messages).toMatchObject([{ seq: 2 }, first]);
		expect(again.thread.message_count).toBe(2);
	});

	it("takes the same message twice in one request as one", async () => {
		const log = fresh();
		await made(log);
		const { messages, thread } = await appended(log, [
			user("hello", { id: "m1" }),
			user("x"),
			user("hello", { id: "m1" }),
		]);

		expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 1]);
		expect(thread.message_count).toBe(2);
	});

	it.each([
		["content", { content: "other" }],
		[
			"content in parts",
			{
				content: [
					{ type: "text" as const, text: "hel" },
					{ type: "text" as const, text: "lo" },
				],
			},
		],
		["role", { role: "system" as const }],
		["name", { name: "Ada" }],
		["user", { user_id: "u" }],
		["metadata", { metadata: '{"a":1}' }],
	])("refuses a known id with another %s, in the thread or in the request", async (_, change) => {
		const log = fresh();
		await made(log);
		const message = user("hello", { id: "m1" });
		const refused = {
			ok: false,
			error: { reason: "already_exists", detail: expect.stringContaining("messages.1.id") },
		};

		expect(await log.append({ messages: [message, { ...message, ...change }], now: NOW })).toMatchObject(refused);
		await appended(log, [message]);
		expect(await log.append({ messages: [user("new"), { ...message, ...change }], now: NOW })).toMatchObject(refused);
		expect(await stored(log)).toHaveLength(1);
	});

	it("knows a message again that says the same text as one part, as other SDKs write it", async () => {
		const log = fresh();
		await made(log);
		const message = user("hello", { id: "m1" });
		await appended(log, [message]);

		const again = { ...message, content: [{ type: "text" as const, text: "hello" }] };
		expect(await log.append({ messages: [again], now: NOW })).toMatchObject({ ok: true });
		expect(await stored(log)).toMatchObject([{ id: "m1", content: "hello" }]);
	});

	it("appends only at the seq it was told, and says which it is", async () => {
		const log = fresh();
		await made(log);
		await appended(log, [user("one"), user("two")]);

		for (const if_seq of [0, 1, 3]) {
			expect(await log.append({ messages: [user("late")], if_seq, now: NOW })).toEqual({
				ok: false,
				error: { reason: "conflict", currentSeq: 2 },
			});
		}
		expect((await log.append({ messages: [user("three")], if_seq: 2, now: NOW })).ok).toBe(true);
		expect(await stored(log)).toHaveLength(3);
	});

	it("lets one of many writers at the same seq through", async () => {
		const log = fresh();
		await made(log);
		const calls = Array.from({ length: 10 }, (_, n) => log.append({ messages: [user(`${n}`)], if_seq: 0, now: NOW }));

		expect((await Promise.all(calls)).filter((answer) => answer.ok)).toHaveLength(1);
	});

	it("succeeds when a call is repeated, however old its seq", async () => {
		const log = fresh();
		await made(log);
		const request = { messages: [user("one", { id: "m1" }), user("two", { id: "m2" })], if_seq: 0, now: NOW };
		const first = must(await log.append(request));
		await appended(log, [user("three")]);

		expect(must(await log.append(request)).messages).toEqual(first.messages);
		expect(await log.append({ ...request, messages: [...request.messages, user("new")] })).toMatchObject({
			error: { reason: "conflict", currentSeq: 3 },
		});
	});

	it.each([
		["in one request", [[calling("a", "b"), result("b"), user("so?"), result("a")]]],
		["across requests", [[calling("a", "b")], [user("so?")], [result("a"), result("b")]]],
		["under an id that is used again", [[calling("a"), result("a")], [calling("a")], [result("a")]]],
		["under an id used again before its result came", [[calling("a"), calling("a")], [result("a")]]],
	])("takes calls and results %s", async (_, requests) => {
		const log = fresh();
		await made(log);
		for (const messages of requests) await appended(log, messages);

		expect(await stored(log)).toHaveLength(requests.flat().length);
	});

	it.each([
		["no call", [], [user("x"), result("a")], 1],
		["a call that comes later", [], [result("a"), calling("a")], 0],
		["a call answered in the same request", [], [calling("a"), result("a"), result("a")], 2],
		["a call answered before", [calling("a"), result("a")], [result("a", "again")], 0],
	])("refuses a result of %s", async (_, before, messages, index) => {
		const log = fresh();
		await made(log);
		if (before.length > 0) await appended(log, before);

		expect(await log.append({ messages, now: NOW })).toMatchObject({
			error: { reason: "invalid_request", problems: [{ path: `messages.${index}.tool_call_id` }] },
		});
		expect(await stored(log)).toHaveLength(before.length);
	});

	it("answers a result that is repeated under its id", async () => {
		const log = fresh();
		await made(log);
		const messages = [calling("a"), { ...result("a"), id: "r1" }];
		await appended(log, messages);

		expect((await appended(log, [{ ...result("a"), id: "r1" }])).messages).toMatchObject([{ id: "r1", seq: 2 }]);
	});
}
