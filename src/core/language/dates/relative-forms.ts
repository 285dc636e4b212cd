import { DAY_PARTS, FRENCH, GERMAN, NEAR, RECURRING, UNITS } from "../words/date-words.ts";
import { DAY, daysFrom, startOfDay } from "./calendar.ts";
import { isAdjacent, lengthAt, type Match, type Phrase, whichAt, wordAt } from "./phrase.ts";
import { type Choice, chooseCycle, type Granularity, intervalsOf } from "./reading.ts";
import { granularityOf, spanFrom, unitFrom } from "./units.ts";
import { weekdayNumber } from "./week-forms.ts";

const sure = (interval: { from: number; to: number }): Choice => ({ certainty: "sure", ...interval });
const found = (next: number, granularity: Granularity, choice: Choice): Match => ({
	next,
	granularity,
	choice,
	relative: true,
});

/** "yesterday", "the day after tomorrow", "tonight", "this morning", "last night", "avant-hier", "pasado mañana". */
export function readNearDay(phrase: Phrase, at: number): Match | null {
	const { now } = phrase;
	const far = farDay(phrase, at);
	if (far !== null) return found(far.next, "day", sure(daysFrom(now, far.days)));
	const first = wordAt(phrase, at);
	if (first === "tonight") return found(at + 1, "time", sure(hoursOf(startOfDay(now), [18, 24])));
	const part = DAY_PARTS.get(wordAt(phrase, at + 1));
	if (first === "last" && wordAt(phrase, at + 1) === "night")
		return found(at + 2, "time", sure(hoursOf(startOfDay(now) - DAY, [18, 24])));
	if (part !== undefined && /^(?:this|cet|cette|ce|esta|diesen)$/.test(first))
		return found(at + 2, "time", sure(hoursOf(startOfDay(now), part)));
	const days = NEAR.get(first);
	if (days === undefined || !isTimeWord(phrase, at)) return null;
	return found(at + 1, "day", sure(daysFrom(now, days)));
}

export function hoursOf(day: number, [from, to]: readonly [number, number]) {
	return { from: day + (from * DAY) / 24, to: day + (to * DAY) / 24 };
}

function farDay(phrase: Phrase, at: number): { days: number; next: number } | null {
	const the = wordAt(phrase, at) === "the" ? at + 1 : at;
	if (!/^(?:day|avant|apres|pasado)$/.test(wordAt(phrase, the))) return null;
	const words = [0, 1, 2].map((ahead) => wordAt(phrase, the + ahead)).join(" ");
	if (words === "day before yesterday") return { days: -2, next: the + 3 };
	if (words === "day after tomorrow") return { days: 2, next: the + 3 };
	if (words === "avant - hier") return { days: -2, next: the + 3 };
	if (words === "apres - demain") return { days: 2, next: the + 3 };
	return words.startsWith("pasado manana") ? { days: 2, next: the + 2 } : null;
}

