import type { Tense } from "../tense.ts";
import type { Token } from "../tokens.ts";
import { LANGUAGES, type Language, NUMBERS, UNITS, type Unit, VAGUE, WHICH } from "../words/date-words.ts";
import type { Choice, Granularity, Part } from "./reading.ts";

/** What a date may be read in: the words around it, when they were said, and the tense of the verb it belongs to. */
export type Phrase = {
	tokens: readonly Token[];
	now: number;
	/** The tense at the tokens from one place up to another. */
	tense: (from: number, next: number) => Tense;
};

/** A date that stands at a place, up to (and without) the token `next`. */
export type Match = {
	next: number;
	choice: Choice;
	granularity: Granularity;
	relative: boolean;
	clock?: boolean;
	part?: Part | null;
};

/** Reads the date that begins at a token; null where none of its kind does. */
export type Form = (phrase: Phrase, at: number) => Match | null;

export function wordAt({ tokens }: Phrase, at: number): string {
	return tokens[at]?.folded ?? "";
}

export function isAdjacent({ tokens }: Phrase, at: number): boolean {
	return tokens[at]?.gap === "none";
}

/** A number of at most so many digits that is no part of a longer word or number; null where none stands there. */
export function numberAt({ tokens }: Phrase, at: number, least: number, most: number): number | null {
	const token = tokens[at];
	if (token?.kind !== "number" || token.text.length < least || token.text.length > most) return null;
	return Number(token.text);
}

const STICKS = new Set(["-", "/", "_", ".", ":", "#", "$", "€", "£", "+", ",", "@", "=", "&", "~"]);

/** Whether a number stands for itself: not behind a letter, a currency, or a mark that it sticks to. */
export function standsAlone(phrase: Phrase, at: number): boolean {
	const before = phrase.tokens[at - 1];
	if (before === undefined || !isAdjacent(phrase, at)) return !/^[$€£#v]$/.test(wordAt(phrase, at - 1));
	return before.kind === "mark" && !STICKS.has(before.text);
}

/** Whether nothing sticks to the token before this place that would make it another thing: "12-345", "3.14", "20%". */
export function endsAt(phrase: Phrase, next: number): boolean {
	const following = phrase.tokens[next];
	if (following === undefined || following.gap !== "none") return true;
	if (following.kind !== "mark" || /^[%°_/@=€$£]$/.test(following.text)) return false;
	const after = phrase.tokens[next + 1];
	return !(/^[-.:,/+]$/.test(following.text) && after?.gap === "none" && after.kind === "number");
}

/** How many of a unit: "two weeks", "a couple of days", "3 Monate". */
export type Length = { least: number; most: number; unit: Unit; language: Language; next: number };

const UNIT_WORDS = new Set(LANGUAGES.flatMap((language) => [...UNITS[language].keys()]));

export function lengthAt(phrase: Phrase, at: number): Length | null {
	const start =
		/^(?:a|the|ein|einem|los|las)$/.test(wordAt(phrase, at)) && VAGUE.has(wordAt(phrase, at + 1)) ? at + 1 : at;
	const vague = VAGUE.get(wordAt(phrase, start));
	const of = vague !== undefined && /^(?:of|more|de)$/.test(wordAt(phrase, start + 1)) ? start + 2 : start + 1;
	if (!UNIT_WORDS.has(wordAt(phrase, of))) return null;
	const digits = numberAt(phrase, start, 1, 3);
	if (digits !== null && !standsAlone(phrase, start)) return null;
	for (const language of LANGUAGES) {
		const unit = UNITS[language].get(wordAt(phrase, of));
		if (unit === undefined) continue;
		const count = digits ?? NUMBERS[language].get(wordAt(phrase, start));
		if (count !== undefined) return { least: count, most: count, unit, language, next: of + 1 };
		if (vague !== undefined) return { least: vague[0], most: vague[1], unit, language, next: of + 1 };
	}
	return null;
}

/** "last", "nächste" … with its language: -1, 0 or 1; null where no such word stands there. */
export function whichAt(phrase: Phrase, at: number): { step: number; languages: Language[] } | null {
	const languages = LANGUAGES.filter((language) => WHICH[language].has(wordAt(phrase, at)));
	const [first] = languages;
	return first === undefined ? null : { step: WHICH[first].get(wordAt(phrase, at)) ?? 0, languages };
}
