import { type Tense, tenseAt } from "../tense.ts";
import { tokensOf } from "../tokens.ts";
import {
	DAY_PARTS,
	LANGUAGES,
	MONTHS,
	NEAR,
	NUMBERS,
	ORDINALS,
	PARTS,
	RECURRING,
	SEASONS,
	UNITS,
	VAGUE,
	WEEKDAYS,
	WHICH,
} from "../words/date-words.ts";
import { readDayMonth, readDayOfMonth, readMonth, readMonthDay } from "./calendar-forms.ts";
import { HOURS, readClock, withClock } from "./clock.ts";
import { readDecade, readPart, readQuarter, readSeason, weekOf, year } from "./longer-forms.ts";
import { readNumericDate } from "./numeric-forms.ts";
import { type Form, isAdjacent, type Match, type Phrase, wordAt } from "./phrase.ts";
import { rangeFrom } from "./ranges.ts";
import type { DateReading } from "./reading.ts";
import { readAgo, readAhead, readNearDay, readUnit, readVagueTime } from "./relative-forms.ts";
import { readWeekday, readWeekend, weekdayNumber } from "./week-forms.ts";

/** How much of a text is read for dates, in UTF-16 units. */
const LONGEST = 8_000;
const MOST = 32;
/** The most matches that are read, including recurring ones. */
const MOST_LOOKED = 96;

/** Represents a number as the first token of a form. */
const NUMBER = "0";
const COUNTS = [...VAGUE.keys(), ...LANGUAGES.flatMap((language) => [...NUMBERS[language].keys()])];
const WHICH_WORDS = LANGUAGES.flatMap((language) => [...WHICH[language].keys()]);
const UNIT_WORDS = LANGUAGES.flatMap((language) => [...UNITS[language].keys()]);
const words = (text: string) => text.split(" ");

/** Each form with the words it can begin with. Longer forms come before their parts. */
const FORMS: readonly (readonly [Form, Iterable<string>])[] = [
	[readNumericDate, [NUMBER]],
	[readPart, PARTS.keys()],
	[readAgo, [NUMBER, ...COUNTS, ...words("the los las vor hace il half")]],
	[readAhead, [NUMBER, ...COUNTS, ...words("the los las in dans en dentro")]],
	[readDayMonth, [NUMBER, ...ORDINALS.keys()]],
	[readMonthDay, MONTHS.keys()],
	[readMonth, [...MONTHS.keys(), ...WHICH_WORDS]],
	[readWeekend, [...WHICH_WORDS, ...words("the weekend week wochenende fin")]],
	[weekdayDate, WEEKDAYS.keys()],
	[readWeekday, [...WEEKDAYS.keys(), ...WHICH_WORDS]],
	[readDayOfMonth, [NUMBER, "the"]],
	[readNearDay, [...NEAR.keys(), ...WHICH_WORDS, ...words("the day tonight avant apres pasado")]],
	[weekOfDay, ["week"]],
	[readSeason, [...SEASONS.keys(), ...WHICH_WORDS]],
	[readQuarter, ["q", ...ORDINALS.keys()]],
	[readUnit, [...WHICH_WORDS, ...UNIT_WORDS, ...words("the la le el l")]],
	[readDecade, [NUMBER, "'", "’"]],
	[year, [NUMBER, "'", "’"]],
	[readClock, [NUMBER, ...HOURS.keys()]],
	[readVagueTime, words("other recently lately neulich kurzlich recemment")],
];

const BY_FIRST = new Map<string, Form[]>();
for (const [form, firsts] of FORMS)
	for (const first of new Set(firsts)) BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), form]);
const NONE: readonly Form[] = [];

/** A quick test that most texts without a date fail. Texts with accents are always read in full. */
const TELLING = [MONTHS, WEEKDAYS, NEAR, SEASONS, HOURS, DAY_PARTS, ...LANGUAGES.map((language) => UNITS[language])];
const ALSO = "tonight|recently|lately|neulich|first|second|third|fourth";
const MAY_HAVE_DATES = new RegExp(
	`[\\d\\u00c0-\\u024f]|\\b(?:${TELLING.flatMap((words) => [...words.keys()]).join("|")}|${ALSO})\\b`,
	"i",
);

