import type { Tense } from "../tense.ts";
import type { Token } from "../tokens.ts";
import { LANGUAGES, type Language, NUMBERS, UNITS, type Unit, VAGUE, WHICH } from "../words/date-words.ts";
import type { Choice, Granularity, Part } from "./reading.ts";

/** The context that a date is read in: its words, the time of the utterance, and the tense of the verb it belongs to. */
export type Phrase = {
	tokens: readonly Token[];
	now: number;
	/** The tense at the tokens from one index to another. */
	tense: (from: number, next: number) => Tense;
};

/** A date that starts at an index and ends before the token `next`. */
export type Match = {
	next: number;
	choice: Choice;
	granularity: Granularity;
	relative: boolean;
	clock?: boolean;
	part?: Part | null;
};

/** Reads the date that starts at a token; null if this form does not match. */
export type Form = (phrase: Phrase, at: number) => Match | null;

export function wordAt({ tokens }: Phrase, at: number): string {
	return tokens[at]?.folded ?? "";
}

export function isAdjacent({ tokens }: Phrase, at: number): boolean {
	return tokens[at]?.gap === "none";
}

/** A number with this many digits that is not part of a longer word or number; null if there is none. */
export function numberAt({ tokens }: Phrase, at: number, least: number, most: number): number | null {
	const token = tokens[at];
	if (token?.kind !== "number" || token.text.length < least || token.text.length > most) return null;
	return Number(token.text);
}

const STICKS = new Set(["-", "/", "_", ".", ":", "#", "$", "€", "£", "+", ",", "@", "=", "&", "~"]);

/** Whether a number is separate: not after a letter, a currency, or a mark that it sticks to. */
export function standsAlone(phrase: Phrase, at: number): boolean {
	const before = phrase.tokens[at - 1];
	if (before === undefined || !isAdjacent(phrase, at)) return !/^[$€£#v]$/.test(wordAt(phrase, at - 1));
	return before.kind === "mark" && !STICKS.has(before.text);
}

/** Whether nothing follows that would turn the token before into something else: "12-345", "3.14", "20%". */
export function endsAt(phrase: Phrase, next: number): boolean {
	const following = phrase.tokens[next];
	if (following === undefined || following.gap !== "none") return true;
	if (following.kind !== "mark" || /^[%°_/@=€$£]$/.test(following.text)) return false;
	const after = phrase.tokens[next + 1];
	return !(/^[-.:,/+]$/.test(following.text) && after?.gap === "none" && after.kind === "number");
}

/** A count of units: "two weeks", "a couple of days", "3 Monate". */
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

/** The step of "last", "this" or "next" (-1, 0 or 1) and its languages; null for any other word. */
export function whichAt(phrase: Phrase, at: number): { step: number; languages: Language[] } | null {
	const languages = LANGUAGES.filter((language) => WHICH[language].has(wordAt(phrase, at)));
	const [first] = languages;
	return first === undefined ? null : { step: WHICH[first].get(wordAt(phrase, at)) ?? 0, languages };
}
