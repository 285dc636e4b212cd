import type { CallTrouble } from "./call-model.ts";

/** Why a model did not write something; `unusable`: what it wrote was no use. */
export type WritingTrouble = CallTrouble | { reason: "unusable"; detail: string };

/** Trouble that a later attempt may not meet. */
export function mayPass(trouble: WritingTrouble): boolean {
	return trouble.reason === "timeout" || trouble.reason === "rate_limited" || trouble.reason === "failed";
}

/** Trouble that every other model would meet too. */
export function isEverybodys({ reason }: WritingTrouble): boolean {
	return reason === "over_cap" || reason === "unknown_spending" || reason === "no_calls";
}

export function wordsFor(trouble: WritingTrouble, mostCalls: number): string {
	switch (trouble.reason) {
		case "timeout":
			return "no answer in time";
		case "rate_limited":
			return "too many requests";
		case "failed":
		case "refused":
		case "unusable":
			return trouble.detail;
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
