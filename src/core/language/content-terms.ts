import { isCommon } from "./spoken-words.ts";
import { stem, termsOf } from "./terms.ts";
import { tokensOf } from "./tokens.ts";
import { WEEKDAYS } from "./words/date-words.ts";

/** The stems of the words that say what a text is about; common words do not. */
export function contentTerms(text: string): Set<string> {
	const terms = new Set<string>();
	for (const term of termsOf(text)) {
		const root = stem(term);
		if (root.length > 1 && !isCommon(root)) terms.add(root);
	}
	return terms;
}

/** How many of some terms stand among others. */
export function sharedTerms(some: Iterable<string>, others: ReadonlySet<string>): number {
	let count = 0;
	for (const term of some) if (others.has(term)) count += 1;
	return count;
}

/** How many words and numbers of a text tell something: weekdays do as well. */
export const tellingCount = (words: string): number =>
	contentTerms(words).size +
	tokensOf(words).filter(({ kind, folded }) => kind === "number" || WEEKDAYS.has(folded.replace(/s$/, ""))).length;
