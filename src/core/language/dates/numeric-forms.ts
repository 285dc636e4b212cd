import { BEFORE_DAY, FRENCH, GERMAN } from "../words/date-words.ts";
import { calendarDay, type Interval, monthsFrom } from "./calendar.ts";
import { endsAt, isAdjacent, type Match, numberAt, type Phrase, standsAlone, wordAt } from "./phrase.ts";
import { chooseCycle } from "./reading.ts";

/** `2026-03-01`, `2026/03/01`, `2026-03-01T10:00Z`, `2026-03`; `9.7.2025`, `7/9/2025`, `9.7.`, `7/9`, `03-01`. */
export function readNumericDate(phrase: Phrase, at: number): Match | null {
	if (phrase.tokens[at]?.kind !== "number" || !standsAlone(phrase, at)) return null;
	return yearFirst(phrase, at) ?? yearLast(phrase, at) ?? withoutYear(phrase, at);
}

/** The mark between two numbers without spaces. */
function markAt(phrase: Phrase, at: number): string {
	const mark = wordAt(phrase, at);
	return isAdjacent(phrase, at) && isAdjacent(phrase, at + 1) && /^[-/.]$/.test(mark) ? mark : "";
}

function yearFirst(phrase: Phrase, at: number): Match | null {
	const [year, month, date] = [4, 2, 2].map((digits, part) => numberAt(phrase, at + 2 * part, digits, digits));
	const mark = markAt(phrase, at + 1);
	if (year == null || month == null || mark === "" || month < 1 || month > 12) return null;
	if (mark === markAt(phrase, at + 3) && date != null) {
		const day = calendarDay(year, month - 1, date);
		const next = afterTime(phrase, at + 5);
		return day === null || !endsAt(phrase, next) ? null : sure(day, next, "day");
	}
	const whole = mark === "-" && year > 1900 && year < 2100 && endsAt(phrase, at + 3) && wordAt(phrase, at + 3) !== "-";
	return whole ? sure(monthsFrom(year, month - 1), at + 3, "month") : null;
}

/** Skips `T10:00:00.000Z`: a date with a time is that day. */
function afterTime(phrase: Phrase, at: number): number {
	if (wordAt(phrase, at) !== "t" || !isAdjacent(phrase, at) || !isAdjacent(phrase, at + 1)) return at;
	let next = at + 1;
	while (next < at + 12 && isAdjacent(phrase, next) && /^(?:\d+|[:.+-]|z)$/.test(wordAt(phrase, next))) next++;
	return /^[.:-]$/.test(wordAt(phrase, next - 1)) ? next - 1 : next;
}

function sure(interval: Interval, next: number, granularity: "day" | "month"): Match {
	return { next, granularity, relative: false, choice: { certainty: "sure", ...interval } };
}

function yearLast(phrase: Phrase, at: number): Match | null {
	const [first, second] = [numberAt(phrase, at, 1, 2), numberAt(phrase, at + 2, 1, 2)];
	const mark = markAt(phrase, at + 1);
	if (first === null || second === null || mark === "" || mark !== markAt(phrase, at + 3)) return null;
	const short = isCued(phrase, at) ? numberAt(phrase, at + 4, 2, 2) : null;
	const year = numberAt(phrase, at + 4, 4, 4) ?? (short === null ? null : fullYear(short));
	if (year === null || !endsAt(phrase, at + 5)) return null;
	const order = orderOf(phrase, at, first, second, mark);
	const days = order.flatMap(([month, date]) => calendarDay(year, month - 1, date) ?? []);
	return among(days, at + 5, false);
}

export function fullYear(short: number): number {
	return short < 70 ? 2000 + short : 1900 + short;
}

/** "on 7/9" is a day, "is 1/2" and "between 10-12" are not. */
const CUES = {
	dashed: /^(?:on|by|due|since|until|till)$/,
	other:
		/^(?:on|by|due|since|until|till|from|before|after|for|am|vom|zum|bis|ab|seit|vor|nach|den|dem|le|du|au|el|al|hasta|desde)$/,
};

