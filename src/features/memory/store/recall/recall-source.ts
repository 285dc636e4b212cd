import type { AccessScope, Owners } from "../../../../core/base/access-scope.ts";
import type { FoundEpisode, HiddenMemory, Memory } from "../../../../core/model/memory/memory.ts";
import type { MemoryType } from "../../../../core/model/memory/remembered.ts";
import type { Skill } from "../../../../core/model/memory/skill.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import type { Misspelt } from "../../../../core/recall/asked.ts";

/** Whose long-term memory is read, and what of it. */
export type RecallBounds = {
	/** Those named by the request; where one is null and `listed` holds, the one that the list of threads has for `thread`. */
	owners: Owners;
	listed: boolean;
	/** Its own memories are seen, and its episodes are not: the context has its messages. */
	thread: string | null;
	/** What the key reaches; null while that is not known: who asks then checks what was read. */
	accessScope: AccessScope | null;
	types: readonly MemoryType[] | null;
	/** At this time (ISO 8601); `current`: it is now, so only what is active counts. */
	as_of: string;
	current: boolean;
	/** How many are wanted; up to four times as many are read, to choose from. */
	limit: number;
	include: { relations: boolean; skills: boolean; episodes: boolean; profile: boolean };
};

/** What is looked for in D1 with the words of a query. */
export type RecallQuery = RecallBounds & {
	/** Stems of the query's telling words, and names of entities it may mean (as relations compare them). */
	terms: readonly string[];
	/** The terms of the concepts that the query asks for; only memories have them. */
	concepts: readonly string[];
	/** Phrases that tell of the query's topics in other words, and how surely, on 0..1; only episodes are found by them. */
	telling: readonly { phrase: string; strength: number }[];
	names: readonly string[];
	/** Of terms that are misspelt, or beginnings of words, if nothing has them: one of these pieces stands in what is meant. */
	misspelt: readonly Misspelt[];
};

/** Nothing is ranked yet. What a list leaves out for its bounds matches less, or matters less. */
export type RecallRead = {
	owners: Owners;
	/** By words, with all that have the key of one of them. */
	memories: Memory[];
	/** A few that words find and that were superseded or have expired lately; none where it is asked for a past time. */
	hidden: HiddenMemory[];
	/** Preferences, static facts and what has a key, the most important first: wanted whatever is asked. */
	lasting: Memory[];
	/** Of the entities named. */
	relations: Relation[];
	/** The memories these relations were learned with. */
	linked: Memory[];
	skills: Skill[];
	/** Of other threads of the same user. */
	episodes: FoundEpisode[];
	/** All memories of the user's own scope, if they are few. */
	profile: Memory[];
};

/** Ids that a vector index gave. `own`: episodes of the thread itself are wanted too. */
export type FoundIds = {
	memories: readonly string[];
	episodes: readonly string[];
	skills: readonly string[];
	own: boolean;
};

/** Long-term memory of one tenant as recall reads it; each call is one batch. */
export type RecallSource = {
	read(query: RecallQuery): Promise<RecallRead>;
	/** Those of the ids that are still so and visible: what a vector index gave is believed only after this. */
	verify(
		ids: FoundIds,
		query: RecallBounds,
	): Promise<Pick<RecallRead, "memories" | "episodes" | "skills"> & { own: FoundEpisode[] }>;
};
