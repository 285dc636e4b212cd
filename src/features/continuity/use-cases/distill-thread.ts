import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Job } from "../../../core/model/thread/job.ts";
import type { CountText } from "../../../core/tokens/encoding.ts";
import type { SourceMessage, SummaryDraft } from "../../../core/writing/distill/summary-source.ts";
import { MOST_EARLIER } from "../../../core/writing/writers/chunks.ts";
import type { WriterError } from "../../../core/writing/writers/writers.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { DistillPlan, ThreadJobs } from "../../threads/index.ts";
import type { SummaryRequest } from "./writing/write-summary.ts";

/** Who writes summaries: the use case of that name, with all it needs. */
export type SummaryWriter = (request: SummaryRequest) => Promise<Result<SummaryDraft, WriterError>>;

export type DistillDeps = { clock: Clock; ids: IdSource; tokenizer: Tokenizer; write: SummaryWriter };

/** Text is read in slices of this many UTF-16 units, so that calls to the thread come in between. */
const SLICE = 65_536;

/** So much of the messages before a summary's is read (UTF-16 units). */
const BEFORE_TEXT = 16_384;

/** One summary covers no more than this: it has to fit into the object's memory several times over. */
const MOST_TEXT = 1_500_000;

/** How often a job plans again because its thread was changed under it. */
const MOST_PLANS = 8;

/** A part of a plan's messages, up to a seq. */
type Source = { messages: SourceMessage[]; up_to: number };

/**
 * Covers what the job has to cover, summary by summary; each is taken in by one step, or made again where the thread was
 * changed while it was written. Returns why a better writer did not do the last one.
 */
export async function distillThread(
	deps: DistillDeps,
	thread: ThreadJobs,
	job: Job,
	last: boolean,
): Promise<Result<string | null, WriterError>> {
	let degraded: string | null = null;
	for (let outdated = 0; outdated < MOST_PLANS; ) {
		const plan = thread.plan(job);
		if (plan === null) return ok(degraded);
		const drafted = await draft(deps, thread, plan, last);
		if (!drafted.ok) return drafted;
		if (drafted.value === null) {
			outdated += 1;
			continue;
		}
		const { up_to, summary, tokens } = drafted.value;
		degraded = summary.degraded;
		const id = deps.ids.next("sum");
		const committed = thread.commit(job, plan, { id, up_to, tokens, draft: summary, now: deps.clock.now() });
		if (committed === "given_up" || (committed === "committed" && up_to >= plan.to)) return ok(degraded);
		if (committed === "outdated") outdated += 1;
	}
	const detail = `The thread was changed ${MOST_PLANS} times while it was read.`;
	return err({ reason: "writer_failed", detail, retry_after_ms: null });
}

type Drafted = { up_to: number; summary: SummaryDraft; tokens: number };

/**
 * One summary of a plan's messages: as far as its text may go, but at least as far as the thread is covered, if need be
 * in several parts of which each folds in the one before. Null where nothing of them is left.
 */
async function draft(
	deps: DistillDeps,
	thread: ThreadJobs,
	plan: DistillPlan,
	last: boolean,
): Promise<Result<Drafted | null, WriterError>> {
	const count = await deps.tokenizer.counter(plan.encoding);
	let summary: SummaryDraft | null = null;
	let before = readBefore(thread, plan);
	for (let from = plan.from; ; ) {
		const { messages, up_to } = await readPart(deps.clock, thread, plan, from);
		if (messages.length > 0) {
			const source = { previous: summary ?? plan.previous, messages, before, limit: plan.limit };
			const written = await deps.write({ tenant: plan.tenant, source, count, last });
			if (!written.ok) return written;
			const dropped_lines: number = written.value.dropped_lines + (summary?.dropped_lines ?? 0);
			summary = { ...written.value, dropped_lines };
			before = messages.slice(-MOST_EARLIER);
		}
		if (up_to >= plan.covered_to) {
			return ok(summary === null ? null : { up_to, summary, tokens: tokensOf(summary, count) });
		}
		from = up_to + 1;
	}
}

function tokensOf({ sections, digest }: SummaryDraft, count: CountText): number {
	return count([...Object.values(sections).flat(), digest].join("\n"));
}

/** The messages right before a plan's, as far as they are in a summary and short. */
function readBefore(thread: ThreadJobs, plan: DistillPlan): readonly SourceMessage[] {
	if (plan.from <= 1) return [];
	const before = { ...plan, to: plan.from - 1 };
	return thread.read(before, Math.max(1, plan.from - MOST_EARLIER), BEFORE_TEXT).messages;
}

async function readPart(clock: Clock, thread: ThreadJobs, plan: DistillPlan, from: number): Promise<Source> {
	const messages: SourceMessage[] = [];
	let text = 0;
	for (let at = from; ; ) {
		const slice = thread.read(plan, at, Math.min(SLICE, MOST_TEXT - text));
		messages.push(...slice.messages);
		text += slice.characters;
		const { up_to } = slice;
		if (up_to >= plan.to) return { messages, up_to: plan.to };
		if (text >= MOST_TEXT) return cutBetweenPairs(thread, plan, { messages, up_to });
		at = up_to + 1;
		await giveWay(clock);
	}
}

/** Where a summary stops before its plan does, the rest is pending for a while: it must not begin with half a pair. */
function cutBetweenPairs(thread: ThreadJobs, plan: DistillPlan, { messages, up_to }: Source): Source {
	const end = up_to > plan.covered_to ? thread.pairedEnd(plan, up_to) : up_to;
	const whole = messages.filter(({ seq }) => seq <= end);
	return whole.length === 0 ? { messages, up_to } : { messages: whole, up_to: end };
}
