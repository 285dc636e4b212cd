import { describe, expect, it, vi } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import type { ThreadConfigPatch } from "../../../src/core/model/thread/thread-config.ts";
import type { Learned, LearnedMessage } from "../../../src/core/writing/learn/found/learned.ts";
import type { LongTermBatch } from "../../../src/features/continuity/long-term/long-term-block.ts";
import type { LearnedWriter } from "../../../src/features/continuity/use-cases/learning/write-learned.ts";
import { must } from "../../contract/threads/thread-fixtures.ts";
import { type Learning, learningNothing, NOTHING_LEARNED } from "../../fakes/thread-learning.ts";
import { inThread, type LocalTest } from "../threads/local-thread.ts";

const FLUSH: ThreadConfigPatch = {
	learn: "distill",
	overflow: { token_limit: 100, preserve_messages: 3, strategy: "flush", ltm: ["vector", "extractive"] },
};
const TURNS: ThreadConfigPatch = { learn: "turn" };
const DOWN = err({ reason: "writer_failed" as const, detail: "503", retry_after_ms: null });

/** Learning that notes what it is given, and does what the test says. */
function noting(writeLearned: LearnedWriter = async () => ok(NOTHING_LEARNED)) {
	const read: number[][] = [];
	const stored: number[][] = [];
	const retired: string[] = [];
	const seqs = (messages: readonly LearnedMessage[]) => messages.map(({ seq }) => seq);
	const learning: Learning = {
		...learningNothing(),
		memoryStore: () => ({
			...learningNothing().memoryStore({ tenant: "laws", user_id: null, project_id: null }),
			retire: async ({ message_ids, because }) => retired.push(`${because} ${message_ids}`),
		}),
		writeLearned: async (request) => {
			read.push(seqs(request.messages));
			return writeLearned(request);
		},
		longTermBlock: (tenant, name) => ({
			...learningNothing().longTermBlock(tenant, name),
			async write(batch: LongTermBatch) {
				const learned = name === "extractive" ? await batch.extract() : ok(NOTHING_LEARNED);
				if (!learned.ok) return learned;
				if (name === "extractive") stored.push(seqs(batch.messages));
				return ok({ memories: [], relations: [], skipped: [], degraded: learned.value.degraded });
			},
		}),
	};
	return { learning, read, stored, retired };
}

const said = (words: number) => Array.from({ length: words }, (_, n) => `word${n}`).join(" ");

function append(thread: LocalTest, ...turns: (string | [role: "assistant", text: string])[]) {
	const messages = turns.map((turn) =>
		typeof turn === "string" ? { role: "user" as const, content: turn } : { role: turn[0], content: turn[1] },
	);
	return thread.log().append({ messages, now: thread.now() });
}

const coverage = ({ sql }: LocalTest) =>
	sql.exec("SELECT from_seq, to_seq, kind FROM coverage ORDER BY to_seq").toArray();
const jobs = async (thread: LocalTest) =>
	must(await thread.log().jobs({ limit: 20 })).jobs.map(
		({ kind, status, attempts }) => `${kind} ${status} ${attempts}`,
	);
const learnedTo = ({ sql }: LocalTest) => sql.exec<{ seq: number }>("SELECT learned_to AS seq FROM thread").one().seq;

