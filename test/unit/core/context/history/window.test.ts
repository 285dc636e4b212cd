import { describe, expect, it } from "vitest";
import { selectWindow, windowCandidates } from "../../../../../src/core/context/history/window.ts";
import type { Costing } from "../../../../../src/core/context/render/shown-message.ts";
import type { WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, toolCalls, toolResult, words, wordsOf } from "../../thread-view.ts";

const costing: Costing = { format: "messages", count: words, storedCounts: true };

/** The window of these messages; `before` tokens of gists stand for what lies before them. */
function windowOf(messages: WindowMessage[], limit: number, before = 0) {
	const window = selectWindow(windowCandidates(messages, before, costing), limit, costing);
	const cost = window.messages.reduce((sum, shown) => sum + shown.cost, 0);
	expect(window.cost).toBe(cost);
	expect(cost).toBeLessThanOrEqual(limit);
	return { seqs: window.messages.map(({ source }) => source.seq), ...window };
}

/** Messages that cost 10 each: 7 words and 3 around them; a gist of one is counted as 7 and 4. */
const plain = (length: number) =>
	Array.from({ length }, (_, index) => message(index + 1, index % 2 ? "assistant" : "user", wordsOf("w", 7)));

describe("selectWindow", () => {
	it("holds everything that fits, to the last token", () => {
		expect(windowOf(plain(5), 50).seqs).toEqual([1, 2, 3, 4, 5]);
	});

	it("is the longest run of the newest messages beside gists of the rest", () => {
		const messages = plain(10);
		for (let limit = 10; limit <= 100; limit++) {
			const { seqs } = windowOf(messages, limit);
			expect(seqs).toEqual(messages.slice(-seqs.length).map(({ seq }) => seq));
			const next = (seqs.length + 1) * 10;
			const gists = Math.min(Math.floor(limit * 0.3), 11 * (9 - seqs.length));
			if (seqs.length < 10) expect(next + gists).toBeGreaterThan(limit);
		}
	});

	it("leaves at most 30% for gists of what was not read", () => {
		expect(windowOf(plain(10), 100, Number.POSITIVE_INFINITY).seqs).toEqual([4, 5, 6, 7, 8, 9, 10]);
		expect(windowOf(plain(10), 100, 0).seqs).toHaveLength(10);
	});

	it("is nothing without messages or room", () => {
		expect(windowOf([], 100).messages).toEqual([]);
		expect(windowOf(plain(3), 0)).toMatchObject({ messages: [], cost: 0 });
	});
});

describe("pairs in the window", () => {
	const pair = [
		message(1, "user", wordsOf("w", 7)),
		message(2, "assistant", "", toolCalls("a", "b")),
		toolResult(3, "a", wordsOf("w", 17)),
		toolResult(4, "b", wordsOf("w", 17)),
		message(5, "user", wordsOf("w", 7)),
	];

	it("a call comes with all its results or not at all", () => {
		for (let limit = 20; limit <= 80; limit++) {
			const { seqs } = windowOf(pair, limit);
			expect([[5], [2, 3, 4, 5], [1, 2, 3, 4, 5]]).toContainEqual(seqs);
		}
	});

	it("an exchange larger than the block is shown with every message of it shortened", () => {
		const messages = [
			message(1, "user", "hi"),
			message(2, "assistant", "", toolCalls("a", "b")),
			toolResult(3, "a", wordsOf("x", 400)),
			toolResult(4, "b", wordsOf("y", 300)),
		];
		const { seqs, messages: shown } = windowOf(messages, 120);
		expect(seqs).toEqual([2, 3, 4]);
		expect(shown.map(({ missing }) => missing > 0)).toEqual([false, true, true]);
		expect(shown[1]?.message).toMatchObject({ role: "tool", tool_call_id: "a" });
	});
});

describe("a newest message that is larger than the block", () => {
	it("is shown with its middle cut out", () => {
		const { seqs, messages } = windowOf([message(1, "user", "hi"), message(2, "user", wordsOf("w", 500))], 100);
		expect(seqs).toEqual([2]);
		expect(messages[0]?.message.content).toMatch(/^w1 [\s\S]*tokens left out[\s\S]* w500$/);
		expect(messages[0]?.cost).toBeGreaterThan(50);
	});

	it("leaves gists their share, and nothing where there are none", () => {
		const [long] = windowOf([message(1, "user", wordsOf("w", 500))], 100, 40).messages;
		expect(long?.cost).toBeLessThanOrEqual(70);
		const [alone] = windowOf([message(1, "user", wordsOf("w", 500))], 100).messages;
		expect(alone?.cost).toBeGreaterThan(90);
	});

	it("is shown whole where it fits, whatever is left for gists", () => {
		const { seqs, messages } = windowOf([...plain(4), message(5, "user", wordsOf("w", 90))], 100);
		expect(seqs).toEqual([5]);
		expect(messages[0]?.missing).toBe(0);
	});

	it("is left out where not even the mark fits", () => {
		expect(windowOf([message(1, "user", wordsOf("w", 500))], 8).messages).toEqual([]);
	});
});
