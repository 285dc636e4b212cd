import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../base/lenient-json.ts";
import { oneLine } from "../../language/shorten.ts";
import { withoutThinking } from "../distill/read-summary-answer.ts";

/** An insight as a model wrote it; the numbers are those of lines, as far as they are any. */
export type AnsweredInsight = { content: string; evidence: number[]; importance: number | null };

export type AnsweredContradiction = { earlier: number; later: number; why: string };

export type ReflectAnswer = { insights: AnsweredInsight[]; contradictions: AnsweredContradiction[] };

/** Of a longer answer only so much is read (UTF-16 units), and so many of its objects, lines and numbers. */
const MOST_READ = 131_072;
const MOST_STARTS = 256;
const MOST_ITEMS = 100;
const MOST_NUMBERS = 200;
const LONGEST_LINE = 4_000;

/**
 * What a model meant by its answer: JSON as it was asked for, JSON with prose or code fences around it, broken, cut off or as a
 * bare list, or lines. Null where it is none of these, or nothing in its lists can be read; with empty lists where it says that
 * nothing follows.
 */
export function readReflectAnswer(answer: string): ReflectAnswer | null {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	return readJson(text) ?? readLines(text);
}

function readJson(text: string): ReflectAnswer | null {
	const read: ReflectAnswer = { insights: [], contradictions: [] };
	const any = [...lenientObjects(text, MOST_STARTS)].map((value) => take(value, read));
	return any.includes(true) ? read : null;
}

/** Takes what an object holds: both lists, one of them, or an item alone; under any name. */
function take(value: LenientFields, read: ReflectAnswer): boolean {
	const inner = Object.values(value).filter(isFields);
	for (const { insights, contradictions } of [value, ...inner]) {
		if (!Array.isArray(insights) && !Array.isArray(contradictions)) continue;
		const items = [...listOf(insights), ...listOf(contradictions)];
		const taken = items.filter((item) => addItem(item, read));
		return taken.length > 0 || items.every(saysNothing);
	}
	return add(value, read);
}

function listOf(value: LenientValue | undefined): LenientValue[] {
	return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value === undefined ? [] : [value];
}

/** Also in place of a list: `null`, `""`, `"none"`. */
function saysNothing(item: LenientValue): boolean {
	return item === null || (typeof item === "string" && NONE.test(item.trim()));
}

/** An item as it was asked for, or a line in its place that says what it rests on. */
function addItem(item: LenientValue, read: ReflectAnswer): boolean {
	if (typeof item !== "string") return item !== null && isFields(item) && add(item, read);
	if (item.length > LONGEST_LINE) return false;
	if (item.includes("|")) return addLine(item, read);
	const from = Math.max(item.lastIndexOf("("), item.lastIndexOf("["));
	if (from < 0 || !NUMBERS_BEHIND.test(item.slice(from).trim())) return false;
	return add({ content: item.slice(0, from), evidence: item.slice(from) }, read);
}

/** `(1, 2)`, `[evidence: #1, #2 and #3]`. */
const NUMBERS_BEHIND = /^[([](?:[a-z]{1,20}:? ?)?#?\d{1,6}(?:(?:, ?and |, ?| and )#?\d{1,6})*[)\]]\.?$/i;

function add(item: LenientFields, { insights, contradictions }: ReflectAnswer): boolean {
	const content = oneLine(textIn(item, "content") || textIn(item, "insight"));
	if (content !== "" && insights.length < MOST_ITEMS) {
		const importance = numbersIn(item.importance)[0] ?? null;
		insights.push({ content, evidence: numbersIn(item.evidence), importance });
		return true;
	}
	const [earlier] = numbersIn(item.earlier);
	const [later] = numbersIn(item.later);
	if (earlier === undefined || later === undefined || contradictions.length >= MOST_ITEMS) return false;
	contradictions.push({ earlier, later, why: oneLine(textIn(item, "why")) });
	return true;
}

function textIn(fields: LenientFields, name: string): string {
	const value = fields[name];
	return typeof value === "string" ? value : "";
}

/** Whole numbers, however they are written: `[1, 2]`, `["1", "#2"]`, `"1 and 2"`, `[{"number": 1}]`. */
function numbersIn(value: LenientValue | undefined): number[] {
	if (typeof value === "number") return Number.isFinite(value) ? [Math.round(value)] : [];
	if (typeof value === "string")
		return (value.slice(0, LONGEST_LINE).match(NUMBER) ?? []).slice(0, MOST_NUMBERS).map(Number);
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).slice(0, MOST_NUMBERS).flatMap(numbersIn).slice(0, MOST_NUMBERS);
}

const NUMBER = /(?<![\d.])\d{1,6}(?!\d)/g;
const NONE = /^(?:[-*#]{0,3} ?none\.?)?$/i;

/** `INSIGHT | 1, 2 | importance | content` and `CONTRADICTION | earlier | later | why`. */
function readLines(text: string): ReflectAnswer | null {
	const read: ReflectAnswer = { insights: [], contradictions: [] };
	const lines = text.split("\n").filter((line) => line.trim() !== "" && line.length <= LONGEST_LINE);
	return lines.map((line) => addLine(line, read) || NONE.test(line.trim())).includes(true) ? read : null;
}

function addLine(line: string, read: ReflectAnswer): boolean {
	const [kind = "", first = "", second = "", ...rest] = line.split("|").map((part) => part.trim());
	const said = rest.join(" | ");
	if (kind.toLowerCase().endsWith("insight")) return add({ evidence: first, importance: second, content: said }, read);
	return kind.toLowerCase().endsWith("contradiction") && add({ earlier: first, later: second, why: said }, read);
}
