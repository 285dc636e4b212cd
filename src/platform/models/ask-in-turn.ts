import { err, ok, type Result } from "../../core/base/result.ts";
import { isCutOff } from "../../core/writing/distill/read-summary-answer.ts";
import type { TextModel, TextRequest } from "../../ports/text-model.ts";
import { type CallDeps, callModel, type Work, type WritingTrouble } from "./call-model.ts";

/** What is wrong with an answer of any kind, in words for the model. */
export const ANSWER_FAULTS = {
	empty: "it was empty",
	unreadable: "it was in none of the forms that were asked for",
	cut: "it was cut off",
} as const;

/** What is asked, in these turns: in full, for a repair of what was at fault, and for lines. */
type Turns = {
	ask: string;
	repair(fault: string): string;
	lines: string;
};

type Asking<Found> = Pick<TextRequest, "system" | "maxOutputTokens" | "schema"> & {
	turns: Turns;
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
): Promise<Result<Found, WritingTrouble>> {
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
