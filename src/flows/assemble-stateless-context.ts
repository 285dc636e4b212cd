import { calibrated } from "../core/budget/calibrate.ts";
import { DEFAULT_MODEL, modelOf } from "../core/budget/models.ts";
import { readingLimits } from "../core/budget/reading-limits.ts";
import { resolveBudget } from "../core/budget/resolve-budget.ts";
import type { Failure } from "../core/failure.ts";
import { err, type Result } from "../core/result.ts";
import { type NewMessage, textOf } from "../core/thread/message.ts";
import { roleProblems } from "../core/thread/role-rules.ts";
import { viewMessages } from "../core/thread/view-messages.ts";
import type { Calibrations } from "../ports/calibrations.ts";
import type { Clock } from "../ports/clock.ts";
import type { Tokenizer } from "../ports/tokenizer.ts";
import { buildContext, type ContextAnswer, type ContextAsk } from "./build-context.ts";
import { measuredRatios } from "./measured-ratios.ts";

/** The context of messages that are stored nowhere, and stay so. */
export async function assembleStatelessContext(
	deps: { clock: Clock; tokenizer: Tokenizer; calibrations(tenant: string): Calibrations },
	tenant: string,
	ask: ContextAsk & { messages: NewMessage[] },
): Promise<Result<ContextAnswer, Failure>> {
	const placed = ask.messages.map((message, index) => ({ message, index }));
	const problems = roleProblems(placed, () => "unknown");
	if (problems.length > 0) return err({ reason: "invalid_request", problems });
	const name = ask.model ?? DEFAULT_MODEL;
	const model = calibrated(modelOf(name), await measuredRatios(deps, tenant, name));
	const budget = resolveBudget(model, null, ask.budget);
	if (!budget.ok) return budget;

	const limits = readingLimits(budget.value, ask.waterfall, ask.preset);
	const query = ask.query === null ? null : textOf(ask.query);
	return buildContext(deps, { ask, model, budget: budget.value }, (count, now) =>
		viewMessages(ask.messages, {
			encoding: model.encoding,
			count,
			limits,
			recall: ask.recall === null ? null : { query, limit: ask.recall.limit },
			now: new Date(now).toISOString(),
		}),
	);
}
