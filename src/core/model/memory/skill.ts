import type { Failure } from "../../base/failure.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";

/** How something is done, as somebody writes it. */
export type NewSkill = {
	name: string;
	description: string;
	body: string;
	language: string | null;
	tags: readonly string[];
	scope: string;
};

/** A skill as it is kept: its newest version, and how often that one worked out. */
export type Skill = NewSkill & {
	id: string;
	version: number;
	successes: number;
	failures: number;
	created_at: string;
	updated_at: string;
};

const MOST_BYTES = 32_768;
/** Of a body only its beginning says what it is for (UTF-16 units). */
const SEARCHED_LENGTH = 2_000;

/** What a skill is found by: its name, tags and description, and how its body begins. */
export function skillText({ name, tags, description, body }: Omit<NewSkill, "scope" | "language">): string {
	return [name, tags.join(" "), description, body.slice(0, SEARCHED_LENGTH)].join("\n");
}

/** The failure if a body is larger than what is kept; null if it fits. */
export function tooLargeSkill(body: string): Extract<Failure, { reason: "too_large" }> | null {
	const actual = utf8Bytes(body);
	return actual > MOST_BYTES ? { reason: "too_large", limit: MOST_BYTES, actual } : null;
}

/** How much of a score is there whatever the outcomes were: relevance comes first. */
const RELEVANCE_ALONE = 0.4;

/**
 * How likely a skill works out, on 0..1, from how often it did: the mean of the posterior under a uniform prior (Laplace's
 * rule of succession), so that one success is not 100% and an untried skill stands in the middle.
 */
export function successRate({ successes, failures }: { successes: number; failures: number }): number {
	return (successes + 1) / (successes + failures + 2);
}

/** How well a skill serves a goal, on 0..1. Of equal relevance one that keeps failing stands below one that was never tried. */
export function skillScore(relevance: number, outcomes: { successes: number; failures: number }): number {
	return relevance * (RELEVANCE_ALONE + (1 - RELEVANCE_ALONE) * successRate(outcomes));
}
