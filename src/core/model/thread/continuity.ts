import type { ClearingSettings } from "./clear-results.ts";
import type { StoredMessage } from "./message.ts";
import type { Summary } from "./summary.ts";
import { DEFAULT_CONFIG } from "./thread-config.ts";
import type { StoredWorkingState } from "./working-state.ts";

export const NOTE_CATEGORIES = ["context", "task", "decision", "preference", "correction"] as const;

type NoteCategory = (typeof NOTE_CATEGORIES)[number];

/** A note before it is counted. */
export type NewNote = { id: string; content: string; category: NoteCategory };

/** What the agent wrote down for itself; `tokens` of its content, in the thread's encoding. */
export type Note = NewNote & { tokens: number; created_at: string };

/** How a message that is not shown any more is represented. */
export type Coverage = "summarised" | "trimmed" | "flushed";

/** A message that a summary stands for, or that was trimmed. */
export type CoveredMessage = Pick<StoredMessage, "seq" | "id" | "tokens"> & { as: Coverage };

/** What a thread keeps of its past beside its messages, and what became of these. */
export type Continuity = {
	/** Messages up to this seq are covered; 0: none. */
	covered_to: number;
	/**
	 * The newest covered messages, and those that the view holds for another reason; newest first. `more`: how many
	 * there are besides.
	 */
	covered: { entries: CoveredMessage[]; more: number };
	/** The newest summary that may be shown. */
	summary: Pick<Summary, "id" | "sections" | "digest" | "from_seq" | "to_seq" | "created_at" | "writer"> | null;
	/** Null where it is switched off or was never written. */
	working_state: StoredWorkingState | null;
	/** Newest first. */
	notes: Note[];
	/** Results of tools up to `boundary` (a seq) are shown as cleared, but for those of `exclude_tools`. */
	clearing: { boundary: number } & ClearingSettings;
	/** Thinking older than so many turns is left out. */
	keep_thinking_turns: number;
	/** Tokens that the thread may carry undistilled; null: as the context's own model and budget have it. */
	token_limit: number | null;
	/** Tokens not covered yet and the number at which they are distilled, where that is near. */
	pressure: { tokens: number; trigger: number } | null;
	/** Why the last distillation was not the work of the first writer in order; null: it was, or there was none. */
	degraded: string | null;
	/** The newest message of the thread. */
	last_seq: number;
};

/** Of messages that are stored nowhere. */
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
