import type { LenientFields, LenientValue } from "../../../base/lenient-json.ts";
import { oneLine } from "../../../language/shorten.ts";
import { numberIn, readItems, textIn } from "../../writers/read-items.ts";

/** A memory as a model wrote it; what it left out is "" or null. */
export type AnsweredMemory = NonNullable<ReturnType<typeof memoryOf>>;
export type AnsweredRelation = NonNullable<ReturnType<typeof relationOf>>;
export type ExtractAnswer = { memories: AnsweredMemory[]; relations: AnsweredRelation[] };

const MOST_IDS = 20;
const LINES = {
	memory: ["seq", "type", "subject", "replaces", "content", "quote"],
	relation: ["seq", "subject", "predicate", "object", "quote"],
};

/** What a model meant by its answer (`readItems`); without memories and relations where it says there are none. */
export const readExtractAnswer = (answer: string): ExtractAnswer | null =>
	readItems(answer, { kinds: { memories: memoryOf, relations: relationOf }, lines: LINES });

const lineIn = (item: LenientFields, name: string) => oneLine(textIn(item, name));
const saidIn = (item: LenientFields) => ({
	quote: textIn(item, "quote").replace(/^["“]|["”]$/g, ""),
	seq: numberIn(item, "seq"),
});

function memoryOf(item: LenientFields) {
	const content = lineIn(item, "content");
	if (content === "") return null;
	return {
		...saidIn(item),
		/** Who or what it is about; "" and "user": whoever speaks. */
		subject: textIn(item, "subject"),
		content,
		type: textIn(item, "type").toLowerCase(),
		date: textIn(item, "date") || null,
		/** Ids of known memories, as they were listed. */
		replaces: idsIn(item.replaces),
		...{ importance: numberIn(item, "importance"), confidence: numberIn(item, "confidence") },
		is_static: item.is_static === true,
	};
}

function relationOf(item: LenientFields) {
	const [subject, predicate, object] = [lineIn(item, "subject"), lineIn(item, "predicate"), lineIn(item, "object")];
	if (subject === "" || predicate === "" || object === "") return null;
	return { ...saidIn(item), subject, predicate, object, ended: item.ended === true };
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
	const { ratings = [] } = readItems(answer, { kinds: { ratings: ratingOf, notes: () => null } }) ?? {};
	const rated = new Map(ratings);
	return Array.from({ length: count }, (_, at) => rated.get(at + 1) ?? null);
}

function ratingOf(item: LenientFields): readonly [note: number, importance: number] | null {
	const [note, importance] = [numberIn(item, "note"), numberIn(item, "importance")];
	return note === null || importance === null ? null : [note, Math.min(10, Math.max(1, Math.round(importance)))];
}
