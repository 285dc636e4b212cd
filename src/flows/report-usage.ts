import { boundedRatio, MOST_REPORTED } from "../core/budget/calibrate.ts";
import { modelName, modelOf } from "../core/budget/models.ts";
import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Calibrations } from "../ports/calibrations.ts";
import type { ThreadLog } from "../ports/thread-log.ts";

type UsageDeps = {
	threadLog(reach: Reach, threadId: string): ThreadLog;
	calibrations(tenant: string): Calibrations;
};

type Usage = { model: string; counted: number; reported: number; ratio: number };

/**
 * Takes in what the provider counted for a context, so that later ones of a model without a tokenizer of its own are
 * counted more truly. The average is of tokens for one of ours, whatever ratio was in this context's count.
 */
export async function reportUsage(
	deps: UsageDeps,
	reach: Reach,
	{ thread, context: id }: { thread: string; context: string },
	reported: number,
): Promise<Result<Usage, Failure>> {
	const kept = await deps.threadLog(reach, thread).context(id);
	if (!kept.ok) return kept;
	const { model, counted, ratio } = kept.value;
	if (reported > MOST_REPORTED * counted) {
		const message = `is more than ${MOST_REPORTED} times the ${counted} that were counted`;
		return err({ reason: "invalid_request", problems: [{ path: "input_tokens", message }] });
	}
	if (!modelOf(model).exact) {
		await deps.calibrations(reach.tenant).note(modelName(model), boundedRatio(reported * ratio, counted));
	}
	return ok({ model, counted, reported, ratio: boundedRatio(reported, counted) });
}
