import fc from "fast-check";
import { expect, test } from "vitest";
import { SUMMARY_SECTIONS } from "../../../../../src/core/model/thread/summary.ts";
import { extractSummary } from "../../../../../src/core/writing/distill/extract-summary.ts";
import { fitSections, sectionTokens } from "../../../../../src/core/writing/distill/fit-sections.ts";
import { groundedSummary } from "../../../../../src/core/writing/distill/ground.ts";
import { words } from "../../thread-view.ts";
import { anySource } from "./any-source.ts";

const runs = { numRuns: 150 };

test("every line of the embedded writer is borne out by what it covers, also when it folds", () => {
	fc.assert(
		fc.property(anySource, anySource, (first, second) => {
			const previous = extractSummary(first, words);
			expect(groundedSummary(previous, first)).toEqual({ text: previous, dropped: 0 });
			const source = { ...second, previous };
			const summary = extractSummary(source, words);
			expect(groundedSummary(summary, source)).toEqual({ text: summary, dropped: 0 });
		}),
		runs,
	);
});

test("a summary keeps its limit, holds no line twice in a section, and is the same for the same source", () => {
	fc.assert(
		fc.property(anySource, fc.integer({ min: 0, max: 300 }), (source, limit) => {
			const summary = extractSummary({ ...source, limit }, words);
			expect(sectionTokens(summary.sections, words)).toBeLessThanOrEqual(limit);
			for (const lines of Object.values(summary.sections)) expect(new Set(lines).size).toBe(lines.length);
			for (const line of Object.values(summary.sections).flat()) {
				expect(line).not.toMatch(/[\n\r]/);
				expect(line.trim()).toBe(line);
				expect(line).not.toBe("");
			}
			expect(words(summary.digest)).toBeLessThanOrEqual(200);
			expect(extractSummary({ ...source, limit }, words)).toEqual(summary);
		}),
		runs,
	);
});

test("fitting drops whole lines from the ends of sections; a larger limit keeps what a smaller keeps", () => {
	fc.assert(
		fc.property(
			anySource,
			fc.integer({ min: 0, max: 400 }),
			fc.integer({ min: 0, max: 100 }),
			(source, limit, more) => {
				const { sections } = extractSummary({ ...source, limit: 10_000 }, words);
				const small = fitSections(sections, limit, words);
				const large = fitSections(sections, limit + more, words);
				for (const name of SUMMARY_SECTIONS) {
					expect(sections[name].slice(0, small[name].length)).toEqual(small[name]);
					expect(large[name].slice(0, small[name].length)).toEqual(small[name]);
				}
				expect(fitSections(small, limit, words)).toEqual(small);
			},
		),
		runs,
	);
});