/** "am Morgen", "guten Morgen" and "la mañana" are no days; "hier" means yesterday only in French. */
function isTimeWord(phrase: Phrase, at: number): boolean {
	const [own, before] = [wordAt(phrase, at), wordAt(phrase, at - 1)];
	if (isAdjacent(phrase, at) && at > 0 && !/^["'“‘(,:;–—]$/.test(before)) return false;
	if (own === "morgen")
		return !/^(?:am|guten|jeden|einem|der|den|heute|gestern|diesen|schonen|vom|eines)$/.test(before);
	if (own === "manana") return !/^(?:la|una|cada|esta|buena)$/.test(before);
	if (own === "today" || own === "tomorrow" || own === "yesterday")
		return !(isAdjacent(phrase, at + 1) && /^[-_/@]$/.test(wordAt(phrase, at + 1)));
	if (own !== "hier") return true;
	const near = phrase.tokens.slice(Math.max(0, at - 12), at + 12);
	const count = (of: ReadonlySet<string>) => near.filter(({ folded }) => of.has(folded)).length;
	return count(FRENCH) > count(GERMAN);
}

/** "two weeks ago", "vor drei Tagen", "il y a deux mois", "hace un año". */
export function readAgo(phrase: Phrase, at: number): Match | null {
	const { now } = phrase;
	const before = /^(?:vor|hace)$/.test(wordAt(phrase, at)) ? at + 1 : isIlYA(phrase, at) ? at + 3 : null;
	const half = halfAt(phrase, before ?? at);
	if (half !== null)
		return before === null && wordAt(phrase, half) !== "ago"
			? null
			: found(before === null ? half + 1 : half, "month", sure(unitFrom(now, -6, "month")));
	const length = lengthAt(phrase, before ?? at);
	if (length === null) return null;
	if (before === null ? !/^(?:ago|back)$/.test(wordAt(phrase, length.next)) : length.language === "en") return null;
	if (
		before === null &&
		wordAt(phrase, length.next) === "back" &&
		/^(?:to|in|at|from|on)$/.test(wordAt(phrase, length.next + 1))
	)
		return null;
	return { ...distance(phrase, length, -1), next: before === null ? length.next + 1 : length.next };
}

function isIlYA(phrase: Phrase, at: number): boolean {
	return wordAt(phrase, at) === "il" && wordAt(phrase, at + 1) === "y" && wordAt(phrase, at + 2) === "a";
}

function halfAt(phrase: Phrase, at: number): number | null {
	if (!/^(?:half|einem)$/.test(wordAt(phrase, at))) return null;
	const words = [0, 1, 2].map((ahead) => wordAt(phrase, at + ahead)).join(" ");
	return /^(?:half a year|einem halben jahr)$/.test(words) ? at + 3 : null;
}

/** "in 3 weeks", "two days from now", "in zwei Wochen", "dans trois jours", "a week from Friday"; not "did it in two days". */
export function readAhead(phrase: Phrase, at: number): Match | null {
	const before = /^(?:in|dans|en)$/.test(wordAt(phrase, at))
		? at + 1
		: wordAt(phrase, at) === "dentro" && wordAt(phrase, at + 1) === "de"
			? at + 2
			: null;
	const length = lengthAt(phrase, before ?? at);
	if (length === null) return null;
	if (before !== null) {
		const goes = { en: "in", de: "in", fr: "dans", es: "en" }[length.language];
		if (before === at + 1 && wordAt(phrase, at) !== goes) return null;
		if (!isAhead(phrase, at, length)) return null;
		return { ...distance(phrase, length, 1), next: length.next };
	}
	if (wordAt(phrase, length.next) === "hence") return { ...distance(phrase, length, 1), next: length.next + 1 };
	if (wordAt(phrase, length.next) !== "from") return null;
	if (/^(?:now|today)$/.test(wordAt(phrase, length.next + 1)))
		return { ...distance(phrase, length, 1), next: length.next + 2 };
	return fromWeekday(phrase, length);
}

/** "did it in two days", "365 days in a year" and "twice in a week" are durations. */
function isAhead(phrase: Phrase, at: number, { most, next, language }: Length): boolean {
	if (phrase.tense(at, next) === "past") return false;
	if (most > 1 || language !== "en") return true;
	const counted = [1, 2, 3].some(
		(back) => phrase.tokens[at - back]?.kind === "number" || COUNTED.test(wordAt(phrase, at - back)),
	);
	return !counted && !/^(?:is|are|was|were)$/.test(wordAt(phrase, next));
}

const COUNTED = /^(?:once|twice|times|many|much|most|days|hours|two|three|four|five|six|seven)$/;

type Length = NonNullable<ReturnType<typeof lengthAt>>;

function fromWeekday(phrase: Phrase, { least, most, unit, next }: Length): Match | null {
	const number = weekdayNumber(phrase, next + 1);
	if (number === null || least !== most || (unit !== "week" && unit !== "day" && unit !== "fortnight")) return null;
	const of = (cycle: number) => daysFrom(phrase.now, ((number - new Date(phrase.now).getUTCDay() + 7) % 7) + 7 * cycle);
	const [first] = intervalsOf(
		chooseCycle(of, phrase.now, "future", true) ?? { certainty: "ambiguous", candidates: [] },
	);
	const days = least * { day: 1, week: 7, fortnight: 14 }[unit];
	return first === undefined ? null : found(next + 2, "day", sure(daysFrom(first.from, days)));
}

function distance(phrase: Phrase, { least, most, unit }: Length, way: number): Match {
	const { now } = phrase;
	if (least === most)
		return { ...found(0, granularityOf(unit), sure(unitFrom(now, way * least, unit))), ...clockOf(unit) };
	const [one, other] = [unitFrom(now, way * least, unit), unitFrom(now, way * most, unit)];
	const span = { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
	return { ...found(0, "range", { certainty: "likely", ...span }), ...clockOf(unit) };
}

/** Hours and minutes belong to a day that is not named. */
function clockOf(unit: string): { clock?: boolean } {
	return unit === "minute" || unit === "hour" ? { clock: true } : {};
}

/** "last week", "next month", "the week before last", "la semaine dernière", "the past two weeks", "earlier this year". */
export function readUnit(phrase: Phrase, at: number): Match | null {
	const { now } = phrase;
	const which = whichAt(phrase, at);
	if (which !== null && !RECURRING.has(wordAt(phrase, at - 1))) {
		const length = lengthAt(phrase, at + 1);
		if (
			length !== null &&
			which.step !== 0 &&
			which.languages.includes(length.language) &&
			(length.most > 1 || length.least > 1)
		)
			return found(length.next, "range", {
				certainty: length.least === length.most ? "sure" : "likely",
				...spanFrom(now, which.step * length.most, length.unit),
			});
		for (const language of which.languages) {
			const name = UNITS[language].get(wordAt(phrase, at + 1));
			if (name === undefined || name === "minute" || name === "hour" || name === "day" || name === "weekend") continue;
			if (isPlural(phrase, at + 1) || isCompound(phrase, at + 2)) return null;
			return found(at + 2, granularityOf(name), sure(unitFrom(now, which.step, name)));
		}
		return null;
	}
	return unitBeforeWhich(phrase, at);
}

function isPlural(phrase: Phrase, at: number): boolean {
	return /^(?:weeks|months|years|quarters|decades)$/.test(wordAt(phrase, at));
}

/** "next week's" is a date, "this year-round" is not. */
function isCompound(phrase: Phrase, at: number): boolean {
	return isAdjacent(phrase, at) && /^[-_/]$/.test(wordAt(phrase, at));
}

/** "the week before last", "la semaine prochaine", "el mes que viene", "semana pasada". */
function unitBeforeWhich(phrase: Phrase, at: number): Match | null {
	const the = /^(?:the|la|le|el|l)$/.test(wordAt(phrase, at)) ? at + 1 : at;
	const english = UNITS.en.get(wordAt(phrase, the));
	if (english !== undefined && english !== "hour" && english !== "minute" && english !== "day") {
		const words = `${wordAt(phrase, the + 1)} ${wordAt(phrase, the + 2)}`;
		const step = words === "before last" ? -2 : words === "after next" ? 2 : 0;
		if (step !== 0) return found(the + 3, granularityOf(english), sure(unitFrom(phrase.now, step, english)));
	}
	for (const language of ["fr", "es"] as const) {
		const name = UNITS[language].get(wordAt(phrase, the));
		if (name === undefined || name === "minute" || name === "hour" || name === "day") continue;
		const which = whichAt(phrase, the + 1);
		if (which !== null && which.step !== 0 && which.languages.includes(language))
			return found(the + 2, granularityOf(name), sure(unitFrom(phrase.now, which.step, name)));
		if (wordAt(phrase, the + 1) === "que" && wordAt(phrase, the + 2) === "viene")
			return found(the + 3, granularityOf(name), sure(unitFrom(phrase.now, 1, name)));
	}
	return null;
}

/** "the other day", "recently": the day is unknown. */
export function readVagueTime(phrase: Phrase, at: number): Match | null {
	const other = wordAt(phrase, at) === "other" && wordAt(phrase, at + 1) === "day" && wordAt(phrase, at - 1) === "the";
	if (!other && !/^(?:recently|lately|neulich|kurzlich|recemment)$/.test(wordAt(phrase, at))) return null;
	const today = daysFrom(phrase.now, 0);
	const candidates = [{ from: today.from - 10 * DAY, to: today.to }];
	return found(other ? at + 2 : at + 1, "range", { certainty: "ambiguous", candidates });
}
