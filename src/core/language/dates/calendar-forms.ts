import type { Tense } from "../tense.ts";
import {
	BEFORE_DAY,
	BEFORE_MONTH,
	MONTHS,
	ORDINAL_ENDINGS,
	ORDINALS,
	UNITS,
	WEAK_MONTHS,
} from "../words/date-words.ts";
import { listed } from "../words/joined.ts";
import { calendarDay, type Interval, monthAt, monthsFrom, yearAt } from "./calendar.ts";
import { fullYear } from "./numeric-forms.ts";
import { endsAt, isAdjacent, type Match, numberAt, type Phrase, standsAlone, whichAt, wordAt } from "./phrase.ts";
import { type Choice, chooseCycle } from "./reading.ts";
import { unitFrom } from "./units.ts";

/** "3 May", "the 3rd of May 2024", "der 3. Mai", "3 de mayo de 2024". */
export function readDayMonth(phrase: Phrase, at: number): Match | null {
	const date = ordinalAt(phrase, at);
	if (date === null) return null;
	const of = afterOf(phrase, date.next);
	const month = monthNumber(phrase, of);
	if (month === null) return dayOfNamedMonth(phrase, date.number, date.next, of);
	if (!date.ordinal && of === date.next && isWeak(phrase, of) && !BEFORE_DAY.has(wordAt(phrase, at - 1))) return null;
	const after = afterDot(phrase, of + 1);
	return readDayInMonth(phrase, { at, month, date: date.number, after });
}

/** "May 3", "May 3rd, 2024", "May the 3rd". "in May 20 people came" names only May. */
export function readMonthDay(phrase: Phrase, at: number): Match | null {
	const month = monthNumber(phrase, at);
	if (month === null || !isWordAlone(phrase, at)) return null;
	const dot = afterDot(phrase, at + 1);
	const from = wordAt(phrase, dot) === "the" ? dot + 1 : dot;
	const date = ordinalAt(phrase, from);
	if (date === null || phrase.tokens[from]?.kind !== "number" || isAdjacent(phrase, from)) return null;
	const found = readDayInMonth(phrase, { at, month, date: date.number, after: date.next });
	if (found === null || !(found.next > date.next || endsAt(phrase, date.next) || isSpan(phrase, date.next)))
		return null;
	const hasYear = found.next > date.next;
	if (!hasYear && !date.ordinal && /^(?:in|im|en)$/.test(wordAt(phrase, at - 1))) return null;
	if (isWeak(phrase, at) && !date.ordinal && !hasYear && at > 0 && !isCuedDay(phrase, at)) return null;
	return found;
}

/** "May 3-5". */
function isSpan(phrase: Phrase, at: number): boolean {
	return /^[-–]$/.test(wordAt(phrase, at)) && numberAt(phrase, at + 1, 1, 2) !== null && endsAt(phrase, at + 2);
}

function isCuedDay(phrase: Phrase, at: number): boolean {
	return BEFORE_DAY.has(wordAt(phrase, at - 1)) || phrase.tokens[at - 1]?.kind === "mark";
}

/** "May 2024", "in May", "last May", "nächsten März", "mars dernier". */
export function readMonth(phrase: Phrase, at: number): Match | null {
	const which = whichAt(phrase, at);
	if (which !== null) {
		const month = monthNumber(phrase, at + 1);
		return month === null ? null : { ...monthBy(phrase, at + 1, month, which.step), next: at + 2 };
	}
	const month = monthNumber(phrase, at);
	if (month === null || !isWordAlone(phrase, at)) return null;
	const of = afterOf(phrase, wordAt(phrase, at + 1) === "," ? at + 2 : afterDot(phrase, at + 1));
	const year = yearNumber(phrase, of);
	if (year !== null && !(isWeak(phrase, at) && !BEFORE_MONTH.has(wordAt(phrase, at - 1))))
		return {
			next: year.next,
			granularity: "month",
			relative: false,
			choice: { certainty: "sure", ...monthsFrom(year.year, month) },
		};
	const after = whichAt(phrase, at + 1);
	if (after !== null && !after.languages.includes("en"))
		return { ...monthBy(phrase, at, month, after.step), next: at + 2 };
	return isCuedMonth(phrase, at) ? monthOf(phrase, at, month) : null;
}

/** "in May", "by the end of May", "between June and August". */
export function isCuedMonth(phrase: Phrase, at: number): boolean {
	return BEFORE_MONTH.has(wordAt(phrase, at - 1));
}

/** A month without a year. */
export function monthOf(phrase: Phrase, at: number, month: number): Match {
	const tense = tenseFor(phrase, at, at + 1);
	const choice = chooseCycle((cycle) => monthsFrom(yearAt(phrase.now) + cycle, month), phrase.now, tense) ?? NEVER;
	return { next: at + 1, granularity: "month", relative: true, choice: unlessRecurring(phrase, at, choice) };
}

