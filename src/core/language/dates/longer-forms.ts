import { BEFORE_YEAR, OF_SEASONS, ORDINALS, PARTS, SEASONS } from "../words/date-words.ts";
import { DAY, type Interval, monthsFrom, yearAt, yearsFrom } from "./calendar.ts";
import { isCuedMonth, isWordAlone, monthNumber, monthOf, readMonth, tenseFor, yearNumber } from "./calendar-forms.ts";
import { readNumericDate } from "./numeric-forms.ts";
import { endsAt, isAdjacent, type Match, numberAt, type Phrase, standsAlone, whichAt, wordAt } from "./phrase.ts";
import { type Choice, chooseCycle, intervalsOf } from "./reading.ts";
import { readUnit } from "./relative-forms.ts";
import { partOf, unitFrom } from "./units.ts";

const NO_YEAR: Choice = { certainty: "ambiguous", candidates: [] };
const sure = (interval: Interval): Choice => ({ certainty: "sure", ...interval });

/** "last summer", "in the spring", "summer 2021", "im Herbst", "l'été dernier"; "spring" and "fall" alone are verbs. */
export function readSeason(phrase: Phrase, at: number): Match | null {
	const { now } = phrase;
	const which = whichAt(phrase, at);
	const name = which === null ? at : at + 1;
	const number = SEASONS.get(wordAt(phrase, name));
	if (number === undefined || !isWordAlone(phrase, at)) return null;
	const of = (year: number) => monthsFrom(year, 2 + 3 * number, 3);
	const found = (next: number, relative: boolean, choice: Choice | null): Match => ({
		...{ next, relative, granularity: "season" as const, choice: choice ?? NO_YEAR },
	});
	const readYear = yearNumber(phrase, wordAt(phrase, name + 1) === "of" ? name + 2 : name + 1);
	if (readYear !== null) return found(readYear.next, false, sure(of(readYear.year)));
	const after = which === null ? whichAt(phrase, at + 1) : null;
	const step = which?.step ?? (after?.languages.includes("en") === false ? after.step : null);
	const next = after !== null && step !== null ? at + 2 : name + 1;
	const cycle = (by: number) => of(yearAt(now) + by);
	if (step === null)
		return isCuedSeason(phrase, at) ? found(next, true, chooseCycle(cycle, now, tenseFor(phrase, at, next))) : null;
	if (step === 0) return found(next, true, thisSeason(phrase, at, next, cycle));
	return found(
		next,
		true,
		chooseCycle((by) => (isNow(cycle(by), now) ? null : cycle(by)), now, step < 0 ? "past" : "future"),
	);
}

const isNow = ({ from, to }: Interval, now: number) => from <= now && now < to;

/** The current season, or this year's, by the tense. */
function thisSeason(phrase: Phrase, at: number, next: number, cycle: (by: number) => Interval): Choice | null {
	const { now } = phrase;
	const current = [-1, 0].map(cycle).find((one) => isNow(one, now));
	if (current !== undefined) return sure(current);
	const tense = phrase.tense(at, next);
	return tense === "none" ? { certainty: "likely", ...cycle(0) } : chooseCycle(cycle, now, tense);
}

const BEFORE_SEASON =
	/^(?:in|over|during|by|until|till|since|for|throughout|im|en|au|seit|bis|depuis|desde|before|after)$/;

function isCuedSeason(phrase: Phrase, at: number): boolean {
	if (OF_SEASONS.has(wordAt(phrase, at + 1))) return false;
	const the = /^(?:the|el|la|l|le)$/.test(wordAt(phrase, at - 1));
	if (wordAt(phrase, at - 1) === "by" && /^(?:inspired|influenced|fascinated)$/.test(wordAt(phrase, at - 2)))
		return false;
	return (
		BEFORE_SEASON.test(wordAt(phrase, the ? at - 2 : at - 1)) && !/^(?:a|his|her|my)$/.test(wordAt(phrase, at - 1))
	);
}

