import type { Tense } from "../tense.ts";
import { DAY, type Interval, monthAt, startOfDay, yearAt } from "./calendar.ts";

export type Granularity = "time" | "day" | "week" | "weekend" | "month" | "season" | "quarter" | "year" | "range";

/** A date that a text names. */
export type DateReading = {
	/** Where its words stand, in UTF-16 units; `end` is the place behind them. */
	start: number;
	end: number;
	granularity: Granularity;
	/** Only who knows when it was said can tell which date it is. */
	relative: boolean;
	/** A time of day of no day that is named: "at 9am". */
	clock: boolean;
	/** A third of a longer time: "late 2019", "mid-June". */
	part: Part | null;
	/** Of the verb that it belongs to. */
	tense: Tense;
} & Choice;

export type Part = "early" | "mid" | "late";

/**
 * What a date means. `likely`: another reading is possible, and less so. `ambiguous`: two readings are as likely, or no one can
 * tell, so that nobody may write one down.
 */
export type Choice =
	| ({ certainty: "sure" | "likely" } & Interval)
	| { certainty: "ambiguous"; candidates: readonly Interval[] };

/** The reading of the date that a text is about: the first that names a day or more and is not ambiguous, one in full before others. */
export function mainDate(readings: readonly DateReading[]): (DateReading & Interval) | null {
	let main: (DateReading & Interval) | null = null;
	for (const reading of readings) {
		if (reading.clock || reading.certainty === "ambiguous") continue;
		if (!reading.relative) return reading;
		main ??= reading;
	}
	return main;
}

/** All that a date may mean, in the order of time. */
export function intervalsOf(choice: Choice): readonly Interval[] {
	return choice.certainty === "ambiguous" ? choice.candidates : [{ from: choice.from, to: choice.to }];
}

/** So many cycles back and ahead are looked at: a 29 February may be eight years away. */
const CYCLES = 8;
/** One reading is clearly nearer than another that lies this many times as far. */
const NEARER = 2;

/**
 * Which of the times that come again and again is meant: the last one for what is past, the next one for what is to come,
 * otherwise the nearest if it is clearly nearer. `apart`: today is not meant, where it is one of them ("on Friday").
 */
export function chooseCycle(
	of: (cycle: number) => Interval | null,
	now: number,
	tense: Tense,
	apart = false,
): Choice | null {
	const cycle = Array.from({ length: 2 * CYCLES + 1 }, (_, at) => of(at - CYCLES) ?? []).flat();
	const strict = apart && tense !== "none";
	const past = cycle.findLast(({ from, to }) => (strict ? to <= startOfDay(now) : from <= now));
	const ahead = cycle.find(({ from, to }) => (strict ? from > now : to > now));
	if (past === undefined || ahead === undefined) return null;
	if (tense === "past") return { certainty: "sure", ...past };
	if (tense === "future") return { certainty: "sure", ...ahead };
	if (tense === "present" || past === ahead) return { certainty: "likely", ...ahead };
	const [back, forward] = [Math.max(0, startOfDay(now) - past.to), ahead.from - startOfDay(now)];
	if (NEARER * back <= forward) return { certainty: "likely", ...past };
	if (NEARER * forward <= back) return { certainty: "likely", ...ahead };
	return { certainty: "ambiguous", candidates: [past, ahead] };
}

/** As a date is written for who does not know when it was said: `2026-05-12`, `week of 2026-11-09`, `2026-10`, `summer 2026`. */
export function formatDate({ granularity, part, from, to }: DateReading & Interval): string {
	const lead = part === null ? "" : `${part} `;
	const day = dayText(from);
	switch (granularity) {
		case "time":
		case "day":
			return day;
		case "week":
			return `week of ${day}`;
		case "weekend":
			return `weekend of ${day}`;
		case "month":
			return lead + day.slice(0, 7);
		case "season":
			return `${lead}${seasonAt(from)} ${yearText(from)}`;
		case "quarter":
			return `${lead}Q${Math.floor(monthAt(from) / 3) + 1} ${yearText(from)}`;
		case "year":
			return lead + yearText(from);
		case "range":
			return isDecade(from, to) ? `${yearText(from)}s` : `${day} to ${dayText(to - 1)}`;
	}
}

/** Of a part of a season too, which begins a month or two later. */
function seasonAt(at: number): string {
	return ["winter", "spring", "summer", "autumn"][Math.floor(((monthAt(at) + 1) % 12) / 3)] ?? "";
}

function isDecade(from: number, to: number): boolean {
	return yearAt(to) - yearAt(from) === 10 && yearAt(from) % 10 === 0 && to - from > 3_650 * DAY;
}

function yearText(at: number): string {
	return dayText(at).slice(0, 4);
}

function dayText(at: number): string {
	return new Date(startOfDay(at)).toISOString().slice(0, 10);
}
