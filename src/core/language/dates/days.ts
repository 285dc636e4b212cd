import { DAY, type Interval } from "./calendar.ts";
import { datesIn, type UtteranceTime } from "./read-dates.ts";
import { type DateReading, intervalsOf, mainDate } from "./reading.ts";

/** Days since 1970, both ends included. */
export type DayRange = { from: number; to: number };

const LONGEST_SPAN = 62 * DAY;

/** The day of a moment in milliseconds since the epoch. */
export function dayAt(ms: number): number {
	return Math.floor(ms / DAY);
}

/** The first moment of a day, in milliseconds since the epoch. */
export function dayStart(day: number): number {
	return day * DAY;
}

/** The days of the main date among these (reading.ts); null if none is certain. */
export function mainDays(dates: readonly DateReading[]): DayRange | null {
	const date = mainDate(dates);
	return date === null ? null : daysOf(date);
}

/** All days that the dates of a text may mean. Includes past ones, because a question asks about what was said. */
export function possibleDays(text: string, now: number): DayRange[] {
	const ranges = [...readDays(text, { at: now }), ...readDays(text, { at: now, tense: "past" })];
	return [...new Map(ranges.map((range) => [`${range.from} ${range.to}`, range])).values()];
}

function readDays(text: string, utterance: UtteranceTime): DayRange[] {
	return datesIn(text, utterance)
		.filter((date) => !date.clock && !isLongSpan(date))
		.flatMap((date) => intervalsOf(date).map(daysOf));
}

/** "Over the past few months" covers nearly everything that was said. */
function isLongSpan({ granularity, relative, ...choice }: DateReading): boolean {
	const [first] = intervalsOf(choice);
	return granularity === "range" && relative && first !== undefined && first.to - first.from > LONGEST_SPAN;
}

function daysOf({ from, to }: Interval): DayRange {
	return { from: dayAt(from), to: dayAt(to - 1) };
}
