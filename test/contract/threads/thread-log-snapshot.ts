import { expect, it } from "vitest";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import type { SnapshotRequest, ThreadView } from "../../../src/core/model/thread/snapshot.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, calling, made, must, result, snapshotRequest, user } from "./thread-fixtures.ts";

const say = (n: number, words = 20) => user(`message ${n} ${"word ".repeat(words)}`);
const assistant = (content: string): NewMessage => ({ role: "assistant", content });

/** What a context reads of a thread, in one call. */
export function snapshotContract(fresh: () => ThreadLog): void {
	async function threadOf(messages: NewMessage[]): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		for (let at = 0; at < messages.length; at += 500) await appended(log, messages.slice(at, at + 500));
		return log;
	}

	async function view(log: ThreadLog, changes: Partial<SnapshotRequest> = {}): Promise<ThreadView> {
		return must(await log.snapshot(snapshotRequest(changes))).view;
	}

	const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

	/** Every message is counted once: leading, shown, an entry, the question, or unread. */
	function counted({ leading, window, question, older, unread }: ThreadView): number {
		const listed = new Set(
			[...leading, ...window, ...(question === null ? [] : [question]), ...older].map(({ seq }) => seq),
		);
		return listed.size + unread.messages;
	}

	it("holds the thread and, where all fits, all of its messages", async () => {
		const log = await threadOf([user("one"), assistant("two"), user("three")]);
		const snapshot = must(await log.snapshot(snapshotRequest({ recall: null })));

		expect(snapshot.thread).toEqual(must(await log.read()));
		expect(snapshot.view).toMatchObject({
			encoding: "cl100k_base",
			leading: [],
			question: null,
			older: [],
			unread: { messages: 0, tokens: 0 },
			found: [],
		});
		expect(snapshot.view.window.map(({ seq, content, gist }) => [seq, content, gist?.text])).toEqual([
			[1, "one", "one"],
			[2, "two", "two"],
			[3, "three", "three"],
		]);
	});

	it("is empty for an empty thread", async () => {
		expect(await view(await threadOf([]))).toMatchObject({
			leading: [],
			window: [],
			question: null,
			older: [],
			found: [],
		});
	});

	it("reads a window that the budget can use and little more, newest messages last", async () => {
		const log = await threadOf(Array.from({ length: 300 }, (_, n) => say(n + 1)));
		const { window, older, unread } = await view(log, {
			budget: { system: 100, project: 100, task: 100, history: 500 },
		});
		const tokens = window.map((message) => message.tokens);
		const sum = tokens.reduce((total, n) => total + n, 0);

		expect(sum).toBeGreaterThan(800);
		expect(sum - (tokens[0] ?? 0)).toBeLessThanOrEqual(800);
		expect(seqs(window)).toEqual(Array.from({ length: window.length }, (_, n) => 301 - window.length + n));
		expect(seqs(older)).toEqual(Array.from({ length: 200 - window.length }, (_, n) => 300 - window.length - n));
		expect(unread.messages).toBe(100);
	});

	it("reads the block's own budget where nothing flows, and nothing where it has none", async () => {
		const log = await threadOf(Array.from({ length: 100 }, (_, n) => say(n + 1)));
		const own = await view(log, { waterfall: false, budget: { history: 200 } });
		const sum = own.window.reduce((total, { tokens }) => total + tokens, 0);

		expect(sum).toBeGreaterThan(200);
		expect(sum).toBeLessThan(300);
		expect((await view(log, { budget: { history: 0 } })).window).toEqual([]);
	});

	it("reads at least the newest message, however large, and a result with its call", async () => {
		const large = "word ".repeat(5_000);
		expect(seqs((await view(await threadOf([user("x"), user(large)]))).window)).toEqual([2]);

		const paired = await threadOf([user("x"), calling("a", "b"), result("a", large), result("b", large)]);
		expect(seqs((await view(paired)).window)).toEqual([2, 3, 4]);
	});

	it("counts every message once, and its tokens, at any length", async () => {
		for (const length of [3, 150, 700]) {
			const log = await threadOf([
				{ role: "system", content: "Be brief." },
				user("the only question"),
				...Array.from({ length }, (_, n) => assistant(`answer ${n} ${"word ".repeat(30)}`)),
			]);
			const { thread, view: seen } = must(await log.snapshot(snapshotRequest({ recall: null })));
			const { leading, window, older, unread } = seen;
			const read = [...leading, ...window, ...older].reduce((sum, { tokens }) => sum + tokens, 0);

			expect(counted(seen)).toBe(thread.message_count);
			expect(read + unread.tokens).toBe(thread.token_count);
		}
	});

	it("holds leading system messages apart, and later ones in their place", async () => {
		const system = (content: string): NewMessage => ({ role: "system", content });
		const log = await threadOf([system("one"), system("two"), user("hello"), system("later")]);
		const { leading, window, found } = await view(log, { query: "one two later hello" });

		expect(seqs(leading)).toEqual([1, 2]);
		expect(seqs(window)).toEqual([3, 4]);
		expect(seqs(found).sort()).toEqual([3, 4]);
	});

	it("reads instructions that nobody shows, or that are too large to be any, without their text", async () => {
		const log = await threadOf([{ role: "system", content: "Be brief." }, user("hello")]);
		const [unseen] = (await view(log, { own_instructions: true })).leading;
		expect(unseen).toMatchObject({ seq: 1, content: "", tokens: 3 });

		const endless = await threadOf([]);
		for (let n = 0; n < 2; n++) await appended(endless, [{ role: "system", content: "x".repeat(900_000) }]);
		const { leading, leading_unread } = await view(endless);
		expect(leading.map(({ content }) => content)).toEqual(["", ""]);
		expect(leading_unread).toBe(must(await endless.read()).token_count);
	});

	it("holds the newest user message where it is older than the window, unless a query takes its place", async () => {
		const long = Array.from({ length: 60 }, (_, n) => assistant(`answer ${n} ${"word ".repeat(100)}`));
		const log = await threadOf([user("first"), user("the question"), ...long]);

		expect((await view(log)).question).toMatchObject({ seq: 2, content: "the question" });
		expect((await view(log, { query: "what now?" })).question).toBeNull();
	});

	it("searches by the query, else by the newest user message, which is not found itself", async () => {
		const log = await threadOf([user("the zebra sleeps"), assistant("the lion eats"), user("where is the zebra?")]);

		const best = async (query: string | null) => seqs((await view(log, { query })).found);
		expect((await best(null))[0]).toBe(1);
		expect(await best(null)).not.toContain(3);
		expect((await best("lion"))[0]).toBe(2);
		expect((await best("zebra")).slice(0, 2).sort()).toEqual([1, 3]);
		expect((await view(log, { query: "lion", recall: null })).found).toEqual([]);
	});

	it("finds as many as recall may bring and some near misses, best first", async () => {
		const log = await threadOf(Array.from({ length: 30 }, (_, n) => user(`needle ${"hay ".repeat(n)}`)));
		const { found } = await view(log, { query: "needle", recall: { limit: 4, now: 0 } });

		expect(seqs(found)).toHaveLength(8);
		// For its length: what is longer tells no more of the needle.
		expect(found[0]?.tokens).toBeLessThan(found.at(-1)?.tokens ?? 0);
		for (const { relevance, message } of found) {
			expect(relevance).toBeGreaterThan(0);
			expect(relevance).toBeLessThanOrEqual(1);
			expect(message).toMatchObject({ role: "user" });
		}
	});

	it("leaves the text of a found message away that no budget could hold", async () => {
		const log = await threadOf([user(`needle ${"word ".repeat(9_000)}`), user("a needle")]);
		const { found } = await view(log, { query: "needle" });

		expect(found.map(({ seq, message }) => [seq, message === null])).toEqual([
			[2, false],
			[1, true],
		]);
	});

	it("refuses a budget that is not possible, the request's or the thread's", async () => {
		const log = await threadOf([user("x")]);
		expect(await log.snapshot(snapshotRequest({ budget: { total: 1_000 } }))).toMatchObject({
			error: { reason: "invalid_budget", minimum: 1_024 },
		});
		expect(await log.snapshot(snapshotRequest({ budget: "128k" }))).toMatchObject({
			error: { reason: "invalid_budget", maximum: 8_192 },
		});
		expect((await log.snapshot(snapshotRequest({ budget: "128k", model: "gpt-4-turbo" }))).ok).toBe(true);
	});
}
