import type { VectorKind } from "../core/recall/vector.ts";

/** A thing whose vector is to be made or taken away; `text` and `scopes` are what it says now (null: it is gone). */
export type OutboxItem = {
	number: number;
	kind: VectorKind;
	id: string;
	now: { text: string; scope: string; version: number } | null;
	/** How often it was put off. */
	attempts: number;
};

/** What one tenant's vector index has not been told yet. */
export type Outbox = {
	/** The oldest that are due; of several rows about one thing all are covered by the newest. */
	take(limit: number, now: number): Promise<OutboxItem[]>;
	/** Takes these away, with all older ones about the same things. */
	done(numbers: readonly number[]): Promise<void>;
	/** Lets these wait until then (ms since the epoch), and counts the attempt. */
	postpone(numbers: readonly number[], until: number): Promise<void>;
	/** When the oldest row was written, and when the next is due (ms since the epoch); null: there is none. */
	state(): Promise<{ oldest: string; next_due: number } | null>;
	/** Asks for the vectors of everything that is there: another model makes them now. */
	refill(now: number): Promise<void>;
};
