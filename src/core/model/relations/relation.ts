import type { Quote, Source } from "../memory/memory.ts";

/** Subject, predicate and object as somebody writes them. Times are ISO 8601 UTC; null: not said. */
export type NewRelation = {
	subject: string;
	/** Upper case with underscores, as `REPORTS_TO`. */
	predicate: string;
	object: string;
	scope: string;
	valid_from: string | null;
	valid_to: string | null;
	source: Source | null;
	/** Whether a subject has one such object at a time; null: as the predicate usually has it. */
	single_valued: boolean | null;
	/** On 0..1. */
	confidence: number;
	/** Other names of its subject or object that it was learned with. */
	aliases: readonly { alias: string; entity: string }[];
	/** The memory and the words it was learned from; null where it was given. */
	memory_id: string | null;
	quote: Quote | null;
};

/** A relation as it is kept; `valid_to` stands where it holds no more. */
export type Relation = Omit<NewRelation, "single_valued" | "aliases"> & {
	id: string;
	single_valued: boolean;
	created_at: string;
};
