/** The sections of a summary, in the order in which they are shown. */
export const SUMMARY_SECTIONS = [
	"task_context",
	"completed_work",
	"key_decisions",
	"current_state",
	"open_threads",
	"corrections",
	"tone",
] as const;

export type SummarySection = (typeof SUMMARY_SECTIONS)[number];

/** The lines of each section, the most important first. */
export type SummarySections = Record<SummarySection, string[]>;

/** What a writer makes of the past. `digest`: who the user is and what is usually discussed, at most 200 tokens. */
export type SummaryText = { sections: SummarySections; digest: string };

/** A stored summary. It represents all messages up to `to_seq`, including those of earlier summaries. */
export type Summary = SummaryText & {
	id: string;
	number: number;
	/** The messages that it covers itself. The previous summary represents what came before. */
	from_seq: number;
	to_seq: number;
	/** Of its sections and digest, in the thread's encoding. */
	tokens: number;
	/** `embedded`, or the name of the model. */
	writer: string;
	/** Lines that were dropped because the covered messages don't support them. */
	dropped_lines: number;
	/** A message that it covers was changed since. */
	stale: boolean;
	created_at: string;
};
