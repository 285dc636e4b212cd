import { type DayRange, possibleDays } from "../../language/dates/days.ts";
import { lengthOf, SPANS } from "../../language/dates/units.ts";
import { stem, termsOf } from "../../language/terms.ts";

/** Something that happened, as a question names it. */
export type EventPhrase = {
	/** The indexes of the question's terms that name it. */
	terms: number[];
	words: ReadonlySet<string>;
	/** Whether it is the asker's own: "my birthday", "when we moved". */
	own: boolean;
};

/** A time that is given by an event: days relative to one event, or between two. */
export type EventTime =
	| { kind: "from"; event: EventPhrase; shift: DayRange; exact: boolean }
	| { kind: "between"; events: [EventPhrase, EventPhrase] };

export type EventTimes = {
	events: EventTime[];
	/** Times relative to dates in the question: "the week before 3 May". */
	days: DayRange[];
};

const MOST = 4;
/** How many UTF-16 units can name an event. */
const LONGEST_PHRASE = 120;
/** "Before" and "after" without a distance mean this many days. */
const ABOUT = 30;
/** "Since" and "until" without a distance; also the longest distance. */
const FAR = 3_660;

const DISTANCE = `(?:(the|${SPANS.counts}) (?:very )?(${SPANS.units}|hour|night|evening|morning)s? )?`;
const WAY = new RegExp(
	`\\b${DISTANCE}(?:right |just |shortly |soon )?(before|prior to|after|following|since|during|until|till)\\b`,
	"gi",
);
const BETWEEN = /\bbetween\b/gi;
/** "How long between" asks about the two events, not about the time between them. */
const MEASURED = /\bhow (?:long|much time|many (?:hours|days|weeks|months|years))\b|\bwhich one\b/i;
/** Where the words that name an event end. */
const END =
	/[?!;:,()"“”\n]|\.(?=\s|$)|\b(?:and|or|but|before|prior|after|since|during|until|till|between|what|when|where|who|which|how|why|did|does|do)\b/i;
const LEADING = /^\s*(?:(?:when|that|the (?:day|time|moment)(?: when| that)?)\b\s*)+/i;
/** "Have I used it before in …": no event follows. */
const ADVERB = /^\s*(?:in|on|at|with|for|by|as|all)\b/i;
const OWN = /\b(?:I|my|we|our|I'm|I've)\b/;

/** Finds the times that a question gives by an event or relative to a date. `terms` are the question's. Linear. */
export function eventTimesIn(text: string, terms: readonly string[], now: number): EventTimes {
	const found: EventTimes = { events: [], days: [] };
	const places = new Map(terms.map((term, index) => [term, index]));
	if (!MEASURED.test(text)) found.events.push(...betweenEvents(text, places, now));
	for (const { index, 0: words, 1: count, 2: unit, 3: way = "" } of text.matchAll(WAY)) {
		const shift = shiftOf(way.toLowerCase(), count?.toLowerCase(), unit?.toLowerCase());
		const [phrase] = phraseAt(text, index + words.length);
		if (shift === null || ADVERB.test(phrase)) continue;
		const [date] = statedIn(phrase, now);
		const exact = unit !== undefined;
		if (date !== undefined) {
			if (exact) found.days.push({ from: date.from + shift.from, to: date.to + shift.to });
		} else {
			const event = eventOf(phrase, places);
			if (event !== null) found.events.push({ kind: "from", event, shift, exact: exact || way === "during" });
		}
		if (found.events.length + found.days.length >= MOST) break;
	}
	return found;
}

function betweenEvents(text: string, places: ReadonlyMap<string, number>, now: number): EventTime[] {
	const found: EventTime[] = [];
	for (const { index, 0: between } of text.matchAll(BETWEEN)) {
		if (found.length >= MOST) break;
		const [first, rest] = phraseAt(text, index + between.length);
		const and = /^and\b/i.exec(rest);
		if (and === null) continue;
		const [second] = phraseAt(rest, and[0].length);
		if (statedIn(first, now).length + statedIn(second, now).length > 0) continue;
		const [from, to] = [eventOf(first, places), eventOf(second, places)];
		if (from !== null && to !== null) found.push({ kind: "between", events: [from, to] });
	}
	return found;
}

/** The words after a place that name one event, and the rest. */
function phraseAt(text: string, from: number): [phrase: string, rest: string] {
	const ahead = text.slice(from, from + LONGEST_PHRASE);
	const start = LEADING.exec(ahead)?.[0].length ?? 0;
	const end = END.exec(ahead.slice(start))?.index;
	if (end === undefined) return [ahead.slice(start), ""];
	return [ahead.slice(start, start + end), text.slice(from + start + end, from + start + end + 2 * LONGEST_PHRASE)];
}

/** "May", "2019" and "Tuesday" are times only after a preposition. */
function statedIn(phrase: string, now: number): DayRange[] {
	return possibleDays(`in ${phrase.trim()}; on ${phrase.trim()}`, now);
}

function eventOf(phrase: string, places: ReadonlyMap<string, number>): EventPhrase | null {
	const words = termsOf(phrase);
	const terms = [...new Set(words.flatMap((word) => places.get(stem(word)) ?? []))];
	return terms.length === 0 ? null : { terms, words: new Set(words), own: OWN.test(phrase) };
}

/** How many days before or after the event; null: too far to mean anything. */
function shiftOf(way: string, count: string | undefined, unit: string | undefined): DayRange | null {
	const back = way === "before" || way === "prior to" || way === "until" || way === "till";
	if (unit === undefined) {
		if (way === "following") return null;
		if (way === "during") return { from: 0, to: 0 };
		const far = way === "since" || way === "until" || way === "till" ? FAR : ABOUT;
		return back ? { from: -far, to: 0 } : { from: 0, to: far };
	}
	if (unit === "hour") return { from: 0, to: 0 };
	const { days, slack } = lengthOf(count === "the" ? "one" : count, unit);
	if (days > FAR) return null;
	// "The week after" is the whole week, "a week after" is the day at its end.
	const near = count === "the" ? 1 : Math.max(0, days - slack);
	const far = count === "the" ? days : days + slack;
	return back ? { from: -far, to: -near } : { from: near, to: far };
}
