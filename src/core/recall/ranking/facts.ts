import { type DayRange, mainDays } from "../../language/dates/days.ts";
import type { DateReading } from "../../language/dates/reading.ts";
import { stem } from "../../language/terms.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../../language/words/calendar-names.ts";
import { ADDRESSED_WORDS, OTHERS_WORDS, SPEAKER_WORDS } from "../../language/words/people-words.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";
import { kindsOf, SHAPE_KINDS } from "./kinds.ts";

/** Who a fact is about: the speaker, the people addressed, or others. */
type About = "speaker" | "addressed" | "others";

/** Something of a kind that a message says about somebody. */
export type Fact = {
	/** The numbers of its kinds (kinds.ts). */
	kinds: readonly number[];
	/** A stem, or lower-case words as they were written. Equal for the same thing. */
	value: string;
	about: About;
	/** The time that its sentence names; null: none. */
	days: DayRange | null;
};

/** The most facts of one message. */
export const MOST_FACTS = 24;
/** How much of a text is read, in UTF-16 units. */
const LONGEST = 8_000;
/** The longest value, in UTF-16 units. */
export const LONGEST_VALUE = 48;
const MOST_NAME_WORDS = 4;
const MOST_TITLE_WORDS = 8;

const TOKEN = /["“”]|[.!?\n[\]]|[,;:()—–]|\$?[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const WORD = /^[\p{L}\p{N}$]/u;
const SENTENCE_END = /^[.!?\n[\]]$/;
const QUOTE = /^["“”]$/;
const CAPITAL = /^\p{Lu}\p{L}/u;
const NUMBER = /^\$?\d{1,9}$/;

/**
 * Extracts facts from a text with these dates: members of kinds, names, places, quoted titles, amounts and durations.
 * Quoted text is not about the speaker. Linear in its length.
 */
export function factsIn(text: string, dates: readonly DateReading[]): Fact[] {
	const looked = text.length > LONGEST ? text.slice(0, LONGEST) : text;
	const facts = new Map<string, Fact>();
	let quoted = false;
	for (const { tokens, from, to } of sentencesOf(looked)) {
		const read = readSentence(tokens, quoted);
		quoted = read.quoted && tokens.at(-1) !== "\n";
		if (read.facts.length === 0) continue;
		const days = mainDays(dates.filter(({ start, end }) => start >= from && end <= to));
		for (const { value, ...fact } of read.facts) {
			const kept = value.slice(0, LONGEST_VALUE);
			const key = `${fact.about} ${kept}`;
			if (!facts.has(key)) facts.set(key, { ...fact, value: kept, days });
			if (facts.size >= MOST_FACTS) return [...facts.values()];
		}
	}
	return [...facts.values()];
}

type Sentence = { tokens: string[]; from: number; to: number };

function* sentencesOf(text: string): Generator<Sentence> {
	let tokens: string[] = [];
	let from = 0;
	for (const { 0: token, index } of text.matchAll(TOKEN)) {
		tokens.push(token);
		if (!SENTENCE_END.test(token)) continue;
		yield { tokens, from, to: index + 1 };
		tokens = [];
		from = index + 1;
	}
	if (tokens.length > 0) yield { tokens, from, to: text.length };
}

type Read = Omit<Fact, "days">;

/** The facts of one sentence. `quoted`: whether it begins, or ends, inside quotes. */
function readSentence(tokens: readonly string[], quoted: boolean): { facts: Read[]; quoted: boolean } {
	const facts: Read[] = [];
	let inside = quoted;
	let opened = 0;
	let about: About = "speaker";
	let before = "";
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at] ?? "";
		if (QUOTE.test(token)) {
			const title = tokens.slice(opened + 1, at);
			if (inside && tokens[opened] === token && title.length > 0 && title.length <= MOST_TITLE_WORDS)
				facts.push({ kinds: SHAPE_KINDS.title, value: title.join(" ").toLowerCase(), about });
			inside = !inside;
			opened = at;
		}
		if (!WORD.test(token)) {
			before = token;
			continue;
		}
		const word = token.toLowerCase().replace("’", "'");
		const own = word.endsWith("'s") ? word.slice(0, -2) : word;
		about = turned(about, word, { own, before });
		const next = tokens[at + 1] ?? "";
		const stemmed = STOP_WORDS.has(own) ? null : stem(own);
		const kinds = stemmed === null ? undefined : kindsOf(stemmed);
		if (stemmed !== null && kinds === undefined && DEEDS.has(next) && CAPITAL.test(token)) about = "others";
		const whom = inside ? "others" : about;
		if (stemmed !== null && kinds !== undefined) facts.push({ kinds, value: stemmed, about: whom });
		const amount = amountOf(word, next);
		if (amount !== null) facts.push({ ...amount, about: whom });
		if (at > 0 && isName(token, word)) {
			const further = nameWords(tokens, at);
			const value = tokens
				.slice(at, at + further)
				.join(" ")
				.toLowerCase();
			const shape = PLACING.has(before) ? SHAPE_KINDS.place : SHAPE_KINDS.name;
			// The first word of a sentence is capitalised anyway.
			if (at === 1 || !isName(tokens[at - 1] ?? "", before))
				facts.push({ kinds: shape, value: value.replace(/['’]s$/, ""), about: whom });
		}
		before = word;
	}
	return { facts, quoted: inside };
}

/** Who a sentence is about from this word on. Nearer words take precedence. */
function turned(about: About, word: string, { own, before }: { own: string; before: string }): About {
	if (SPEAKER_WORDS.has(word)) return "speaker";
	if (ADDRESSED_WORDS.has(word)) return "addressed";
	if (OTHERS_WORDS.has(word)) return "others";
	return before === "my" && RELATIVES.has(own) ? "others" : about;
}

function isName(token: string, lower: string): boolean {
	return CAPITAL.test(token) && !SPEAKER_WORDS.has(lower) && !DATE_WORDS.has(lower);
}

function nameWords(tokens: readonly string[], from: number): number {
	let count = 1;
	while (count < MOST_NAME_WORDS && CAPITAL.test(tokens[from + count] ?? "")) count++;
	return count;
}

/** "three dogs", "two weeks", "$500". */
function amountOf(word: string, next: string): Pick<Read, "kinds" | "value"> | null {
	if (word.startsWith("$")) return { kinds: SHAPE_KINDS.amount, value: word };
	if (!NUMBER.test(word) && !NUMBER_WORDS.has(word)) return null;
	const unit = next.toLowerCase();
	if (!WORD.test(unit) || STOP_WORDS.has(unit) || DATE_WORDS.has(unit) || NUMBER.test(unit)) return null;
	return { kinds: TIME_UNITS.has(unit) ? SHAPE_KINDS.duration : SHAPE_KINDS.amount, value: `${word} ${stem(unit)}` };
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** After "my", these words mean somebody else. */
const RELATIVES = words(
	`mom mum mother dad father parents sister brother siblings son daughter kids children child aunt uncle cousin cousins
	grandma grandmother grandpa grandfather grandparents nephew niece husband wife fiance fiancee girlfriend boyfriend partner
	spouse friend friends buddy roommate roommates neighbor neighbors neighbour neighbours colleague colleagues coworker
	coworkers boss teacher coach teammate teammates family`,
);

/** After a capitalised word, these verbs show that it is a person. */
const DEEDS = words(
	`is was has had does did loves loved likes liked plays played wants wanted works worked lives lived went goes got gets said
	says told tells started bought made makes took takes gave gives came comes moved thinks thought feels felt keeps kept`,
);

/** Capitalised words that are not names. */
const DATE_WORDS = words([...MONTH_NAMES, ...WEEKDAY_NAMES].join(" ").toLowerCase());

/** Words before a place name. */
const PLACING = words("in at to from near visit visited visiting around through");

const NUMBER_WORDS = words("two three four five six seven eight nine ten eleven twelve dozen hundred thousand");
const TIME_UNITS = words("minute minutes hour hours day days week weeks month months year years decade decades");
