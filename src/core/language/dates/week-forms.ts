import { BEFORE_WEEKDAY, DAY_PARTS, RECURRING, UNITS, WEAK_WEEKDAYS, WEEKDAYS } from "../words/date-words.ts";
import { DAY, type Interval, startOfDay, weekFrom } from "./calendar.ts";
import { isWordAlone, tenseFor } from "./calendar-forms.ts";
import { endsAt, isAdjacent, type Match, type Phrase, whichAt, wordAt } from "./phrase.ts";
import { type Choice, chooseCycle, intervalsOf } from "./reading.ts";
import { unitFrom } from "./units.ts";

/** "on Friday", "last fri", "next thurs", "this Tuesday", "Tuesday week", "Monday of last week", "lundi dernier". */
export function readWeekday(phrase: Phrase, at: number): Match | null {
	const which = whichAt(phrase, at);
	const name = which === null ? at : at + 1;
	const number = weekdayNumber(phrase, name);
	if (number === null || !isWordAlone(phrase, at) || !endsAt(phrase, name + 1)) return null;
	const found = (next: number, choice: Choice): Match => ({ next, granularity: "day", relative: true, choice });
	const week = weekAt(phrase, name + 1);
	if (which === null && week !== null)
		return found(week.next, {
			certainty: "sure",
			...(week.step === null ? near(phrase.now, number, 1) : inWeek(phrase.now, week.step, number)),
		});
	if (which !== null) {
		if (isWeakly(phrase, name) && /^(?:the|this)$/.test(wordAt(phrase, which.step === 0 ? name - 1 : at - 1)))
			return null;
		return found(name + 1, weekdayBy(phrase, at, name + 1, number, which.step));
	}
	const after = whichAt(phrase, at + 1);
	if (after !== null && !after.languages.includes("en"))
		return found(at + 2, weekdayBy(phrase, at, at + 2, number, after.step));
	if (!isCued(phrase, at)) return null;
	const choice = chooseCycle(
		(cycle) => near(phrase.now, number, cycle),
		phrase.now,
		tenseFor(phrase, at, at + 1),
		true,
	);
	if (choice === null) return null;
	// "Monday: run" is a line of a plan, so the week is unknown.
	const planned = /^[:*]$/.test(wordAt(phrase, name + 1));
	return found(name + 1, planned ? { certainty: "ambiguous", candidates: intervalsOf(choice) } : choice);
}

export function weekdayNumber(phrase: Phrase, at: number): number | null {
	return phrase.tokens[at]?.kind === "word" ? (WEEKDAYS.get(wordAt(phrase, at)) ?? null) : null;
}

/** "Friday" alone is a date; "sun" and "sat" need a word of time before them. */
function isCued(phrase: Phrase, at: number): boolean {
	const before = wordAt(phrase, at - 1);
	if (RECURRING.has(before) || /^(?:an?|the|these|those)$/.test(before)) return false;
	const cued = BEFORE_WEEKDAY.has(before);
	return cued || !(isWeakly(phrase, at) || WEAK_WEEKDAYS.has(wordAt(phrase, at)));
}

function isWeakly({ tokens }: Phrase, at: number): boolean {
	const token = tokens[at];
	return token !== undefined && WEAK_WEEKDAYS.has(token.folded) && !/^\p{Lu}/u.test(token.text);
}

/** The weekday this many weeks from its next occurrence. 0 is within the next seven days, including today. */
function near(now: number, weekday: number, cycle: number): Interval {
	const ahead = (weekday - new Date(now).getUTCDay() + 7) % 7;
	const from = startOfDay(now) + (ahead + 7 * cycle) * DAY;
	return { from, to: from + DAY };
}

function inWeek(now: number, weeks: number, weekday: number): Interval {
	const from = weekFrom(now, weeks).from + ((weekday + 6) % 7) * DAY;
	return { from, to: from + DAY };
}

