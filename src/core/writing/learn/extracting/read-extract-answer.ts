import type { LenientFields, LenientValue } from "../../../base/lenient-json.ts";
import { oneLine } from "../../../language/shorten.ts";
import { numberIn, readItems, textIn } from "../../writers/read-items.ts";

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

const MOST_ITEMS = 400;
const MOST_IDS = 20;

/** What a model meant by its answer (`readItems`); without memories and relations where it says there are none. */
export function readExtractAnswer(answer: string): ExtractAnswer | null {
	const memories: AnsweredMemory[] = [];
	const relations: AnsweredRelation[] = [];
	const add = (item: LenientFields): boolean => {
		const { content, ...common } = {
			content: lineIn(item, "content"),
			quote: textIn(item, "quote"),
			seq: numberIn(item, "seq"),
		};
		if (content !== "" && memories.length < MOST_ITEMS) {
			memories.push({
				...{ ...common, content, subject: textIn(item, "subject"), type: textIn(item, "type").toLowerCase() },
				...{ date: textIn(item, "date") || null, replaces: idsIn(item.replaces) },
				...{ importance: numberIn(item, "importance"), confidence: numberIn(item, "confidence") },
				is_static: item.is_static === true,
			});
			return true;
		}
		const ends = {
			subject: lineIn(item, "subject"),
			predicate: lineIn(item, "predicate"),
			object: lineIn(item, "object"),
		};
		if (!ends.subject || !ends.predicate || !ends.object || relations.length >= MOST_ITEMS) return false;
		relations.push({ ...common, ...ends, ended: item.ended === true });
		return true;
	};
	return readItems(answer, { lists: ["memories", "relations"], add, itemOf }) ? { memories, relations } : null;
}

const lineIn = (item: LenientFields, name: string) => oneLine(textIn(item, name));

/** `MEMORY | seq | type | subject | replaces | content | quote` and `RELATION | seq | subject | predicate | object | quote`. */
function itemOf([kind = "", seq = "", ...parts]: readonly string[]): LenientFields | null {
	const quoteFrom = (at: number) =>
		parts
			.slice(at)
			.join(" | ")
			.replace(/^["“]|["”]$/g, "");
	const [first = "", second = "", third = "", fourth = ""] = parts;
	if (kind.toLowerCase().endsWith("memory"))
		return { seq, type: first, subject: second, replaces: third, content: fourth, quote: quoteFrom(4) };
	if (!kind.toLowerCase().endsWith("relation")) return null;
	return { seq, subject: first, predicate: second, object: third, quote: quoteFrom(3) };
}

/** Ids in a list, or several or one in a text. */
function idsIn(value: LenientValue | undefined): string[] {
	const all = Array.isArray(value) ? value : [value ?? null];
	const texts = all.flatMap((one) =>
		typeof one === "string" || typeof one === "number" ? String(one).split(",") : [],
	);
	return texts.map((text) => text.trim()).slice(0, MOST_IDS);
}

/** The importance of each of so many notes as a model rated them, from 1 to 10; null where it gave none. */
export function readRatings(answer: string, count: number): (number | null)[] {
	const ratings = Array.from({ length: count }, (): number | null => null);
	const add = (item: LenientFields): boolean => {
		const [note, importance] = [numberIn(item, "note"), numberIn(item, "importance")];
		if (note === null || importance === null || note < 1 || note > count || !Number.isInteger(note)) return false;
		ratings[note - 1] = Math.min(10, Math.max(1, Math.round(importance)));
		return true;
	};
	readItems(answer, { lists: ["ratings", "notes"], add, itemOf: () => null });
	return ratings;
}
