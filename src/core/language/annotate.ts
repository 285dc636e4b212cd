import { sentences } from "./sentences.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { SHORTENED } from "./words/abbreviations.ts";
import { joined, listed } from "./words/joined.ts";

/** A sentence, or a clause of a long one, as somebody said it. */
export type Clause = {
	/** Word for word on one line, without the mark of a list. */
	text: string;
	/** Where it stands in the message, in UTF-16 units; `end` is the offset behind it. */
	start: number;
	end: number;
	tokens: readonly Token[];
	place: "prose" | "item" | "heading";
	/** Its number among the clauses of the message, and that of its sentence. */
	index: number;
	sentence: number;
	/** It ends with a question mark, or its sentence does. */
	asks: boolean;
	/** More than half of it stands between quotation marks, or it follows an open one. */
	quoted: boolean;
};

/** A message as all readers of text take it: made once. */
export type Annotated = {
	clauses: readonly Clause[];
	/** Characters inside fences, tables and lines of code. */
	code: number;
	/** Lines that are items of a list. */
	items: number;
	length: number;
};

/** How much of a message is read, in UTF-16 units: its head and its tail. What is longer is a document. */
const HEAD = 24_000;
const TAIL = 8_000;
/** Longer sentences are cut at the borders of their clauses, into pieces of at least so many words. */
const LONG_WORDS = 26;
const LEAST_WORDS = 6;
/** A longer piece without a border is data and no sentence. */
const LONGEST = 600;

