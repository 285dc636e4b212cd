import { describe, expect, it } from "vitest";
import { historyBlock } from "../../../../../src/core/context/history/history.ts";
import { historySources } from "../../../../../src/core/context/history/history-sources.ts";
import type { Format } from "../../../../../src/core/context/render/format.ts";
import type { ThreadView } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, threadView, toolCalls, toolResult, words, wordsOf } from "../../thread-view.ts";

function filled(view: ThreadView, limit: number, needsQuestion: boolean, format: Format = "messages") {
	const costing = { format, count: words, storedCounts: true };
	const request = { view, needsQuestion, costing, stepTokens: null, clears: true };
	const block = historyBlock(request, historySources(request), limit);
	expect(words(block.text) + block.window.reduce((sum, one) => sum + one.cost, 0)).toBeLessThanOrEqual(limit);
	return block;
}

/** A question, and a turn of tool calls after it that alone is larger than most blocks. */
const turn = [
	message(1, "user", "earlier talk"),
	message(2, "user", "please fix the flaky test"),
	...Array.from({ length: 20 }, (_, index) => [
		message(3 + 2 * index, "assistant", "", toolCalls(`call-${index}`)),
		toolResult(4 + 2 * index, `call-${index}`, wordsOf("r", 30)),
	]).flat(),
];

describe("a turn full of tools", () => {
	it("without a query carries the newest user message before the window", () => {
		for (const limit of [60, 150, 400]) {
			const [first, ...rest] = filled(threadView(turn), limit, true).window.map(({ source }) => source.seq);
			expect(first).toBe(2);
			expect(rest.length).toBeGreaterThan(0);
			expect(rest.at(-1)).toBe(42);
		}
	});

	it("carries it in format text too", () => {
		const { text } = filled(threadView(turn), 150, true, "text");
		expect(text.match(/<user>/g)).toHaveLength(1);
		expect(text.indexOf("<user>please fix")).toBeLessThan(text.indexOf("<assistant>"));
	});

	it("carries it where it is older than all that was read", () => {
		const [, question, ...later] = turn;
		const view = threadView(later.slice(10), { question: question ?? null });
		const block = filled(view, 150, true);
		expect(block.window[0]?.source.seq).toBe(2);
		expect(block.items.find(({ seq }) => seq === 2)).toMatchObject({ included: true, reason: "fits" });
	});

	it("with a query leaves it to its gist", () => {
		const shown = filled(threadView(turn), 150, false).window.map(({ source }) => source.seq);
		expect(shown).not.toContain(2);
		expect(shown.at(-1)).toBe(42);
	});

	it("shows it once, and not as a gist as well", () => {
		const { items } = filled(threadView(turn), 400, true);
		expect(items.filter(({ seq }) => seq === 2)).toMatchObject([{ kind: "message", included: true }]);
	});

	it("cuts its middle where it is larger than half of the block", () => {
		const messages = [message(1, "user", wordsOf("q", 500)), ...turn.slice(2)];
		const [question] = filled(threadView(messages), 150, true).window;
		expect(question?.source.seq).toBe(1);
		expect(question?.cost).toBeLessThanOrEqual(75);
		expect(question?.missing).toBeGreaterThan(400);
	});

	it("a result larger than the whole block is shown shortened, with its call and the question", () => {
		const messages = [
			message(1, "user", "read it"),
			message(2, "assistant", "", toolCalls("a")),
			toolResult(3, "a", wordsOf("r", 5_000)),
		];
		for (const needsQuestion of [true, false]) {
			const shown = filled(threadView(messages), 100, needsQuestion).window.map(({ source }) => source.seq);
			expect(shown).toEqual(needsQuestion ? [1, 2, 3] : [2, 3]);
		}
	});
});

describe("calls in the window", () => {
	it("that have no result are left out, beside text and alone", () => {
		const messages = [
			message(1, "user", "go"),
			message(2, "assistant", "on it", toolCalls("a", "b")),
			toolResult(3, "b", "done"),
			message(4, "assistant", "", toolCalls("c")),
		];
		const { window } = filled(threadView(messages), 200, true);
		expect(window.map(({ message: shown }) => [shown.role, shown.tool_calls?.map(({ id }) => id)])).toEqual([
			["user", undefined],
			["assistant", ["b"]],
			["tool", undefined],
		]);
	});

	it("never lose their results at any size of the block", () => {
		for (let limit = 0; limit <= 1_000; limit += 7) {
			const open = new Set<string>();
			for (const { message: shown } of filled(threadView(turn), limit, limit % 2 === 0).window) {
				for (const call of shown.tool_calls ?? []) open.add(call.id);
				if (shown.role === "tool") expect(open.delete(shown.tool_call_id ?? "")).toBe(true);
			}
			expect(open.size).toBe(0);
		}
	});
});

it("is there as soon as it fits alone, without tags for what stands beside it", () => {
	const question = message(1, "user", "which database then");
	const answer = message(2, "assistant", wordsOf("a", 300));
	const older = { seq: 1, id: "m1", role: "user" as const, tokens: 3, gist: { text: "which database", tokens: 2 } };
	const view = threadView([answer], { question: { ...question, gist: null }, older: [older] });
	const seqs = (limit: number) => filled(view, limit, true).window.map(({ source }) => source.seq);
	expect(seqs(5)).toEqual([]);
	expect([6, 7, 8].map(seqs)).toEqual([[1], [1], [1]]);
});