/** "Q3", "Q3 2025", "the third quarter of 2024"; "next quarter" is a unit. */
export function readQuarter(phrase: Phrase, at: number): Match | null {
	const number = quarterAt(phrase, at);
	if (number === null) return null;
	const of = /^(?:of|,|in)$/.test(wordAt(phrase, number.next)) ? number.next + 1 : number.next;
	const year = yearNumber(phrase, of);
	const months = (year: number) => monthsFrom(year, 3 * (number.quarter - 1), 3);
	if (year !== null)
		return { next: year.next, granularity: "quarter", relative: false, choice: sure(months(year.year)) };
	const choice = chooseCycle((by) => months(yearAt(phrase.now) + by), phrase.now, tenseFor(phrase, at, number.next));
	return { next: number.next, granularity: "quarter", relative: true, choice: choice ?? NO_YEAR };
}

function quarterAt(phrase: Phrase, at: number): { quarter: number; next: number } | null {
	const token = phrase.tokens[at];
	const digit = numberAt(phrase, at + 1, 1, 1);
	if (
		token?.text === "Q" &&
		isWordAlone(phrase, at) &&
		digit !== null &&
		isAdjacent(phrase, at + 1) &&
		endsAt(phrase, at + 2)
	)
		return digit >= 1 && digit <= 4 && !isAdjacentLetter(phrase, at + 2) ? { quarter: digit, next: at + 2 } : null;
	const ordinal = ORDINALS.get(wordAt(phrase, at)) ?? 9;
	const before = /^(?:the|in|by)$/.test(wordAt(phrase, at - 1));
	return before && ordinal <= 4 && wordAt(phrase, at + 1) === "quarter" ? { quarter: ordinal, next: at + 2 } : null;
}

function isAdjacentLetter(phrase: Phrase, at: number): boolean {
	return isAdjacent(phrase, at) && phrase.tokens[at]?.kind === "word";
}

