import type { StoredMessage } from "../../model/thread/message.ts";
import type { SummaryText } from "../../model/thread/summary.ts";
import type { Written } from "../writers/writers.ts";

/** A message as a writer of summaries reads it. */
export type SourceMessage = Pick<
	StoredMessage,
	"seq" | "role" | "content" | "name" | "tool_calls" | "tool_call_id" | "created_at"
>;

/** What a summary is made from: the messages it covers, oldest first, and the summary that it folds in. */
export type SummarySource = {
	previous: SummaryText | null;
	messages: readonly SourceMessage[];
	/** A few messages right before them, which the summary so far covers: read only to understand these. */
	before?: readonly SourceMessage[];
	/** What the sections may take together, in tokens. */
	limit: number;
};

/** What a writer made, before it is a summary of its thread. */
export type SummaryDraft = SummaryText & Written & { dropped_lines: number };
