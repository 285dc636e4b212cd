/** A time range in UTC milliseconds since the epoch. `to` is excluded. */
export type Interval = { from: number; to: number };

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The years that ISO 8601 writes with four digits. */
const FIRST = -62_135_596_800_000;
const LAST = 253_402_300_799_999;

export function startOfDay(at: number): number {
	return Math.floor(at / DAY) * DAY;
}

export function daysFrom(at: number, days: number, length = 1): Interval {
	const from = within(startOfDay(at) + days * DAY);
	return { from, to: from + length * DAY };
}

/** A day of the calendar; null if there is no such day. */
export function calendarDay(year: number, month: number, date: number): Interval | null {
	const from = startOf(year, month, date);
	const there = date >= 1 && new Date(from).getUTCMonth() === ((month % 12) + 12) % 12;
	return there ? { from, to: from + DAY } : null;
}

/** The week (Monday to Sunday) that is this many weeks from the week of a moment. */
export function weekFrom(at: number, weeks: number): Interval {
	const monday = startOfDay(at) - ((new Date(at).getUTCDay() + 6) % 7) * DAY;
	return daysFrom(monday, 7 * weeks, 7);
}

/** Saturday and Sunday of such a week. */
export function weekendFrom(at: number, weeks: number): Interval {
	return daysFrom(weekFrom(at, weeks).from, 5, 2);
}

/** This many months from the start of a month. The month may lie outside of the year. */
export function monthsFrom(year: number, month: number, length = 1): Interval {
	return { from: startOf(year, month, 1), to: startOf(year, month + length, 1) };
}

export function yearsFrom(year: number, length = 1): Interval {
	return monthsFrom(year, 0, 12 * length);
}

export function yearAt(at: number): number {
	return new Date(at).getUTCFullYear();
}

export function monthAt(at: number): number {
	return new Date(at).getUTCMonth();
}

/** `Date.UTC` interprets years below 100 differently and fails outside its range. */
function startOf(year: number, month: number, date: number): number {
	const at = new Date(0);
	at.setUTCFullYear(year, month, date);
	return within(at.getTime());
}

function within(at: number): number {
	return Number.isNaN(at) ? LAST - DAY : Math.max(FIRST, Math.min(at, LAST));
}
