import { termsOf } from "./terms.ts";

/** Languages that are told apart by their commonest words; no word stands in two of them. */
const WORDS = {
	english: `the and of to is are was were it that this with for you we not have has be will from they what there would
		should can our your my do does if but which when how been them their only please`,
	german: `der das und ist nicht ich wir sie mit für auf ein eine einen dem den zu von sich auch wird werden haben
		habe kann wie aber oder wenn noch nur mir uns bitte sind im am bei aus nach`,
	french: `le les et est une des du dans pour pas que qui nous vous avec sur ce cette au aux plus je il elle sont être
		mais ou donc avoir ont votre notre mon leur fait`,
	spanish: `el los las y una del para que con por lo su como más pero está son muy sin sobre también hay ser nos
		este esta mi cuando porque usted puede`,
} as const;

export type Language = keyof typeof WORDS;

export const LANGUAGES: readonly Language[] = ["english", "german", "french", "spanish"];
const LANGUAGE_OF = new Map<string, Language[]>();
for (const language of LANGUAGES) {
	for (const word of WORDS[language].trim().split(/\s+/)) {
		LANGUAGE_OF.set(word, [...(LANGUAGE_OF.get(word) ?? []), language]);
	}
}

export type LanguageCounts = Record<Language, number>;

/** How many of the words (lower-case) are common words of each language. */
export function languageCounts(words: Iterable<string>): LanguageCounts {
	const counts = { english: 0, german: 0, french: 0, spanish: 0 };
	for (const word of words) for (const language of LANGUAGE_OF.get(word) ?? []) counts[language]++;
	return counts;
}

/** The language of a text; null where fewer than `least` of its words tell. */
export function languageIn(text: string, least: number): Language | null {
	return languageOf(languageCounts(termsOf(text)), least);
}

/** The language that most of the common words are of; null where fewer than `least` tell. */
export function languageOf(counts: LanguageCounts, least: number): Language | null {
	const [first, second] = LANGUAGES.toSorted((a, b) => counts[b] - counts[a]);
	if (first === undefined || second === undefined || counts[first] < least) return null;
	return counts[first] > counts[second] ? first : null;
}

const SCRIPTS: readonly [string, RegExp][] = [
	["latin", /\p{Script=Latin}/u],
	["cyrillic", /\p{Script=Cyrillic}/u],
	["greek", /\p{Script=Greek}/u],
	["arabic", /\p{Script=Arabic}/u],
	["hebrew", /\p{Script=Hebrew}/u],
	["devanagari", /\p{Script=Devanagari}/u],
	["thai", /\p{Script=Thai}/u],
	["kana", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
	["hangul", /\p{Script=Hangul}/u],
	["han", /\p{Script=Han}/u],
];

const LETTERS = SCRIPTS.map(([name, letters]) => [name, new RegExp(letters.source, "gu")] as const);

/** The scripts in which a text has letters. */
export function scriptsOf(text: string): string[] {
	return SCRIPTS.filter(([, letters]) => letters.test(text)).map(([name]) => name);
}

/** The script of most letters of a text; null where it has none that we know. */
export function mainScript(text: string): string | null {
	let best: string | null = null;
	let most = 0;
	for (const [name, letters] of LETTERS) {
		const found = text.match(letters)?.length ?? 0;
		if (found > most) [best, most] = [name, found];
	}
	return best;
}
