import type { RateLimiter } from "../../ports/rate-limiter.ts";

/** What is used of the platform's binding (developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit). */
export type RateLimitBinding = { limit(options: { key: string }): Promise<{ success?: unknown }> };

/**
 * The platform's counters: one for each key in each of its locations. Limit and period stand with the binding in wrangler.toml. It
 * does not say when the period ends, so a whole one is asked for.
 */
export function boundRateLimiter(binding: RateLimitBinding, periodS: number): RateLimiter {
	return {
		async take(key) {
			const { success } = await binding.limit({ key });
			if (typeof success !== "boolean") throw new Error("the rate limiting binding answered what is no answer");
			return success ? { allowed: true } : { allowed: false, retryAfterS: periodS };
		},
	};
}
