import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { SummaryText } from "../../../../core/model/thread/summary.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import { extraction } from "../../../../core/writing/distill/extract-summary.ts";
import type { SourceMessage, SummaryDraft, SummarySource } from "../../../../core/writing/distill/summary-source.ts";
import { chunks, MOST_EARLIER } from "../../../../core/writing/writers/chunks.ts";
import type { WriterError, WriterRole } from "../../../../core/writing/writers/writers.ts";
import {
	type CallDeps,
	isEverybodys,
	mayPass,
	type Work,
	type WritingError,
	wordsFor,
} from "../../../../platform/call-models.ts";
import { inSlices } from "../../../../platform/clock/clock.ts";
import type { TextModel } from "../../../../ports/text-model.ts";
import { CALLS_A_CHUNK, roomOf, SHARES, writeChunk } from "./write-chunk.ts";

export type WriterDeps = CallDeps & {
	/** The models that may be asked, in order; none where only the embedded writer works. */
	textModels(role: WriterRole): readonly TextModel[];
};

export type SummaryRequest = {
	tenant: string;
	source: SummarySource;
	count: CountText;
	/** No further attempt comes: where no model answers, the embedded writer does it. */
	last: boolean;
};

/** Models read so many chunks of one summary at most: the newest. What is older, the embedded writer folds in first. */
export const MOST_CHUNKS = 8;
/** However long the range and however many writers, one summary takes no more calls than this. */
export const MOST_CALLS = MOST_CHUNKS * CALLS_A_CHUNK;
/** Nor more time; an alarm may run for a quarter of an hour. */
const MOST_MS = 300_000;

/** What is written so far, and what is left to write. */
type Progress = {
	text: SummaryText | null;
	left: readonly SourceMessage[];
	dropped: number;
	writer: string | null;
	why: string[];
};

/**
 * A summary of the source by the first writer in order that can; what that one does not finish the next one goes on
 * with, and the embedded writer can always. An error that may pass is returned, unless this is the last attempt.
 */
export async function writeSummary(
	deps: WriterDeps,
	{ tenant, source, count, last }: SummaryRequest,
): Promise<Result<SummaryDraft, WriterError>> {
	const progress: Progress = { text: source.previous, left: source.messages, dropped: 0, writer: null, why: [] };
	const work: Work = { tenant, count, calls: MOST_CALLS, until: deps.clock.elapsed() + MOST_MS };
	for (const model of deps.textModels("summarise")) {
		if (progress.left.length === 0) break;
		const error = await writeWith(deps, work, model, source, progress);
		if (error === null) break;
		progress.why.push(`${model.name}: ${wordsFor(error, MOST_CALLS)}`);
		if (mayPass(error) && !last) {
			const retry_after_ms = error.reason === "rate_limited" ? error.retry_after_ms : null;
			return err({ reason: "writer_failed", detail: progress.why.join("; "), retry_after_ms });
		}
		if (isEverybodys(error)) break;
	}
	return ok(await finished(deps, progress, source.limit, count));
}

/** Has one model write what is left, chunk by chunk; returns what stopped it, null if it is all written. */
async function writeWith(
	deps: WriterDeps,
	work: Work,
	model: TextModel,
	{ limit, before = [], messages }: SummarySource,
	progress: Progress,
): Promise<WritingError | null> {
	const room = roomOf(model, work, limit);
	if (room === 0) return { reason: "unusable", detail: `it reads only ${model.window} tokens` };
	const own = Math.floor(room * (1 - SHARES.earlier - SHARES.hints));
	const earlier = [...before, ...messages.slice(0, messages.length - progress.left.length)].slice(-MOST_EARLIER);
	const runs = chunks(progress.left, {
		...{ room: own, earlier: Math.floor(room * SHARES.earlier), before: earlier, count: work.count },
	});
	const older = runs.splice(0, Math.max(0, runs.length - MOST_CHUNKS)).flatMap(({ messages }) => messages);
	if (older.length > 0) {
		const source = { previous: progress.text, messages: older, limit };
		progress.text = await inSlices(deps.clock, extraction(source, work.count));
		progress.left = progress.left.slice(older.length);
		progress.why.push(`the oldest ${older.length} messages are more than models are given: embedded`);
	}
	for (const chunk of runs) {
		const source = { previous: null, messages: chunk.messages, limit };
		const hints = await inSlices(deps.clock, extraction(source, work.count));
		const written = await writeChunk(deps, work, model, { previous: progress.text, chunk, hints, limit, room });
		if (!written.ok) return written.error;
		progress.text = written.value.text;
		progress.left = progress.left.slice(chunk.messages.length);
		progress.dropped += written.value.dropped;
		progress.writer = model.name;
	}
	return null;
}

/** Whoever wrote the end of it is its writer. */
async function finished(
	deps: WriterDeps,
	{ text, left, dropped, writer, why }: Progress,
	limit: number,
	count: CountText,
): Promise<SummaryDraft> {
	const degraded = why.length === 0 ? null : why.join("; ");
	if (text !== null && left.length === 0 && writer !== null)
		return { ...text, writer, dropped_lines: dropped, degraded };
	const rest = await inSlices(deps.clock, extraction({ previous: text, messages: left, limit }, count));
	return { ...rest, writer: "embedded", dropped_lines: dropped, degraded };
}
