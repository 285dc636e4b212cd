/** What a model is asked to write; each may be done by another model. */
export const WRITER_ROLES = ["summarise", "extract", "state", "rate", "reflect"] as const;

export type WriterRole = (typeof WRITER_ROLES)[number];

/** Who made something, `embedded` or the name of a model, and why no better writer did; null if the first in order did. */
export type Written = { writer: string; degraded: string | null };

type Given = { input: number | undefined; output: number | undefined };

const CHARACTERS_PER_TOKEN = 4;

/** Tokens of one call as the vendor counted them; for what it does not say, a quarter of the characters. */
export function modelUsage(given: Given, read: string, written: string) {
	return {
		input_tokens: given.input ?? Math.ceil(read.length / CHARACTERS_PER_TOKEN),
		output_tokens: given.output ?? Math.ceil(written.length / CHARACTERS_PER_TOKEN),
	};
}

/** A writer that can't be had right now; `retry_after_ms` is what it asked for, null if it said nothing. */
export type WriterError = { reason: "writer_failed"; detail: string; retry_after_ms: number | null };
