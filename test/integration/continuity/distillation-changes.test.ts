import { describe, expect, it } from "vitest";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import { calling, must, result, user } from "../../contract/threads/thread-fixtures.ts";
import { inThread, type LocalTest } from "../threads/local-thread.ts";
import { expectOneStateEach } from "./coverage-state.ts";

const say = async (thread: LocalTest, ...messages: NewMessage[]) =>
	must(await thread.log().append({ messages, now: thread.now() }));

/** Twenty messages, of which two summaries cover the first eighteen: ten, and then eight. */
async function distilledTwice(thread: LocalTest) {
	for (const from of [1, 11]) {
		const messages = Array.from({ length: 10 }, (_, n) =>
			user(`${from + n}th ${"word ".repeat(9)}`, { id: `m${from + n}` }),
		);
		await say(thread, ...messages);
		await thread.run();
	}
}

async function summaries(thread: LocalTest) {
	const page = must(await thread.log().summaries({ limit: 9 }));
	return page.summaries.map(({ number, from_seq, to_seq, stale, tokens, sections }) => ({
		covers: `${number}: ${from_seq}-${to_seq}${stale ? " stale" : ""}`,
		tokens,
		lines: sections.completed_work.length,
	}));
}

const covers = async (thread: LocalTest) => (await summaries(thread)).map((summary) => summary.covers);
const waiting = async (thread: LocalTest) =>
	must(await thread.log().jobs({ limit: 9 })).jobs.flatMap(({ kind, status }) => (status === "queued" ? [kind] : []));

describe("an edit of a covered message", () => {
	it("leaves its summary and those behind it stale, until one is made anew that covers all of it", () =>
		inThread(async (thread) => {
			await distilledTwice(thread);
			expect(await covers(thread)).toEqual(["2: 9-18", "1: 1-8"]);
			await thread.log().edit("m12", { content: "else" }, thread.now());
			expect(await covers(thread)).toEqual(["2: 9-18 stale", "1: 1-8"]);
			expect(await waiting(thread)).toEqual(["rebuild"]);
			await thread.run();

			expect(await covers(thread)).toEqual(["3: 9-18", "2: 9-18 stale", "1: 1-8"]);
			await thread.log().edit("m2", { content: "else" }, thread.now());
			await thread.run();
			expect(await covers(thread)).toEqual(["4: 1-18", "3: 9-18 stale", "2: 9-18 stale", "1: 1-8 stale"]);
			await expectOneStateEach(thread, new Set());
		}));

	it("goes before the next distillation, which folds it in", () =>
		inThread(async (thread) => {
			await distilledTwice(thread);
			await thread.log().distill({ job: "job_asked", now: thread.now() });
			await say(thread, ...Array.from({ length: 10 }, (_, n) => user(`${21 + n}th ${"word ".repeat(9)}`)));
			await thread.log().edit("m2", { content: "else" }, thread.now());
			expect((await waiting(thread)).toSorted()).toEqual(["distill", "rebuild"]);
			await thread.run();

			expect((await covers(thread)).slice(0, 2)).toEqual(["4: 19-28", "3: 1-18"]);
			await expectOneStateEach(thread, new Set());
		}));

	it("is nothing to a summary that does not cover it, nor is a pin", () =>
		inThread(async (thread) => {
			await distilledTwice(thread);
			await thread.log().edit("m19", { content: "else" }, thread.now());
			await thread.log().edit("m2", { pinned: true }, thread.now());

			expect(await covers(thread)).toEqual(["2: 9-18", "1: 1-8"]);
			expect(await waiting(thread)).toEqual([]);
		}));
});

describe("a deletion of a covered message", () => {
	it("takes the text of its summaries away at once, and leaves what they covered pending until it is covered anew", () =>
		inThread(async (thread) => {
			await distilledTwice(thread);
			const before = must(await thread.log().append({ messages: [], now: thread.now() })).overflow;
			await thread.log().remove("m12", thread.now());

			expect(await summaries(thread)).toEqual([
				{ covers: "2: 9-18 stale", tokens: 0, lines: 0 },
				{ covers: "1: 1-8", tokens: 88, lines: 8 },
			]);
			const { overflow } = must(await thread.log().append({ messages: [], now: thread.now() }));
			expect(overflow.tokens).toBe(before.tokens + 9 * 10);
			await expectOneStateEach(thread, new Set(["12th"]));
			await thread.run();

			expect(await covers(thread)).toEqual(["3: 9-18", "2: 9-18 stale", "1: 1-8"]);
			expect(must(await thread.log().distilled(8))).toMatchObject({ covered: 9, summary: { number: 3 } });
			await expectOneStateEach(thread, new Set(["12th"]));
		}));

	it("takes it out of summaries that stand for nothing any more, too", () =>
		inThread(async (thread) => {
			await distilledTwice(thread);
			await thread.log().edit("m2", { content: "else" }, thread.now());
			await thread.run();
			await thread.log().remove("m2", thread.now());

			expect((await summaries(thread)).map(({ lines }) => lines)).toEqual([0, 0, 0]);
			await expectOneStateEach(thread, new Set(["2th "]));
		}));

	it("leaves nothing to do where it was all there was", () =>
		inThread(async (thread) => {
			await say(thread, user("once", { id: "m1" }), user("word ".repeat(30), { id: "m2" }));
			await thread.log().distill({ job: "job_asked", now: thread.now() });
			await thread.run();
			expect(await covers(thread)).toEqual(["1: 1-1"]);
			await thread.log().remove("m1", thread.now());
			await thread.run();

			expect(must(await thread.log().distilled(0))).toEqual({ summary: null, covered: 0 });
			expect(await waiting(thread)).toEqual([]);
		}));
});

