import { MONTH_NAMES, WEEKDAY_NAMES } from "../words/calendar-names.ts";

type Parts = { day: number; month: string; year: string };

/** `2026-03-12` as "12 March 2026". */
export function dayText(day: string): string {
	const { day: date, month, year } = partsOf(day);
	return `${date} ${month} ${year}`;
}

/** "between 3 and 12 March 2026", "between 28 February and 3 March 2026"; each part is said once. */
export function betweenDays(first: string, last: string): string {
	const [from, to] = [partsOf(first), partsOf(last)];
	const year = from.year === to.year ? "" : ` ${from.year}`;
	const month = year === "" && from.month === to.month ? "" : ` ${from.month}`;
	return `between ${from.day}${month}${year} and ${dayText(last)}`;
}

/** The weekday of a day, in English. */
export function weekdayText(day: string): string {
	return WEEKDAY_NAMES[new Date(`${day}T00:00:00.000Z`).getUTCDay()] ?? "";
}

function partsOf(day: string): Parts {
	const [year = "", month = "", date = ""] = day.split("-");
	return { day: Number(date), month: MONTH_NAMES[Number(month) - 1] ?? "", year };
}
