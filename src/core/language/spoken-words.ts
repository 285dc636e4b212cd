import { stem } from "./stem.ts";
import { EVERYDAY_WORDS } from "./words/everyday-words.ts";

const STEMS: ReadonlySet<string> = new Set([...EVERYDAY_WORDS].map((word) => stem(word)));

/** Whether a word, as its stem, is used whatever one speaks of. */
export function isCommon(stemmed: string): boolean {
	return STEMS.has(stemmed);
}
