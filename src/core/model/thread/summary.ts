/** The sections of a summary, in the order they are shown. */
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

/** The lines of each section, the weightiest first. */
export type SummarySections = Record<SummarySection, string[]>;

/** What a writer makes of the past. `digest`: who this is and what is usually discussed, at most 200 tokens. */
export type SummaryText = { sections: SummarySections; digest: string };

/** A summary as its thread keeps it: it stands for all messages up to `to_seq`, those of earlier summaries included. */
export type Summary = SummaryText & {
	id: string;
	number: number;
	/** The messages that it covers itself; what came before is folded in from the summary before it. */
	from_seq: number;
	to_seq: number;
	/** Of its sections and digest, in the thread's encoding. */
	tokens: number;
	/** `embedded`, or the name of the model. */
	writer: string;
	/** Lines that nothing of what they cover bears out. */
	dropped_lines: number;
	/** A message that it covers was changed since. */
	stale: boolean;
	created_at: string;
};
