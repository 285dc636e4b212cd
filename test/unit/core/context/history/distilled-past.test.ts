import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	distilledPast,
	fitPast,
	pastCost,
	pastWanted,
	summaryLines,
	summaryText,
} from "../../../../../src/core/context/history/distilled-past.ts";
import type { SummarySections } from "../../../../../src/core/model/thread/summary.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { NO_SECTIONS, summarySections } from "../../../../arbitraries/continuity.ts";
import { anyText } from "../../../../arbitraries/text.ts";
import { amount } from "../../../../long.ts";
import { assertNested, tagsOf } from "../../tag-scanner.ts";
import { words } from "../../thread-view.ts";

const real = await gptTokenizer.counter("o200k_base");

/** Each line counts 4 with its dash, and 5 with its line end. */
const sections: SummarySections = {
	task_context: ["t1 x y", "t2 x y"],
	completed_work: ["w1 x y", "w2 x y"],
	key_decisions: ["d1 x y"],
	current_state: ["s1 x y"],
	open_threads: ["o1 x y"],
	corrections: ["c1 x y"],
	tone: ["b1 x y"],
};

const past = (more: Partial<SummarySections>, digest = "") =>
	distilledPast({ sections: { ...NO_SECTIONS, ...more }, digest }, words);

/** The first words of the lines that are shown where the summary has its 30% of so many tokens. */
function shown(room: number): string[] {
	const { summary } = fitPast(past(sections), room, room, words);
	expect(words(summary.text)).toBe(summary.tokens);
	return [...summary.text.matchAll(/^- (\w+)/gm)].map(([, name = ""]) => name);
}

describe("a summary", () => {
	it("is its lines under the headings of their sections, in the order of sections", () => {
		const lines = summaryLines(
			{ ...NO_SECTIONS, tone: ["dry"], task_context: ["Fix it.", "By  May\nthe\u0085third"] },
			words,
		);
		expect(summaryText(lines)).toBe(
			"<summary>\nTask context:\n- Fix it.\n- By May the third\nTone & register:\n- dry\n</summary>",
		);
	});

	it("stands whole where its share holds it", () => {
		expect(shown(1_000)).toEqual(["t1", "t2", "w1", "w2", "d1", "s1", "o1", "c1", "b1"]);
	});

	it("loses the lines of least worth first, of a section the last ones", () => {
		const order = ["t2", "t1", "b1", "w2", "c1", "o1", "w1", "d1", "s1"];
		let before = shown(1_000);
		for (let room = 1_000; room >= 0; room--) {
			const now = shown(room);
			expect(before).toEqual(expect.arrayContaining(now));
			const lost = before.filter((line) => !now.includes(line));
			expect(lost.sort()).toEqual(order.splice(0, lost.length).sort());
			before = now;
		}
		expect(order).toEqual([]);
	});

	it("says how much is missing", () => {
		const { summary } = fitPast(past({ key_decisions: ["d1 x y"], tone: ["b1 x y"] }), 50, 50, words);
		expect(summary).toMatchObject({ missing: 4 });
		expect(summary.text).toContain("- d1 x y");
	});

	it("passes over a line that alone is too large", () => {
		const long = Array.from({ length: 100 }, (_, n) => `w${n}`).join(" ");
		const { summary } = fitPast(past({ current_state: [long], tone: ["dry"] }), 100, 100, words);
		expect(summary.text).toBe("<summary>\nTone & register:\n- dry\n</summary>");
		expect(summary.missing).toBe(101);
	});

	it("without lines is none", () => {
		expect(fitPast(past({}), 1_000, 1_000, words)).toMatchObject({
			cost: 0,
			summary: { text: "" },
			digest: { text: "" },
		});
		expect(pastWanted(past({}))).toBe(0);
		expect(distilledPast(null, words)).toEqual(past({}));
	});
});

describe("a digest", () => {
	it("has at most a tenth, in whole sentences", () => {
		const long = past({}, "Ada builds ferries. She likes tests. She writes them first.");
		expect(fitPast(long, 130, 130, words).digest.text).toBe(
			"<digest>\nAda builds ferries. She likes tests. She writes them first.\n</digest>",
		);
		const cut = fitPast(long, 100, 100, words).digest;
		expect(cut.text).toBe("<digest>\nAda builds ferries. She likes tests.\n</digest>");
		expect(cut.missing).toBe(4);
		expect(fitPast(long, 30, 30, words).digest).toMatchObject({ text: "", tokens: 0 });
	});
});

describe("any distilled past", () => {
	const any = fc.record({ sections: summarySections, digest: anyText() });

	it("keeps to its shares and to what is left, and shows no less in a larger room", () => {
		const room = fc.integer({ min: 0, max: 3_000 });
		fc.assert(
			fc.property(any, room, room, fc.nat(500), (given, size, left, more) => {
				const distilled = distilledPast(given, real);
				const fitted = fitPast(distilled, size, left, real);
				expect(fitted.digest.tokens).toBeLessThanOrEqual(size * 0.1);
				expect(fitted.summary.tokens).toBeLessThanOrEqual(size * 0.3);
				expect(fitted.cost).toBeLessThanOrEqual(left);
				expect(real(fitted.summary.text)).toBe(fitted.summary.tokens);
				const wider = fitPast(distilled, size + more, left + more, real);
				expect(wider.digest.tokens).toBeGreaterThanOrEqual(fitted.digest.tokens);
			}),
			{ numRuns: amount(200) },
		);
	});

	it("stands whole in the room it wants", () => {
		fc.assert(
			fc.property(any, (given) => {
				const distilled = distilledPast(given, real);
				const room = pastWanted(distilled);
				const fitted = fitPast(distilled, room, room, real);
				expect([fitted.digest.missing, fitted.summary.missing]).toEqual([0, 0]);
				expect(fitted.cost).toBe(pastCost(distilled));
			}),
			{ numRuns: amount(200) },
		);
	});

	it("opens and closes no tag but its own", () => {
		fc.assert(
			fc.property(any, fc.nat(2_000), (given, room) => {
				const { digest, summary } = fitPast(distilledPast(given, real), room, room, real);
				for (const { text } of [digest, summary]) {
					const tags = tagsOf(text);
					assertNested(tags);
					expect(tags.length).toBeLessThanOrEqual(2);
				}
			}),
			{ numRuns: amount(200) },
		);
	});
});
