import fc from "fast-check";
import { expect, test } from "vitest";
import { textOf } from "../../../../../src/core/model/thread/message.ts";
import { SUMMARY_SECTIONS } from "../../../../../src/core/model/thread/summary.ts";
import { fitSections } from "../../../../../src/core/writing/distill/fit-sections.ts";
import { amount } from "../../../../long.ts";
import { words } from "../../thread-view.ts";
import { DOES_ALL } from "../acts/word-model.ts";
import { anySource } from "./any-source.ts";
import { extracted } from "./summaries.ts";

const RUNS = { numRuns: amount(150) };

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const ABOUT = / \((?:asked|to): .*\)$/;
const WHO = / \((?:(?:user|assistant|tool), )?2026-11-20\)$/;
const LABEL = /^(?:task|last|next): /;

/** What a line says, without who said it, when, and what it answers. */
const saidIn = (line: string) => wordsIn(line.replace(WHO, "").replace(ABOUT, "").replace(LABEL, ""));

/** Whether words stand in a text in their order; the last one may be cut. */
function stands(words: readonly string[], text: readonly string[]): boolean {
	let at = 0;
	return words.every((word, place) => {
		const is = (other: string) => other === word || (place === words.length - 1 && other.startsWith(word));
		while (at < text.length && !is(text[at] ?? "")) at += 1;
		return at++ < text.length;
	});
}

test.each([
	["as the weights are fitted", undefined],
	["however much the model makes of it", DOES_ALL],
])("a summary holds nothing that was not said, also when it folds: %s", (_, model) => {
	fc.assert(
		fc.property(anySource, anySource, (first, second) => {
			const previous = extracted(first, words, model);
			const { sections } = extracted({ ...second, previous }, words, model);
			const said = [...first.messages, ...second.messages].map(({ content }) => wordsIn(textOf(content)));
			for (const name of SUMMARY_SECTIONS) {
				if (name === "tone") continue;
				for (const line of sections[name].filter((line) => !line.startsWith("files: "))) {
					expect(said.some((text) => stands(saidIn(line), text))).toBe(true);
				}
			}
		}),
		RUNS,
	);
});

/** What a heading and the end of a line cost beside the lines. */
const [HEADING, LINE] = [8, 1];

test("a summary keeps its limit, holds no line twice in a section, and is the same for the same source", () => {
	fc.assert(
		fc.property(anySource, fc.integer({ min: 0, max: 300 }), (source, limit) => {
			const summary = extracted({ ...source, limit }, words);
			const filled = Object.values(summary.sections).filter(({ length }) => length > 0);
			const taken = filled.map((lines) => lines.reduce((sum, line) => sum + words(line) + LINE, HEADING));
			expect(taken.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limit);
			for (const lines of Object.values(summary.sections)) expect(new Set(lines).size).toBe(lines.length);
			for (const line of Object.values(summary.sections).flat()) {
				expect(line).not.toMatch(/[\n\r]/);
				expect(line.trim()).toBe(line);
				expect(line).not.toBe("");
			}
			expect(words(summary.digest)).toBeLessThanOrEqual(200);
			expect(extracted({ ...source, limit }, words)).toEqual(summary);
		}),
		RUNS,
	);
});

test("fitting drops whole lines from the ends of sections; a larger limit keeps what a smaller keeps", () => {
	fc.assert(
		fc.property(
			anySource,
			fc.integer({ min: 0, max: 400 }),
			fc.integer({ min: 0, max: 100 }),
			(source, limit, more) => {
				const { sections } = extracted({ ...source, limit: 10_000 }, words);
				const small = fitSections(sections, limit, words);
				const large = fitSections(sections, limit + more, words);
				for (const name of SUMMARY_SECTIONS) {
					expect(sections[name].slice(0, small[name].length)).toEqual(small[name]);
					expect(large[name].slice(0, small[name].length)).toEqual(small[name]);
				}
				expect(fitSections(small, limit, words)).toEqual(small);
			},
		),
		RUNS,
	);
});