function withoutYear(phrase: Phrase, at: number): Match | null {
	const [first, second] = [numberAt(phrase, at, 1, 2), numberAt(phrase, at + 2, 1, 2)];
	const mark = markAt(phrase, at + 1);
	if (
		first === null ||
		second === null ||
		mark === "" ||
		!CUES[mark === "-" ? "dashed" : "other"].test(wordAt(phrase, at - 1))
	)
		return null;
	const padded = phrase.tokens[at]?.text.length === 2 && phrase.tokens[at + 2]?.text.length === 2;
	if (
		(mark === "-" && !padded) ||
		(mark === "/" && (`${first}/${second}` === "24/7" || `${first}/${second}` === "9/11"))
	)
		return null;
	const dotted = mark === "." && wordAt(phrase, at + 3) === "." && isAdjacent(phrase, at + 3);
	const next = dotted ? at + 4 : at + 3;
	if (!endsAt(phrase, next) || (mark === "." && !dotted && !germanBefore(phrase, at))) return null;
	const tense = phrase.tense(at, next);
	const choices = orderOf(phrase, at, first, second, mark).flatMap(([month, date]) => {
		const year = new Date(phrase.now).getUTCFullYear();
		const choice = chooseCycle(
			(cycle) => (month > 12 ? null : calendarDay(year + cycle, month - 1, date)),
			phrase.now,
			tense,
		);
		return choice === null ? [] : [choice];
	});
	const [only] = choices;
	if (choices.length === 1 && only !== undefined) return { next, granularity: "day", relative: true, choice: only };
	return among(
		choices.flatMap((choice) => (choice.certainty === "ambiguous" ? choice.candidates : [choice])),
		next,
		true,
	);
}

function germanBefore(phrase: Phrase, at: number): boolean {
	return /^(?:am|vom|zum|bis|ab|seit|dem|den)$/.test(wordAt(phrase, at - 1));
}

function isCued(phrase: Phrase, at: number): boolean {
	return (
		BEFORE_DAY.has(wordAt(phrase, at - 1)) ||
		(at > 1 && /^[:,(]$/.test(wordAt(phrase, at - 1)) && BEFORE_DAY.has(wordAt(phrase, at - 2)))
	);
}

type MonthAndDay = readonly [month: number, date: number];

/**
 * Tells which number is the month: by dots, by a number above 12, by ISO padding, or by the language. Otherwise both
 * are possible.
 */
function orderOf(phrase: Phrase, at: number, first: number, second: number, mark: string): readonly MonthAndDay[] {
	const [dayFirst, monthFirst]: [MonthAndDay, MonthAndDay] = [
		[second, first],
		[first, second],
	];
	if (mark === "." || first > 12) return second > 12 ? [] : [dayFirst];
	if (second > 12) return [monthFirst];
	if (first === second) return [dayFirst];
	if (mark === "-" && numberAt(phrase, at + 4, 4, 4) === null) return [monthFirst];
	return isOfDayFirst(phrase) ? [dayFirst] : [dayFirst, monthFirst];
}

/** German, French and Spanish put the day first. */
function isOfDayFirst(phrase: Phrase): boolean {
	let foreign = 0;
	for (const { folded, kind } of phrase.tokens.slice(0, MOST_LOOKED)) {
		if (kind === "word" && (GERMAN.has(folded) || FRENCH.has(folded) || SPANISH.test(folded)) && !ENGLISH.test(folded))
			foreign++;
		if (kind === "word" && ENGLISH.test(folded)) foreign--;
	}
	return foreign >= 2;
}

const MOST_LOOKED = 60;
const SPANISH = /^(?:el|los|las|del|que|para|fue|fui|tengo|mi|y|con)$/;
const ENGLISH = /^(?:the|i|we|my|is|was|and|to|of|it|he|she|they|our|will|a|on|in|at)$/;

/** One candidate is certain, several are ambiguous. */
function among(days: readonly Interval[], next: number, relative: boolean): Match | null {
	const candidates = [...new Map(days.map((day) => [day.from, day])).values()].sort((a, b) => a.from - b.from);
	const [first] = candidates;
	if (first === undefined) return null;
	if (candidates.length === 1) return { next, granularity: "day", relative, choice: { certainty: "sure", ...first } };
	return { next, granularity: "day", relative, choice: { certainty: "ambiguous", candidates } };
}
