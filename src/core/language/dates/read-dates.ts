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
import { dayMonth, dayOfMonth, monthAlone, monthDay } from "./calendar-forms.ts";
import { clock, HOURS, withClock } from "./clock.ts";
import { decade, part, quarter, season, weekOf, year } from "./longer-forms.ts";
import { numericForm } from "./numeric-forms.ts";
import { type Form, isAdjacent, type Match, type Phrase, word } from "./phrase.ts";
import { rangeFrom } from "./ranges.ts";
import type { DateReading } from "./reading.ts";
import { ago, ahead, nearDay, unit, vague } from "./relative-forms.ts";
import { weekday, weekdayNumber, weekend } from "./week-forms.ts";

/** More of a text is not looked at for dates, in UTF-16 units. */
const LONGEST = 8_000;
const MOST = 32;
/** So many at most, with those that come again and again. */
const MOST_LOOKED = 96;

/** Stands for a number as the first token of a form. */
const NUMBER = "0";
const COUNTS = [...VAGUE.keys(), ...LANGUAGES.flatMap((language) => [...NUMBERS[language].keys()])];
const WHICH_WORDS = LANGUAGES.flatMap((language) => [...WHICH[language].keys()]);
const UNIT_WORDS = LANGUAGES.flatMap((language) => [...UNITS[language].keys()]);
const words = (text: string) => text.split(" ");

/** Each form with the words it begins with; the longer form before its parts. */
const FORMS: readonly (readonly [Form, Iterable<string>])[] = [
	[numericForm, [NUMBER]],
	[part, PARTS.keys()],
	[ago, [NUMBER, ...COUNTS, ...words("the los las vor hace il half")]],
	[ahead, [NUMBER, ...COUNTS, ...words("the los las in dans en dentro")]],
	[dayMonth, [NUMBER, ...ORDINALS.keys()]],
	[monthDay, MONTHS.keys()],
	[monthAlone, [...MONTHS.keys(), ...WHICH_WORDS]],
	[weekend, [...WHICH_WORDS, ...words("the weekend week wochenende fin")]],
	[weekdayDate, WEEKDAYS.keys()],
	[weekday, [...WEEKDAYS.keys(), ...WHICH_WORDS]],
	[dayOfMonth, [NUMBER, "the"]],
	[nearDay, [...NEAR.keys(), ...WHICH_WORDS, ...words("the day tonight avant apres pasado")]],
	[weekOfDay, ["week"]],
	[season, [...SEASONS.keys(), ...WHICH_WORDS]],
	[quarter, ["q", ...ORDINALS.keys()]],
	[unit, [...WHICH_WORDS, ...UNIT_WORDS, ...words("the la le el l")]],
	[decade, [NUMBER, "'", "’"]],
	[year, [NUMBER, "'", "’"]],
	[clock, [NUMBER, ...HOURS.keys()]],
	[vague, words("other recently lately neulich kurzlich recemment")],
];

const BY_FIRST = new Map<string, Form[]>();
for (const [form, firsts] of FORMS)
	for (const first of new Set(firsts)) BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), form]);
const NONE: readonly Form[] = [];

/** What a text must have for a date to be in it, by which most texts are told apart in a moment; accents are looked for in full. */
const TELLING = [MONTHS, WEEKDAYS, NEAR, SEASONS, HOURS, DAY_PARTS, ...LANGUAGES.map((language) => UNITS[language])];
const ALSO = "tonight|recently|lately|neulich|first|second|third|fourth";
const MAY_HAVE_DATES = new RegExp(
	`[\\d\\u00c0-\\u024f]|\\b(?:${TELLING.flatMap((words) => [...words.keys()]).join("|")}|${ALSO})\\b`,
	"i",
);

/** When something was said, and, where it is known from elsewhere, in which tense all of it is. */
export type Said = { at: number; tense?: Tense };

/**
 * The dates that a text names, in their order, as they are meant by who says it at a time (milliseconds since the epoch): each
 * with its interval and how sure that is. A month or day of no year is the last one in the past tense and the next one in the
 * future; without a tense the nearest if it is clearly nearer, and otherwise ambiguous. Linear in the text.
 */
export function datesIn(text: string, { at: now, tense }: Said): DateReading[] {
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
	const comma = /^[,.(]$/.test(word(phrase, at + 1)) ? at + 2 : at + 1;
	const the = /^(?:the|den|dem|der|le|el|on)$/.test(word(phrase, comma)) ? comma + 1 : comma;
	const date = numericForm(phrase, the) ?? dayMonth(phrase, the) ?? monthDay(phrase, the);
	if (date?.granularity === "day") return date;
	return comma === at + 1 && the === at + 2 ? dayOfMonth({ ...phrase, tokens: phrase.tokens }, the) : null;
}

function weekOfDay(phrase: Phrase, at: number): Match | null {
	if (word(phrase, at) !== "week" || !/^(?:of|vom)$/.test(word(phrase, at + 1))) return null;
	const the = word(phrase, at + 2) === "the" ? at + 3 : at + 2;
	const day = numericForm(phrase, the) ?? dayMonth(phrase, the) ?? monthDay(phrase, the) ?? dayOfMonth(phrase, the);
	return day?.granularity === "day" ? weekOf(day, day.next) : null;
}

/** "every March", "most Fridays": no date. */
function isRecurring(phrase: Phrase, at: number): boolean {
	return RECURRING.has(word(phrase, at - 1)) && !isAdjacent(phrase, at);
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
