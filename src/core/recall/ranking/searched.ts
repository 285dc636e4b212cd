import type { Role } from "../../model/thread/message.ts";
import type { Fact } from "./facts.ts";
import type { Passage } from "./passages.ts";
import type { Traits } from "./traits.ts";

/** What ranking knows of a message without its text. */
export type Indexed = Traits & {
	seq: number;
	role: Role;
	name: string | null;
	/** Milliseconds since the epoch. */
	saidAt: number;
	/** How many search terms it has. */
	terms: number;
	/** The kinds of things it names, as bits (kinds.ts). */
	kinds: number;
	/** What it tells of things of a kind, in order of appearance. */
	facts: readonly Fact[];
	/** Null: it is one passage. */
	passages: Passage[] | null;
};

/** Where a term of the question stands: by seq, its places among the message's terms, ascending. */
type Places = ReadonlyMap<number, readonly number[]>;

/** What a search of a thread gives ranking: every candidate, and where the question's terms stand in them. */
export type Searched = {
	/** How many messages are searched. */
	messages: number;
	/** As many as the question has terms: how many messages have the term, and where. */
	terms: { messages: number; places: Places }[];
	/** The candidates in the order of their seqs. */
	candidates: Indexed[];
};
