import { DAY, HOUR, type Interval, startOfDay } from "./calendar.ts";
import { endsAt, isAdjacent, type Match, numberAt, type Phrase, standsAlone, wordAt } from "./phrase.ts";
import { type Choice, chooseCycle, intervalsOf } from "./reading.ts";
import { hoursOf } from "./relative-forms.ts";
import { dayPartAt } from "./week-forms.ts";

/** A time of day, in milliseconds after midnight. */
type Clock = { from: number; length: number; next: number };

/** Hours that have a name. */
export const HOURS: ReadonlyMap<string, number> = new Map(
	Object.entries({ noon: 12, midday: 12, midnight: 0, mittag: 12, mitternacht: 0, midi: 12, minuit: 0, mediodia: 12 }),
);

/** "9am", "9:30 pm", "21:30", "noon", "9 o'clock", "9 Uhr", "9h". */
function clockAt(phrase: Phrase, at: number): Clock | null {
	const named = HOURS.get(wordAt(phrase, at));
	if (named !== undefined) return { from: named * HOUR, length: HOUR, next: at + 1 };
	const hour = numberAt(phrase, at, 1, 2);
	if (hour === null || !standsAlone(phrase, at)) return null;
	const colon = wordAt(phrase, at + 1) === ":" && isAdjacent(phrase, at + 1) && isAdjacent(phrase, at + 2);
	const minute = colon ? numberAt(phrase, at + 2, 2, 2) : null;
	const next = minute === null ? at + 1 : at + 3;
	const half = /^[ap]m$/.test(wordAt(phrase, next)) ? wordAt(phrase, next) : null;
	const named12 =
		half ??
		(/^[ap]$/.test(wordAt(phrase, next)) && wordAt(phrase, next + 1) === "." && wordAt(phrase, next + 2) === "m"
			? `${wordAt(phrase, next)}m`
			: null);
	const end =
		half !== null
			? next + 1
			: named12 !== null
				? next + 3
				: /^(?:oclock|uhr)$/.test(wordAt(phrase, next))
					? next + 1
					: next;
	if (
		(minute === null && end === next) ||
		hour > (named12 === null ? 23 : 12) ||
		(minute ?? 0) > 59 ||
		!endsAt(phrase, end)
	)
		return null;
	const full = named12 === null ? hour : (hour % 12) + (named12 === "pm" ? 12 : 0);
	return { from: full * HOUR + (minute ?? 0) * 60_000, length: minute === null ? HOUR : 60_000, next: end };
}

/** A time of day without a named day: the last one or the next one, by the tense. */
export function readClock(phrase: Phrase, at: number): Match | null {
	const time = clockAt(phrase, at);
	if (time === null) return null;
	const of = (cycle: number): Interval => {
		const from = startOfDay(phrase.now) + cycle * DAY + time.from;
		return { from, to: from + time.length };
	};
	const tense = phrase.tense(at, time.next);
	const choice = chooseCycle(of, phrase.now, tense);
	if (choice === null) return null;
	// In the present tense it may happen every day.
	const read: Choice = tense === "present" ? { certainty: "ambiguous", candidates: intervalsOf(choice) } : choice;
	return { next: time.next, granularity: "time", relative: true, clock: true, choice: read };
}

/** A day with the time of day that follows it: "Friday morning", "tomorrow at 9am", "3 May, 21:30". */
export function withClock(phrase: Phrase, day: Match): Match {
	if (day.granularity !== "day") return day;
	const part = dayPartAt(phrase, day.next);
	const behindPart = part === null ? day.next : day.next + 1;
	const timed = atClock(phrase, day, behindPart);
	if (timed !== null) return timed;
	return part === null ? day : at(day, behindPart, (from) => hoursOf(from, part));
}

function atClock(phrase: Phrase, day: Match, next: number): Match | null {
	const comma = wordAt(phrase, next) === "," ? next + 1 : next;
	const by = /^(?:at|@|um|a|around|by|gegen|vers|las)$/.test(wordAt(phrase, comma)) ? comma + 1 : comma;
	const time = clockAt(phrase, wordAt(phrase, by) === "las" ? by + 1 : by);
	if (time === null || (time.next === by + 1 && by === next && phrase.tokens[by]?.kind === "number")) return null;
	return at(day, time.next, (from) => ({ from: from + time.from, to: from + time.from + time.length }));
}

function at(day: Match, next: number, within: (from: number) => Interval): Match {
	const { choice } = day;
	const read: Choice =
		choice.certainty === "ambiguous"
			? { certainty: "ambiguous", candidates: choice.candidates.map(({ from }) => within(from)) }
			: { certainty: choice.certainty, ...within(choice.from) };
	return { ...day, next, granularity: "time", choice: read };
}
