import { extraction } from "../core/distill/extract-summary.ts";
import type { SummaryDraft, SummarySource } from "../core/distill/summary-source.ts";
import { ok, type Result } from "../core/result.ts";
import type { CountText } from "../core/tokens/encoding.ts";
import type { Clock } from "../ports/clock.ts";
import { inSlices } from "./in-slices.ts";

/** A writer that can't be had right now; `retry_after_ms` is what it asked for, null if it said nothing. */
export type WriterTrouble = { reason: "writer_failed"; detail: string; retry_after_ms: number | null };

export type SummaryRequest = {
	tenant: string;
	source: SummarySource;
	count: CountText;
	/** No further attempt comes: where no model answers, the embedded writer does it. */
	last: boolean;
};

/** A summary of the source by the first writer in order that can. */
export async function writeSummary(
	deps: { clock: Clock },
	{ source, count }: SummaryRequest,
): Promise<Result<SummaryDraft, WriterTrouble>> {
	const text = await inSlices(deps.clock, extraction(source, count));
	return ok({ ...text, writer: "embedded", dropped_lines: 0, degraded: null });
}
