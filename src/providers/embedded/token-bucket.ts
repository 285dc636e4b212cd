import type { RateLimiter } from "../../ports/rate-limiter.ts";

type Bucket = { tokens: number; at: number };

/** Beyond so many keys those that are full again are forgotten: they count as new ones. */
const MOST_KEYS = 10_000;

/**
 * A token bucket for each key in this isolate's memory: `limit` at once, and as many again in each period. It stands in for the
 * platform's binding where there is none.
 */
export function tokenBuckets(limit: number, periodMs: number, now: () => number): RateLimiter {
	const buckets = new Map<string, Bucket>();
	const perMs = limit / periodMs;

	function tokensOf({ tokens, at }: Bucket, time: number): number {
		return Math.min(limit, tokens + Math.max(0, time - at) * perMs);
	}

	function forgetFull(time: number): void {
		for (const [key, bucket] of buckets) if (tokensOf(bucket, time) >= limit) buckets.delete(key);
	}

	return {
		async take(key) {
			const at = now();
			const known = buckets.get(key);
			const tokens = known === undefined ? limit : tokensOf(known, at);
			const allowed = tokens >= 1;
			buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at });
			if (buckets.size > MOST_KEYS) forgetFull(at);
			if (allowed) return { allowed };
			return { allowed, retryAfterS: Math.max(1, Math.ceil((1 - tokens) / perMs / 1_000)) };
		},
	};
}
