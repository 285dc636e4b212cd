import { TURNING_WORDS } from "../negation.ts";
import { isCommon } from "../spoken-words.ts";
import { stem } from "../stem.ts";
import { type Token, tokensOf } from "../tokens.ts";
import { SAME_TOLD, UNTOLD } from "../words/forgetting-words.ts";

/** A word of a statement as it is compared, and whether a name may go on with it. */
type Told = { word: string; goesOn: boolean };

/** So many words may stand between two of a statement: "my sister [Lena] is moving". */
const BETWEEN = 2;

/** How what was said of oneself begins, where it is kept word for word. */
const QUOTING = /^The user said: “/;

/**
 * Whether a memory says what somebody says of themselves, "I live in Oslo": its words in their order, from the beginning on, with nothing between
 * them that turns it round. Of somebody else they may stand anywhere.
 */
export function isToldIn(statement: string, content: string): boolean {
	const told = wordsOf(content.replace(QUOTING, ""));
	const [first, ...others] = wordsOf(statement);
	if (first === undefined || others.length === 0) return false;
	const isOwn = OWN.has(first.word);
	return told.some(({ word }, at) => word === first.word && (at === 0 || !isOwn) && goesOnWith(told, at, others));
}

/** Whether something is told of that belongs to somebody else: "the user's sister's salary". */
export function isOfOthers(content: string, thing: string): boolean {
	const told = wordsOf(content);
	const [first] = wordsOf(thing);
	const at = told.findIndex(({ word }) => word === first?.word);
	return OTHERS.has(told[at - 1]?.word ?? "");
}

const OWN = new Set(["i", "my", "we", "our"]);
const OTHERS = new Set(["s", "his", "her"]);

function goesOnWith(told: readonly Told[], from: number, words: readonly Told[]): boolean {
	let at = from;
	// "My address" is no email address.
	const most = words.length === 1 ? 0 : BETWEEN;
	for (const { word } of words) {
		const start = at + 1;
		for (at = start; told[at]?.word !== word; at++) {
			const isNear = at - start < most || told.slice(start, at + 1).some((one) => one.word === "and");
			const between = told[at]?.word ?? "";
			if (at >= told.length || !isNear || between === "s" || TURNING_WORDS.has(between)) return false;
		}
	}
	return told[at + 1]?.goesOn !== true;
}

function wordsOf(text: string): Told[] {
	const tokens = tokensOf(text);
	return tokens.flatMap((token, at) => {
		if (token.kind === "mark" || UNTOLD.has(token.folded)) return [];
		if (token.folded === "user") return { word: tokens[at + 1]?.folded === "s" ? "my" : "i", goesOn: false };
		if (token.folded === "s" && tokens[at - 1]?.folded === "user") return [];
		const same = SAME_TOLD.get(token.folded) ?? [stem(token.folded)];
		return same.map((word) => ({ word, goesOn: continues(tokens, at, token) }));
	});
}

/** "tea rooms" are no tea: a word in small letters that tells something, right behind. */
const continues = (tokens: readonly Token[], at: number, { kind, text, folded }: Token): boolean =>
	kind === "word" &&
	tokens[at - 1]?.kind === "word" &&
	!UNTOLD.has(tokens[at - 1]?.folded ?? "") &&
	text === folded &&
	!isCommon(stem(folded));
