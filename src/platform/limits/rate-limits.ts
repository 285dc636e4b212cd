import type { RateLimiter } from "../../ports/rate-limiter.ts";
import type { Clock } from "../clock/clock.ts";

/** Who has asked too often, and after how many seconds that is over. */
export type Limited = { whose: "key" | "tenant" | "installation"; retryAfterS: number };

/** Limits on what callers ask; a limiter that fails lets everything through, and /health says so. */
export type RateLimits = {
	/** Counts a request under a key (`hash`: of its text); null: it may go on. Never rejects. */
	request(tenant: string, hash: string): Promise<Limited | null>;
	/** Counts what a platform has sent and signed. Never rejects. */
	webhook(tenant: string, installation: string): Promise<Limited | null>;
	/** `off` where nothing is limited; `degraded` where a limiter failed lately. */
	state(): "ok" | "off" | "degraded";
};

type Limiters = { key: RateLimiter | null; tenant: RateLimiter | null; installation: RateLimiter | null };

/** A limiter that has not answered by then counts as failed (ms): no request waits longer for it. */
const DEADLINE_MS = 100;
const ERROR_REMEMBERED_MS = 30_000;

export function rateLimitsWith(limiters: Limiters, clock: Pick<Clock, "now">): RateLimits {
	let failedAt: number | null = null;

	async function take(whose: Limited["whose"], key: string): Promise<Limited | null> {
		const limiter = limiters[whose];
		if (limiter === null) return null;
		try {
			const taken = await inTime(limiter.take(key));
			return taken.allowed ? null : { whose, retryAfterS: taken.retryAfterS };
		} catch (error) {
			// One line for a failure that lasts.
			if (!isRecent()) console.error(`the rate limiter of each ${whose} failed; requests are let through`, error);
			failedAt = clock.now();
			return null;
		}
	}

	function isRecent(): boolean {
		return failedAt !== null && clock.now() - failedAt < ERROR_REMEMBERED_MS;
	}

	return {
		async request(tenant, hash) {
			const [key, all] = await Promise.all([take("key", `key ${hash}`), take("tenant", `tenant ${tenant}`)]);
			return key ?? all;
		},
		webhook: (tenant, installation) => take("installation", `installation ${tenant} ${installation}`),
		state() {
			if (Object.values(limiters).every((limiter) => limiter === null)) return "off";
			return isRecent() ? "degraded" : "ok";
		},
	};
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("no answer in time")), DEADLINE_MS);
	});
	try {
		return await Promise.race([asked, late]);
	} finally {
		clearTimeout(timer);
	}
}
