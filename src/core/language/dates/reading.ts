import type { Tense } from "../tense.ts";
import { DAY, type Interval, monthAt, startOfDay, yearAt } from "./calendar.ts";

export type Granularity = "time" | "day" | "week" | "weekend" | "month" | "season" | "quarter" | "year" | "range";

/** A date in a text. */
export type DateReading = {
	/** Where its words are, in UTF-16 units; `end` is excluded. */
	start: number;
	end: number;
	granularity: Granularity;
	/** The date depends on when it was said. */
	relative: boolean;
	/** A time of day without a day: "at 9am". */
	clock: boolean;
	/** A third of a longer time: "late 2019", "mid-June". */
	part: Part | null;
	/** The tense of the verb that it belongs to. */
	tense: Tense;
} & Choice;

export type Part = "early" | "mid" | "late";

/**
 * What a date means. `likely`: another reading is possible but less probable. `ambiguous`: no reading is clearly the
 * best, so none may be stored.
 */
export type Choice =
	| ({ certainty: "sure" | "likely" } & Interval)
	| { certainty: "ambiguous"; candidates: readonly Interval[] };

/**
 * The date that a text is about: the first unambiguous one of a day or more. A complete date comes before a relative
 * one.
 */
export function mainDate(readings: readonly DateReading[]): (DateReading & Interval) | null {
	let main: (DateReading & Interval) | null = null;
	for (const reading of readings) {
		if (reading.clock || reading.certainty === "ambiguous") continue;
		if (!reading.relative) return reading;
		main ??= reading;
	}
	return main;
}

/** All intervals that a date may mean, in order of time. */
export function intervalsOf(choice: Choice): readonly Interval[] {
	return choice.certainty === "ambiguous" ? choice.candidates : [{ from: choice.from, to: choice.to }];
}

/** How many cycles to look back and ahead. A 29 February may be eight years away. */
const CYCLES = 8;
/** A reading is clearly nearer if the other is this many times as far. */
const NEARER = 2;

/**
 * Chooses which occurrence of a recurring time is meant: the last one in the past tense, the next one in the future,
 * otherwise the nearest if it is clearly nearer. `apart`: it is not today ("on Friday").
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

/**
 * Formats a date so that it can be read without knowing when it was said: `2026-05-12`, `week of 2026-11-09`,
 * `2026-10`, `summer 2026`.
 */
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

/** A part of a season begins a month or two later than the season. */
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
