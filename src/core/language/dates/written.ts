import { DAY, type Interval, monthAt, startOfDay, yearAt } from "./calendar.ts";
import type { DateReading } from "./reading.ts";

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
