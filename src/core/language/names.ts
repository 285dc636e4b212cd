import { joined } from "./words/joined.ts";

/** Longest name that is kept, in characters. */
export const LONGEST_NAME = 512;

const BEFORE = new Set(" \"'“”„‘’«»`([{<");
const BEHIND = new Set(" \"'“”„‘’«»`)]}>.,;:!?。、，！？…");
const ARTICLE = /^(?:the|der|die|das) (?=.)/;
/** Letters that no decomposition folds. */
const FOLDED = new Map([
	...[..."øłđı"].map((letter, index): [string, string] => [letter, "oldi".charAt(index)]),
	["ß", "ss"],
	["æ", "ae"],
	["œ", "oe"],
]);

/**
 * A name as names are compared: without regard to case, width, spacing, accents of Latin letters, quotes and punctuation
 * around it, a leading article and a possessive at its end ("the Ops Team's" is "ops team"). Signs inside stay: "C++".
 */
export function entityName(text: string): string {
	const plain = foldLetters(text).replace(/\s+/g, " ").trim();
	const name = bare(bare(plain).replace(/['’]s$/, "")).replace(ARTICLE, "");
	return name === "" ? plain : name;
}

/** Lower case without width and the accents of Latin letters. Other scripts keep their marks: there they are vowels. */
export function foldLetters(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/(\p{scx=Latin})[\u0300-\u036f]+/gu, "$1")
		.replace(/[øłđıßæœ]/g, (letter) => FOLDED.get(letter) ?? letter)
		.normalize("NFC");
}

/** Not by a pattern, which would take quadratic time on long runs of these signs. */
function bare(text: string): string {
	let from = 0;
	let to = text.length;
	while (from < to && BEFORE.has(text.charAt(from))) from++;
	while (to > from && BEHIND.has(text.charAt(to - 1))) to--;
	return text.slice(from, to);
}

/** More of a query is not looked at: what asks about an entity is short. */
export const MOST_QUERY_LENGTH = 4_000;

const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** A name or phrase in a text made by `questionText`: from where to where, and whether as "Alice's" or "Alices". */
export type Spot = { from: number; to: number; possessive: boolean };

/**
 * A query or name as words between single spaces, folded, one at each end too; `'s` is a word. Chinese, Japanese and Korean
 * stand as they are.
 */
export function questionText(text: string): string {
	const folded = foldLetters(text.slice(0, MOST_QUERY_LENGTH)).replace(/['’]s(?![\p{L}\p{N}])/gu, " 's");
	return ` ${folded
		.replace(/[^\p{L}\p{N}\p{M}'+#]+/gu, " ")
		.replace(
			/(?<=\p{ASCII})(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])|(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])(?=[a-z0-9])/gu,
			" ",
		)
		.replace(/ +/g, " ")
		.trim()} `;
}

/** Where words stand in a text, both from `questionText`; null where they don't. */
export function spotOf(words: string, text: string): Spot | null {
	const inner = words.trim();
	if (inner === "") return null;
	if (UNSPACED.test(inner)) {
		const from = text.indexOf(inner);
		return from < 0
			? null
			: { from, to: from + inner.length, possessive: /^ ?[的의の]/.test(text.slice(from + inner.length)) };
	}
	const from = text.indexOf(words);
	const to = from + words.length - 1;
	if (from >= 0) return { from: from + 1, to, possessive: text.startsWith(" 's ", to) };
	const genitive = text.indexOf(` ${inner}s `);
	return genitive < 0 ? null : { from: genitive + 1, to: genitive + inner.length + 2, possessive: true };
}

/** What relations call whoever speaks. */
export const USER_NAME = "user";

/** Words by which askers mean themselves, folded; in Spanish also verbs, as it needs no pronoun there. */
const SELF = new RegExp(
	joined`
		(?<= )(?:i|i'm|i'll|i'd|i've|im|me|my|mine|myself|we|we're|we've|our|ours|ich|mir|mich|mein|
		meine[mnrs]?|wir|uns|unser|unsere[mnrs]?|je|j'(?=\p{L})|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|mio|
		mia|nosotros|nuestr[oa]s?|vivo|trabajo|tengo|llamo|soy)(?= |(?<=j'))|我们?|咱们?|私|僕|俺|わたし`,
	"gu",
);
const POSSESSIVE = /^(?:my|our|mein|unser|mon|ma|mes|notre|nos|mis?|nuestr)|^[我私僕俺]/;

/** Where a question names whoever asks it: in a text made by `questionText`. */
export function selfSpots(text: string): Spot[] {
	return [...text.matchAll(SELF)].map(({ 0: word, index }) => ({
		from: index,
		to: index + word.length,
		possessive: POSSESSIVE.test(word),
	}));
}

/** Of several, the one next to what is asked. */
export function nearestSelf(text: string, asked: readonly { spot: Spot }[]): Spot | null {
	const spots = selfSpots(text);
	const { from, to } = asked[0]?.spot ?? { from: 0, to: 0 };
	const away = (spot: Spot) => Math.max(spot.from - to, from - spot.to);
	return spots.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}
