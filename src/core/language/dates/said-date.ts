import type { Tense } from "../tense.ts";
import { MONTH_NAMES, MONTH_PATTERN } from "../words/calendar-names.ts";
import { datesIn } from "./read-dates.ts";
import { formatDate, mainDate } from "./reading.ts";

/** A day, week, month or year that a text speaks of. */
export type SaidDate = {
	/** When it begins, ISO 8601 UTC. */
	from: string;
	/** As it is written for who does not know when it was said: `2026-05-12`, `week of 2026-11-09`, `2026-10`, `2025`. */
	written: string;
	/** As the text has it. */
	phrase: string;
	/** Whether it can only be told from when it was said. */
	relative: boolean;
	past: boolean;
	tense: Tense;
};

/** "We moved the launch to 16 March": the verb is past, the day may be ahead, and nobody can tell the year. */
const UP_TO = /\bto(?: the)? $/i;

const DAY_ALONE = /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/i;
const NAMED_MONTHS = new RegExp(`\\b(?:${MONTH_PATTERN})\\b`, "gi");

/** "The 12th", where another month is talked about: it may be the 12th of that one, so nobody can tell. In small letters "may" is no month. */
export function isOpenDay({ phrase, from }: SaidDate, near: string): boolean {
	if (!DAY_ALONE.test(phrase)) return false;
	const own = MONTH_NAMES[new Date(from).getUTCMonth()]?.toLowerCase();
	return [...near.matchAll(NAMED_MONTHS)].some(([month]) => month !== "may" && month.toLowerCase() !== own);
}

/** The date that a text is about, as of when it was said; null where it speaks of none, or nobody can tell which. */
export function saidDate(text: string, said_at: string): SaidDate | null {
	const now = Date.parse(said_at);
	const date = mainDate(datesIn(text, { at: now }));
	if (date === null) return null;
	if (date.relative && date.tense === "past" && UP_TO.test(text.slice(0, date.start))) return null;
	return {
		from: new Date(date.from).toISOString(),
		written: formatDate(date),
		phrase: text.slice(date.start, date.end),
		relative: date.relative,
		past: date.from <= now,
		tense: date.tense,
	};
}
