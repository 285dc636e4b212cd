import { NICKNAMES } from "../../language/words/nicknames.ts";

/** A shorter word is too like others to be a misspelt name, in letters. */
const SHORTEST = 4;
/** From this many letters on, two may be wrong. */
const LONG = 7;
/** A longer word is no name. */
const LONGEST = 40;

/** How letters are written that other alphabets and habits write otherwise; longer ones first. */
const SPELT: readonly (readonly [string, string])[] = [
	...([
		["ä", "a"],
		["ö", "o"],
		["ü", "u"],
		["ß", "ss"],
		["ø", "o"],
		["å", "a"],
		["æ", "a"],
		["œ", "o"],
		["ł", "l"],
		["đ", "d"],
	] as const),
	...([
		["ae", "a"],
		["oe", "o"],
		["ue", "u"],
		["sch", "sh"],
		["tch", "ch"],
		["ph", "f"],
		["th", "t"],
		["kh", "k"],
	] as const),
	...([
		["dj", "j"],
		["ck", "k"],
		["qu", "k"],
		["ou", "u"],
		["oo", "u"],
		["ee", "i"],
		["x", "ks"],
	] as const),
	...([
		["c", "k"],
		["q", "k"],
		["y", "i"],
		["w", "v"],
		["z", "s"],
	] as const),
];

/** A name as it sounds, about: without marks, doubled letters and what is only another spelling. */
function soundOf(name: string): string {
	const plain = SPELT.reduce((text, [from, to]) => text.replaceAll(from, to), name.toLowerCase().normalize("NFC"));
	const letters = [...plain.normalize("NFD").replace(/\p{M}/gu, "")];
	return letters.filter((letter, at) => letter !== letters[at - 1]).join("");
}

/** Whether somebody of one of these names may be called by the other. Names in lower case. */
export function isNickname(a: string, b: string): boolean {
	return NICKNAMES.get(a)?.has(b) === true || NICKNAMES.get(b)?.has(a) === true;
}

/**
 * Whether a word may be another spelling of a name, both in lower case: the same sound, or one letter wrong (two from seven
 * letters on) after the same first sound. Its cost is bounded.
 */
export function isNearName(a: string, b: string): boolean {
	const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
	if (shorter < SHORTEST - 1 || longer < SHORTEST || longer > LONGEST) return false;
	const [soundA, soundB] = [soundOf(a), soundOf(b)];
	if (soundA === soundB && shorter >= SHORTEST) return true;
	if (soundA.charAt(0) !== soundB.charAt(0)) return false;
	const most = longer >= LONG ? 2 : 1;
	return changesBetween(a, b, most) <= most || (longer >= LONG && changesBetween(soundA, soundB, 1) <= 1);
}

/** How many letters must be changed, left out, added or swapped with the next (Damerau-Levenshtein); at most `most` + 1. */
function changesBetween(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let row = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1;
			let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
			const swapped = i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
			if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
			next.push(least);
		}
		before = row;
		row = next;
	}
	return row[b.length] ?? most + 1;
}
