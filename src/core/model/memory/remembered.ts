/** Sections of the system and the project block that hold what is remembered, as lists. */
export type ListName = "preferences" | "team_preferences" | "static_facts";

/** Where something remembered stands; what is in no list is knowledge. */
export type RememberedSection = ListName | "memories" | "relations" | "insights" | "skills";

export const MEMORY_TYPES = ["fact", "preference", "decision", "episode", "insight", "document"] as const;

export type MemoryType = (typeof MEMORY_TYPES)[number];

/**
 * How well something fits, each part on 0..1, higher is better. A recency that is not said follows from `created_at`, an
 * importance from the item's own, and a total is the weighted mean of the parts.
 */
type RecallScore = {
	relevance: number;
	recency?: number | undefined;
	importance?: number | undefined;
	total?: number | undefined;
};

/** What everything remembered says of itself. Times are ISO 8601 UTC. */
type Recalled = {
	id: string;
	/** `thread:ID`, `user:ID`, `project:ID` or `global`. */
	scope: string;
	/** On 0..1. */
	confidence: number;
	created_at: string;
	/** Where it is from; null: from nowhere but itself. */
	source: { id: string; type: string } | null;
	/** The parts of the source, where there are several. */
	source_ids?: readonly string[] | undefined;
	score: RecallScore;
};

/** Something known of a user, a project or the world. */
export type RememberedMemory = Recalled & {
	kind: "memory";
	type: MemoryType;
	content: string;
	/** What it is about, such as `editor.indent`. */
	key: string | null;
	/** A fact that does not change. */
	is_static: boolean;
	/** From 1 to 10. */
	importance: number;
	/** When somebody should look whether it still holds. */
	review_at: string | null;
	/** From when on it is hidden. */
	expires_at: string | null;
	/** Of an insight: the ids of the memories it rests on, which it stands for. */
	evidence?: readonly string[] | undefined;
	/** Of an episode that is a run of talk: its lines say who said them. */
	talk?: true | undefined;
	/** Why it is not shown any more, where the receipt is to say so; none: it may be shown. */
	hidden?: "superseded" | "expired" | undefined;
};

/** Who or what stands in which relation to whom or what. */
export type RememberedRelation = Recalled & { kind: "relation"; subject: string; predicate: string; object: string };

/** How something is done. */
export type RememberedSkill = Recalled & { kind: "skill"; name: string; description: string; body: string };

/** What recall of long-term memory brings to a context. */
export type Remembered = RememberedMemory | RememberedRelation | RememberedSkill;

/** What it says, without where it is from. */
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