/** "in 2019", "since '22", "back in 2020", "2019: …". A number alone is not a year. */
export function year(phrase: Phrase, at: number): Match | null {
	const { tokens } = phrase;
	const apostrophe = /^['’]$/.test(wordAt(phrase, at));
	const found = apostrophe || standsAlone(phrase, at) ? yearNumber(phrase, at) : null;
	if (found === null || found.year < 1900 || found.year > 2100) return null;
	const first = at === 0 || tokens[at]?.gap === "line" || /^[.!?]$/.test(wordAt(phrase, at - 1));
	const ends = tokens[found.next] === undefined || /^[,:.]$/.test(wordAt(phrase, found.next));
	const bracketed = wordAt(phrase, at - 1) === "(" && wordAt(phrase, found.next) === ")" && !isAdjacent(phrase, at - 1);
	const alone = !apostrophe && ((first && ends) || bracketed);
	const cued =
		BEFORE_YEAR.has(wordAt(phrase, at - 1)) || (wordAt(phrase, at - 1) === "the" && wordAt(phrase, at - 2) === "in");
	const counts = tokens[found.next]?.kind === "word" && COUNTED.test(wordAt(phrase, found.next));
	if ((!cued && !alone) || counts) return null;
	return { next: found.next, granularity: "year", relative: false, choice: sure(yearsFrom(found.year)) };
}

/** "in 2000 steps", "of 2048 bytes". */
const COUNTED =
	/^(?:steps|bytes|words|people|pieces|tokens|lines|times|ways|miles|km|meters|metres|pixels|px|mb|kb|users|dollars|euros|rows|items|days|hours)$/;

/** "the 90s", "the 1990s". "The twenties" are ambiguous. */
export function readDecade(phrase: Phrase, at: number): Match | null {
	const apostrophe = /^['’]$/.test(wordAt(phrase, at)) ? 1 : 0;
	const digits = phrase.tokens[at + apostrophe]?.text ?? "";
	const the = /^(?:the|early|mid|late)$/.test(wordAt(phrase, at - 1));
	const s = at + apostrophe + 1;
	if (!/^(?:19\d0|20\d0|\d0)$/.test(digits) || !/^['’]?s$/.test(phrase.tokens[s]?.text ?? "") || !isAdjacent(phrase, s))
		return null;
	if (digits.length === 2 && (!the || isOfAge(phrase, at))) return null;
	const found = (choice: Choice): Match => ({ next: s + 1, granularity: "range", relative: false, choice });
	if (digits.length === 4) return found(sure(yearsFrom(Number(digits), 10)));
	const start = Number(digits);
	if (start >= 50) return found(sure(yearsFrom(1900 + start, 10)));
	if (start >= 30) return found({ certainty: "likely", ...yearsFrom(1900 + start, 10) });
	return found({ certainty: "ambiguous", candidates: [yearsFrom(1900 + start, 10), yearsFrom(2000 + start, 10)] });
}

/** "in his late 30s", "temperatures in the 70s". */
function isOfAge({ tokens }: Phrase, at: number): boolean {
	return tokens
		.slice(Math.max(0, at - 8), at)
		.some(({ folded }) =>
			/^(?:my|his|her|their|your|our|temperatures?|degrees|age|aged|people|someone|anyone|highs?|lows?|scores?)$/.test(
				folded,
			),
		);
}

/** "end of May", "mid-June", "early 2019", "the beginning of next year", "Ende Mai", "late last year", "end of the month". */
export function readPart(phrase: Phrase, at: number): Match | null {
	const part = PARTS.get(wordAt(phrase, at));
	if (part === undefined || !isWordAlone(phrase, at)) return null;
	const mark = wordAt(phrase, at + 1) === "-" && isAdjacent(phrase, at + 1) ? at + 2 : at + 1;
	const of = /^(?:of|de)$/.test(wordAt(phrase, mark)) ? mark + 1 : mark;
	const whole = wholeAt(phrase, of) ?? theUnit(phrase, of);
	if (whole === null || whole.granularity === "day" || whole.granularity === "time") return null;
	const narrow = (interval: Interval) => partOf(interval, part);
	const choice: Choice =
		whole.choice.certainty === "ambiguous"
			? { certainty: "ambiguous", candidates: whole.choice.candidates.map(narrow) }
			: { certainty: whole.choice.certainty, ...narrow(whole.choice) };
	return { ...whole, choice, part, granularity: whole.granularity };
}

function wholeAt(phrase: Phrase, at: number): Match | null {
	const month = monthNumber(phrase, at);
	const known =
		readNumericDate(phrase, at) ??
		readMonth(phrase, at) ??
		readSeason(phrase, at) ??
		readUnit(phrase, at) ??
		readQuarter(phrase, at);
	if (known !== null) return known;
	if (month !== null && !isCuedMonth(phrase, at)) return monthOf(phrase, at, month);
	const year = yearNumber(phrase, at);
	if (year === null || year.year < 1900 || year.year > 2100) return null;
	return { next: year.next, granularity: "year", relative: false, choice: sure(yearsFrom(year.year)) };
}

/** "the end of the month" means the current one. */
function theUnit(phrase: Phrase, at: number): Match | null {
	const name = wordAt(phrase, at + 1);
	if (
		!/^(?:the|this)$/.test(wordAt(phrase, at)) ||
		(name !== "week" && name !== "month" && name !== "year" && name !== "quarter")
	)
		return null;
	return { next: at + 2, granularity: name, relative: true, choice: sure(unitFrom(phrase.now, 0, name)) };
}

/** "the week of 3 May", "week of 2026-11-09": the days of that week. */
export function weekOf(day: Match, next: number): Match {
	const weeks = intervalsOf(day.choice).map(({ from }) => {
		const monday = from - ((new Date(from).getUTCDay() + 6) % 7) * DAY;
		return { from: monday, to: monday + 7 * DAY };
	});
	const [first] = weeks;
	const choice: Choice =
		day.choice.certainty === "ambiguous" || first === undefined
			? { certainty: "ambiguous", candidates: weeks }
			: { certainty: day.choice.certainty, ...first };
	return { ...day, next, granularity: "week", choice };
}
