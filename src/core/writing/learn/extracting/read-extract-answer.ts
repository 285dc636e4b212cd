import { oneLine } from "../../../language/shorten.ts";
import { type LenientValue, lenientObject } from "../../distill/lenient-json.ts";
import { withoutThinking } from "../../distill/read-summary-answer.ts";

/** A memory as a model wrote it; what it left out is "" or null. */
export type AnsweredMemory = {
	content: string;
	type: string;
	key: string | null;
	quote: string;
	seq: number | null;
	importance: number | null;
	confidence: number | null;
	valid_from: string | null;
	is_static: boolean;
};

export type AnsweredRelation = {
	subject: string;
	predicate: string;
	object: string;
	quote: string;
	seq: number | null;
	ended: boolean;
};

export type ExtractAnswer = { memories: AnsweredMemory[]; relations: AnsweredRelation[] };

type Fields = Record<string, LenientValue>;

/** Of a longer answer only so much is read (UTF-16 units), and so many of its objects and lines. */
const MOST_READ = 262_144;
const MOST_STARTS = 256;
const MOST_ITEMS = 400;
const LONGEST_LINE = 4_000;

/**
 * What a model meant by its answer: JSON as it was asked for, JSON with prose or code fences around it, broken, cut off or
 * as a bare list, or lines. Null where it is none of these; without memories and relations where it says there are none.
 */
export function readExtractAnswer(answer: string): ExtractAnswer | null {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	return readJson(text) ?? readLines(text);
}

function readJson(text: string): ExtractAnswer | null {
	const read: ExtractAnswer = { memories: [], relations: [] };
	let any = false;
	let from = text.indexOf("{");
	for (let start = 0; start < MOST_STARTS && from >= 0; start++) {
		const { value, end } = lenientObject(text, from);
		if (take(value, read)) any = true;
		from = text.indexOf("{", Math.max(end, from + 1));
	}
	return any ? read : null;
}

/** Takes what an object holds: both lists, one of them, or an item alone; under any name. */
function take(value: Fields, read: ExtractAnswer): boolean {
	const inner = Object.values(value).filter(isFields);
	for (const fields of [value, ...inner]) {
		const { memories, relations } = fields;
		if (!Array.isArray(memories) && !Array.isArray(relations)) continue;
		for (const item of listOf(memories)) add(item, read);
		for (const item of listOf(relations)) add(item, read);
		return true;
	}
	return add(value, read);
}

function listOf(value: LenientValue | undefined): Fields[] {
	return Array.isArray(value) ? value.filter(isFields).slice(0, MOST_ITEMS) : [];
}

function isFields(value: LenientValue): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function add(item: Fields, { memories, relations }: ExtractAnswer): boolean {
	const common = { quote: textIn(item, "quote"), seq: numberIn(item, "seq") };
	const content = oneLine(textIn(item, "content"));
	if (content !== "" && memories.length < MOST_ITEMS) {
		memories.push({
			...{ ...common, content, type: textIn(item, "type").toLowerCase(), key: textIn(item, "key") || null },
			...{ importance: numberIn(item, "importance"), confidence: numberIn(item, "confidence") },
			...{ valid_from: textIn(item, "valid_from") || null, is_static: item.is_static === true },
		});
		return true;
	}
	const [subject, predicate, object] = [textIn(item, "subject"), textIn(item, "predicate"), textIn(item, "object")].map(
		oneLine,
	);
	if (!subject || !predicate || !object || relations.length >= MOST_ITEMS) return false;
	relations.push({ ...common, subject, predicate, object, ended: item.ended === true });
	return true;
}

function textIn(fields: Fields, name: string): string {
	const value = fields[name];
	return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function numberIn(fields: Fields, name: string): number | null {
	const number = Number(fields[name] ?? Number.NaN);
	return Number.isFinite(number) ? number : null;
}

/** `MEMORY | seq | type | key | content | quote` and `RELATION | seq | subject | predicate | object | quote`. */
function readLines(text: string): ExtractAnswer | null {
	const read: ExtractAnswer = { memories: [], relations: [] };
	let any = false;
	for (const line of text.split(/\r?\n/)) {
		if (line.length > LONGEST_LINE) continue;
		const [kind = "", ...parts] = line.split("|").map((part) => part.trim());
		if (/^[\s\-*#]*none\.?$/i.test(kind) && parts.length === 0) any = true;
		const [seq = "", second = "", third = "", fourth = "", ...rest] = parts;
		const common = { seq: Number.parseInt(seq, 10), quote: rest.join(" | ").replace(/^["“]|["”]$/g, "") };
		if (/memory$/i.test(kind)) any = add({ ...common, type: second, key: keyOf(third), content: fourth }, read) || any;
		if (/relation$/i.test(kind))
			any = add({ ...common, subject: second, predicate: third, object: fourth }, read) || any;
	}
	return any ? read : null;
}

const keyOf = (text: string) => (/^(?:-|–|none|null)?$/i.test(text) ? null : text);

/** The importance of each of so many notes as a model rated them, from 1 to 10; null where it gave none. */
export function readRatings(answer: string, count: number): (number | null)[] {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const ratings = Array.from({ length: count }, (): number | null => null);
	const rate = (fields: Fields) => {
		const [note, importance] = [numberIn(fields, "note"), numberIn(fields, "importance")];
		if (note === null || importance === null || note < 1 || note > count || !Number.isInteger(note)) return;
		ratings[note - 1] = Math.min(10, Math.max(1, Math.round(importance)));
	};
	let from = text.indexOf("{");
	for (let start = 0; start < MOST_STARTS && from >= 0; start++) {
		const { value, end } = lenientObject(text, from);
		for (const fields of Object.values(value).flatMap((list) => listOf(list))) rate(fields);
		rate(value);
		from = text.indexOf("{", Math.max(end, from + 1));
	}
	return ratings;
}
