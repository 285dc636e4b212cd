import { eachSentence } from "../text/sentences.ts";
import { LEADS, MATERIAL, STARTER, SUPPOSED, WISHED } from "./statement-cues.ts";

/** Something that was said as a fact: a sentence, or a part of one that stands for itself. */
export type Statement = {
	/** The sentence word for word, as the message has it. */
	quote: string;
	/** The part, on one line, without what only opens it. */
	text: string;
	/** The place of its sentence in the message. */
	sentence: number;
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
const SPACES = /[\s\u0085]+/g;

/**
 * What a message states, clause by clause: no code, no quotation, no question, nothing that is only supposed, and nothing
 * behind a request to work on a text. Linear in the text.
 */
export function* statementsIn(text: string): Generator<Statement> {
	let fenced = false;
	let quoted = false;
	let sentence = -1;
	for (const piece of eachSentence(text.slice(0, MOST_READ))) {
		const line = piece.trim();
		if (line.startsWith("```")) {
			if (line.indexOf("```", 3) < 0) fenced = !fenced;
			continue;
		}
		if (fenced) continue;
		sentence++;
		const within = quoted;
		quoted = piece.includes("\n") ? false : quotedAfter(line, quoted);
		if (within || line.startsWith(">") || line.length > LONGEST || !LETTER.test(line) || CODE.test(line)) continue;
		if (MATERIAL.test(line)) return;
		yield* clausesOf(line, sentence);
	}
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

function* clausesOf(line: string, sentence: number): Generator<Statement> {
	const plain = withoutLeads(line.replace(LIST_MARK, "").replace(/\*\*/g, "").replace(SPACES, " ").trim());
	if (SUPPOSED.test(plain.replace(WISHED, ""))) return;
	const asks = QUESTION.test(line);
	const clauses = plain.split(STARTER).slice(0, MOST_CLAUSES);
	// Of "My name is Ada, what is yours?" all but the question is said.
	const told = asks ? clauses.slice(0, -1) : clauses;
	for (const clause of told) {
		const text = withoutLeads(clause.trim()).replace(/[\s,;:–—-]+$/, "");
		if (LETTER.test(text)) yield { quote: line, text, sentence };
	}
}

/** Without the words that only open a sentence. */
export function withoutLeads(text: string): string {
	let left = text;
	for (let round = 0; round < LEAD_ROUNDS; round++) {
		const shorter = left.replace(LEADS, "");
		if (shorter === left || shorter === "") break;
		left = shorter;
	}
	return left;
}
