import type { Tense } from "../tense.ts";
import type { Interval } from "./calendar.ts";

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
