import { expect, it } from "vitest";
import type { NewMessage, StoredMessage } from "../../../src/core/model/thread/message.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, calling, made, must, NOT_FOUND, NOW, result, snapshotRequest, user } from "./thread-fixtures.ts";

const LATER = NOW + 60_000;
const MISSING = { ok: false, error: { reason: "not_found", what: "message" } };

/** Pinning, editing and deleting messages. */
export function changesContract(fresh: () => ThreadLog): void {
	async function threadOf(...messages: NewMessage[]): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		await appended(
			log,
			messages.map((message, index) => ({ id: `m${index + 1}`, ...message })),
		);
		return log;
	}

	async function stored(log: ThreadLog): Promise<StoredMessage[]> {
		return must(await log.messages({ order: "asc", limit: 200 })).messages;
	}

	const view = async (log: ThreadLog) => must(await log.snapshot(snapshotRequest())).view;
	const found = async (log: ThreadLog, text: string) =>
		must(await log.search({ text, limit: 9 })).hits.map(({ message }) => message.seq);

	it("edits a message in its place, counted and found anew", async () => {
		const log = await threadOf(user("the zebra sleeps"), user("next"));
		const before = await stored(log);
		const edited = must(await log.edit("m1", { content: "the lion eats a lot of meat" }, LATER));

		expect(edited).toMatchObject({ id: "m1", seq: 1, pinned: false, edited_at: "2026-01-12T09:31:00.000Z" });
		expect(edited.tokens).toBeGreaterThan(before[0]?.tokens ?? 0);
		expect(await stored(log)).toEqual([edited, before[1]]);
		expect([await found(log, "zebra"), await found(log, "lion")]).toEqual([[], [1]]);
		expect((await view(log)).window[0]?.gist?.text).toBe("the lion eats a lot of meat");
		expect(must(await log.read())).toMatchObject({
			token_count: edited.tokens + (before[1]?.tokens ?? 0),
			updated_at: "2026-01-12T09:31:00.000Z",
		});
	});

	it("reads one message by its id, as it is now, until it is deleted", async () => {
		const log = await threadOf(user("hello"), user("next", { name: "ada" }));
		const [, second] = await stored(log);
		expect(await log.message("m2")).toEqual({ ok: true, value: second });
		await log.edit("m2", { content: "later" }, LATER);
		expect(must(await log.message("m2"))).toMatchObject({ content: "later", name: "ada", seq: 2 });
		await log.remove("m2", LATER);
		expect([await log.message("m2"), await log.message("m3")]).toEqual([MISSING, MISSING]);
		await log.erase();
		expect(await log.message("m1")).toEqual(NOT_FOUND);
	});

	it("changes nothing for the same content again", async () => {
		const log = await threadOf(user([{ type: "text", text: "hello" }]));
		const before = [await stored(log), await log.read()];
		await log.edit("m1", { content: [{ type: "text", text: "hello" }] }, LATER);
		await log.edit("m1", {}, LATER);

		expect([await stored(log), await log.read()]).toEqual(before);
	});

	it("refuses a content that says nothing, unless calls stand beside it", async () => {
		const log = await threadOf(user("hello"), calling("a"));

		expect(await log.edit("m1", { content: "", pinned: true }, LATER)).toMatchObject({
			error: { reason: "invalid_request", problems: [{ path: "content" }] },
		});
		expect((await stored(log))[0]).toMatchObject({ content: "hello", pinned: false });
		expect((await log.edit("m2", { content: "" }, LATER)).ok).toBe(true);
	});

	it("deletes what a message says and keeps its entry", async () => {
		const log = await threadOf(
			user("the zebra sleeps", { name: "Ada", metadata: '{"a":1}', user_id: "u" }),
			user("next"),
		);
		await log.edit("m1", { pinned: true, content: "the zebra eats" }, NOW);
		expect(await log.remove("m1", LATER)).toEqual({ ok: true, value: null });

		const [first, second] = await stored(log);
		expect(first).toEqual({
			id: "m1",
			seq: 1,
			role: "user",
			content: "",
			user_id: "u",
			tokens: 0,
			pinned: false,
			deleted: true,
			created_at: expect.any(String),
		});
		expect(must(await log.read())).toMatchObject({ last_seq: 2, message_count: 1, token_count: second?.tokens });
		expect(await found(log, "zebra")).toEqual([]);
		const seen = await view(log);
		expect(seen).toMatchObject({ pinned: [], hidden: { entries: [{ seq: 1, id: "m1", tokens: 0 }], more: 0 } });
		expect(seen.window.map(({ seq }) => seq)).toEqual([2]);
	});

	it("does not find a deleted message again, nor one that was never there", async () => {
		const log = await threadOf(user("hello"));
		await log.remove("m1", NOW);

		expect(await log.remove("m1", NOW)).toEqual(MISSING);
		expect(await log.edit("m1", { pinned: true }, NOW)).toEqual(MISSING);
		expect(await log.edit("m2", { content: "x" }, NOW)).toEqual(MISSING);
		expect(await log.remove("m2", NOW)).toEqual(MISSING);
		expect(await log.append({ messages: [user("hello", { id: "m1" })], now: NOW })).toMatchObject({
			error: { reason: "already_exists" },
		});
	});

	it("asks with the newest user message that is left", async () => {
		const log = await threadOf(user("one zebra"), user("two"), { role: "assistant", content: "a zebra" });
		await log.remove("m2", NOW);
		expect((await view(log)).found.map(({ seq }) => seq)).toEqual([3]);
		await log.remove("m1", NOW);
		expect((await view(log)).found).toEqual([]);
	});

	it("takes the results of a deleted call out of contexts, under an id that was used before too", async () => {
		const log = await threadOf(
			calling("a"),
			result("a", "first"),
			calling("a"),
			result("a", "second zebra"),
			user("x"),
		);
		await log.edit("m4", { pinned: true }, NOW);
		await log.remove("m3", NOW);
		const seen = await view(log);

		expect(seen.window.map(({ seq }) => seq)).toEqual([1, 2, 5]);
		expect(seen.hidden.entries.map(({ seq }) => seq)).toEqual([4, 3]);
		expect((await stored(log))[3]).toMatchObject({ content: "second zebra" });
		expect(await log.append({ messages: [result("a")], now: NOW })).toMatchObject({
			error: { reason: "invalid_request" },
		});
		await log.edit("m4", { content: "third lion" }, NOW);
		expect(must(await log.snapshot(snapshotRequest({ query: "lion" }))).view.found).toEqual([]);
		expect(await log.remove("m4", NOW)).toEqual({ ok: true, value: null });
	});

	it("lets a call be answered again whose result was deleted", async () => {
		const log = await threadOf(calling("a"), result("a", "wrong"));
		await log.remove("m2", NOW);

		expect((await appended(log, [result("a", "right")])).messages).toMatchObject([{ seq: 3 }]);
		expect((await view(log)).window.map(({ seq }) => seq)).toEqual([1, 3]);
	});

	it("leaves deleted instructions out", async () => {
		const system = (content: string): NewMessage => ({ role: "system", content });
		const log = await threadOf(system("Be brief."), system("Be kind."), user("hello"));
		await log.remove("m1", NOW);

		expect((await view(log)).leading.map(({ content }) => content)).toEqual(["Be kind."]);
	});

	it("reads pinned messages before the window with their pairs, and counts all once", async () => {
		const many = Array.from({ length: 400 }, (_, n) => user(`message ${n} ${"word ".repeat(20)}`));
		const log = await threadOf(user("old"), calling("a", "b"), result("a"), result("b"), user("other"));
		for (let at = 0; at < many.length; at += 200) await appended(log, many.slice(at, at + 200));
		await log.edit("m1", { pinned: true }, NOW);
		await log.edit("m3", { pinned: true }, NOW);
		await log.remove("m5", NOW);
		const { window, older, pinned, hidden: gone, unread } = await view(log);

		expect(pinned.map(({ seq, pinned: isPinned }) => [seq, isPinned])).toEqual([
			[1, true],
			[2, false],
			[3, true],
			[4, false],
		]);
		expect(window.length + older.length + pinned.length + gone.entries.length + unread.messages).toBe(405);
		await log.edit("m1", { pinned: false }, NOW);
		expect((await view(log)).pinned.map(({ seq }) => seq)).toEqual([2, 3, 4]);
	});
}
