/** Whether one more use is allowed; if not, after how many whole seconds (at least 1) it is worth another try. */
type Allowance = { allowed: true } | { allowed: false; retryAfterS: number };

/** Counts uses of keys. Counts are approximate: each place that counts (an isolate, a location) has its own. */
export type RateLimiter = {
	/** Counts one use. May reject or hang: whoever asks decides what follows (platform/limits/rate-limits.ts). */
	take(key: string): Promise<Allowance>;
};
