import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../../base/lenient-json.ts";
import { oneLine } from "../../../language/shorten.ts";
import { withoutThinking } from "../../distill/read-summary-answer.ts";

/** A memory as a model wrote it; what it left out is "" or null. */
export type AnsweredMemory = {
	/** Who or what it is about; "" and "user": whoever speaks. */
	subject: string;
	content: string;
	type: string;
	date: string | null;
	/** Ids of known memories, as they were listed. */
	replaces: string[];
	quote: string;
	seq: number | null;
	importance: number | null;
	confidence: number | null;
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

/** Of a longer answer only so much is read (UTF-16 units), and so many of its objects and lines. */
const MOST_READ = 262_144;
const MOST_STARTS = 256;
const MOST_ITEMS = 400;
const MOST_IDS = 20;
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
	for (const value of lenientObjects(text, MOST_STARTS)) any = take(value, read) || any;
	return any ? read : null;
}

/** Takes what an object holds: both lists, one of them, or an item alone; under any name. */
function take(value: LenientFields, read: ExtractAnswer): boolean {
	for (const { memories, relations } of [value, ...Object.values(value).filter(isFields)]) {
		if (!Array.isArray(memories) && !Array.isArray(relations)) continue;
		for (const item of listOf(memories)) add(item, read);
		for (const item of listOf(relations)) add(item, read);
		return true;
	}
	return add(value, read);
}

function listOf(value: LenientValue | undefined): LenientFields[] {
	return Array.isArray(value) ? value.filter(isFields).slice(0, MOST_ITEMS) : [];
}

function add(item: LenientFields, { memories, relations }: ExtractAnswer): boolean {
	const common = { quote: textIn(item, "quote"), seq: numberIn(item, "seq") };
	const content = oneLine(textIn(item, "content"));
	if (content !== "" && memories.length < MOST_ITEMS) {
		memories.push({
			...{ ...common, content, subject: textIn(item, "subject"), type: textIn(item, "type").toLowerCase() },
			...{ date: textIn(item, "date") || null, replaces: idsIn(item.replaces) },
			...{ importance: numberIn(item, "importance"), confidence: numberIn(item, "confidence") },
			is_static: item.is_static === true,
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

function textIn(fields: LenientFields, name: string): string {
	const value = fields[name];
	return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** Ids in a list, or several or one in a text. */
function idsIn(value: LenientValue | undefined): string[] {
	const all = Array.isArray(value) ? value : [value ?? null];
	const texts = all.flatMap((one) =>
		typeof one === "string" || typeof one === "number" ? String(one).split(",") : [],
	);
	return texts.map((text) => text.trim()).slice(0, MOST_IDS);
}

function numberIn(fields: LenientFields, name: string): number | null {
	const number = Number(fields[name] ?? Number.NaN);
	return Number.isFinite(number) ? number : null;
}

/** `MEMORY | seq | type | subject | replaces | content | quote` and `RELATION | seq | subject | predicate | object | quote`. */
function readLines(text: string): ExtractAnswer | null {
	const read: ExtractAnswer = { memories: [], relations: [] };
	let any = false;
	for (const line of text.split(/\r?\n/)) {
		if (line.length > LONGEST_LINE) continue;
		const [kind = "", seq = "", ...parts] = line.split("|").map((part) => part.trim());
		if (/^[\s\-*#]*none\.?$/i.test(kind) && seq === "") any = true;
		const common = (behind: number) => ({
			seq: Number.parseInt(seq, 10),
			quote: parts
				.slice(behind)
				.join(" | ")
				.replace(/^["“]|["”]$/g, ""),
		});
		const [first = "", second = "", third = "", fourth = ""] = parts;
		if (/memory$/i.test(kind)) {
			any = add({ ...common(4), type: first, subject: second, replaces: third, content: fourth }, read) || any;
		}
		if (/relation$/i.test(kind))
			any = add({ ...common(3), subject: first, predicate: second, object: third }, read) || any;
	}
	return any ? read : null;
}

/** The importance of each of so many notes as a model rated them, from 1 to 10; null where it gave none. */
export function readRatings(answer: string, count: number): (number | null)[] {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const ratings = Array.from({ length: count }, (): number | null => null);
	const rate = (fields: LenientFields) => {
		const [note, importance] = [numberIn(fields, "note"), numberIn(fields, "importance")];
		if (note === null || importance === null || note < 1 || note > count || !Number.isInteger(note)) return;
		ratings[note - 1] = Math.min(10, Math.max(1, Math.round(importance)));
	};
	for (const value of lenientObjects(text, MOST_STARTS)) {
		for (const fields of Object.values(value).flatMap((list) => listOf(list))) rate(fields);
		rate(value);
	}
	return ratings;
}
