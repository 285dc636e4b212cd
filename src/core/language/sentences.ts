import { asciiSentenceEnds } from "./ascii-sentences.ts";
import { isBetweenGraphemes } from "./graphemes.ts";
import { GERMAN_MONTH } from "./words/calendar-names.ts";
import { listed } from "./words/joined.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Units segmented at once: the segmenter is quadratic on long text. */
const WINDOW = 4_096;
/** How much before a sentence's end is looked at to tell an abbreviation. */
const TAIL = 40;

const TITLES = listed`Mr Mrs Ms Mx Dr Prof St Gen Col Capt Lt Sgt Rev Hon Gov Sen Rep Pres Mt Messrs Mme Fig Figs`;
const PHRASES = listed`e.g i.e eg ie vs cf viz approx resp ca fig figs prof dr mr mrs`;
/** Abbreviations only before a number: "No. 5" goes on, "No. I won't." does not. */
const NUMBERED = listed`no nos eq sec ch vol art p pp nr`;

const OPENING = "「『（《〈【〔“‘";
const ASCII_INNER_END = /[.!?]["')\]]*\s+\S/;
const NOT_ASCII = /[\u0080-\uffff]/;
const TERMINAL = /\p{Sentence_Terminal}/u;

/**
 * Splits text into sentences, each with its trailing whitespace; a line's end always ends a piece, and inside ```
 * fences every line is one. The pieces joined are exactly the text, and no grapheme is split.
 */
export function sentences(text: string): string[] {
	return [...eachSentence(text)];
}

/** The same pieces one by one, for callers that seldom need them all. */
export function* eachSentence(text: string): Generator<string> {
	let start = 0;
	let from = 0;
	let fenced = false;
	for (const to of lineEnds(text)) {
		const line = text.slice(from, to);
		const blank = line.trim() === "";
		const fence = !blank && isFence(line);
		// A blank line is trailing whitespace of what stands before it.
		if (!blank || fenced) {
			if (from > start) yield text.slice(start, from);
			start = from;
			if (!fenced && !fence) {
				for (const end of endsWithin(line)) {
					yield text.slice(start, from + end);
					start = from + end;
				}
			}
		}
		if (fence) fenced = !fenced;
		from = to;
	}
	if (start < text.length) yield text.slice(start);
}

function* lineEnds(text: string): Generator<number> {
	const breaks = /\r\n|[\n\r\u0085\u2028\u2029]/g;
	while (breaks.test(text)) yield breaks.lastIndex;
	yield text.length;
}

/** A line that opens or closes a fence; ```code``` on one line does neither. */
function isFence(line: string): boolean {
	const trimmed = line.trimStart();
	return trimmed.startsWith("```") && !trimmed.includes("```", 3);
}

/** Where sentences end inside a line, its own end left out. */
function endsWithin(line: string): number[] {
	const ascii = !NOT_ASCII.test(line);
	if (!(ascii ? ASCII_INNER_END : TERMINAL).test(line)) return [];
	const ends: number[] = [];
	let sentence = 0;
	for (const found of ascii && line.length <= WINDOW ? asciiSentenceEnds(line) : segmentEnds(line)) {
		const end = beforeOpening(line, found);
		if (end <= sentence || !isEnd(line, sentence, end)) continue;
		sentence = end;
		ends.push(end);
	}
	return ends;
}

/** Where the platform's segmenter finds ends inside a line. */
function* segmentEnds(line: string): Generator<number> {
	let from = 0;
	while (from < line.length) {
		const to = Math.min(from + WINDOW, line.length);
		const slice = line.slice(from, to);
		let last = 0;
		for (const { index } of segmenter.segment(slice)) {
			if (index === 0) continue;
			last = index;
			yield from + index;
		}
		if (to === line.length) break;
		// What follows the last break goes on behind the window, so the next one starts there; a window without a
		// break ends before its last word, so that what ends a sentence stays beside what follows it.
		from += last > 0 ? last : lastWordOf(slice);
	}
}

function lastWordOf(slice: string): number {
	const trimmed = slice.trimEnd();
	let index = trimmed.length;
	while (index > 0 && /\S/.test(trimmed.charAt(index - 1))) index--;
	if (index > 0) return index;
	return (slice.charCodeAt(slice.length - 1) & 0xfc00) === 0xd800 ? slice.length - 1 : slice.length;
}

/** The segmenter counts every bracket after a full stop to the sentence; an opening one begins the next. */
function beforeOpening(line: string, end: number): number {
	let index = end;
	while (index > 0 && OPENING.includes(line.charAt(index - 1))) index--;
	return index;
}

/** Whether the segmenter's break at `end` ends the sentence that began at `start`. */
function isEnd(line: string, start: number, end: number): boolean {
	const tail = line.slice(Math.max(start, end - TAIL), end);
	const trimmed = tail.trimEnd();
	// "a.B", "x?y=1": in Latin text a sentence's end is followed by a space.
	if (trimmed.length === tail.length && /[.!?]["')\]]*$/.test(tail) && line.charCodeAt(end) < 0x80) return false;
	if (trimmed.endsWith(".")) {
		const word = trimmed.slice(trimmed.search(/(?<!\S)\S+$/)).replace(/^["'“‘([]+/, "");
		const isFirst = start === 0 && end <= TAIL && trimmed.trimStart() === word;
		if (isAbbreviation(word, line.slice(end, end + 12), isFirst)) return false;
	}
	return isBetweenGraphemes(line, end);
}

function isAbbreviation(word: string, next: string, isFirst: boolean): boolean {
	const bare = word.slice(0, -1);
	const lower = bare.toLowerCase();
	if (TITLES.has(bare) || PHRASES.has(lower)) return true;
	if (NUMBERED.has(lower) && /^#?\p{Lu}{0,3}-?\p{N}/u.test(next)) return true;
	// "J. K. Rowling", "U.S. Army", "Ph.D. Smith"; "so do I." ends one.
	if (bare !== "I" && /^(?:\p{Lu}\p{Ll}?\.)*\p{Lu}$/u.test(bare)) return true;
	// "am 3. Februar"
	if (/^\d{1,2}$/.test(bare) && GERMAN_MONTH.test(next)) return true;
	// The number of a list's item.
	return isFirst && /^(?:\d{1,3}|[a-z])$/i.test(bare);
}
