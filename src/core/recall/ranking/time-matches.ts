import { type DayRange, dayAt } from "../../language/dates/days.ts";
import { termsOf } from "../../language/terms.ts";
import type { EventPhrase, EventTime } from "./event-phrases.ts";
import { bm25Of, coverageOf, type Matches } from "./matches.ts";
import type { Indexed, Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";
import { FLAG } from "./traits.ts";

/** How well the times when a candidate was said, and that it mentions, match the days of a question, each on 0..1. */
export type TimeMatch = {
	saidThen: number;
	saidNear: number;
	saidElse: number;
	mentioned: number;
	mentionedNear: number;
};
export const NO_TIMES: TimeMatch = { saidThen: 0, saidNear: 0, saidElse: 0, mentioned: 0, mentionedNear: 0 };

/**
 * Matches each candidate with the days that the question states, and with the days that its events make likely, which
 * count by their certainty. Empty if there are none.
 */
export function timeMatches(
	{ days }: Question,
	candidates: readonly Indexed[],
	likely: readonly LikelyDays[],
): TimeMatch[] {
	if (days.length === 0 && likely.length === 0) return [];
	return candidates.map((candidate) => {
		const stated = timeMatch(days, candidate);
		// Likely days can only raise a match.
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

/** Days between two ranges; 0 if they overlap. A wide range matches less than the day itself. */
function distance(a: DayRange, b: DayRange): number {
	return Math.max(0, a.from - b.to, b.from - a.to);
}

/** Days that a question may mean, and how certain that is, on 0..1. */
export type LikelyDays = DayRange & { certainty: number };

/** The certainty of days that follow from an event: lower than that of stated days. */
const EXACT = 0.85;
const OPEN = 0.3;
/** A message must contain this share of an event's words. */
const LEAST_COVERED = 0.5;
/** A message whose score is at least this share of the best one may describe the event. */
const CLOSE = 0.7;
const MOST_DAYS = 3;
/**
 * A message that states a time, or whose speaker the event is about, is a better source for its time; one that asks
 * is worse.
 */
const SAYS_TIME = 1.5;
const OF_WHOM = 1.25;
const ASKING = 0.6;
/** A longer time, in days, does not date an event. */
const LONGEST_TIME = 62;

/** Finds the days of a question's events from the messages that match their words best. Linear in candidates × terms. */
export function eventDays(events: readonly EventTime[], { candidates }: Searched, matches: Matches): LikelyDays[] {
	return events.flatMap((time): LikelyDays[] => {
		if (time.kind === "from") {
			const { event, shift, exact } = time;
			return daysOf(event, candidates, matches).map(({ from, to, certainty }) => ({
				from: from + shift.from,
				to: to + shift.to,
				certainty: certainty * (exact ? EXACT : OPEN),
			}));
		}
		const [first, second] = time.events.flatMap((event) => daysOf(event, candidates, matches).slice(0, 1));
		if (first === undefined || second === undefined) return [];
		const [from, to] = [Math.min(first.from, second.from), Math.max(first.to, second.to)];
		return [{ from, to, certainty: OPEN * Math.min(first.certainty, second.certainty) }];
	});
}

/** The days when an event may have happened, the most likely first, then the earliest. */
function daysOf(event: EventPhrase, candidates: readonly Indexed[], matches: Matches): LikelyDays[] {
	const { lengths, counts } = matches.message;
	const own = {
		size: candidates.length,
		lengths,
		counts: event.terms.map((term) => counts[term] ?? new Float64Array(candidates.length)),
	};
	const idf = Float64Array.from(event.terms, (term) => matches.idf[term] ?? 0);
	const covered = coverageOf(own, idf);
	const scores = bm25Of(own, idf).map((score, index) => {
		const candidate = candidates[index];
		const share = covered[index] ?? 0;
		return candidate === undefined || share < LEAST_COVERED ? 0 : score * share * tellingOf(candidate, event);
	});
	const best = scores.reduce((most, score) => Math.max(most, score), 0);
	if (best === 0) return [];
	const byDays = new Map<string, LikelyDays>();
	let sum = 0;
	for (const [index, candidate] of candidates.entries()) {
		const score = scores[index] ?? 0;
		if (score < CLOSE * best) continue;
		sum += score;
		const { from, to } = happened(candidate);
		const known = byDays.get(`${from} ${to}`);
		const certainty = (known?.certainty ?? 0) + score * (covered[index] ?? 0);
		byDays.set(`${from} ${to}`, { from, to, certainty });
	}
	return [...byDays.values()]
		.sort((a, b) => b.certainty - a.certainty || a.from - b.from)
		.slice(0, MOST_DAYS)
		.map((days) => ({ ...days, certainty: days.certainty / sum }));
}

function tellingOf({ flags, days, name, role }: Indexed, { words, own }: EventPhrase): number {
	const whose = (own && role === "user") || (name !== null && termsOf(name).some((term) => words.has(term)));
	return (days === null ? 1 : SAYS_TIME) * (whose ? OF_WHOM : 1) * ((flags & FLAG.asks) === 0 ? 1 : ASKING);
}

/** The time that the message states, or the day of the message. */
function happened({ days, saidAt }: Indexed): DayRange {
	const day = dayAt(saidAt);
	return days !== null && days.to - days.from <= LONGEST_TIME ? days : { from: day, to: day };
}
