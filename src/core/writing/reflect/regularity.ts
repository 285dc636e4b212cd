import { WEEKDAY_NAMES } from "../../language/words/calendar-names.ts";
import { dayOf } from "./observation-lines.ts";

/** So many days, and so large a part of all, make a regularity: three on one weekday are of three weeks. */
const FEWEST = 3;
const SHARE = 0.75;
/** Two hours are much of a working day: three times within the same may be chance, five times seldom are. */
const HOURS = 2;
const FEWEST_TIMES = 5;
const DAY_HOURS = 24;

/**
 * On which weekday, or else within which two hours, something was noted again and again, as a sentence; "" where at neither.
 * Counted are days (the first time of each), in UTC.
 */
export function regularity(times: readonly string[]): string {
	const firsts = [...new Map(times.toReversed().map((time) => [dayOf(time), time])).values()];
	const days = firsts.length;
	if (days < FEWEST) return "";
	const isEnough = (count: number, fewest: number) => count >= fewest && count >= SHARE * days;
	const of = (count: number) => (count === days ? `All ${days}` : `${count} of the ${days}`);
	const [weekday, onIt] = most(
		firsts.map((time) => new Date(time).getUTCDay()),
		7,
		1,
	);
	if (isEnough(onIt, FEWEST)) return ` ${of(onIt)} days were ${WEEKDAY_NAMES[weekday]}s.`;
	const [hour, within] = most(
		firsts.map((time) => new Date(time).getUTCHours()),
		DAY_HOURS,
		HOURS,
	);
	if (!isEnough(within, FEWEST_TIMES)) return "";
	return ` ${of(within)} times it was noted between ${clock(hour)} and ${clock(hour + HOURS)} UTC.`;
}

/** Where a run of `width` of these numbers, which go round at `around`, begins that has most of them; the first such. */
function most(numbers: readonly number[], around: number, width: number): [number, number] {
	const counts = Array.from({ length: around }, () => 0);
	for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
	let best: [number, number] = [0, 0];
	for (let from = 0; from < around; from++) {
		if (counts[from] === 0) continue;
		let sum = 0;
		for (let at = from; at < from + width; at++) sum += counts[at % around] ?? 0;
		if (sum > best[1]) best = [from, sum];
	}
	return best;
}

function clock(hour: number): string {
	return `${String(hour % DAY_HOURS).padStart(2, "0")}:00`;
}