describe("strategies", () => {
	const overflow = { token_limit: 60, preserve_messages: 3 };
	const said = (from: number) => Array.from({ length: 5 }, (_, n) => user(`${from + n}th ${"word ".repeat(9)}`));

	it("trim leaves the oldest out in the append's own step, and asks no writer", () =>
		inThread(
			async (thread) => {
				const { overflow: answer } = await say(thread, ...said(1));

				expect(answer).toEqual({ tokens: 20, limit: 60, job: null });
				expect(await covers(thread)).toEqual([]);
				expect(must(await thread.log().distilled(0))).toEqual({ summary: null, covered: 3 });
				await expectOneStateEach(thread, new Set());
			},
			{ overflow: { ...overflow, strategy: "trim" } },
		));

	it("none covers nothing, but for who asks for it", () =>
		inThread(
			async (thread) => {
				const { overflow: answer } = await say(thread, ...said(1));
				expect(answer).toEqual({ tokens: 50, limit: 60, job: null });
				const asked = must(await thread.log().distill({ job: "job_asked", now: thread.now() }));
				expect(asked).toMatchObject({ job: { id: "job_asked", status: "queued" }, covered_to: 0 });
				await thread.run();

				expect(await covers(thread)).toEqual(["1: 1-3"]);
			},
			{ overflow: { ...overflow, strategy: "none" } },
		));

	it("a summary has nothing of what was trimmed before it, when it is made anew", () =>
		inThread(
			async (thread) => {
				await say(thread, ...said(1));
				await thread.log().change({ config: { overflow: { strategy: "summarize" } } }, thread.now());
				await say(thread, ...said(6));
				await thread.run();
				expect(await covers(thread)).toEqual(["1: 4-8"]);
				const [id] = thread.sql.exec<{ id: string }>("SELECT id FROM messages WHERE seq = 2").toArray();
				await thread.log().remove(id?.id ?? "", thread.now());
				await thread.run();

				expect((await summaries(thread))[0]).toEqual({ covers: "2: 4-8", tokens: 55, lines: 5 });
				await expectOneStateEach(thread, new Set(["2th"]));
			},
			{ overflow: { ...overflow, strategy: "trim" } },
		));
});

it("clears old results first, and keeps the boundary where it is until it is worth it", () =>
	inThread(
		async (thread) => {
			const turn = (n: number, words: number) => [calling(`c${n}`), result(`c${n}`, "word ".repeat(words))];
			await say(thread, user("go"), ...turn(1, 20), ...turn(2, 20));
			const first = await say(thread, ...turn(3, 20));
			const second = await say(thread, ...turn(4, 5), ...turn(5, 5));
			const { cleared_to } = thread.sql.exec<{ cleared_to: number }>("SELECT cleared_to FROM thread").one();

			// Each call counts two tokens, the question one: of 67 the results of the first two turns are cleared.
			expect([first.overflow.tokens, second.overflow.tokens, cleared_to]).toEqual([27, 41, 5]);
			expect(second.overflow.job).toBeNull();
			await expectOneStateEach(thread, new Set());
		},
		{
			overflow: { token_limit: 100, preserve_messages: 3 },
			tool_clearing: { trigger_ratio: 0.5, keep: 1, clear_at_least: 30 },
		},
	));

it("counts no result of an excluded tool as cleared", () =>
	inThread(
		async (thread) => {
			const turn = (n: number) => [calling(`c${n}`), result(`c${n}`, "word ".repeat(20))];
			const { overflow } = await say(thread, user("go"), ...turn(1), ...turn(2), ...turn(3));
			expect(overflow.tokens).toBe(67);
		},
		{
			overflow: { token_limit: 100, preserve_messages: 3 },
			tool_clearing: { trigger_ratio: 0.5, keep: 1, clear_at_least: 30, exclude_tools: ["look"] },
		},
	));

describe("a past of more text than one summary covers", () => {
	/** 200,000 units each. */
	const large = (id: string): NewMessage => user(`${id} ${"x".repeat(200_000)}`, { id });
	const call = { id: "c", name: "look", arguments: JSON.stringify("y".repeat(200_000)) };

	it("is covered by one after the other, which part no call from its result; made anew, by one", () =>
		inThread(
			async (thread) => {
				await say(thread, ...Array.from({ length: 7 }, (_, n) => large(`m${n + 1}`)));
				await say(thread, { role: "assistant", content: "", tool_calls: [call] }, result("c"), user("x"), user("y"));
				await thread.run();

				expect((await summaries(thread)).map(({ covers }) => covers)).toEqual(["2: 8-9", "1: 1-7"]);
				await thread.log().edit("m2", { content: large("else").content }, thread.now());
				await thread.run();
				expect((await summaries(thread))[0]).toMatchObject({ covers: "3: 1-9", lines: 9 });
				await expectOneStateEach(thread, new Set());
			},
			{ overflow: { token_limit: 5, preserve_messages: 3 } },
		));
});
