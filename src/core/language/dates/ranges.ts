import { ORDINAL_ENDINGS, RANGE_MARKS, WEEKDAYS } from "../words/date-words.ts";
import { calendarDay, DAY, monthAt, yearAt, yearsFrom } from "./calendar.ts";
import { monthNumber, monthOf, readDayInMonth, yearNumber } from "./calendar-forms.ts";
import { endsAt, type Form, isAdjacent, type Match, numberAt, type Phrase, standsAlone, wordAt } from "./phrase.ts";
import { intervalsOf } from "./reading.ts";

const TO_DAY = /^(?:[-–—]|to|until|till|through|thru|bis|au?|and)$/;

/**
 * Extends a date to a range: "from Monday to Wednesday", "May 3-5", "3 to 5 May", "between June and August",
 * "2019–2021".
 */
export function rangeFrom(phrase: Phrase, at: number, first: Match | null, simple: Form): Match | null {
	if (first === null) return daysBefore(phrase, at);
	if (first.clock === true || !RANGE_MARKS.has(wordAt(phrase, first.next))) return first;
	const opened = isOpened(phrase, at);
	if (/^(?:and|al?|au)$/.test(wordAt(phrase, first.next)) && !opened) return first;
	return toDay(phrase, first, opened) ?? toDate(phrase, first, simple, opened) ?? first;
}

/** Whether "from" or "between" precedes. */
function isOpened(phrase: Phrase, at: number): boolean {
	const the = /^(?:the|le|el)$/.test(wordAt(phrase, at - 1));
	return /^(?:from|between|zwischen|von|vom|du|de|desde|entre)$/.test(wordAt(phrase, the ? at - 2 : at - 1));
}

/** "May 3-5": the second number is a day of the same month. */
function toDay(phrase: Phrase, first: Match, opened: boolean): Match | null {
	if (first.granularity !== "day" || first.choice.certainty === "ambiguous") return null;
	const { from } = first.choice;
	const last = numberAt(phrase, first.next + 1, 1, 2);
	const named = phrase.tokens[first.next - 1]?.kind === "number";
	const sticks = isAdjacent(phrase, first.next) === isAdjacent(phrase, first.next + 1);
	if (last === null || !named || !sticks || !TO_DAY.test(wordAt(phrase, first.next))) return null;
	if (/^and$/.test(wordAt(phrase, first.next)) && !opened) return null;
	const after = wordAt(phrase, first.next + 2) === "," ? first.next + 3 : first.next + 2;
	const year = yearNumber(phrase, after);
	if (year !== null) {
		const days = [date(from), last].map((one) => calendarDay(year.year, monthAt(from), one));
		const [start, end] = days;
		return start && end && start.from < end.from
			? { ...spanning(first, year.next, start.from, end.to), relative: false }
			: null;
	}
	const day = calendarDay(yearAt(from), monthAt(from), last);
	const plain =
		endsAt(phrase, first.next + 2) &&
		!isLettered(phrase, first.next + 2) &&
		monthNumber(phrase, first.next + 2) === null;
	return day === null || day.from <= from || !plain ? null : spanning(first, first.next + 2, from, day.to);
}

const date = (at: number) => new Date(at).getUTCDate();

function isLettered(phrase: Phrase, at: number): boolean {
	return isAdjacent(phrase, at) && phrase.tokens[at]?.kind === "word";
}

function toDate(phrase: Phrase, first: Match, simple: Form, opened: boolean): Match | null {
	const the = /^(?:the|le|el|zum)$/.test(wordAt(phrase, first.next + 1)) ? first.next + 2 : first.next + 1;
	const year = yearNumber(phrase, the);
	if (first.granularity === "year" && year !== null && first.choice.certainty !== "ambiguous")
		return year.year < yearAt(first.choice.from)
			? null
			: spanning(first, year.next, first.choice.from, yearsFrom(year.year).to);
	const [start] = intervalsOf(first.choice);
	if (start === undefined) return null;
	// The second date is the next one after the first.
	const later: Phrase = { ...phrase, now: Math.max(start.from, start.to - DAY), tense: () => "future" };
	const month = monthNumber(phrase, the);
	const second =
		simple(later, the) ?? (month === null || first.granularity !== "month" ? null : monthOf(later, the, month));
	if (second === null || second.choice.certainty === "ambiguous" || second.clock === true) return null;
	if (first.relative && !second.relative && first.granularity === second.granularity) {
		const from = beforeThat(start.from, second.choice.from);
		return {
			...spanning(first, second.next, from, second.choice.to),
			choice: { certainty: "sure", from, to: second.choice.to },
			relative: false,
		};
	}
	if (first.choice.certainty === "ambiguous" || second.choice.to <= start.from) return null;
	const span = spanning(first, second.next, start.from, second.choice.to);
	const weekdays =
		!opened && WEEKDAYS.has(phrase.tokens[first.next - 1]?.folded ?? "") && WEEKDAYS.has(wordAt(phrase, the));
	// "Monday to Friday" means every week.
	return weekdays ? { ...span, choice: { certainty: "ambiguous", candidates: intervalsOf(span.choice) } } : span;
}

/** "Nov 1 - Nov 15, 2023": the first date is the last one before the second. */
function beforeThat(first: number, second: number): number {
	const on = (year: number) => calendarDay(year, monthAt(first), date(first))?.from ?? first;
	return on(yearAt(second)) <= second ? on(yearAt(second)) : on(yearAt(second) - 1);
}

function spanning(first: Match, next: number, from: number, to: number): Match {
	const certainty = first.choice.certainty === "sure" ? "sure" : "likely";
	return { next, granularity: "range", relative: first.relative, choice: { certainty, from, to } };
}

/** "3-5 May", "3 to 5 May 2024": the month follows the second day. */
function daysBefore(phrase: Phrase, at: number): Match | null {
	const first = numberAt(phrase, at, 1, 2);
	if (first === null || !standsAlone(phrase, at)) return null;
	const ending = wordAt(phrase, at + 1);
	const mark = isAdjacent(phrase, at + 1) && (ending === "." || ORDINAL_ENDINGS.has(ending)) ? at + 2 : at + 1;
	const last = TO_DAY.test(wordAt(phrase, mark)) ? numberAt(phrase, mark + 1, 1, 2) : null;
	if (last === null || last <= first) return null;
	const after = ORDINAL_ENDINGS.has(wordAt(phrase, mark + 2)) || wordAt(phrase, mark + 2) === "." ? mark + 3 : mark + 2;
	const of = /^(?:of|de)$/.test(wordAt(phrase, after)) ? after + 1 : after;
	const month = monthNumber(phrase, of);
	const day = month === null ? null : readDayInMonth(phrase, { at, month, date: last, after: of + 1 });
	if (day === null || day.choice.certainty === "ambiguous") return null;
	const from = calendarDay(yearAt(day.choice.from), monthAt(day.choice.from), first);
	return from === null ? null : spanning(day, day.next, from.from, day.choice.to);
}
