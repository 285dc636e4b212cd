import { ownWords } from "../render/own-lines.ts";
import { eachSentence } from "../text/sentences.ts";
import { withoutEnd } from "../text/without-end.ts";
import { LEADS, MATERIAL, STARTER, SUPPOSED, WISHED } from "./statement-cues.ts";

/** A sentence that states something. */
export type Statement = {
	/** The sentence word for word, as the message has it. */
	quote: string;
	/** The same on one line, without what only opens it; "" where a part of it asks. */
	text: string;
	/** The parts of it that stand for themselves. */
	clauses: string[];
};

/** How much of a message is read, in UTF-16 units: what is longer is pasted. */
const MOST_READ = 65_536;
/** A longer sentence is no statement of one thing. */
const LONGEST = 420;
const MOST_CLAUSES = 6;
/** Times that words which only open a sentence are taken away. */
const LEAD_ROUNDS = 4;

const LIST_MARK = /^(?:[-*+•]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])\s+/;
/** `x = f(y);`, `{"a": 1}`, `$ npm i`: lines of code outside of fences. */
const CODE =
	/[{};]\s*$|^\s*(?:[$>{}<]|\/\/|#include\b|(?:const|let|var|def|class|import|function|SELECT)\s)|=>|[=!]==|\(\)/;
const LETTER = /\p{L}/u;
const QUESTION = /[?？]["')\]”’]*\s*$/;
/** A wish that is put as a question, and not for once. */
const LASTING_WISH =
	/^(?:can|could|would|will) you (?:please |kindly )?(?=.{0,200}\b(?:always|never|from now on|in future|every time)\b)/i;
const SPACES = /[\s\u0085]+/g;

/**
 * What a message states, sentence by sentence: no code, no quotation, nothing that it has others say, no question, nothing that is only supposed, and nothing
 * behind a request to work on a text. Linear in the text.
 */
export function* statementsIn(text: string): Generator<Statement> {
	for (const line of linesIn(text)) {
		if (MATERIAL.test(line)) return;
		const statement = statementOf(line);
		if (statement !== null) yield statement;
	}
}

/** Every sentence of a message, questions too: what may be a proposal. */
export function* proposalsIn(text: string): Generator<Pick<Statement, "quote" | "text">> {
	for (const line of linesIn(text)) yield { quote: line, text: plainOf(line) };
}

/** A full stop behind a word, and a sentence that somebody began without a capital. */
const BEGUN_SMALL =
	/(?<=[\p{Ll}\d)]{3}[.!?]) (?=(?:i|i['’]\p{L}+|we|we['’]\p{L}+|my|our|please|can|could|would|btw|by the way|also|thanks?|what|how|why|when|where|who|do|does|is|are|it|it['’]s|that|that['’]s|this|the|he|she|they|you|let['’]s|some|and|but|so)\b)/u;

function* piecesIn(text: string): Generator<string> {
	for (const piece of eachSentence(ownWords(text.slice(0, MOST_READ)))) yield* piece.split(BEGUN_SMALL);
}

/** The sentences that are neither code nor quoted. */
function* linesIn(text: string): Generator<string> {
	let fenced = false;
	let quoted = false;
	for (const piece of piecesIn(text)) {
		const line = piece.trim();
		if (line.startsWith("```")) {
			if (line.indexOf("```", 3) < 0) fenced = !fenced;
			continue;
		}
		if (fenced) continue;
		const within = quoted;
		quoted = piece.includes("\n") ? false : quotedAfter(line, quoted);
		if (within || line.startsWith(">") || line.length > LONGEST || !LETTER.test(line) || CODE.test(line)) continue;
		yield line;
	}
}

function plainOf(line: string): string {
	return withoutLeads(line.replace(LIST_MARK, "").replace(/\*\*/g, "").replace(SPACES, " ").trim());
}

/** Whether a quotation is open behind a line. */
function quotedAfter(line: string, before: boolean): boolean {
	let open = before;
	for (const mark of line.match(/["“”„«»]/g) ?? []) {
		if (mark === '"') open = !open;
		else open = mark === "“" || mark === "„" || mark === "«" ? !(open && mark === "“") : false;
	}
	return open;
}

function statementOf(line: string): Statement | null {
	const text = plainOf(line).replace(LASTING_WISH, "please ");
	if (SUPPOSED.test(text.replace(WISHED, ""))) return null;
	const asks = QUESTION.test(line) && !LASTING_WISH.test(plainOf(line));
	const parts = text.split(STARTER).slice(0, MOST_CLAUSES);
	// Of "My name is Ada, what is yours?" all but the question is said.
	const clauses = (asks ? parts.slice(0, -1) : parts)
		.map((part) => withoutEnd(withoutLeads(part.trim()), /[\s,;:.!?。！？–—-]/))
		.filter((part) => LETTER.test(part));
	return clauses.length === 0 ? null : { quote: line, text: asks ? "" : text, clauses };
}

/** Without the words that only open a sentence. */
function withoutLeads(text: string): string {
	let left = text;
	for (let round = 0; round < LEAD_ROUNDS; round++) {
		const shorter = left.replace(LEADS, "");
		if (shorter === left || shorter === "") break;
		left = shorter;
	}
	return left;
}
