import { type AccessScope, isBound } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { utf8Bytes } from "../../../core/language/utf8-bytes.ts";
import { boundedRatio, modelName, modelOf, reportProblem } from "../../../core/model/budget/models.ts";
import { type KeptContext, shownItems } from "../../../core/model/thread/kept-context.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Caller } from "../../access/index.ts";
import type { Erasures, RecalledItems } from "../../memory/index.ts";
import type { Calibrations } from "../store/calibrations.ts";
import type { ThreadContextAnswer } from "./assemble-thread-context.ts";

/** A rendering that is larger than this as JSON is not kept (bytes). */
const MOST_BYTES = 1_500_000;

type KeepDeps = {
	clock: Clock;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	erasures(tenant: string): Pick<Erasures, "noteElsewhere">;
};

/** The request as it came over the wire, and the answer in its two parts as JSON. */
type Exchange = { request: unknown; report: string; rendering: string };

/** Keeps a context in its thread. Made to run after the answer: it never throws. */
export async function keepContext(
	deps: KeepDeps,
	caller: Caller,
	built: ThreadContextAnswer,
	exchange: Exchange,
): Promise<void> {
	try {
		const access = await caller.access();
		if (!access.ok) return;
		// First: what is kept has to be found when something of it is erased.
		if (built.elsewhere.length > 0) {
			await deps.erasures(access.value.tenant).noteElsewhere(built.thread_id, built.elsewhere);
		}
		const { report, rendering } = exchange;
		await deps.threadLog(access.value, built.thread_id).keep({
			id: built.id,
			created_at: new Date(deps.clock.now()).toISOString(),
			model: built.model,
			counted: built.tokens.total,
			ratio: built.ratio,
			request: JSON.stringify(exchange.request),
			report,
			rendering: utf8Bytes(rendering) <= MOST_BYTES ? rendering : null,
			prefixHashes: built.prefixHashes,
			appended: built.appended?.id ?? null,
			hidden: built.hidden,
			asked_at: built.asked_at,
		});
	} catch (error) {
		console.error("a context could not be kept", error);
	}
}

type ReadDeps = {
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "context">;
	recalledItems(tenant: string): RecalledItems;
};

/**
 * A context as it was given. Its rendering is left out where it shows something of long-term memory that was erased since:
 * until the thread that keeps it was told of that (forget-erased.ts) it is looked up here.
 */
export async function readKeptContext(
	deps: ReadDeps,
	accessScope: AccessScope,
	{ thread, context }: { thread: string; context: string },
): Promise<Result<KeptContext, Failure>> {
	const kept = await deps.threadLog(accessScope, thread).context(context);
	if (!kept.ok || kept.value.rendering === null) return kept;
	const erased = await deps
		.recalledItems(accessScope.tenant)
		.anyErased(shownItems(kept.value.report).filter(({ included }) => included));
	return erased ? ok({ ...kept.value, rendering: null }) : kept;
}

type UsageDeps = {
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
	calibrations(tenant: string): Calibrations;
};

type Usage = { model: string; counted: number; reported: number; ratio: number };

/**
 * Takes in what the provider counted for a context, so that later ones of a model without a tokenizer of its own are
 * counted more truly. The average is of tokens for one of ours, whatever ratio was in this context's count. A context
 * is learned from once, and never from who holds a bound key: the average is the whole tenant's.
 */
export async function reportUsage(
	deps: UsageDeps,
	accessScope: AccessScope,
	{ thread, context: id }: { thread: string; context: string },
	reported: number,
): Promise<Result<Usage, Failure>> {
	const log = deps.threadLog(accessScope, thread);
	const kept = await log.context(id);
	if (!kept.ok) return kept;
	const { model, counted, ratio } = kept.value;
	const message = reportProblem(reported, counted);
	if (message !== null) {
		return err({ reason: "invalid_request", problems: [{ path: "input_tokens", message }] });
	}
	const known = modelOf(model);
	// Noted in the thread first: a report that is lost in between costs less than one that counts twice.
	if (!known.exact && !isBound(accessScope) && (await log.learn(id))) {
		const report = { ratio: boundedRatio(reported * ratio, counted), before: known.ratio };
		await deps.calibrations(accessScope.tenant).note(modelName(model), report);
	}
	return ok({ model, counted, reported, ratio: boundedRatio(reported, counted) });
}
