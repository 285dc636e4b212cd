import type { LenientFields } from "../../base/lenient-json.ts";
import { oneLine } from "../../language/shorten.ts";
import { numbersIn, readItems, textIn } from "../writers/read-items.ts";

/** An insight as a model wrote it; the numbers are those of lines, as far as they are any. */
export type AnsweredInsight = { content: string; evidence: number[]; importance: number | null };

export type AnsweredContradiction = { earlier: number; later: number; why: string };

export type ReflectAnswer = { insights: AnsweredInsight[]; contradictions: AnsweredContradiction[] };

/** What a model meant by its answer (`readItems`); with empty lists where it says that nothing follows. */
export const readReflectAnswer = (answer: string): ReflectAnswer | null =>
	readItems(answer, { kinds: { insights: insightOf, contradictions: contradictionOf }, lines: LINES, itemOf });

function insightOf(item: LenientFields): AnsweredInsight | null {
	const content = oneLine(textIn(item, "content") || textIn(item, "insight"));
	const [importance = null] = numbersIn(item.importance);
	return content === "" ? null : { content, evidence: numbersIn(item.evidence), importance };
}

function contradictionOf(item: LenientFields): AnsweredContradiction | null {
	const [[earlier], [later]] = [numbersIn(item.earlier), numbersIn(item.later)];
	return earlier === undefined || later === undefined ? null : { earlier, later, why: oneLine(textIn(item, "why")) };
}

/** Lines of an answer, part by part; or else a text that says behind it what it rests on. */
const LINES = {
	insight: ["evidence", "importance", "content"],
	contradiction: ["earlier", "later", "why"],
};

function itemOf(line: string): LenientFields | null {
	const [evidence] = NUMBERS_BEHIND.exec(line) ?? [];
	return evidence === undefined ? null : { content: line.slice(0, -evidence.length), evidence };
}

/** `(1, 2)`, `[evidence: #1, #2 and #3]`. */
const NUMBERS_BEHIND = /[([](?:[a-z]{1,20}:? ?)?#?\d{1,6}(?:(?:, ?and |, ?| and )#?\d{1,6}){0,200}[)\]]\.?$/i;
