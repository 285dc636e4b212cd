import type { ErasedItem } from "../core/thread/erasure.ts";

/** A thread that could not be told what was erased, and how often it was tried. */
export type UntoldThread = { number: number; thread: string; scopes: string[]; items: ErasedItem[]; attempts: number };

/** The threads of one tenant that could not be told what was erased. Stored: each is told, or noted as given up. */
export type UntoldThreads = {
	/** Puts one aside until then (ms since the epoch), its first attempt counted. */
	add(one: Pick<UntoldThread, "thread" | "scopes" | "items">, due: number): void;
	/** The one that has been due longest; null: none is. */
	due(now: number): UntoldThread | null;
	/** It was told. */
	told(one: UntoldThread): void;
	/** Counts the attempt; until then, or null: it is given up. */
	putOff(one: UntoldThread, due: number | null): void;
	/** What was given up of a thread is due again. */
	revive(thread: string, now: number): void;
	/** When the next one is due (ms since the epoch); null: none waits. */
	nextDue(): number | null;
};
