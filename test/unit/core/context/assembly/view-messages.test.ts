import { describe, expect, it } from "vitest";
import { viewMessages } from "../../../../../src/core/context/assembly/view-messages.ts";
import type { NewMessage } from "../../../../../src/core/model/thread/message.ts";
import { toolCalls, words, wordsOf } from "../../thread-view.ts";

const NOW = "2026-11-20T12:00:00.000Z";

type Setup = { window?: number; gists?: number; recall?: { query: string | null; limit: number } | null };

const view = (messages: NewMessage[], { window = 1_000, gists = 300, recall = null }: Setup = {}) =>
	viewMessages(messages, {
		encoding: "o200k_base",
		count: words,
		limits: { window, gists, found: 1_000 },
		recall,
		now: NOW,
	});

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);
const user = (content: string): NewMessage => ({ role: "user", content });

/** Messages of 10 tokens. */
const plain = (length: number) => Array.from({ length }, (_, index) => user(`m${index + 1} ${wordsOf("w", 9)}`));

describe("messages as of a thread", () => {
	it("get a seq, a count, and an id and a time where they have none", () => {
		const [first, second] = view([
			{ role: "user", content: "hello there", id: "own", created_at: "2026-01-12T09:30:00.000Z" },
			{ role: "assistant", content: "", ...toolCalls("a") },
		]).window;
		expect(first).toMatchObject({ id: "own", seq: 1, tokens: 2, created_at: "2026-01-12T09:30:00.000Z" });
		expect(first?.gist).toEqual({ text: "hello there", tokens: 2 });
		expect(second).toMatchObject({ id: "messages.1", seq: 2, tokens: 2, created_at: NOW, pinned: false });
	});

	it("system messages at the very beginning lead, later ones stay in place", () => {
		const system: NewMessage = { role: "system", content: "be kind" };
		const { leading, window } = view([system, system, user("hi"), system]);
		expect(seqs(leading)).toEqual([1, 2]);
		expect(seqs(window)).toEqual([3, 4]);
		expect(view([system])).toMatchObject({ leading: [{ seq: 1 }], window: [], question: null });
	});

	it("none make an empty view", () => {
		expect(view([], { recall: { query: null, limit: 5 } })).toMatchObject({
			leading: [],
			window: [],
			question: null,
			older: [],
			unread: { messages: 0, tokens: 0 },
			found: [],
		});
	});
});

describe("the window", () => {
	it("is read as it will be shown: old thinking takes no room", () => {
		const thinking: NewMessage = { role: "assistant", content: [{ type: "thinking", text: wordsOf("t", 40) }] };
		const turns = Array.from({ length: 5 }, () => [user("q"), thinking]).flat();
		expect(seqs(view(turns, { window: 90 }).window)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(seqs(view(turns, { window: 60 }).window)).toEqual([8, 9, 10]);
	});

	it("is read until it passes the limit, older messages are entries, newest first", () => {
		const { window, older, unread } = view(plain(6), { window: 25 });
		expect(seqs(window)).toEqual([4, 5, 6]);
		expect(seqs(older)).toEqual([3, 2, 1]);
		expect(older[0]?.gist.text).toMatch(/^m3 /);
		expect(unread).toEqual({ messages: 0, tokens: 0 });
	});

	it("holds the newest message, however large", () => {
		expect(seqs(view([...plain(2), user(wordsOf("w", 5_000))], { window: 25 }).window)).toEqual([3]);
	});

	it("never holds a result without its call, nor only some of parallel calls", () => {
		const result = (id: string): NewMessage => ({ role: "tool", content: wordsOf("r", 100), tool_call_id: id });
		const messages = [
			user("go"),
			{ role: "assistant", content: "", ...toolCalls("a", "b") } as const,
			result("b"),
			result("a"),
		];
		expect(seqs(view(messages, { window: 25 }).window)).toEqual([2, 3, 4]);
	});

	it("is not read for a block that is absent", () => {
		const { window, older, question } = view(plain(2), { window: 0, gists: 0 });
		expect(window).toEqual([]);
		expect(seqs(older)).toEqual([2, 1]);
		expect(question?.seq).toBe(2);
	});

	it("beyond what a receipt lists, entries go as far as gists have room, and the rest is counted", () => {
		const { window, older, unread } = view(plain(500), { window: 90, gists: 0 });
		expect(window).toHaveLength(10);
		expect(older).toHaveLength(190);
		expect(unread).toEqual({ messages: 300, tokens: 3_000 });
		expect(view(plain(500), { window: 90, gists: 5_000 }).older.length).toBeGreaterThan(400);
	});
});

describe("the question", () => {
	const late = [user("why?"), ...plain(3).map((message): NewMessage => ({ ...message, role: "assistant" }))];

	it("is the newest user message where that is older than the window", () => {
		expect(view(late, { window: 15 }).question).toMatchObject({ seq: 1, content: "why?" });
		expect(view(late, { window: 15 }).older.map(({ seq }) => seq)).toContain(1);
	});

	it("is none where the window holds it, or nobody asked", () => {
		expect(view(late).question).toBeNull();
		expect(view(late.slice(1), { window: 15 }).question).toBeNull();
	});

	it("that is counted and not listed is not counted twice", () => {
		const { question, unread } = view(
			[...late.slice(0, 1), ...plain(300).map((one): NewMessage => ({ ...one, role: "assistant" }))],
			{
				window: 15,
				gists: 0,
			},
		);
		expect(question?.seq).toBe(1);
		expect(unread.messages).toBe(100);
	});
});

describe("recall", () => {
	const messages = [
		user("we deploy with D1"),
		user("lunch is at noon"),
		user("deploy on Mondays"),
		user("how do we deploy?"),
	];
	const found = (query: string | null, limit = 5) => view(messages, { recall: { query, limit } }).found;

	it("searches with the query, in all messages, best first", () => {
		const hits = found("lunch noon");
		expect(seqs(hits)[0]).toBe(2);
		expect(hits[0]).toMatchObject({ id: "messages.1", tokens: 4, message: { content: "lunch is at noon" } });
		expect(seqs(found("deploy"))).toContain(4);
	});

	it("without a query searches with the newest user message, and does not find that", () => {
		expect(seqs(found(null)).slice(0, 2).sort()).toEqual([1, 3]);
		expect(seqs(found(null))).not.toContain(4);
	});

	it("brings as many near misses as it may bring hits", () => {
		expect(found("deploy", 1)).toHaveLength(2);
		expect(view(messages).found).toEqual([]);
	});

	it("does not find instructions", () => {
		const withSystem: NewMessage[] = [{ role: "system", content: "always deploy" }, ...messages];
		expect(seqs(view(withSystem, { recall: { query: "deploy", limit: 9 } }).found)).not.toContain(1);
	});
});
