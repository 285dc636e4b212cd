import { NUMBERS, UNITS, VAGUE } from "../words/date-words.ts";

const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365, weekend: 7 };
const COUNTS = [...NUMBERS.en.keys(), "a few", "few", "a couple of", "couple of", "several", "\\d{1,3}"];

/** How English distances in time are written: counts and units, for patterns. */
export const SPANS = { counts: COUNTS.join("|"), units: Object.keys(UNIT_DAYS).join("|") };

/** The days of a distance such as "two weeks" ("two", "week"), and by how many it may be off; an unknown unit is a day. */
export function lengthOf(count = "", unit = ""): { days: number; slack: number } {
	const one = UNIT_DAYS[UNITS.en.get(unit) ?? ""] ?? 1;
	const bare = count.replace(/^a (?=\S)| of$/g, "");
	const [least, most] = VAGUE.get(bare) ?? [NUMBERS.en.get(bare) ?? Number(bare), 0];
	const days = most === 0 || most === least ? least : least + 1;
	return { days: days * one, slack: Math.floor(one / 2) + (most > least ? one : 0) };
}
