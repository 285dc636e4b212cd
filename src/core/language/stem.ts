import { IRREGULAR_FORMS } from "./words/irregular-forms.ts";

/** A consonant, as Porter has it: not a vowel, and `y` only at the start or after a vowel. */
function isConsonant(word: string, index: number): boolean {
	const letter = word.charAt(index);
	if ("aeiou".includes(letter)) return false;
	return letter !== "y" || index === 0 || !isConsonant(word, index - 1);
}

/** Porter's m: how often a vowel run is followed by a consonant run. */
function measure(stem: string): number {
	let count = 0;
	let vowel = false;
	for (let index = 0; index < stem.length; index++) {
		const consonant = isConsonant(stem, index);
		if (consonant && vowel) count++;
		vowel = !consonant;
	}
	return count;
}

function hasVowel(stem: string): boolean {
	for (let index = 0; index < stem.length; index++) if (!isConsonant(stem, index)) return true;
	return false;
}

function endsInDouble(word: string): boolean {
	const last = word.length - 1;
	return last > 0 && word.charAt(last) === word.charAt(last - 1) && isConsonant(word, last);
}

/** *o: ends consonant, vowel, consonant, the last not w, x or y. */
function endsShort(word: string): boolean {
	const last = word.length - 1;
	if (last < 2 || "wxy".includes(word.charAt(last))) return false;
	return isConsonant(word, last) && !isConsonant(word, last - 1) && isConsonant(word, last - 2);
}

type Rules = [suffix: string, replacement: string][];

function rules(text: string): Rules {
	return text.split(" ").map((rule) => {
		const [suffix = "", replacement = ""] = rule.split(":");
		return [suffix, replacement];
	});
}

/** Where one suffix is the end of another, the longer stands first: only the longest match is tried. */
const STEP_2 = rules(
	"ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ization:ize " +
		"ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log",
);
const STEP_3 = rules("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:");
const STEP_4 = rules(
	"al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ion: ou: ism: ate: iti: ous: ive: ize:",
);

/** Replaces the first suffix that matches if what is left of the word has a measure above `least`. */
function replaceSuffix(word: string, suffixes: Rules, least: number): string {
	for (const [suffix, replacement] of suffixes) {
		if (!word.endsWith(suffix)) continue;
		const stem = word.slice(0, -suffix.length);
		if (suffix === "ion" && !/[st]$/.test(stem)) return word;
		return measure(stem) > least ? stem + replacement : word;
	}
	return word;
}

function withoutPlural(word: string): string {
	if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
	return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
	if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
	const suffix = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
	const stem = word.slice(0, word.length - suffix);
	if (suffix === 0 || !hasVowel(stem)) return word;
	if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
	if (endsInDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
	return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function withoutFinalE(word: string): string {
	let result = word;
	if (word.endsWith("e")) {
		const stem = word.slice(0, -1);
		const degree = measure(stem);
		if (degree > 1 || (degree === 1 && !endsShort(stem))) result = stem;
	}
	return result.endsWith("ll") && measure(result) > 1 ? result.slice(0, -1) : result;
}

/** Longest word that is stemmed, as in SQLite: longer ones are no words. */
const LONGEST = 64;

/** Talk repeats its words: so many stems are kept, and all are let go where there are more. */
const MOST_KEPT = 20_000;
const kept = new Map<string, string>();

/**
 * The stem of an English word by Porter's algorithm (1980, with its author's later `bli` and `logi`, as SQLite's
 * FTS5 has it), irregular forms by the word they are forms of; anything but lower-case ASCII letters stays as it is.
 */
export function stem(term: string): string {
	if (term.length < 3 || term.length > LONGEST) return term;
	const known = kept.get(term);
	if (known !== undefined) return known;
	const made = /^[a-z]+$/.test(term) ? stemOf(term) : term;
	if (kept.size >= MOST_KEPT) kept.clear();
	kept.set(term, made);
	return made;
}

function stemOf(term: string): string {
	let word = withoutPast(withoutPlural(IRREGULAR_FORMS.get(term) ?? term));
	if (word.endsWith("y") && hasVowel(word.slice(0, -1))) word = `${word.slice(0, -1)}i`;
	word = replaceSuffix(word, STEP_2, 0);
	word = replaceSuffix(word, STEP_3, 0);
	word = replaceSuffix(word, STEP_4, 1);
	return withoutFinalE(word);
}
