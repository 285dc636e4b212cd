import { describe, expect, it } from "vitest";
import type { RateLimiter } from "../../../src/ports/rate-limiter.ts";
import { tokenBuckets } from "../../../src/providers/embedded/token-bucket.ts";
import { boundRateLimiter } from "../../../src/providers/rate-limit-binding/rate-limiter.ts";
import { fakeRateLimit } from "../../fakes/rate-limit.ts";

const PERIOD_MS = 10_000;

/** What every limiter does, whoever counts: three uses in ten seconds. */
function rateLimiterContract(name: string, limiterOf: (now: () => number) => RateLimiter) {
	describe(name, () => {
		const start = Date.UTC(2026, 0, 12);

		function limiter() {
			let time = start;
			const { take } = limiterOf(() => time);
			return { take, pass: (ms: number) => (time += ms) };
		}

		const refusal = { allowed: false, retryAfterS: expect.any(Number) };

		it("allows what is within the limit, and then says when to come again", async () => {
			const { take } = limiter();
			for (const _ of [1, 2, 3]) expect(await take("a")).toEqual({ allowed: true });
			const refused = await take("a");
			expect(refused).toEqual(refusal);
			const wait = refused.allowed ? 0 : refused.retryAfterS;
			expect(Number.isInteger(wait)).toBe(true);
			expect(wait).toBeGreaterThanOrEqual(1);
			expect(wait).toBeLessThanOrEqual(10);
		});

		it("allows another use after the wait that it asked for", async () => {
			const { take, pass } = limiter();
			for (const _ of [1, 2, 3]) await take("a");
			const refused = await take("a");
			pass((refused.allowed ? 0 : refused.retryAfterS) * 1_000);
			expect(await take("a")).toEqual({ allowed: true });
		});

		it("counts each key by itself", async () => {
			const { take } = limiter();
			for (const _ of [1, 2, 3, 4]) await take("a");
			expect(await take("a")).toEqual(refusal);
			expect(await take("b")).toEqual({ allowed: true });
		});

		it("gives no more than the limit after any rest", async () => {
			const { take, pass } = limiter();
			for (const _ of [1, 2, 3, 4]) await take("a");
			pass(100 * PERIOD_MS);
			const taken = await Promise.all([1, 2, 3, 4, 5].map(() => take("a")));
			expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3);
		});
	});
}

rateLimiterContract("buckets in memory", (now) => tokenBuckets(3, PERIOD_MS, now));
rateLimiterContract("the platform's binding", (now) => boundRateLimiter(fakeRateLimit(3, PERIOD_MS, now), 10));

it("forgets keys that are full again, and none that is in use", async () => {
	let time = 0;
	const { take } = tokenBuckets(1, PERIOD_MS, () => time);
	await take("kept");
	for (let key = 0; key < 10_050; key++) await take(`k${key}`);
	expect(await take("kept")).toMatchObject({ allowed: false });
	time += PERIOD_MS;
	for (let key = 0; key < 10_050; key++) await take(`l${key}`);
	expect(await take("kept")).toEqual({ allowed: true });
});
