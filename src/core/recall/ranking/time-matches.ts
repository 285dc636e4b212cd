import { type DayRange, dayAt } from "../../language/dates/days.ts";
import type { LikelyDays } from "./event-days.ts";
import type { Question } from "./question.ts";
import type { Indexed } from "./searched.ts";

/** How a candidate was said at, or tells of, the days of a question: each on 0..1. */
export type TimeMatch = {
	saidThen: number;
	saidNear: number;
	saidElse: number;
	mentioned: number;
	mentionedNear: number;
};
export const NO_TIMES: TimeMatch = { saidThen: 0, saidNear: 0, saidElse: 0, mentioned: 0, mentionedNear: 0 };

/**
 * Of each candidate how it matches the days that the question states, and those that its events only make likely, which
 * count by their certainty. Empty where there are none.
 */
export function timeMatches(
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
				saidThen: Math.max(best.saidThen, certainty * match.saidThen),
				saidNear: Math.max(best.saidNear, certainty * match.saidNear),
				saidElse: best.saidElse,
				mentioned: Math.max(best.mentioned, certainty * match.mentioned),
				mentionedNear: Math.max(best.mentionedNear, certainty * match.mentionedNear),
			};
		}, stated);
	});
}

function timeMatch(days: readonly DayRange[], { saidAt, days: mentionedDays }: Indexed): TimeMatch {
	if (days.length === 0) return NO_TIMES;
	const day = dayAt(saidAt);
	const away = Math.min(...days.map((range) => distance(range, { from: day, to: day })));
	const mentionedAway =
		mentionedDays === null
			? Number.POSITIVE_INFINITY
			: Math.min(...days.map((range) => distance(range, mentionedDays)));
	return {
		saidThen: away <= 1 ? 1 : 0,
		saidNear: Math.exp(-away / 7),
		saidElse: away > 31 ? 1 : 0,
		mentioned: mentionedAway === 0 ? 1 : 0,
		mentionedNear: mentionedDays === null ? 0 : Math.exp(-mentionedAway / 7),
	};
}

/** Days between two ranges; 0 where they overlap. A wide range is a weaker match than the day itself. */
function distance(a: DayRange, b: DayRange): number {
	return Math.max(0, a.from - b.to, b.from - a.to);
}
