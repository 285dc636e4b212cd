import type { ClearingSettings } from "./clear-results.ts";
import type { StoredMessage } from "./message.ts";
import type { Summary } from "./summary.ts";
import { DEFAULT_CONFIG } from "./thread-config.ts";
import type { StoredWorkingState } from "./working-state.ts";

export const NOTE_CATEGORIES = ["context", "task", "decision", "preference", "correction"] as const;

type NoteCategory = (typeof NOTE_CATEGORIES)[number];

/** What the agent wrote down for itself. `tokens` counts the content in the thread's encoding. */
export type Note = { id: string; content: string; category: NoteCategory; tokens: number; created_at: string };

/** What became of a message that is no longer shown. */
export type Coverage = "summarised" | "trimmed" | "flushed";

/** A message that is represented by a summary, or that was trimmed or flushed. */
export type CoveredMessage = Pick<StoredMessage, "seq" | "id" | "tokens"> & { as: Coverage };

/** What a thread stores about its past besides messages. */
export type Continuity = {
	/** Messages up to this seq are covered; 0: none. */
	covered_to: number;
	/**
	 * The newest covered messages, and those that the view contains for another reason; newest first. `more` counts
	 * the others.
	 */
	covered: { entries: CoveredMessage[]; more: number };
	/** The newest summary that may be shown. */
	summary: Pick<Summary, "id" | "sections" | "digest" | "from_seq" | "to_seq" | "created_at" | "writer"> | null;
	/** Null if it is switched off or was never written. */
	working_state: StoredWorkingState | null;
	/** Newest first. */
	notes: Note[];
	/** Tool results up to `boundary` (a seq) are shown as cleared, except those of `exclude_tools`. */
	clearing: { boundary: number } & ClearingSettings;
	/** Thinking older than this many turns is left out. */
	keep_thinking_turns: number;
	/** How many undistilled tokens the thread may have; null: as the context's own model and budget say. */
	token_limit: number | null;
	/** Tokens that are not covered yet, and the number at which a distillation starts, if that is near. */
	pressure: { tokens: number; trigger: number } | null;
	/** Why the first writer did not do the last distillation; null: it did, or there was none. */
	degraded: string | null;
	/** The newest message of the thread. */
	last_seq: number;
};

/** The tools for memory that an agent may have. */
export const MEMORY_TOOLS = ["note", "remember", "recall", "forget"] as const;

export type MemoryTool = (typeof MEMORY_TOOLS)[number];

/** The continuity of messages that are not stored. */
export const NO_CONTINUITY: Continuity = {
	covered_to: 0,
	covered: { entries: [], more: 0 },
	summary: null,
	working_state: null,
	notes: [],
	clearing: { boundary: 0, ...DEFAULT_CONFIG.tool_clearing },
	keep_thinking_turns: DEFAULT_CONFIG.thinking.keep_turns,
	token_limit: null,
	pressure: null,
	degraded: null,
	last_seq: 0,
};
