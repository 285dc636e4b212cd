import { contentTerms } from "../distill/said.ts";
import { DONE } from "./cues.ts";

/** Words of reporting and of checking, which name no work by themselves. */
const REPORTING =
	/\b(?:tests?|checks?|suite|builds?|ci|green|pass(?:es|ed|ing)?|tick(?:ed)?|done|finish(?:ed|ing)?|managed|handled|wrapped|sorted|history|list|details?)\b/giu;

const DETERMINED = /(?<![\p{L}'])(?:the|an?|my|our|your|their|its|all|every|these|those|\d+) \p{L}/iu;

/** Whether a text names some work: a word beside those that people use whatever they speak of. */
export function namesWork(text: string): boolean {
	const terms = contentTerms(text.replace(new RegExp(DONE, "giu"), " ").replace(REPORTING, " "));
	return [...terms].some((term) => /\p{L}/u.test(term));
}

/** Whether a text names what is worked on: "dive into it" does not. */
export function namesObject(text: string): boolean {
	const { size } = contentTerms(text);
	return size > 1 || (size > 0 && DETERMINED.test(text));
}
