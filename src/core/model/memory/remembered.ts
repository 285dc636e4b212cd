/** Sections of the system and project blocks that list what is remembered. */
export type ListName = "preferences" | "team_preferences" | "static_facts";

/** Sections of the knowledge block that show what is remembered, in their order. */
export const REMEMBERED_KNOWLEDGE = ["memories", "relations", "insights", "skills"] as const;

/** The section of something remembered. What is in no list is knowledge. */
export type RememberedSection = ListName | (typeof REMEMBERED_KNOWLEDGE)[number];

export const MEMORY_TYPES = ["fact", "preference", "decision", "episode", "insight", "document"] as const;

export type MemoryType = (typeof MEMORY_TYPES)[number];

/**
 * How well something fits, each part on 0..1, higher is better. A missing recency follows from `created_at` and a
 * missing importance from the item; a missing total is the weighted mean.
 */
type RecallScore = {
	relevance: number;
	recency?: number | undefined;
	importance?: number | undefined;
	total?: number | undefined;
};

/** What every remembered item has. Times are ISO 8601 UTC. */
type Recalled = {
	id: string;
	/** `thread:ID`, `user:ID`, `project:ID` or `global`. */
	scope: string;
	/** On 0..1. */
	confidence: number;
	created_at: string;
	/** Where it comes from; null: it is its own source. */
	source: { id: string; type: string } | null;
	/** The parts of the source, if there are several. */
	source_ids?: readonly string[] | undefined;
	score: RecallScore;
};

/** Something known about a user, a project or the world. */
export type RememberedMemory = Recalled & {
	kind: "memory";
	type: MemoryType;
	content: string;
	/** Its subject, such as `editor.indent`. */
	key: string | null;
	/** A fact that does not change. */
	is_static: boolean;
	/** From 1 to 10. */
	importance: number;
	/** When somebody should check whether it still holds. */
	review_at: string | null;
	/** It is hidden from this time on. */
	expires_at: string | null;
	/** The ids of the memories that an insight is based on and represents. */
	evidence?: readonly string[] | undefined;
	/** Why it is no longer shown, for the receipt; absent: it may be shown. */
	hidden?: "superseded" | "expired" | "below_min_score" | undefined;
};

/** A relation between two entities. */
export type RememberedRelation = Recalled & { kind: "relation"; subject: string; predicate: string; object: string };

/** A description of how something is done. */
export type RememberedSkill = Recalled & { kind: "skill"; name: string; description: string; body: string };

/** What recall of long-term memory returns for a context. */
export type Remembered = RememberedMemory | RememberedRelation | RememberedSkill;

/** The text of an item, without its source. */
export function rememberedText(item: Remembered): string {
	switch (item.kind) {
		case "memory":
			return item.content;
		case "relation":
			return `${item.subject} ${item.predicate} ${item.object}`;
		case "skill":
			return [item.description, item.body].filter((part) => part.trim() !== "").join("\n");
	}
}
