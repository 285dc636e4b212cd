import { NUMBERS, UNITS, type Unit, VAGUE } from "../words/date-words.ts";
import {
	DAY,
	daysFrom,
	HOUR,
	type Interval,
	monthAt,
	monthsFrom,
	weekendFrom,
	weekFrom,
	yearAt,
	yearsFrom,
} from "./calendar.ts";
import type { Granularity, Part } from "./reading.ts";

/** The hour, day, week … that is this many units from the one of a moment. */
export function unitFrom(now: number, by: number, unit: Unit): Interval {
	const [year, month] = [yearAt(now), monthAt(now)];
	switch (unit) {
		case "minute":
			return moment(now + by * 60_000, 60_000);
		case "hour":
			return moment(now + by * HOUR, HOUR);
		case "day":
			return daysFrom(now, by);
		case "week":
			return weekFrom(now, by);
		case "fortnight":
			return weekFrom(now, 2 * by);
		case "weekend":
			return weekendFrom(now, by);
		case "month":
			return monthsFrom(year, month + by);
		case "quarter":
			return monthsFrom(year, month - (month % 3) + 3 * by, 3);
		case "year":
			return yearsFrom(year + by);
		case "decade":
			return yearsFrom(year - (year % 10) + 10 * by, 10);
	}
}

function moment(at: number, length: number): Interval {
	const from = Math.floor(at / length) * length;
	return { from, to: from + length };
}

/** A span of this many units that begins or ends with today. */
export function spanFrom(now: number, by: number, unit: Unit): Interval {
	const edge = unitEdge(now, by, unit);
	const today = daysFrom(now, 0);
	return by < 0 ? { from: edge, to: today.to } : { from: today.from, to: edge + DAY };
}

/** The start of the day that is this many units away. */
function unitEdge(now: number, by: number, unit: Unit): number {
	const days = {
		minute: 0,
		hour: 0,
		day: 1,
		week: 7,
		fortnight: 14,
		weekend: 7,
		month: 30,
		quarter: 91,
		year: 365,
		decade: 3_652,
	};
	return daysFrom(now, by * days[unit]).from;
}

export function granularityOf(unit: Unit): Granularity {
	if (unit === "minute" || unit === "hour") return "time";
	if (unit === "fortnight") return "week";
	return unit === "decade" ? "range" : unit;
}

/** The first, middle or last third of a range. For a year: the first three, the middle four or the last three months. */
export function partOf({ from, to }: Interval, part: Part): Interval {
	const [year, month] = [yearAt(from), monthAt(from)];
	const months = (yearAt(to) - year) * 12 + monthAt(to) - month;
	if (months === 12) {
		const [start, length] = { early: [0, 3] as const, mid: [4, 4] as const, late: [9, 3] as const }[part];
		return monthsFrom(year, month + start, length);
	}
	if (months >= 3) {
		const start = { early: 0, mid: 1, late: 2 }[part] * Math.floor(months / 3);
		return monthsFrom(year, month + start, Math.floor(months / 3));
	}
	const third = Math.max(DAY, Math.floor((to - from) / 3 / DAY) * DAY);
	if (part === "early") return { from, to: Math.min(to, from + third) };
	if (part === "late") return { from: Math.max(from, from + 2 * third), to };
	return { from: from + third, to: Math.min(to, from + 2 * third) };
}

const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365, weekend: 7 };
const COUNTS = [...NUMBERS.en.keys(), "a few", "few", "a couple of", "couple of", "several", "\\d{1,3}"];

/** How English writes distances in time: counts and units, for patterns. */
export const SPANS = { counts: COUNTS.join("|"), units: Object.keys(UNIT_DAYS).join("|") };

/** The days of a distance such as "two weeks", and by how many it may be off. An unknown unit is a day. */
export function lengthOf(count = "", unit = ""): { days: number; slack: number } {
	const one = UNIT_DAYS[UNITS.en.get(unit) ?? ""] ?? 1;
	const bare = count.replace(/^a (?=\S)| of$/g, "");
	const [least, most] = VAGUE.get(bare) ?? [NUMBERS.en.get(bare) ?? Number(bare), 0];
	const days = most === 0 || most === least ? least : least + 1;
	return { days: days * one, slack: Math.floor(one / 2) + (most > least ? one : 0) };
}
