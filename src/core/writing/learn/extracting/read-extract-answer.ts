import type { LenientFields, LenientValue } from "../../../base/lenient-json.ts";
import { oneLine } from "../../../language/shorten.ts";
import { numberIn, readItems, textIn } from "../../writers/read-items.ts";

/** A memory as a model wrote it; what it left out is "" or null. */
export type AnsweredMemory = ReturnType<typeof memoryOf>;
export type AnsweredRelation = ReturnType<typeof relationOf>;
export type ExtractAnswer = { memories: AnsweredMemory[]; relations: AnsweredRelation[] };

const MOST_ITEMS = 400;
const MOST_IDS = 20;
const LISTS = ["memories", "relations"];
/** The parts of a line that stands for an item. */
const LINES = {
	memory: ["seq", "type", "subject", "replaces", "content", "quote"],
	relation: ["seq", "subject", "predicate", "object", "quote"],
};

/** What a model meant by its answer (`readItems`); without memories and relations where it says there are none. */
export function readExtractAnswer(answer: string): ExtractAnswer | null {
	const memories: AnsweredMemory[] = [];
	const relations: AnsweredRelation[] = [];
	const add = (item: LenientFields): boolean => {
		const [memory, relation] = [memoryOf(item), relationOf(item)];
		if (memory.content !== "" && memories.length < MOST_ITEMS) return memories.push(memory) > 0;
		const isWhole = relation.subject !== "" && relation.predicate !== "" && relation.object !== "";
		return isWhole && relations.length < MOST_ITEMS && relations.push(relation) > 0;
	};
	return readItems(answer, { lists: LISTS, lines: LINES, add }) ? { memories, relations } : null;
}

const lineIn = (item: LenientFields, name: string) => oneLine(textIn(item, name));
const saidIn = (item: LenientFields) => ({
	quote: textIn(item, "quote").replace(/^["“]|["”]$/g, ""),
	seq: numberIn(item, "seq"),
});

const memoryOf = (item: LenientFields) => ({
	...saidIn(item),
	/** Who or what it is about; "" and "user": whoever speaks. */
	subject: textIn(item, "subject"),
	content: lineIn(item, "content"),
	type: textIn(item, "type").toLowerCase(),
	date: textIn(item, "date") || null,
	/** Ids of known memories, as they were listed. */
	replaces: idsIn(item.replaces),
	...{ importance: numberIn(item, "importance"), confidence: numberIn(item, "confidence") },
	is_static: item.is_static === true,
});

const relationOf = (item: LenientFields) => ({
	...saidIn(item),
	...{ subject: lineIn(item, "subject"), predicate: lineIn(item, "predicate"), object: lineIn(item, "object") },
	ended: item.ended === true,
});

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
	readItems(answer, { lists: ["ratings", "notes"], add });
	return ratings;
}