/** When something was said, and its tense if that is already known. */
export type UtteranceTime = { at: number; tense?: Tense };

/**
 * Finds the dates in a text, in order, relative to the time of the utterance (ms since the epoch). A month or day
 * without a year is the last one in the past tense and the next one in the future. Without a tense it is the nearest
 * if that is clearly nearer, and ambiguous otherwise. Linear in the text.
 */
export function datesIn(text: string, { at: now, tense }: UtteranceTime): DateReading[] {
	const looked = text.slice(0, LONGEST);
	if (Number.isNaN(now) || !MAY_HAVE_DATES.test(looked)) return [];
	const tokens = tokensOf(looked);
	const phrase: Phrase = { tokens, now, tense: (from, next) => tense ?? tenseAt(tokens, from, next) };
	const found: DateReading[] = [];
	let count = 0;
	for (let at = 0; at < tokens.length && found.length < MOST && count < MOST_LOOKED; ) {
		const match = matchAt(phrase, at);
		if (match === null) {
			at++;
			continue;
		}
		count++;
		if (!isRecurring(phrase, at)) found.push(reading(phrase, at, match));
		at = match.next;
	}
	return found;
}

function matchAt(phrase: Phrase, at: number): Match | null {
	const match = simpleAt(phrase, at);
	if (match === null && phrase.tokens[at]?.kind !== "number") return null;
	return rangeFrom(phrase, at, match, simpleAt);
}

function simpleAt(phrase: Phrase, at: number): Match | null {
	const token = phrase.tokens[at];
	for (const form of BY_FIRST.get(token?.kind === "number" ? NUMBER : (token?.folded ?? "")) ?? NONE) {
		const match = form(phrase, at);
		if (match !== null) return withClock(phrase, match);
	}
	return null;
}

/** "Friday, 3 May", "Tuesday the 3rd": one day. */
function weekdayDate(phrase: Phrase, at: number): Match | null {
	if (weekdayNumber(phrase, at) === null) return null;
	const comma = /^[,.(]$/.test(wordAt(phrase, at + 1)) ? at + 2 : at + 1;
	const the = /^(?:the|den|dem|der|le|el|on)$/.test(wordAt(phrase, comma)) ? comma + 1 : comma;
	const date = readNumericDate(phrase, the) ?? readDayMonth(phrase, the) ?? readMonthDay(phrase, the);
	if (date?.granularity === "day") return date;
	return comma === at + 1 && the === at + 2 ? readDayOfMonth({ ...phrase, tokens: phrase.tokens }, the) : null;
}

function weekOfDay(phrase: Phrase, at: number): Match | null {
	if (wordAt(phrase, at) !== "week" || !/^(?:of|vom)$/.test(wordAt(phrase, at + 1))) return null;
	const the = wordAt(phrase, at + 2) === "the" ? at + 3 : at + 2;
	const day =
		readNumericDate(phrase, the) ??
		readDayMonth(phrase, the) ??
		readMonthDay(phrase, the) ??
		readDayOfMonth(phrase, the);
	return day?.granularity === "day" ? weekOf(day, day.next) : null;
}

/** "every March", "most Fridays" are no dates. */
function isRecurring(phrase: Phrase, at: number): boolean {
	return RECURRING.has(wordAt(phrase, at - 1)) && !isAdjacent(phrase, at);
}

function reading(
	phrase: Phrase,
	at: number,
	{ next, choice, clock = false, part = null, ...match }: Match,
): DateReading {
	const { granularity, relative } = match;
	const tense = phrase.tense(at, next);
	return {
		start: phrase.tokens[at]?.start ?? 0,
		end: phrase.tokens[next - 1]?.end ?? 0,
		granularity,
		relative,
		clock,
		part,
		tense,
		...choice,
	};
}
