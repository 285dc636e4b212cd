/** Days since 1970, both ends included. */
export type DayRange = { from: number; to: number };

const MS_PER_DAY = 86_400_000;
/** More of a text is not looked at for times. */
const LONGEST = 8_000;
const MOST_FOUND = 12;

const MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december";
const SHORT = "jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec";
const WEEKDAYS = "sunday|monday|tuesday|wednesday|thursday|friday|saturday";
const COUNTS =
	"a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|few|a couple of|couple of|several|\\d{1,3}";

const NUMBERS: Readonly<Record<string, number>> = {
	...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
	...{ eleven: 11, twelve: 12, few: 3, "a few": 3, several: 4, "couple of": 2, "a couple of": 2 },
};
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365, weekend: 7 };
/** How distances in time are written: counts and units, for patterns. */
export const SPANS = { counts: COUNTS, units: Object.keys(UNIT_DAYS).join("|") };
/** The first month of each season, counted from 0. */
const SEASONS: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };

type Rule = { pattern: RegExp; read(match: RegExpMatchArray, today: number): DayRange | null };

const rule = (source: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(`\\b(?:${source})\\b`, "gi"), read });

type OfYears = (today: number, make: (year: number) => DayRange | null) => DayRange | null;

/** What is read first is taken out of the text, so that the longer form comes before its parts. */
const rulesWith = (ofYears: OfYears): readonly Rule[] => [
	rule("(\\d{4})-(\\d{2})-(\\d{2})", ([, y, m, d]) => dayOf(Number(y), Number(m) - 1, Number(d))),
	rule(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS}|${SHORT})\\.?,? (\\d{4})`, ([, d, m, y]) =>
		dayOf(Number(y), monthOf(m), Number(d)),
	),
	rule(`(${MONTHS}|${SHORT})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, ([, m, d, y]) =>
		dayOf(Number(y), monthOf(m), Number(d)),
	),
	rule(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS}|${SHORT})`, ([, d, m], today) =>
		ofYears(today, (year) => dayOf(year, monthOf(m), Number(d))),
	),
	rule(`(${MONTHS}|${SHORT})\\.? (\\d{1,2})(?:st|nd|rd|th)?`, ([, m, d], today) =>
		ofYears(today, (year) => dayOf(year, monthOf(m), Number(d))),
	),
	rule(`(${MONTHS}),? (?:of )?(\\d{4})`, ([, m, y]) => monthRange(Number(y), monthOf(m))),
	rule(`(?:(last|this|next) )?(spring|summer|autumn|fall|winter)(?: of)?(?: (\\d{4}))?`, seasonOf),
	rule(`(?:in|last|this|next|since|during|early|late|mid|by|until) (${MONTHS})`, ([, m], today) =>
		ofYears(today, (year) => monthRange(year, monthOf(m))),
	),
	rule(`(${COUNTS}) (day|week|weekend|month|year)s? (ago|before|earlier|later|after|from now)`, offset),
	rule("(?:in|by|during|since|of|year) ((?:19|20)\\d{2})", ([, y]) => yearRange(Number(y))),
	rule("the day before yesterday", (_, today) => around(today - 2, 0)),
	rule("yesterday|last night", (_, today) => around(today - 1, 0)),
	rule("today|tonight|this morning|this afternoon|this evening|just now", (_, today) => around(today, 0)),
	rule("tomorrow", (_, today) => around(today + 1, 0)),
	rule(`(last|this past|past|next|this|on|coming) (${WEEKDAYS})`, weekday),
	rule("(last|past|this past|previous|next|this|coming) (week|weekend|month|year)", relative),
	rule("the other day|recently|lately", (_, today) => ({ from: today - 10, to: today })),
];
const RULES = rulesWith(nearest);
const PAST_RULES = rulesWith(latest);

/**
 * The times that a text names, as days, read against the day it was said on: dates with and without a year, months,
 * seasons, "two weeks ago", "last Friday". A date that does not exist names nothing.
 */
export function timesIn(text: string, said: number): DayRange[] {
	return readTimes(RULES, text, said);
}

/** The same for a question: what has no year is also the last one that has begun, since nothing was said in the future. */
export function timesAsked(text: string, now: number): DayRange[] {
	const times = timesIn(text, now);
	const past = readTimes(PAST_RULES, text, now);
	return [...times, ...past.filter(({ from, to }) => !times.some((one) => one.from === from && one.to === to))];
}

function readTimes(rules: readonly Rule[], text: string, said: number): DayRange[] {
	const today = Math.floor(said / MS_PER_DAY);
	const found: DayRange[] = [];
	let left = text.length > LONGEST ? text.slice(0, LONGEST) : text;
	for (const { pattern, read } of rules) {
		if (found.length >= MOST_FOUND) break;
		left = left.replace(pattern, (...match) => {
			const range = read(match.slice(0, -2).map((part) => part?.toLowerCase()) as RegExpMatchArray, today);
			if (range === null) return String(match[0]);
			found.push(range);
			return " ; ";
		});
	}
	return found.slice(0, MOST_FOUND);
}

/** The day of a moment in milliseconds since the epoch. */
export function dayAt(ms: number): number {
	return Math.floor(ms / MS_PER_DAY);
}

/** The first moment of a day, in milliseconds since the epoch. */
export function startOf(day: number): number {
	return day * MS_PER_DAY;
}

function dayOf(year: number, month: number, day: number): DayRange | null {
	const ms = Date.UTC(year, month, day);
	if (Number.isNaN(ms) || month < 0 || new Date(ms).getUTCMonth() !== month || day < 1) return null;
	return around(ms / MS_PER_DAY, 0);
}

function around(day: number, slack: number): DayRange {
	return { from: day - slack, to: day + slack };
}

function monthOf(name: string | undefined): number {
	return MONTHS.split("|").findIndex(
		(month) => name !== undefined && name !== "" && month.startsWith(name.slice(0, 3)),
	);
}

function monthRange(year: number, month: number): DayRange | null {
	const from = Date.UTC(year, month, 1);
	return Number.isNaN(from) || month < 0
		? null
		: { from: from / MS_PER_DAY, to: Date.UTC(year, month + 1, 1) / MS_PER_DAY - 1 };
}

function yearRange(year: number): DayRange {
	return { from: Date.UTC(year, 0, 1) / MS_PER_DAY, to: Date.UTC(year + 1, 0, 1) / MS_PER_DAY - 1 };
}

/** Of this year's, last year's and next year's the one that lies nearest, the past before the future. */
function nearest(today: number, make: (year: number) => DayRange | null): DayRange | null {
	const year = new Date(today * MS_PER_DAY).getUTCFullYear();
	const ranges = [year, year - 1, year + 1].flatMap((one) => make(one) ?? []);
	const distance = ({ from, to }: DayRange) => (from > today ? (from - today) * 2 : Math.max(0, today - to));
	return ranges.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Of this year's and last year's the last one that has begun. */
function latest(today: number, make: (year: number) => DayRange | null): DayRange | null {
	const year = new Date(today * MS_PER_DAY).getUTCFullYear();
	return [year, year - 1].flatMap((one) => make(one) ?? []).find(({ from }) => from <= today) ?? null;
}

function seasonOf(match: RegExpMatchArray, today: number): DayRange | null {
	const [, which, season = "", year] = match;
	// "fall" and "spring" are verbs too: alone they name no time.
	if (which === undefined && year === undefined) return null;
	const first = SEASONS[season] ?? 0;
	const of = (one: number): DayRange => ({
		from: Date.UTC(one, first, 1) / MS_PER_DAY,
		to: Date.UTC(one, first + 3, 1) / MS_PER_DAY - 1,
	});
	if (year !== undefined) return of(Number(year));
	const now = new Date(today * MS_PER_DAY).getUTCFullYear();
	const all = [of(now - 2), of(now - 1), of(now), of(now + 1)];
	if (which === "next") return all.find(({ from }) => from > today) ?? null;
	if (which === "this") return nearest(today, of);
	return all.findLast(({ to }) => to < today) ?? null;
}

/** "Two weeks ago" is counted from today; "two weeks before the move" is not (event-phrases.ts). */
function offset([, count = "", unit = "", way]: RegExpMatchArray, today: number): DayRange | null {
	if (way !== "ago" && way !== "from now") return null;
	const { days, slack } = lengthOf(count, unit);
	return around(way === "ago" ? today - days : today + days, slack);
}

/** The days of a distance such as "two weeks" ("two", "week"), and by how many it may be off; an unknown unit is a day. */
export function lengthOf(count = "", unit = ""): { days: number; slack: number } {
	const one = UNIT_DAYS[unit] ?? 1;
	return {
		days: (NUMBERS[count] ?? Number(count)) * one,
		slack: Math.floor(one / 2) + (/few|several/.test(count) ? one : 0),
	};
}

function weekday([, which, name = ""]: RegExpMatchArray, today: number): DayRange {
	const wanted = WEEKDAYS.split("|").indexOf(name);
	// 1 January 1970 was a Thursday.
	const back = (today + 4 - wanted + 7 * 700_000) % 7;
	if (which === "next" || which === "coming" || which === "this") return around(today + ((7 - back) % 7), 0);
	return around(today - (back === 0 ? 7 : back), 0);
}

function relative([, which = "", unit = ""]: RegExpMatchArray, today: number): DayRange {
	const days = UNIT_DAYS[unit] ?? 7;
	if (which === "this") return { from: today - days, to: today + days };
	if (which === "next" || which === "coming") return { from: today + 1, to: today + 2 * days };
	return { from: today - 2 * days, to: today - 1 };
}