const FENCE = "```";
const ITEM = /^\s{0,40}(?:[-*+•‣–]|\(?(?:\d{1,2}|[a-h])[.):]|\[[ xX✓-]?\]|[☐☑✅✔✓⬜])\s{1,9}(?:\[[ xX✓-]?\]\s{1,9})?/u;
const HEADING = /^\s{0,8}(?:#{1,6}\s|\*\*[^*]{1,80}\*\*:?\s*$)/;
const BLOCK_QUOTE = /^\s{0,8}>/;
const TABLE = /^\s*\|.*\|\s*$|^\s*[-=_*+]{3,}\s*$/;
/** What begins a line of code: an operator, a word of a language, a frame of a stack, a diff's header. */
const CODE_BEGIN = new RegExp(joined`
		^\s*(?:[$>{}<➜❯%|]|//|/\*|@@|[+-]{3}\s|#include\b|at\s(?:async\s|new\s)?\S{2,}\s*\(|at\s\S+:\d+:\d+|
		(?:const|let|var|def|class|import|function|return|SELECT|INSERT|UPDATE|CREATE|ALTER|
		export)\s\S+\s?[=({*"'<;,])`);
const CODE_WITHIN = /[{};]\s*$|=>|[=!]==|\w\(\)\s*$|<\/\w+>/;
/** What programs print: a line's number or time, a path with a line's number, `name:task:`, `[info]`, a progress mark. */
const OUTPUT = new RegExp(joined`
		^\s*(?:\d+[→:|]|\d+\.\d+\s|\[\s?(?:INFO|WARN|WARNING|ERROR|DEBUG|OK|PASS|FAIL|FAILED|info|warn|
		warning|error|debug|[\d:.TZ+ -]{2,40})\s?\]\s|\(\w+:\d+\)|[✓✔✗✖×⠋●]\s|\d{1,2}:\d\d(?::\d\d)?[\s.]|
		\d{4}-\d\d-\d\d[T ]\d\d:|[\w@./~-]+[:#][\w.-]+[:#]|\S{0,120}/\S{0,120}:\d+|
		[A-Z][A-Za-z]*(?:Error|Exception|Warning)\b\s?:|(?:ERROR|WARN|INFO|DEBUG|FATAL)\b|
		npm (?:ERR|error|warn)|error(?:\[\w+\])?:)`);
const LETTERS = /\p{L}{2}/u;
/** Marks around words; inside of one they are a part of it. */
const EMPHASIS = /(?<![\p{L}\p{N}`*])(?:\*\*|`{1,3})(?=\S)|(?<=\S)(?:\*\*|`{1,3})(?![\p{L}\p{N}`*])/gu;
const QUESTION = /[?？]["')\]”’*]*\s*$/;
const SPACES = /[\s\u0085]+/g;
/** Where a clause begins inside a sentence that has none of its own. */
const BORDERS = listed`but and so then also because cause cuz though although while whereas oh btw anyway aber und denn weil mais et donc pero y porque`;

/** The clauses of a message without its code, tables and block quotes. Linear in the text. */
export function annotate(text: string): Annotated {
	const clauses: Clause[] = [];
	const counts = { code: 0, items: 0 };
	const quotes = { open: false };
	let fenced = false;
	let printed = false;
	let sentence = 0;
	for (const [from, to] of readRanges(text)) {
		let start = from;
		let begins = true;
		let pasted = false;
		for (const piece of sentences(text.slice(from, to).replace(ASIDE, blank))) {
			const at = start;
			start += piece.length;
			const line = piece.trim();
			if (begins) {
				const whole = lineAt(text, at);
				printed = isPrinted(whole) || (pasted && !SPOKEN.test(whole));
				pasted = printed;
			}
			begins = LINE_END.test(piece);
			if (BLANK_LINE.test(piece)) pasted = false;
			if (line.startsWith(FENCE)) {
				if (line.indexOf(FENCE, 3) < 0) fenced = !fenced;
				counts.code += piece.length;
				continue;
			}
			if (fenced || printed || isCode(line)) {
				counts.code += piece.length;
				continue;
			}
			if (ITEM.test(piece)) counts.items += 1;
			for (const clause of clausesOf(piece, at, quotes)) {
				clauses.push({ ...clause, index: clauses.length, sentence });
			}
			sentence += 1;
		}
	}
	return { clauses, ...counts, length: text.length };
}

/** So much before the tail (UTF-16 units) tells who speaks in it. */
const BEFORE_TAIL = 16_000;

/** A message with blanks for what is not read of it, each piece where it was: who looks at its lines first looks at no others. */
export function withoutUnread(text: string): string {
	const head = HEAD + LONGEST_LINE;
	const tail = text.length - TAIL - BEFORE_TAIL;
	if (tail - head < BLANK_LINES.length) return text;
	return text.slice(0, head) + BLANK_LINES.padEnd(tail - head) + text.slice(tail);
}

const BLANK_LINES = "\n\n";

function readRanges(text: string): [number, number][] {
	if (text.length <= HEAD + TAIL) return [[0, text.length]];
	return [
		[0, HEAD],
		[text.length - TAIL, text.length],
	];
}

/** Lines of a quotation, a table, a program or its output, with all sentences that stand in them. */
function isPrinted(line: string): boolean {
	return BLOCK_QUOTE.test(line) || TABLE.test(line) || CODE_BEGIN.test(line) || OUTPUT.test(line);
}

function isCode(sentence: string): boolean {
	return !LETTERS.test(sentence) || CODE_WITHIN.test(sentence);
}

/** What a program prints ends with a blank line, or where somebody speaks again. */
const BLANK_LINE = /\n\s*\n/;
const SPOKEN =
	/(?<![\p{L}\p{N}_/.-])(?:i|i['’]?m|i['’]?ve|we|you|my|me|lets|let['’]s|please|pls|ich|wir|je|nous|yo)(?![\p{L}\p{N}_/.-])/iu;

const LINE_END = /[\n\r\u0085\u2028\u2029]/;
/** Longest line that is looked at as a whole, in UTF-16 units. */
const LONGEST_LINE = 1_000;

function lineAt(text: string, at: number): string {
	return text.slice(at, at + LONGEST_LINE).split(LINE_END, 1)[0] ?? "";
}

/** What stands in square brackets beside what somebody says: a caption, a note of a program. */
const ASIDE = /(?<!\S)\[[^\]\n]{3,300}\](?![^\s.,;:!?])/g;
const blank = (aside: string): string => " ".repeat(aside.length);

type Piece = Omit<Clause, "index" | "sentence">;

function* clausesOf(piece: string, at: number, quotes: { open: boolean }): Generator<Piece> {
	const mark = ITEM.exec(piece)?.[0].length ?? 0;
	const place = mark > 0 ? "item" : HEADING.test(piece) ? "heading" : "prose";
	const asks = QUESTION.test(piece);
	const tokens = tokensOf(piece.slice(mark));
	for (const [from, to] of borders(tokens)) {
		const own = tokens.slice(from, to);
		const first = own[0];
		const last = own.at(-1);
		if (first === undefined || last === undefined || last.end - first.start > LONGEST) continue;
		const start = mark + first.start;
		const end = mark + last.end;
		const text = piece.slice(start, end).replace(EMPHASIS, "").replace(SPACES, " ").trim();
		if (!LETTERS.test(text)) continue;
		const quoted = isQuoted(own, quotes);
		yield { text, start: at + start, end: at + end, tokens: own, place, asks: asks && to === tokens.length, quoted };
	}
	if (piece.includes("\n")) quotes.open = false;
}

/** Runs of tokens: the whole sentence, what a full stop parts in small letters, or the clauses of a long one. */
function borders(tokens: readonly Token[]): [number, number][] {
	const stops = tokens.flatMap((_, at) => (endsInSmallLetters(tokens, at) ? [at + 1] : []));
	const ends = [...stops, tokens.length];
	return ends.flatMap((to, at) => {
		const from = ends[at - 1] ?? 0;
		return clauseBorders(tokens.slice(from, to)).map(([a, b]): [number, number] => [from + a, from + b]);
	});
}

/** "no shrimp. salad for me": a stop behind a whole word that is no abbreviation, with a space behind it. */
function endsInSmallLetters(tokens: readonly Token[], at: number): boolean {
	const [before, stop, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
	if (before === undefined || stop === undefined || after?.kind !== "word") return false;
	if (!/^[.!?]+$/.test(stop.text) || after.start === stop.end || before.end !== stop.start) return false;
	if (before.kind === "number") return before.text.length >= LEAST_DIGITS;
	return before.kind !== "word" || (before.text.length > 1 && !SHORTENED.has(before.folded));
}

/** "on the 12. may": a number of fewer digits may count something. */
const LEAST_DIGITS = 3;

function clauseBorders(tokens: readonly Token[]): [number, number][] {
	const words = tokens.filter(({ kind }) => kind === "word").length;
	if (words <= LONG_WORDS) return [[0, tokens.length]];
	const runs: [number, number][] = [];
	let from = 0;
	let count = 0;
	let left = words;
	for (const [at, token] of tokens.entries()) {
		if (token.kind !== "word") continue;
		const border = isBorder(tokens, at, count);
		if (border && count >= LEAST_WORDS && left >= LEAST_WORDS) {
			runs.push([from, at]);
			from = at;
			count = 0;
		}
		count += 1;
		left -= 1;
	}
	runs.push([from, tokens.length]);
	return runs;
}

/** Behind more words than this, any word that joins clauses begins one. */
const RUN_ON = 22;

function isBorder(tokens: readonly Token[], at: number, count: number): boolean {
	const before = tokens[at - 1]?.text ?? "";
	const joins = joinsClauses(tokens, at);
	if (/^[;:–—]$/.test(before)) return true;
	if (before === ",") return joins || startsClause(tokens, at);
	// "but then": the first of two words begins the clause.
	if (!joins || joinsClauses(tokens, at - 1)) return false;
	return count >= RUN_ON || startsClause(tokens, joinsClauses(tokens, at + 1) ? at + 2 : at + 1);
}

function joinsClauses(tokens: readonly Token[], at: number): boolean {
	return BORDERS.has(tokens[at]?.folded ?? "");
}

const SUBJECTS = listed`i im ive id ill we were weve well you he she it its they that thats this there theres lets my our please dont ich wir je nous yo`;

function startsClause(tokens: readonly Token[], at: number): boolean {
	return SUBJECTS.has(tokens[at]?.folded ?? "");
}

const OPENING = /^[“„«]$/;
const CLOSING = /^[”»]$/;

function isQuoted(tokens: readonly Token[], quotes: { open: boolean }): boolean {
	let inside = 0;
	for (const { text } of tokens) {
		if (text === '"') quotes.open = !quotes.open;
		else if (OPENING.test(text)) quotes.open = true;
		else if (CLOSING.test(text)) quotes.open = false;
		else if (quotes.open) inside += 1;
	}
	return inside * 2 > tokens.length;
}
