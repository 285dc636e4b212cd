import type { KnownMemory } from "../core/learn/learned.ts";
import type { MemoryStatus } from "../core/memories/memory.ts";

/** Something said, by what it may be known by: stems of its words, and its key. */
export type Likeness = { terms: readonly string[]; key: string | null };

/**
 * A memory that something said may repeat or replace. `ended_at`: where it was superseded, when what took its place was
 * said; else, where it is not active, when it changed last.
 */
export type Known = KnownMemory & {
	status: Exclude<MemoryStatus, "deleted">;
	created_at: string;
	ended_at: string | null;
	superseded: boolean;
	/** It was learned from messages, not given. */
	learned: boolean;
};

/** The memories of one tenant as learning and long-term blocks look for them. */
export type KnownMemories = {
	/** For each of the things said, in their order, those of these scopes that are likeliest to say it, best first. */
	like(said: readonly Likeness[], scopes: readonly string[], limit: number): Promise<Known[][]>;
	/** The same, but by their words only those that have all of them, the newest first: what says no more is not looked at. */
	saying(said: readonly Likeness[], scopes: readonly string[], limit: number): Promise<Known[][]>;
	/** Of each of these scopes the newest active ones under each beginning of keys, so many of each; the oldest first. */
	keyed(begins: readonly string[], scopes: readonly string[], limit: number): Promise<Known[]>;
};
