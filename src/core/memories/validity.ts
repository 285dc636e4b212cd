import type { Problem } from "../failure.ts";

type Validity = { valid_from: string | null; valid_to: string | null };

/** What is wrong with a time in which something is so; null if it can be. */
export function wrongValidity({ valid_from, valid_to }: Validity): Problem | null {
	if (valid_from === null || valid_to === null || valid_from <= valid_to) return null;
	return { path: "valid_to", message: "must not be before valid_from" };
}

/** Until when something was so that is replaced from then on: never before it began, nor later than it was said to end. */
export function endOfValidity({ valid_from, valid_to }: Validity, from: string): string {
	const end = valid_to !== null && valid_to < from ? valid_to : from;
	return valid_from !== null && end < valid_from ? valid_from : end;
}
