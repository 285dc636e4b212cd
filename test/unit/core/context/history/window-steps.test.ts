import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Steps, selectWindow, windowCandidates } from "../../../../../src/core/context/history/window.ts";
import type { Costing } from "../../../../../src/core/context/render/shown-message.ts";
import type { WindowMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import { message, toolCalls, toolResult, words, wordsOf } from "../../thread-view.ts";

const costing: Costing = { format: "messages", count: words, storedCounts: true };

/** Where windows may begin, by seq. */
function starts(messages: WindowMessage[], steps: Steps): number[] {
	const { steps: at } = windowCandidates(messages, 0, costing, { steps });
	return messages.filter((_, index) => at?.[index]).map(({ seq }) => seq);
}

/** Messages of 7 tokens each, 10 with what is around them. */
const plain = (length: number) => Array.from({ length }, (_, index) => message(index + 1, "user", wordsOf("w", 7)));

describe("the steps of layout cache", () => {
	it("are the thread's beginning, and the first message behind each multiple of its running sum", () => {
		expect(starts(plain(10), { every: 20, before: 0, whole: true })).toEqual([1, 4, 7, 10]);
		expect(starts(plain(10), { every: 7, before: 0, whole: true })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	});

	it("are the same wherever reading began", () => {
		const whole = starts(plain(60), { every: 50, before: 0, whole: true });
		for (let from = 0; from < 40; from++) {
			const read = starts(plain(60).slice(from), { every: 50, before: from * 7, whole: from === 0 });
			expect(read).toEqual(whole.filter((seq) => seq > from + 1 || from === 0));
		}
	});

	it("count from what leads the thread", () => {
		expect(starts(plain(6), { every: 20, before: 15, whole: true })).toEqual([1, 2, 5]);
	});

	it("wait for the end of a tool's exchange", () => {
		const messages = [
			...plain(2),
			message(3, "assistant", wordsOf("w", 7), toolCalls("a")),
			toolResult(4, "a", wordsOf("w", 30)),
			message(5, "user", "go on"),
		];
		expect(starts(messages, { every: 20, before: 0, whole: true })).toEqual([1, 5]);
	});

	it("behind a message of several multiples are one", () => {
		const messages = [message(1, "user", wordsOf("w", 200)), ...plain(3).map((one) => ({ ...one, seq: one.seq + 1 }))];
		expect(starts(messages, { every: 50, before: 0, whole: true })).toEqual([1, 2]);
	});
});

describe("a window of layout cache", () => {
	const selected = (messages: WindowMessage[], limit: number, steps: Steps) =>
		selectWindow(windowCandidates(messages, 0, costing, { steps }), limit, costing).from;

	it("begins at the oldest step that fits, and anywhere where none does", () => {
		const steps = { every: 20, before: 0, whole: true };
		expect(selected(plain(10), 100, steps)).toBe(0);
		expect(selected(plain(10), 75, steps)).toBe(6);
		expect(selected(plain(10), 75, { ...steps, every: 1_000 })).toBe(5);
	});

	it("stays where it is while messages join, and then moves by a step at least", () => {
		const size = fc.integer({ min: 1, max: 15 });
		fc.assert(
			fc.property(
				fc.array(size, { minLength: 40, maxLength: 120 }),
				fc.integer({ min: 20, max: 60 }),
				(sizes, every) => {
					const said = sizes.map((length, index) => message(index + 1, "user", wordsOf("w", length)));
					const steps = { every, before: 0, whole: true };
					const places = new Set([0, ...starts(said, steps).map((seq) => seq - 1)]);
					let last = 0;
					for (let length = 1; length <= said.length; length++) {
						const from = selected(said.slice(0, length), 4 * every + 200, steps);
						expect(from).toBeGreaterThanOrEqual(last);
						expect(places).toContain(from);
						last = from;
					}
				},
			),
		);
	});
});
