import { DAILY_HOURS, DAILY_OBSERVATIONS, DUE_IMPORTANCE, DUE_OBSERVATIONS } from "./reflect-figures.ts";

/** What is new in a scope since it was reflected on. Times are ISO 8601 UTC. */
export type Unreflected = {
	observations: number;
	/** The sum of their importance. */
	importance: number;
	/** Null where it never was. */
	reflected_at: string | null;
};

const HOUR = 3_600_000;

/**
 * Why a scope is due for reflection: so many new observations, so much importance, or (`daily`: when the clock asks) a day and
 * a few new ones; null where it is not.
 */
export function dueFor(
	{ observations, importance, reflected_at }: Unreflected,
	now: string,
	daily: boolean,
): "observations" | "importance" | "daily" | null {
	if (observations >= DUE_OBSERVATIONS) return "observations";
	if (observations > 0 && importance >= DUE_IMPORTANCE) return "importance";
	if (!daily || observations < DAILY_OBSERVATIONS) return null;
	const passed = reflected_at === null ? Number.POSITIVE_INFINITY : Date.parse(now) - Date.parse(reflected_at);
	return passed >= DAILY_HOURS * HOUR ? "daily" : null;
}