/**
 * "last" is the one before today and "next" the following one. "this" is within this week, in the past only in the
 * past tense.
 */
function weekdayBy(phrase: Phrase, at: number, next: number, weekday: number, step: number): Choice {
	const { now } = phrase;
	const days = near(now, weekday, 0);
	const today = days.from === startOfDay(now);
	if (step < 0) return { certainty: "sure", ...near(now, weekday, -1) };
	if (step > 0) {
		const coming = near(now, weekday, today ? 1 : 0);
		// "next" may also mean the one of this week.
		return { certainty: coming.from < weekFrom(now, 1).from ? "likely" : "sure", ...coming };
	}
	if (phrase.tense(at, next) !== "past") return { certainty: "sure", ...days };
	return { certainty: "sure", ...(today ? days : near(now, weekday, -1)) };
}

/** The number of weeks in "of last week", "next week"; null in "Tuesday week", which is a week after Tuesday. */
function weekAt(phrase: Phrase, at: number): { step: number | null; next: number } | null {
	const of = /^(?:of|in)$/.test(wordAt(phrase, at)) ? at + 1 : at;
	if (wordAt(phrase, at) === "week" && !/^(?:day|of)/.test(wordAt(phrase, at + 1))) return { step: null, next: at + 1 };
	const which = whichAt(phrase, of);
	const unit = which?.languages.some((language) => UNITS[language].get(wordAt(phrase, of + 1)) === "week") === true;
	return which === null || !unit ? null : { step: which.step, next: of + 2 };
}

/** "last weekend", "this weekend", "over the weekend", "am Wochenende". */
export function readWeekend(phrase: Phrase, at: number): Match | null {
	const which = whichAt(phrase, at);
	const name = which !== null || wordAt(phrase, at) === "the" ? at + 1 : at;
	const next = weekendEnd(phrase, name);
	if (next === null) return null;
	const { now } = phrase;
	const step = which?.step ?? null;
	const found = (choice: Choice | null): Match | null =>
		choice === null ? null : { next, granularity: "weekend", relative: true, choice };
	if (step === null) {
		const cued = /^(?:over|at|on|during|for|by|until|till|since|am|bis|seit|ce|le|el|throughout|this)$/.test(
			wordAt(phrase, at - 1),
		);
		if (!cued) return null;
		const tense = phrase.tense(at, next);
		// On a Saturday, "the weekend" in the past tense is the previous one.
		const reference = tense === "past" ? now - DAY : now;
		return found(chooseCycle((cycle) => unitFrom(now, cycle, "weekend"), reference, tense));
	}
	if (step === 0) {
		const monday = new Date(now).getUTCDay() <= 3 && new Date(now).getUTCDay() > 0;
		const back = monday && phrase.tense(at, next) === "past" ? -1 : 0;
		return found({ certainty: "sure", ...unitFrom(now, back, "weekend") });
	}
	if (step < 0) return found({ certainty: "sure", ...unitFrom(now, -1, "weekend") });
	const saturday = unitFrom(now, 0, "weekend");
	return found(
		saturday.from > now ? { certainty: "likely", ...saturday } : { certainty: "sure", ...unitFrom(now, 1, "weekend") },
	);
}

function weekendEnd(phrase: Phrase, at: number): number | null {
	if (/^(?:weekend|wochenende)$/.test(wordAt(phrase, at))) return at + 1;
	if (wordAt(phrase, at) === "week" && wordAt(phrase, at + 1) === "-" && wordAt(phrase, at + 2) === "end")
		return at + 3;
	return wordAt(phrase, at) === "fin" && wordAt(phrase, at + 1) === "de" && wordAt(phrase, at + 2) === "semana"
		? at + 3
		: null;
}

/** The part of a day in "Friday morning". */
export function dayPartAt(phrase: Phrase, at: number): readonly [number, number] | null {
	return isAdjacent(phrase, at) ? null : (DAY_PARTS.get(wordAt(phrase, at)) ?? null);
}
