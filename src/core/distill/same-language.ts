import { SUMMARY_SECTIONS, type SummaryText } from "./summary.ts";

/** Fewer words than this tell nothing. */
const FEWEST_WORDS = 12;
/** A summary takes most of its words from what it covers: little ones above all. */
const LEAST_SHARE = 0.3;

/** Words, and single characters of scripts that write none. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}]+/gu;

/**
 * Whether a summary is in the language of what it covers: one in another shares hardly a word with it but names. Nor
 * does one that is made up.
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
