import { fold } from "./fold.ts";

/** A word, a run of digits, or any other character of a text. */
export type Token = {
	text: string;
	/** As it is compared (fold.ts). */
	folded: string;
	/** Offsets in the text, in UTF-16 units; `end` is the one behind it. */
	start: number;
	end: number;
	kind: "word" | "number" | "mark";
	/** What separates it from the token before. */
	gap: "none" | "space" | "line";
};

/** No real word is longer: folding one is quadratic in a run of marks. */
const LONGEST_WORD = 64;
const LETTERS = `\\p{L}[\\p{L}\\p{M}]{0,${LONGEST_WORD}}`;
const TOKEN = new RegExp(`${LETTERS}(?:['’]${LETTERS})*|\\d+|\\S`, "gu");
const ASCII_TOKEN = /[A-Za-z]{1,65}(?:'[A-Za-z]{1,65})*|\d+|\S/g;
const NOT_ASCII = /[^\0-\x7f]/;
const LETTER = /^\p{L}/u;
/** What is left out before a vowel, in French: "l'eau" is two words. */
const ELIDED = /^(?:[ldjmtnsc]|(?:jus)?qu)['’](?=[^'’]{2})/i;
const POSSESSIVE = /['’]s$/i;

/** The tokens of a text with their places; "l'eau" and "Monday's" are two words, "don't" is one. Linear in its length. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	let end = 0;
	for (const { 0: found, index: start } of text.matchAll(NOT_ASCII.test(text) ? TOKEN : ASCII_TOKEN)) {
		const gap = gapBetween(text, end, start);
		const kind = kindOf(found);
		end = start + found.length;
		if (kind !== "word") tokens.push({ text: found, folded: found, start, end, kind, gap });
		else if (found.includes("'") || found.includes("’")) addParts(tokens, found, start, gap);
		else tokens.push({ text: found, folded: fold(found), start, end, kind, gap });
	}
	return tokens;
}

function gapBetween(text: string, from: number, to: number): Token["gap"] {
	if (from === to) return "none";
	if (to === from + 1) return text.charCodeAt(from) === LINE_FEED ? "line" : "space";
	return text.slice(from, to).includes("\n") ? "line" : "space";
}

const LINE_FEED = 10;

function kindOf(token: string): Token["kind"] {
	const unit = token.charCodeAt(0);
	if (unit >= 0x80) return LETTER.test(token) ? "word" : "mark";
	if (unit >= 48 && unit <= 57) return "number";
	const letter = unit | 32;
	return letter >= 97 && letter <= 122 ? "word" : "mark";
}

function addParts(tokens: Token[], word: string, from: number, gap: Token["gap"]): void {
	const first = ELIDED.exec(word)?.[0].length ?? 0;
	const last = POSSESSIVE.test(word) ? word.length - 2 : word.length;
	const places = [0, first, last, word.length];
	for (const [index, place] of places.entries()) {
		const text = word.slice(places[index - 1] ?? 0, place);
		const start = from + place - text.length;
		const own = start === from ? gap : "none";
		if (text !== "") tokens.push({ text, folded: fold(text), start, end: from + place, kind: "word", gap: own });
	}
}
