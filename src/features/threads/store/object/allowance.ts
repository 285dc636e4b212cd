/** Bytes of text that one context may still read of its thread. */
export type Allowance = { left: number };

/**
 * A context reads at most 4 MB of its thread, whatever that holds. So much of it is for the thread's own row, and so much
 * for lists: entries with their gists, and the marks of the last context.
 */
const MOST_BYTES = 4_000_000;
const ROW_BYTES = 300_000;
const LIST_BYTES = 500_000;

/** The newest user message may be as large as a message can be; the window leaves it its room. */
export const QUESTION_BYTES = 1_100_000;

/** Instructions above this are no instructions. */
export const INSTRUCTION_BYTES = 900_000;

/** Of texts of which there is one: a summary, a working state. */
export const SINGLE_BYTES = 200_000;

/** Entries of older messages, with their gists. */
export const ENTRY_BYTES = 300_000;

/** What there is for texts: of continuity, leading messages, the window, the question, pinned and found ones. */
export function textAllowance(): Allowance {
	return { left: MOST_BYTES - ROW_BYTES - LIST_BYTES };
}
