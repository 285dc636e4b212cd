import { err, ok, type Result } from "../core/base/result.ts";
import { remainingAllowance, utcDay } from "../core/base/usage.ts";
import type { CountText } from "../core/tokens/encoding.ts";

import type { PromptTurns } from "../core/writing/writers/prompt-turns.ts";
import { isCutOff } from "../core/writing/writers/read-items.ts";
import type { ModelError, ModelUsage, TextModel, TextRequest } from "../ports/text-model.ts";
import type { Clock } from "./clock/clock.ts";
import { inTenant } from "./observing/scope.ts";
import type { Spending } from "./usage/usage.ts";

export type CallDeps = {
	clock: Clock;
	spending(tenant: string): Spending;
	/** Tokens that a tenant's background work may use of models in a day (UTC). */
	backgroundCap: number;
};

/** Whose work it is, and what is left for it: calls, and time until (ms, as `Clock.elapsed`). */
export type Work = { tenant: string; count: CountText; calls: number; until: number };

/** `over_cap`: the tenant's day is used up. `no_calls`: this piece of work has had all its calls. */
export type CallError = ModelError | { reason: "over_cap" } | { reason: "unknown_spending" } | { reason: "no_calls" };

/** How long one call may take. */
const CALL_MS = 60_000;
/** With less time left a call is not begun. */
const LEAST_MS = 1_000;

/**
 * One call of a model in the background: only while the tenant's day has tokens left and the work has calls and time;
 * what it used is noted.
 */
export async function callModel(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	request: Omit<TextRequest, "deadlineMs">,
): Promise<Result<string, CallError>> {
	const deadlineMs = Math.min(CALL_MS, Math.floor(work.until - deps.clock.elapsed()));
	if (work.calls <= 0) return err({ reason: "no_calls" });
	if (deadlineMs < LEAST_MS) return err({ reason: "timeout" });
	const date = utcDay(deps.clock.now());
	const spending = deps.spending(work.tenant);
	const read = work.count(request.system) + work.count(request.prompt);
	const spent = await spentOn(spending, date);
	if (spent === null) return err({ reason: "unknown_spending" });
	const { allowed } = remainingAllowance(deps.backgroundCap, spent, read + request.maxOutputTokens);
	if (!allowed) return err({ reason: "over_cap" });

	work.calls--;
	const made = await inTenant(work.tenant, () => model.generate({ ...request, deadlineMs }));
	if (made.ok) await note(spending, date, made.value.usage);
	// The model has most likely read it all the same.
	else if (made.error.reason === "timeout") await note(spending, date, { input_tokens: read, output_tokens: 0 });
	return made.ok ? ok(made.value.text) : made;
}

/** What notes these tokens once they are used; null where a tenant's day has not so many left, or nobody can tell. */
export async function spendTokens(
	deps: Pick<CallDeps, "clock" | "spending" | "backgroundCap">,
	tenant: string,
	tokens: number,
): Promise<(() => Promise<void>) | null> {
	const date = utcDay(deps.clock.now());
	const spending = deps.spending(tenant);
	const spent = await spentOn(spending, date);
	if (spent === null || !remainingAllowance(deps.backgroundCap, spent, tokens).allowed) return null;
	return () => note(spending, date, { input_tokens: tokens, output_tokens: 0 });
}

/** Null where it can't be told: then nothing may be spent. */
async function spentOn(spending: Spending, date: string): Promise<ModelUsage | null> {
	try {
		return await spending.spent(date);
	} catch (error) {
		console.error("what was spent on models can't be read", error);
		return null;
	}
}

async function note(spending: Spending, date: string, usage: ModelUsage): Promise<void> {
	try {
		await spending.note(date, usage);
	} catch (error) {
		console.error("what a model used could not be noted", error);
	}
}

/** Why a model did not write something; `unusable`: what it wrote was no use. */
export type WritingError = CallError | { reason: "unusable"; detail: string };

/** Whether a later attempt may succeed. */
export function mayPass(error: WritingError): boolean {
	return error.reason === "timeout" || error.reason === "rate_limited" || error.reason === "failed";
}

/** Whether every other model would fail with this too. */
export function isEverybodys({ reason }: WritingError): boolean {
	return reason === "over_cap" || reason === "unknown_spending" || reason === "no_calls";
}

export function wordsFor(error: WritingError, mostCalls: number): string {
	switch (error.reason) {
		case "timeout":
			return "no answer in time";
		case "rate_limited":
			return "too many requests";
		case "failed":
		case "refused":
		case "unusable":
			return error.detail;
		case "empty":
			return "an empty answer";
		case "over_cap":
			return "the day's tokens are used up";
		case "unknown_spending":
			return "what was spent today can't be told";
		case "no_calls":
			return `more than ${mostCalls} calls`;
	}
}

/** What is wrong with an answer of any kind, in words for the model. */
export const ANSWER_FAULTS = {
	empty: "it was empty",
	unreadable: "it was in none of the forms that were asked for",
	cut: "it was cut off",
} as const;

type Asking<Found> = Pick<TextRequest, "system" | "maxOutputTokens" | "schema"> & {
	turns: PromptTurns;
	/** What an answer tells, or what is at fault with it. */
	check(answer: string): Result<Found, string>;
};

/**
 * Asks a model until an answer can be used. One that can't be read, was cut off or is of no use is asked for once more, and then
 * in lines, without a schema; what was said in a cut one is better than nothing.
 */
export async function askInTurn<Found>(
	deps: CallDeps,
	work: Work,
	model: TextModel,
	{ turns, schema, check, ...fixed }: Asking<Found>,
): Promise<Result<Found, WritingError>> {
	let fault: string = ANSWER_FAULTS.unreadable;
	let cut: Result<Found, never> | null = null;
	const requests = [
		() => ({ ...fixed, prompt: turns.ask, schema }),
		() => ({ ...fixed, prompt: turns.repair(fault), schema }),
		() => ({ ...fixed, prompt: turns.lines }),
	];
	for (const request of requests) {
		const answer = await callModel(deps, work, model, request());
		if (!answer.ok && answer.error.reason !== "empty") return answer;
		const checked = answer.ok ? check(answer.value) : err(ANSWER_FAULTS.empty);
		if (!checked.ok) {
			fault = checked.error;
			continue;
		}
		if (answer.ok && !isCutOff(answer.value)) return checked;
		fault = ANSWER_FAULTS.cut;
		cut = ok(checked.value);
	}
	return cut ?? err({ reason: "unusable", detail: fault });
}
