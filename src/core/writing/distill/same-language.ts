import { SUMMARY_SECTIONS, type SummaryText } from "../../model/thread/summary.ts";

/** Fewer words than this tell nothing. */
const FEWEST_WORDS = 12;
/** A summary takes most of its words from what it covers, little ones above all; one in another language only names. */
const LEAST_SHARE = 0.15;

/** Words, and single characters of scripts that write none. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}]+/gu;

/**
 * Whether a summary can be in the language of what it covers: coarse, so that none is turned away for its style. A
 * summary that shares hardly a word with what it covers is in another language, or made up.
 */
export function isInLanguageOf(summary: SummaryText, covered: string): boolean {
	const lines = SUMMARY_SECTIONS.flatMap((section) => (section === "tone" ? [] : summary.sections[section]));
	const words = wordsOf(lines.join("\n"));
	if (words.length < FEWEST_WORDS) return true;
	const said = new Set(wordsOf(covered));
	return words.filter((word) => said.has(word)).length >= words.length * LEAST_SHARE;
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(WORDS) ?? [];
}