const NEVER: Choice = { certainty: "ambiguous", candidates: [] };

function monthBy(phrase: Phrase, at: number, month: number, step: number): Match {
	const { now } = phrase;
	const of = (cycle: number) => monthsFrom(yearAt(now) + cycle, month);
	const choice: Choice | null =
		step === 0
			? { certainty: "likely", ...of(0) }
			: chooseCycle(
					(cycle) => (month === monthAt(now) && cycle === 0 ? null : of(cycle)),
					now,
					step < 0 ? "past" : "future",
				);
	return { next: at + 1, granularity: "month", relative: true, choice: choice ?? NEVER };
}

/** The number of a month that a word names; null if it names none or something else: "march on", "you may". */
export function monthNumber(phrase: Phrase, at: number): number | null {
	return MONTHS.get(wordAt(phrase, at)) ?? null;
}

function isWeak(phrase: Phrase, at: number): boolean {
	const token = phrase.tokens[at];
	return token !== undefined && WEAK_MONTHS.has(token.folded) && !/^\p{Lu}/u.test(token.text);
}

const BEFORE_WORD = /^["'“‘([,:;–—*]$|['’]$/;

/** Whether a word is not part of a longer one: "pre-May", "src/may". */
export function isWordAlone(phrase: Phrase, at: number): boolean {
	return !isAdjacent(phrase, at) || at === 0 || BEFORE_WORD.test(phrase.tokens[at - 1]?.text ?? "");
}

type NamedDay = { at: number; month: number; date: number; after: number };

/** A day of a month, with the year that follows it, if any. */
export function readDayInMonth(phrase: Phrase, { at, month, date, after }: NamedDay): Match | null {
	if (date < 1 || date > 31) return null;
	const comma = wordAt(phrase, after) === "," ? after + 1 : after;
	const year = yearNumber(phrase, afterOf(phrase, comma));
	if (year !== null) {
		const day = calendarDay(year.year, month, date);
		return day === null
			? null
			: { next: year.next, granularity: "day", relative: false, choice: { certainty: "sure", ...day } };
	}
	const choice = chooseCycle(
		(cycle) => calendarDay(yearAt(phrase.now) + cycle, month, date),
		phrase.now,
		tenseFor(phrase, at, after),
	);
	if (choice === null) return null;
	return { next: after, granularity: "day", relative: true, choice: unlessRecurring(phrase, at, choice) };
}

/** "the 3rd of last month", "on the 3rd of this month". */
function dayOfNamedMonth(phrase: Phrase, date: number, next: number, of: number): Match | null {
	const which = of > next ? whichAt(phrase, of) : null;
	if (which?.languages.every((language) => UNITS[language].get(wordAt(phrase, of + 1)) !== "month") !== false)
		return null;
	const month = new Date(unitFrom(phrase.now, which.step, "month").from);
	const day = calendarDay(month.getUTCFullYear(), month.getUTCMonth(), date);
	return day === null
		? null
		: { next: of + 2, granularity: "day", relative: true, choice: { certainty: "sure", ...day } };
}

const DAY_CUES = listed`on by until till since from before after around to through is due for`;
const MEETING = listed`see meet met leave leaving fly flying arrive arriving due deadline appointment meeting back starts start`;

/** "on the 15th", "by the 3rd"; "the 3rd" after words of meeting and leaving. Not "the 3rd time". */
export function readDayOfMonth(phrase: Phrase, at: number): Match | null {
	const the = wordAt(phrase, at) === "the" ? at + 1 : at;
	const date = ordinalAt(phrase, the);
	if (date === null || !date.ordinal || phrase.tokens[the]?.kind !== "number" || date.number < 1 || date.number > 31)
		return null;
	const meeting = the > at && [at - 1, at - 2].some((before) => MEETING.has(wordAt(phrase, before)));
	if (!(meeting || DAY_CUES.has(wordAt(phrase, at - 1))) || !isFree(phrase, date.next)) return null;
	const { now } = phrase;
	const of = (cycle: number): Interval | null => {
		const month = new Date(monthsFrom(yearAt(now), monthAt(now) + cycle).from);
		return calendarDay(month.getUTCFullYear(), month.getUTCMonth(), date.number);
	};
	const choice = chooseCycle(of, now, tenseFor(phrase, at, date.next));
	return choice === null ? null : { next: date.next, granularity: "day", relative: true, choice };
}

const FREE = listed`at and or but i we in on with to for so because when he she they until till from around as if it after before is was will the - – — after`;

/** Whether the number counts no noun after it. */
function isFree(phrase: Phrase, next: number): boolean {
	const after = phrase.tokens[next];
	return after === undefined || after.kind === "mark" || after.gap === "line" || FREE.has(after.folded);
}

type Ordinal = { number: number; ordinal: boolean; next: number };

/** "3", "3rd", "3.", "third". */
function ordinalAt(phrase: Phrase, at: number): Ordinal | null {
	const spelt = ORDINALS.get(wordAt(phrase, at));
	if (spelt !== undefined && phrase.tokens[at]?.kind === "word") return { number: spelt, ordinal: true, next: at + 1 };
	const number = numberAt(phrase, at, 1, 2);
	if (number === null || !standsAlone(phrase, at)) return null;
	const sticks = isAdjacent(phrase, at + 1);
	if (sticks && ORDINAL_ENDINGS.has(wordAt(phrase, at + 1))) return { number, ordinal: true, next: at + 2 };
	if (sticks && phrase.tokens[at + 1]?.kind === "word") return null;
	const dot = sticks && wordAt(phrase, at + 1) === "." && monthNumber(phrase, at + 2) !== null;
	return { number, ordinal: false, next: dot ? at + 2 : at + 1 };
}

function afterOf(phrase: Phrase, at: number): number {
	const of = wordAt(phrase, at) === "day" ? at + 1 : at;
	return /^(?:of|de|del|d)$/.test(wordAt(phrase, of)) ? of + 1 : at;
}

/** Skips the dot of a short form: "Sept. 3". */
function afterDot(phrase: Phrase, at: number): number {
	const short = (phrase.tokens[at - 1]?.text.length ?? 9) <= 4;
	const number = phrase.tokens[at + 1]?.kind === "number";
	return short && number && wordAt(phrase, at) === "." && isAdjacent(phrase, at) ? at + 1 : at;
}

/** "2024", "'24". */
export function yearNumber(phrase: Phrase, at: number): { year: number; next: number } | null {
	const year = numberAt(phrase, at, 4, 4);
	if (year !== null) {
		return year >= 1800 && year < 2200 && endsAt(phrase, at + 1) && !isAdjacentWord(phrase, at + 1)
			? { year, next: at + 1 }
			: null;
	}
	const short = /^['’]$/.test(wordAt(phrase, at)) && isAdjacent(phrase, at + 1) ? numberAt(phrase, at + 1, 2, 2) : null;
	return short === null || isAdjacentWord(phrase, at + 2) ? null : { year: fullYear(short), next: at + 2 };
}

function isAdjacentWord(phrase: Phrase, at: number): boolean {
	return isAdjacent(phrase, at) && phrase.tokens[at]?.kind === "word" && !/^['’]/.test(phrase.tokens[at]?.text ?? "");
}

/** For a birthday or an anniversary, the year can't be told. */
const YEARLY = listed`birthday birthdays anniversary bday geburtstag anniversaire cumpleanos`;
const BORN = listed`born geboren nacido nacida`;
const LOOK_BACK = 8;

function unlessRecurring({ tokens }: Phrase, at: number, choice: Choice): Choice {
	if (choice.certainty === "ambiguous") return choice;
	for (let back = at - 1; back >= Math.max(0, at - LOOK_BACK); back--) {
		const token = tokens[back];
		if (token === undefined || /^[.!?;]$/.test(token.text)) break;
		if (BORN.has(token.folded) || (YEARLY.has(token.folded) && choice.certainty === "likely"))
			return { certainty: "ambiguous", candidates: [choice] };
	}
	return choice;
}

/** "I've booked it for 12 May" is in the future. */
function isBooked({ tokens }: Phrase, at: number): boolean {
	return tokens.slice(Math.max(0, at - 6), at).some(({ folded }) => BOOKED.test(folded));
}

const BOOKED = /^(?:booked|scheduled|planned|reserved|arranged|postponed|pencilled)$/;

/** What has no end yet is in the future. */
const UP_TO = /^(?:until|till|til|by|due|bis|hasta|jusqua|jusquen|for)$/;

/** "since March" is in the past, whatever the tense, unless that is the future. */
export function tenseFor(phrase: Phrase, at: number, next: number): Tense {
	const before = /^(?:the|early|late|mid|of|-)$/.test(wordAt(phrase, at - 1)) ? at - 2 : at - 1;
	const tense = phrase.tense(at, next);
	const since = /^(?:since|seit|depuis|desde)$/.test(wordAt(phrase, before));
	if (since && tense !== "future") return "past";
	if (tense === "past" && wordAt(phrase, before) === "for" && isBooked(phrase, before)) return "present";
	return tense === "none" && UP_TO.test(wordAt(phrase, before)) ? "present" : tense;
}
