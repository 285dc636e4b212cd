import { expect, it } from "vitest";
import { inThread, type LocalTest } from "./local-thread.ts";

const LONG = "We moved the harbour office to Bergen on 3 June, said Anna. ".repeat(5_000);

const user = (id: string, content: string) => ({ id, role: "user" as const, content });

function stored({ sql }: LocalTest) {
	return {
		messages: sql.exec("SELECT seq, id FROM messages ORDER BY seq").toArray(),
		found: sql.exec("SELECT rowid AS seq FROM messages_fts WHERE messages_fts MATCH 'bergen' ORDER BY rowid").toArray(),
		traits: sql.exec("SELECT seq FROM message_traits ORDER BY seq").toArray(),
	};
}

it("lets others write while a long message is read, and leaves no gap", () =>
	inThread(async (thread) => {
		const long = thread.log().append({ messages: [user("a", LONG), user("b", LONG)], now: thread.now() });
		const short = thread.log().append({ messages: [user("c", "Hello.")], now: thread.now() });

		expect(await short).toMatchObject({ ok: true, value: { messages: [{ id: "c", seq: 1 }] } });
		expect(stored(thread).messages).toEqual([{ seq: 1, id: "c" }]);
		expect(await long).toMatchObject({ ok: true, value: { messages: [{ seq: 2 }, { seq: 3 }] } });
		expect(stored(thread)).toEqual({
			messages: ["c", "a", "b"].map((id, at) => ({ seq: at + 1, id })),
			found: [{ seq: 2 }, { seq: 3 }],
			traits: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
		});
	}));

it("holds a long append against what the thread has by then", () =>
	inThread(async (thread) => {
		const long = { messages: [user("a", LONG)], if_seq: 0, now: thread.now() };
		const first = thread.log().append(long);
		await thread.log().append({ messages: [user("c", "Hello.")], now: thread.now() });

		expect(await first).toEqual({ ok: false, error: { reason: "conflict", currentSeq: 1 } });
		expect(stored(thread).messages).toEqual([{ seq: 1, id: "c" }]);
		expect(await thread.log().append({ ...long, if_seq: 1 })).toMatchObject({ ok: true });
		expect(await thread.log().append({ ...long, if_seq: 1 })).toMatchObject({
			ok: true,
			value: { messages: [{ seq: 2 }] },
		});
	}));

it("writes the same long message once, however often it is appended at a time", () =>
	inThread(async (thread) => {
		const long = { messages: [user("a", LONG)], now: thread.now() };
		const all = await Promise.all([thread.log().append(long), thread.log().append(long), thread.log().append(long)]);

		expect(all.map((one) => one.ok && one.value.messages.map(({ seq }) => seq))).toEqual([[1], [1], [1]]);
		expect(stored(thread)).toMatchObject({ messages: [{ seq: 1 }], found: [{ seq: 1 }] });
	}));

it("brings nothing back that was deleted while a long edit of it was read", () =>
	inThread(async (thread) => {
		await thread.log().append({ messages: [user("a", "Hello.")], now: thread.now() });
		const edit = thread.log().edit("a", { content: LONG }, thread.now());
		await thread.log().remove("a", thread.now());

		expect(await edit).toMatchObject({ ok: false, error: { reason: "not_found" } });
		expect(stored(thread)).toMatchObject({ found: [], traits: [] });
	}));

it("writes nothing to a thread that was deleted while a long message was read", () =>
	inThread(async (thread) => {
		const long = thread.log().append({ messages: [user("a", LONG)], now: thread.now() });
		await thread.log().erase();

		expect(await long).toMatchObject({ ok: false, error: { reason: "not_found" } });
		expect(stored(thread)).toMatchObject({ messages: [], found: [] });
	}));
