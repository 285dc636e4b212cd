import type { Owners } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import { type AssembledContext, assembleContext } from "../../../core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../../../core/context/assembly/context-request.ts";
import type { Model } from "../../../core/model/budget/models.ts";
import type { Budget, BudgetRequest } from "../../../core/model/budget/profiles.ts";
import type { StoredBlock } from "../../../core/model/memory/stored-block.ts";
import type { FoundMessage, ThreadView } from "../../../core/model/thread/snapshot.ts";
import type { CountText } from "../../../core/tokens/encoding.ts";
import type { Clock, Degraded } from "../../../platform/clock/clock.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import { type Memories, type RecallAsk, rankRecalled } from "../../memory/index.ts";

/** What a caller asks for; null where the thread's, the model's or the platform's value holds. */
export type ContextAsk = Omit<
	ContextRequest,
	"model" | "budget" | "now" | "recall" | "stored" | "remembered" | "otherThreads" | "profile"
> & {
	model: string | null;
	budget: BudgetRequest | null;
	/** Milliseconds since the epoch. */
	now: number | null;
	/** Null: nothing is recalled. */
	recall: (RecallAsk & { rewrite: boolean }) | null;
	/** Whose stored blocks and memories it has; null: the thread's. */
	owners: Owners;
};

/** `ratio` is what the model's tokens were counted with; `timings_ms` says how long each step took. */
export type ContextAnswer = AssembledContext & {
	model: string;
	ratio: number;
	timings_ms: Record<string, number>;
	degraded: Degraded[];
};

type Parts = {
	ask: ContextAsk;
	model: Model;
	budget: Budget;
	stored: StoredBlock[];
	memories: Memories | null;
	/** The thread's messages that a rewritten query found; what went wrong with it. */
	rewritten?: { found: readonly FoundMessage[]; degraded: Degraded[] } | null;
	/** The id of the message that is the question, which answers nothing. */
	questionId?: string;
};

type BuildDeps = Parameters<typeof rankRecalled>[0] & { clock: Clock; tokenizer: Tokenizer };

/** The last step of every context: loads the counter, makes the view with it, ranks what recall has read and assembles. */
export async function buildContext(
	deps: BuildDeps,
	{ ask, model, budget, stored, memories, rewritten = null, questionId = "" }: Parts,
	viewWith: (count: CountText, now: number) => ThreadView,
): Promise<Result<ContextAnswer, Failure>> {
	const began = deps.clock.elapsed();
	const count = await deps.tokenizer.counter(model.encoding);
	const loaded = deps.clock.elapsed();
	const now = ask.now ?? deps.clock.now();
	const recall = { limit: ask.recall?.limit ?? 0, minScore: ask.recall?.minScore ?? 0 };
	const view = viewWith(count, now);
	const window = new Set(view.window.map(({ id }) => id));
	const own = { found: view.found, rewritten: rewritten?.found ?? [], window, asked: questionId };
	const {
		found,
		remembered,
		otherThreads,
		profile,
		degraded: missing,
	} = await rankRecalled(deps, memories, own, count);
	const request = { ...ask, model, budget, stored, now, recall, remembered, otherThreads, profile };
	const assembled = assembleContext(request, { ...view, found }, count);
	if (!assembled.ok) return assembled;
	const timings_ms = { tokenizer: rounded(loaded - began), assemble: rounded(deps.clock.elapsed() - loaded) };
	const { degraded: reason } = view.continuity;
	const degraded = [
		...(reason === null ? [] : [{ part: "summary", reason }]),
		...(view.not_compared === undefined ? [] : [{ part: "encoder", reason: view.not_compared }]),
		...missing,
		...(rewritten?.degraded ?? []),
	];
	return ok({ ...assembled.value, model: model.id, ratio: model.ratio, timings_ms, degraded });
}

/** Tenths of a millisecond are as fine as a clock is worth here. */
export function rounded(ms: number): number {
	return Math.round(ms * 10) / 10;
}
