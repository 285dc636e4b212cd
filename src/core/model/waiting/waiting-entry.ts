import type { NewMemory, Quote } from "../memory/memory.ts";
import type { NewRelation } from "../relations/relation.ts";

/** Something learned that waits for approval, as it is written once somebody keeps it. */
export type WaitingEntry =
	/** `replaces`: the memory without a key whose place it takes. */
	| {
			kind: "memory";
			entry: Omit<NewMemory, "importance"> & { id: string; importance: number };
			replaces: string | null;
	  }
	/** `ended`: it was said that it holds no more. `scopes`: in which names of the same are known. */
	| {
			kind: "relation";
			entry: NewRelation & { id: string; said_at?: string | undefined };
			ended: { valid_to: string; said_at: string } | null;
			scopes: readonly string[];
	  };

/** `created_at`: since when it waits. */
export type Waiting = { id: string; scope: string; created_at: string; what: WaitingEntry };

/** The words of a stored message that it was learned from. */
export function quoteOf(what: WaitingEntry): Quote | null {
	const quote = what.kind === "memory" ? (what.entry.quotes[0] ?? null) : what.entry.quote;
	return quote === null || quote.thread_id === "" ? null : quote;
}

/** What it says, in words. */
export function contentOf(what: WaitingEntry): string {
	if (what.kind === "memory") return what.entry.content;
	const { subject, predicate, object } = what.entry;
	return `${subject} ${predicate} ${object}${what.ended === null ? "" : " (no more)"}`;
}
