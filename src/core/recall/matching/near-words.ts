import { isCommon } from "../../language/spoken-words.ts";
import { stem } from "../../language/terms.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";
import { WHOLE_WORDS } from "../../language/words/whole-words.ts";

/** How a word that is asked for may mean another one. */
export type Nearness = "beginning" | "misspelt";

/** A shorter word is the beginning of too many others. */
const SHORTEST_BEGINNING = 4;
/** In a shorter word a letter more, less, or two that change places make another word too often. */
const SHORTEST_MISSPELT = 5;
/** The same where one letter stands for another ("house", "horse"). */
const SHORTEST_SUBSTITUTED = 6;
const LETTERS = /^\p{L}+$/u;

/** Whether a word (lower case) may be short for others or misspelt: an ordinary word is neither. */
export function mayBeNear(asked: string): boolean {
	if (asked.length < SHORTEST_BEGINNING || !LETTERS.test(asked)) return false;
	const root = stem(asked);
	return ![asked, root].some((one) => WHOLE_WORDS.has(one) || STOP_WORDS.has(one)) && !isCommon(root);
}

/** How `asked`, of which `mayBeNear` holds, means `word`; null: not at all. */
export function nearnessOf(asked: string, word: string): Nearness | null {
	if (word.length >= asked.length + 2 && word.startsWith(asked)) return "beginning";
	if (asked.length < SHORTEST_MISSPELT || asked.charAt(0) !== word.charAt(0)) return null;
	if (isOneSlip(asked, word)) return "misspelt";
	const [root, other] = [stem(asked), stem(word)];
	return root.length >= SHORTEST_MISSPELT && isOneSlip(root, other) ? "misspelt" : null;
}

/** Pieces of a word, of which each word that it may mean contains at least one: a slip spoils only one of two halves. */
export function nearPieces(asked: string): string[] {
	if (asked.length < SHORTEST_MISSPELT) return [asked];
	const half = asked.length >> 1;
	return [asked.slice(0, half), asked.slice(half)];
}

/** Whether one letter is missing, too many, another one, or has changed its place with the next. */
function isOneSlip(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) return false;
	let from = 0;
	while (from < a.length && a.charAt(from) === b.charAt(from)) from++;
	if (a.length !== b.length) {
		const [short, long] = a.length < b.length ? [a, b] : [b, a];
		return short.length >= SHORTEST_MISSPELT - 1 && short.slice(from) === long.slice(from + 1);
	}
	if (from === a.length) return false;
	const swapped = a.charAt(from) === b.charAt(from + 1) && a.charAt(from + 1) === b.charAt(from);
	if (swapped && a.slice(from + 2) === b.slice(from + 2)) return true;
	return a.length >= SHORTEST_SUBSTITUTED && a.slice(from + 1) === b.slice(from + 1);
}
