import { type AccessScope, isBound } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import {
	boundedRatio,
	type MeasuredRatios,
	modelName,
	modelOf,
	reportProblem,
} from "../../../core/model/budget/models.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Calibrations } from "../store/calibrations.ts";

/** What a tenant has measured, where the model that is asked for (null: the thread's) may need it. Never rejects. */
export async function measuredRatios(
	deps: { calibrations(tenant: string): Calibrations },
	tenant: string,
	model: string | null,
): Promise<MeasuredRatios> {
	if (model !== null && modelOf(model).exact) return new Map();
	try {
		return await deps.calibrations(tenant).all();
	} catch (error) {
		console.error("calibrations could not be read; the table's ratios hold", error);
		return new Map();
	}
}

type UsageDeps = {
	threadLog(reach: AccessScope, threadId: string): ThreadLog;
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
	reach: AccessScope,
	{ thread, context: id }: { thread: string; context: string },
	reported: number,
): Promise<Result<Usage, Failure>> {
	const log = deps.threadLog(reach, thread);
	const kept = await log.context(id);
	if (!kept.ok) return kept;
	const { model, counted, ratio } = kept.value;
	const message = reportProblem(reported, counted);
	if (message !== null) {
		return err({ reason: "invalid_request", problems: [{ path: "input_tokens", message }] });
	}
	const known = modelOf(model);
	// Noted in the thread first: a report that is lost in between costs less than one that counts twice.
	if (!known.exact && !isBound(reach) && (await log.learn(id))) {
		const report = { ratio: boundedRatio(reported * ratio, counted), before: known.ratio };
		await deps.calibrations(reach.tenant).note(modelName(model), report);
	}
	return ok({ model, counted, reported, ratio: boundedRatio(reported, counted) });
}
