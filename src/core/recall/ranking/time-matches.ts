import { type DayRange, dayAt } from "../../language/dates/days.ts";
import type { LikelyDays } from "./event-days.ts";
import type { Question } from "./question.ts";
import type { Indexed } from "./searched.ts";

/** How a candidate was said at, or tells of, the days of a question: each on 0..1. */
export type TimeMatch = { said: number; near: number; else: number; told: number; toldNear: number };
export const NO_TIMES: TimeMatch = { said: 0, near: 0, else: 0, told: 0, toldNear: 0 };

/**
 * Of each candidate how it matches the days that the question states, and those that its events only make likely, which
 * count by their certainty. Empty where there are none.
 */
export function timesOf(
	{ days }: Question,
	candidates: readonly Indexed[],
	likely: readonly LikelyDays[],
): TimeMatch[] {
	if (days.length === 0 && likely.length === 0) return [];
	return candidates.map((candidate) => {
		const stated = timeMatch(days, candidate);
		// What only may be meant speaks for what was said then, never against the rest.
		return likely.reduce((best, { certainty, ...range }) => {
			const match = timeMatch([range], candidate);
			return {
				said: Math.max(best.said, certainty * match.said),
				near: Math.max(best.near, certainty * match.near),
				else: best.else,
				told: Math.max(best.told, certainty * match.told),
				toldNear: Math.max(best.toldNear, certainty * match.toldNear),
			};
		}, stated);
	});
}

function timeMatch(days: readonly DayRange[], { said, days: told }: Indexed): TimeMatch {
	if (days.length === 0) return NO_TIMES;
	const day = dayAt(said);
	const away = Math.min(...days.map((range) => distance(range, { from: day, to: day })));
	const toldAway = told === null ? Number.POSITIVE_INFINITY : Math.min(...days.map((range) => distance(range, told)));
	return {
		said: away <= 1 ? 1 : 0,
		near: Math.exp(-away / 7),
		else: away > 31 ? 1 : 0,
		told: toldAway === 0 ? 1 : 0,
		toldNear: told === null ? 0 : Math.exp(-toldAway / 7),
	};
}

/** Days between two ranges; 0 where they overlap. A wide range is a weaker match than the day itself. */
function distance(a: DayRange, b: DayRange): number {
	return Math.max(0, a.from - b.to, b.from - a.to);
}
