import type { Episode } from "../core/episodes/episode.ts";
import type { Memory } from "../core/memories/memory.ts";
import type { Owners, Reach } from "../core/reach.ts";
import type { MemoryType } from "../core/recall/remembered.ts";
import type { Relation } from "../core/relations/relation.ts";
import type { Skill } from "../core/skills/skill.ts";

/** What is looked for in D1 with the words of a query. */
export type RecallQuery = {
	/** Those named by the request; where one is null, the one that the list of threads has for `thread`. */
	owners: Owners;
	thread: string | null;
	/** What the key reaches; null while that is not known: the flow then checks what was read. */
	reach: Reach | null;
	/** Stems of the query's telling words, and names of entities it may mean (as relations compare them). */
	terms: readonly string[];
	names: readonly string[];
	types: readonly MemoryType[] | null;
	/** At this time (ISO 8601); `current`: it is now, so only what is active counts. */
	as_of: string;
	current: boolean;
	limit: number;
	include: { relations: boolean; skills: boolean; episodes: boolean };
};

/** A hit with how well its words match, on 0..1, or null where it was found otherwise (key, list). */
export type Hit<T> = { item: T; relevance: number | null };

export type RecallRead = {
	owners: Owners;
	/** By words. */
	memories: Hit<Memory>[];
	/** Preferences, static facts and what has a key: wanted whatever is asked. */
	standing: Memory[];
	relations: Relation[];
	skills: Hit<Skill>[];
	/** Of other threads of the same user. */
	episodes: Hit<Episode>[];
};

/** Long-term memory as recall reads it; each call is one batch. */
export type RecallSource = {
	read(query: RecallQuery): Promise<RecallRead>;
	/** Those of the ids that are still so and visible: what a vector index gave is believed only after this. */
	verify(
		ids: { memories: readonly string[]; episodes: readonly string[]; skills: readonly string[] },
		query: Omit<RecallQuery, "terms" | "names">,
	): Promise<{
		memories: (Memory & { version: number })[];
		episodes: (Episode & { version: number })[];
		skills: Skill[];
	}>;
};