describe("a flush", () => {
	const six = [said(15), said(15), said(15), said(15), said(15), said(5)];

	it("moves the window only when every block has stored what it covers", () =>
		inThread(async (thread) => {
			await append(thread, ...six);
			let seen: unknown = null;
			const { learning, stored } = noting(async () => {
				seen = coverage(thread);
				return ok({ ...NOTHING_LEARNED, degraded: "fake:model: too many requests" } satisfies Learned);
			});
			await thread.run(undefined, learning);
			expect(seen).toEqual([]);
			expect(stored).toEqual([[1, 2, 3, 4]]);
			expect(coverage(thread)).toEqual([{ from_seq: 1, to_seq: 4, kind: "flushed" }]);
			expect(must(await thread.log().jobs({ limit: 1 })).jobs).toMatchObject([
				{ kind: "flush", status: "done", error: "fake:model: too many requests" },
			]);
			expect(learnedTo(thread)).toBe(4);
		}, FLUSH));

	it("keeps messages shown while it fails, and is tried again with the next append", () =>
		inThread(async (thread) => {
			await append(thread, ...six);
			const { learning } = noting(async () => DOWN);
			for (let attempt = 0; attempt < 3; attempt++) {
				await thread.run(undefined, learning);
				thread.pass(20_000);
				expect(coverage(thread)).toEqual([]);
			}
			expect(await jobs(thread)).toEqual(["flush failed 3"]);
			await append(thread, "more");
			await thread.run(undefined, noting().learning);
			expect(coverage(thread)).toMatchObject([{ from_seq: 1, kind: "flushed" }]);
		}, FLUSH));

	it("is taken up again after the object was lost between storing and moving", () =>
		inThread(async (thread) => {
			const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
			await append(thread, ...six);
			const job = thread.jobs().take(thread.now());
			expect(job).toMatchObject({ kind: "flush", attempts: 1 });
			thread.reopen();
			expect(coverage(thread)).toEqual([]);
			const { learning, stored } = noting();
			await thread.run(undefined, learning);
			expect(stored).toEqual([[1, 2, 3, 4]]);
			expect(await jobs(thread)).toEqual(["flush done 2"]);
			logged.mockRestore();
		}, FLUSH));

	it("plans anew where a message was changed under it, and takes back what it said", () =>
		inThread(async (thread) => {
			await thread.log().append({
				messages: six.map((content, n) => ({ role: "user" as const, content, id: `m${n + 1}` })),
				now: thread.now(),
			});
			let changed = false;
			const { learning, stored, retired } = noting(async () => {
				if (!changed) await thread.log().remove("m2", thread.now());
				changed = true;
				return ok(NOTHING_LEARNED);
			});
			await thread.run(undefined, learning);
			expect(stored).toEqual([
				[1, 2, 3, 4],
				[1, 3, 4],
			]);
			expect(retired).toEqual(["deleted m2"]);
			expect(await jobs(thread)).toEqual(["learn done 1", "flush done 1"]);
		}, FLUSH));
});

