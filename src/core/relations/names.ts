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
