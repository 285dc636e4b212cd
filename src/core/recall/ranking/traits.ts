import { type DayRange, mainDays } from "../../language/dates/days.ts";
import type { DateReading } from "../../language/dates/reading.ts";
import { MONTH_PATTERN, WEEKDAY_PATTERN } from "../../language/words/calendar-names.ts";

/** Properties of a text that a question may ask for, as bits of one number. */
export const FLAG = {
	/** It asks something. */
	asks: 1,
	/** It names a time. */
	time: 2,
	number: 4,
	/** It has a capitalised word inside a sentence. */
	name: 8,
	/** Its speaker talks about themselves. */
	self: 16,
	/** It has a title in quotes. */
	quoted: 32,
	/** "in Paris", "at the lake". */
	place: 64,
	/** It is about the past. */
	past: 128,
	/** It lists several things. */
	list: 256,
	/** It states a preference for later answers: "always", "I prefer". */
	wish: 512,
	/** It says that something has changed or was decided. */
	change: 1_024,
	/** It is mostly a greeting, thanks or praise. */
	pleasantry: 2_048,
} as const;

type Flag = keyof typeof FLAG;

/** How much of a text is read. */
const LONGEST = 8_000;

const TIME_WORDS = `yesterday|today|tonight|tomorrow|ago|last|next|week(?:end)?s?|months?|years?|days?|since|${WEEKDAY_PATTERN}|mon|tues|thurs|fri|sun`;

const PATTERNS: Readonly<Record<Exclude<Flag, "pleasantry">, RegExp>> = {
	asks: /\?/,
	time: new RegExp(
		`\\b(?:${TIME_WORDS})\\b|\\b(?:${MONTH_PATTERN.replace("may|", "")})\\b|\\b(?:19|20)\\d{2}\\b|\\bin may\\b`,
		"i",
	),
	number: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|dozen|couple|first|second|third)\b/i,
	name: /[a-z,;] [A-Z][a-z]{2,}/,
	self: /\b(?:I|I'm|I've|I'd|I'll|my|we|we've|our|mine|me)\b/,
	quoted: /["“][^"”\n]{2,60}["”]/,
	place: /\b(?:in|at|to|from|near) (?:the )?[A-Z][a-z]/,
	past: /\b(?:was|were|went|had|did|made|got|took|came|saw|met|found|bought|been|\w{3,12}ed)\b/i,
	list: /, [^,.\n]{1,40},? and |\n[^\S\n]*[-*\d]/,
	wish: /\b(?:always|never|prefer|I'd like|I want|make sure|remember to|please use|instead of|from now on)\b/i,
	change:
		/\b(?:changed|updated?|now|moved|decided|switched|rescheduled|increased|reduced|improved|extended|postponed|actually|instead|no longer)\b/i,
};
const ENTRIES = Object.entries(PATTERNS) as [Exclude<Flag, "pleasantry">, RegExp][];

const PLEASANTRIES =
	"hey|hi|hello|wow|thanks|thank you|awesome|great|cool|congrat|that's|that is|sounds|glad|nice|yeah|" +
	"yes|sure|bye|take care|no problem|absolutely|definitely";
const PLEASANTRY = new RegExp(`^(?:${PLEASANTRIES})\\b`, "i");
/** A longer text is more than a pleasantry, in UTF-16 units. */
const LONGEST_PLEASANTRY = 90;

/** What is stored of a text for ranking: its properties, and the time that it is about. */
export type Traits = { flags: number; days: DayRange | null };

/** Computes the traits of a text with these dates. Linear in the text's length. */
export function traitsOf(text: string, dates: readonly DateReading[]): Traits {
	const looked = text.length > LONGEST ? text.slice(0, LONGEST) : text;
	let flags = 0;
	for (const [name, pattern] of ENTRIES) if (pattern.test(looked)) flags |= FLAG[name];
	if (looked.length <= LONGEST_PLEASANTRY && PLEASANTRY.test(looked)) flags |= FLAG.pleasantry;
	const days = mainDays(dates);
	return { flags: days === null ? flags : flags | FLAG.time, days };
}
