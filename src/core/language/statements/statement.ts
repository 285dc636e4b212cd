import { oneLine, shorten, withoutEnd } from "../shorten.ts";
import { joined } from "../words/joined.ts";
import { OPENERS } from "../words/talk-words.ts";
import { others, thirdPerson } from "./third-person.ts";

/** Longest statement, in UTF-16 units. */
const LONGEST = 400;
/** Words that only open a clause. */
const LEAD = new RegExp(
	joined`
		^(?:(?:${OPENERS})(?:[,:;.!–—-]{1,4}\s{0,4}|
		\s+(?=(?:i|i['’]\p{L}+|im|ive|ill|my|we|our|so|well|then|and|but|also|the|it|he|she|they|ich|mein|
		je|mon|ma|yo|mi)\b)))`,
	"iu",
);
const ROUNDS = 4;
const BY_WAY = /,? (?:btw|by the way|lol|haha|tbh|fyi|thanks|thx|pls|please)[.!]?$/i;
/** Words by which a clause is its speaker's own. */
const OWN =
	/\b(?:i|i['’](?:m|ve|ll|d)|im|ive|my|me|mine|myself|we|we['’](?:re|ve|ll|d)|our|us|ich|mein\w*|mir|mich|wir|je|j['’]|mon|ma|mes|nous|yo|mi|mis)\b/i;
/** "im", "ive", "dont": as they are written in full. */
const SHORT: readonly [RegExp, string][] = [
	[/^im\b/i, "I'm"],
	[/^ive\b/i, "I've"],
	[/^id (?=(?:like|love|prefer|rather)\b)/i, "I'd "],
	[/^i\b/, "I"],
];

/**
 * What a clause tells, for whom does not know who said it: in its own words, with the speaker for "I" where its verb is known, else as
 * a quotation. `name`: the speaker among several; null for the user.
 */
export function statementOf(clause: string, name: string | null): string {
	const bare = shorten(withoutEnd(withoutLeads(clause).replace(BY_WAY, ""), /[\s,;:–—-]/), LONGEST);
	const plain = SHORT.reduce((text, [short, full]) => text.replace(short, full), bare);
	const speaker = name === null ? "The user" : oneLine(name);
	const told = thirdPerson(plain, speaker);
	if (told !== null && !OWN.test(told)) return sentenceOf(told);
	if (/^my\b/i.test(plain)) {
		const owned = others(`${speaker}'s${plain.slice(2)}`);
		if (!OWN.test(owned)) return sentenceOf(owned);
	}
	if (name === null && !OWN.test(plain)) return sentenceOf(plain);
	return `${speaker} said: “${plain}”`;
}

export function withoutLeads(text: string): string {
	let left = text;
	for (let round = 0; round < ROUNDS; round++) {
		const shorter = left.replace(LEAD, "");
		if (shorter === left || shorter === "") break;
		left = shorter;
	}
	return left;
}

const ENDED = /[.!?。！？…]["')\]”’»]*$/;

/** A text as a sentence: it begins with a capital and ends with a full stop of its script. */
export function sentenceOf(text: string): string {
	const bare = withoutEnd(text.trim(), /[\s,;:–—]/).replace(/ -{1,80}$/, "");
	const stop = ENDED.test(bare) ? "" : /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]$/u.test(bare) ? "。" : ".";
	const first = String.fromCodePoint(bare.codePointAt(0) ?? 32);
	// "iOS", "pnpm": only a word that is plain otherwise gets a capital.
	const begin = /^\p{Ll}+(?![\p{L}\p{N}._-])/u.test(bare) ? first.toUpperCase() : first;
	return `${begin}${bare.slice(first.length)}${stop}`;
}
