import { err, ok, type Result } from "../core/base/result.ts";
import type { RateLimiter } from "../ports/rate-limiter.ts";
import { tokenBuckets } from "./embedded/token-bucket.ts";
import { boundRateLimiter, type RateLimitBinding } from "./rate-limit-binding/rate-limiter.ts";

/** Who counts for what; null where nothing is limited. */
export type Limiters = { key: RateLimiter | null; tenant: RateLimiter | null; installation: RateLimiter | null };

type Bound = { [Name in keyof Limiters]: RateLimitBinding | undefined };

/** The platform counts in periods of 10 or 60 seconds; the shorter one ends a mistake sooner. */
const PERIOD_S = 10;

/** Requests in ten seconds. */
const LIMITS = {
	key: { name: "TESSERA_RATE_LIMIT_KEY", usual: 300 },
	tenant: { name: "TESSERA_RATE_LIMIT_TENANT", usual: 1_000 },
	installation: { name: "TESSERA_RATE_LIMIT_WEBHOOKS", usual: 300 },
} as const;

/** The limiters that are configured: 0 is none, else the binding, else buckets in memory. Throws where a setting is no count. */
export function limitersOf(setting: (key: string) => string | null, bound: Bound, now: () => number): Limiters {
	const limits = rateLimitsOf(setting);
	if (!limits.ok) throw new Error(limits.error);
	const limiterOf = (name: keyof Limiters) => {
		const limit = limits.value[name];
		const binding = bound[name];
		if (limit === 0) return null;
		return binding === undefined ? tokenBuckets(limit, PERIOD_S * 1_000, now) : boundRateLimiter(binding, PERIOD_S);
	};
	return { key: limiterOf("key"), tenant: limiterOf("tenant"), installation: limiterOf("installation") };
}

/** Requests in ten seconds, as they are set; the error names the setting that is no count. */
export function rateLimitsOf(setting: (key: string) => string | null): Result<Record<keyof Limiters, number>, string> {
	const wrong = Object.values(LIMITS).find(({ name }) => !/^\d{1,7}$/.test(setting(name) ?? "0"));
	if (wrong !== undefined)
		return err(`${wrong.name} must be requests in ${PERIOD_S} seconds, such as 300, or 0 for no limit.`);
	const limitOf = ({ name, usual }: { name: string; usual: number }) => Number(setting(name) ?? usual);
	return ok({ key: limitOf(LIMITS.key), tenant: limitOf(LIMITS.tenant), installation: limitOf(LIMITS.installation) });
}