describe("learning after each turn", () => {
	it("waits for the end of the turn, goes on where it was, and repeats only what failed", () =>
		inThread(async (thread) => {
			const failing = noting(async () => DOWN);
			await append(thread, "one");
			await thread.run(undefined, failing.learning);
			expect([failing.read, await jobs(thread)]).toEqual([[], ["learn queued 0"]]);
			await append(thread, ["assistant", "two"], "three");
			await thread.run(undefined, failing.learning);
			expect([failing.read, learnedTo(thread)]).toEqual([[[1, 2]], 0]);
			thread.pass(20_000);
			const { learning, read } = noting();
			await thread.run(undefined, learning);
			await append(thread, ["assistant", "four"]);
			await thread.run(undefined, learning);
			expect(read).toEqual([
				[1, 2],
				[3, 4],
			]);
			expect(await jobs(thread)).toEqual(["learn done 1", "learn done 2"]);
		}, TURNS));

	it("learns what nobody answers after a quiet time, or once it is much", () =>
		inThread(async (thread) => {
			const { learning, read } = noting();
			await append(thread, "one");
			thread.pass(9_000);
			await append(thread, "two");
			thread.pass(9_000);
			await thread.run(undefined, learning);
			expect(read).toEqual([]);
			thread.pass(1_000);
			await thread.run(undefined, learning);
			expect(read).toEqual([[1, 2]]);
			await append(thread, ...Array.from({ length: 20 }, (_, n) => `${n}`));
			await thread.run(undefined, learning);
			expect(read.slice(1).flat()).toEqual(Array.from({ length: 20 }, (_, n) => n + 3));
		}, TURNS));

	it("follows changes of what was learned, deletions first, and learns what an edited message says now", () =>
		inThread(async (thread) => {
			await thread.log().append({
				messages: [
					{ role: "user", content: "one", id: "a" },
					{ role: "user", content: "two", id: "b" },
					{ role: "assistant", content: "three" },
				],
				now: thread.now(),
			});
			const { learning, read, retired } = noting();
			await thread.run(undefined, learning);
			await thread.log().edit("a", { content: "one more" }, thread.now());
			await thread.log().edit("a", { content: "one at last" }, thread.now());
			await thread.log().remove("b", thread.now());
			await thread.run(undefined, learning);

			expect(retired).toEqual(["deleted b", "edited a"]);
			expect(read).toEqual([[1, 2, 3], [1]]);
			expect(thread.sql.exec("SELECT * FROM changed_messages").toArray()).toEqual([]);
		}, TURNS));

	it("waits for a writer that is away, for a day, and then has the embedded writer read it", () =>
		inThread(async (thread) => {
			await append(thread, "one", ["assistant", "two"]);
			const lasts: boolean[] = [];
			const { learning } = noting(async ({ last }) => {
				lasts.push(last);
				return last ? ok({ ...NOTHING_LEARNED, degraded: "fake:model: 503" }) : DOWN;
			});
			const begun = thread.now();
			for (let due = thread.jobs().nextDue(); due !== null; due = thread.jobs().nextDue()) {
				expect(due - thread.now()).toBeLessThanOrEqual(20 * 60_000);
				thread.pass(Math.max(0, due - thread.now()));
				await thread.run(undefined, learning);
			}
			expect(thread.now() - begun).toBeGreaterThanOrEqual(24 * 60 * 60_000);
			expect(lasts.slice(0, -1)).not.toContain(true);
			expect(lasts.at(-1)).toBe(true);
			expect(learnedTo(thread)).toBe(2);
			expect(must(await thread.log().jobs({ limit: 1 })).jobs).toMatchObject([
				{ kind: "learn", status: "done", error: "fake:model: 503" },
			]);
		}, TURNS));

	it("says what was lost where it gives up, and reads it with the next turn", () =>
		inThread(async (thread) => {
			await append(thread, "one", ["assistant", "two"]);
			const { learning } = noting(async () => DOWN);
			await thread.run(undefined, learning);
			thread.pass(25 * 60 * 60_000);
			for (let attempt = 0; attempt < 4; attempt++) {
				await thread.run(undefined, learning);
				thread.pass(20 * 60_000);
			}
			expect(must(await thread.log().jobs({ limit: 1 })).jobs).toMatchObject([
				{ status: "failed", error: "503", lost: "Nothing was learned from messages 1 to 2." },
			]);
			await append(thread, "three", ["assistant", "four"]);
			const { learning: again, read } = noting();
			await thread.run(undefined, again);
			expect(read).toEqual([[1, 2, 3, 4]]);
		}, TURNS));

	it("retracts at once what a deleted message taught, though it waits for a writer", () =>
		inThread(async (thread) => {
			await thread.log().append({
				messages: [
					{ role: "user", content: "one", id: "a" },
					{ role: "user", content: "two", id: "b" },
					{ role: "assistant", content: "three" },
				],
				now: thread.now(),
			});
			await thread.run();
			await thread.run(undefined, noting().learning);
			await thread.log().edit("a", { content: "one more" }, thread.now());
			const { learning, retired } = noting(async () => DOWN);
			for (let attempt = 0; attempt < 4; attempt++) {
				await thread.run(undefined, learning);
				thread.pass(70_000);
			}
			retired.length = 0;
			await thread.log().remove("b", thread.now());
			expect(thread.jobs().nextDue()).toBeLessThanOrEqual(thread.now());
			await thread.run(undefined, learning);
			expect(retired).toEqual(["deleted b", "edited a"]);
		}, TURNS));

	it("leaves nothing in the scope of a thread that was erased meanwhile", () =>
		inThread(async (thread) => {
			const removed: string[] = [];
			await append(thread, "one", ["assistant", "two"]);
			const { learning } = noting(async () => {
				await thread.log().erase();
				return ok(NOTHING_LEARNED);
			});
			const store = { ...learning.memoryStore({ tenant: "laws", user_id: null, project_id: null }) };
			const removeScope = async (scope: string) => removed.push(scope);
			await thread.run(undefined, { ...learning, memoryStore: () => ({ ...store, removeScope }) });
			expect(removed).toEqual([expect.stringMatching(/^thread:/)]);
		}, TURNS));
});
