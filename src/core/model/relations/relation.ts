import type { Quote, Source } from "../memory/memory.ts";

/** Stands for the other end of a relation that is over, where nobody said its name: whoever it was, if only one. */
export const ANYONE = "*";

/** A relation as a caller writes it. Times are ISO 8601 UTC; null: unknown. */
export type NewRelation = {
	subject: string;
	/** Upper case with underscores, such as `REPORTS_TO`. */
	predicate: string;
	object: string;
	scope: string;
	valid_from: string | null;
	valid_to: string | null;
	source: Source | null;
	/** Whether a subject has one such object at a time; null: as usual for this predicate. */
	single_valued: boolean | null;
	/** On 0..1. */
	confidence: number;
	/** Other names of its subject or object, learned together with it. */
	aliases: readonly { alias: string; entity: string }[];
	/** The memory and the words that it was learned from; null if a caller wrote it. */
	memory_id: string | null;
	quote: Quote | null;
};

/** A stored relation. `valid_to` is set once it no longer holds. */
export type Relation = Omit<NewRelation, "single_valued" | "aliases"> & {
	id: string;
	single_valued: boolean;
	created_at: string;
};
