import type { BlockName } from "../base/block.ts";
import type { MemoryType, RememberedSection } from "./memory/remembered.ts";

/** Why a candidate is in the context, or why it is not. */
export type Reason =
	| "fits"
	| "over_budget"
	| "below_min_score"
	| "duplicate"
	| "superseded"
	| "overridden"
	| "expired"
	| "in_window"
	| "unanswered"
	| "summarised"
	| "trimmed"
	| "flushed"
	| "cleared"
	| "deleted"
	| "cap";

/**
 * Each part and the total on 0..1, higher is better. `features` are those that changed the relevance of an earlier
 * message most, in the ranker's units (recall/ranking).
 */
export type Score = {
	total: number;
	relevance: number;
	recency: number;
	importance: number;
	features?: Record<string, number>;
};

/** Where an item comes from. `retrieval_score` is the score of the caller's own retrieval. */
export type Provenance = {
	source_id: string;
	source_ids?: readonly string[];
	source_type: string;
	confidence: number;
	created_at: string | null;
	retrieval_score?: number;
};

type ItemKind =
	| "instructions"
	| "rule"
	| "conventions"
	| "task"
	| "memory_pressure"
	| "working_state"
	| "note"
	| "message"
	| "gist"
	| "summary"
	| "digest"
	| MemoryType
	| "relation"
	| "skill";

export type SectionName =
	| "instructions"
	| "rule"
	| "conventions"
	| RememberedSection
	| "task"
	| "memory_pressure"
	| "working_state"
	| "notes"
	| "digest"
	| "summary"
	| "gists"
	| "pinned"
	| "window"
	| "documents"
	| "profile"
	| "earlier_messages";

/** One candidate of a block. `tokens` is its cost in the block, `truncated_tokens` is what was cut from it. */
export type Item = {
	id: string;
	block: BlockName;
	section: SectionName;
	/** For a memory, its type. */
	kind: ItemKind;
	seq?: number;
	tokens: number;
	included: boolean;
	reason: Reason;
	/** The insight that represents it, if it is left out for that. */
	duplicate_of?: string;
	truncated_tokens?: number;
	score?: Score;
	provenance?: Provenance;
};

/** All figures are tokens, except `rank`, `utilization` (used ÷ granted, 0..1) and the two counts of items. */
export type BlockReport = {
	name: BlockName;
	rank: number;
	budget: number;
	granted: number;
	wanted: number;
	used: number;
	utilization: number;
	included: number;
	dropped: number;
};

type WarningCode =
	| "empty_knowledge"
	| "short_history"
	| "stale_task"
	| "system_near_limit"
	| "query_over_reserve"
	| "unknown_model"
	| "stale_memory";

export type Warning = { code: WarningCode; detail: string };

/** Tokens that went from one field of the budget to another. */
export type Flow = {
	from: BlockName | "query";
	to: BlockName | "query";
	tokens: number;
	kind: "surplus" | "borrowed" | "query";
};

/** `stable_tokens`: tokens of the prefix that is unchanged since the thread's last context. `breakpoints` are positions. */
export type CacheFigures = { stable_tokens: number; breakpoints: number[] };

/** What a context contains and why. */
export type Report = {
	blocks: BlockReport[];
	waterfall: Flow[];
	items: Item[];
	/** Messages of the history block that are counted and not listed. */
	items_omitted: number;
	warnings: Warning[];
	cache: CacheFigures;
};
