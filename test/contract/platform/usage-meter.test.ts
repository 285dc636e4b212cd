import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1StorageWatch, d1UsageDays } from "../../../src/features/access/store/usage-days.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import type { Clock } from "../../../src/platform/clock/clock.ts";
import { d1Quotas } from "../../../src/platform/quotas/quotas.ts";
import { d1Spending, d1UsageMeter } from "../../../src/platform/usage/usage.ts";
import { brokenDatabase } from "../../fakes/database.ts";
import { listedThread } from "../threads/thread-fixtures.ts";

const today = Date.UTC(2026, 0, 12, 12);
const date = "2026-01-12";
const freshTenant = () => `t-${crypto.randomUUID().slice(0, 18)}`;
const used = (tenant: string) => d1UsageDays(env.DB, tenant).between("2026-01-01", "2026-12-31");

/** A clock that stands still; whoever pauses goes on when it is told to. */
function heldClock() {
	let now = today;
	let waiting: (() => void)[] = [];
	const clock: Clock = {
		now: () => now,
		elapsed: () => now,
		pause: () => new Promise((go) => waiting.push(go)),
	};
	const goOn = () => {
		const gone = waiting;
		waiting = [];
		for (const go of gone) go();
		return gone.length;
	};
	return { clock, goOn, pass: (ms: number) => (now += ms) };
}

describe("a meter of usage", () => {
	it("gathers what is counted, and writes it once for all", async () => {
		const [a, b] = [freshTenant(), freshTenant()];
		const { clock, goOn } = heldClock();
		const asked = vi.fn(() => env.DB);
		const meter = d1UsageMeter(asked, clock);
		const first = meter.note(a, { requests: 1, context_tokens: 900 });
		await Promise.all([1, 2, 3].map(() => meter.note(a, { requests: 1, context_tokens: 100 })));
		await meter.note(b, { requests: 1, context_tokens: 0 });
		expect(asked).not.toHaveBeenCalled();

		expect(goOn()).toBe(1);
		await first;
		expect(asked).toHaveBeenCalledTimes(2);
		expect(await used(a)).toEqual([
			{ date, requests: 4, context_tokens: 1_200, stored_bytes: 0, input_tokens: 0, output_tokens: 0 },
		]);
		expect(await used(b)).toMatchObject([{ requests: 1, context_tokens: 0 }]);

		const second = meter.note(a, { requests: 1, context_tokens: 0 });
		goOn();
		await second;
		expect(await used(a)).toMatchObject([{ requests: 5 }]);
	});

	it("adds up with other isolates and with what models used", async () => {
		const tenant = freshTenant();
		const notes = [1, 2, 3, 4].map(() => {
			const { clock, goOn } = heldClock();
			const noted = d1UsageMeter(() => env.DB, clock).note(tenant, { requests: 2, context_tokens: 10 });
			goOn();
			return noted;
		});
		await Promise.all([...notes, d1Spending(env.DB, tenant).note(date, { input_tokens: 5, output_tokens: 6 })]);
		expect(await used(tenant)).toMatchObject([{ requests: 8, context_tokens: 40, input_tokens: 5, output_tokens: 6 }]);
	});

	it("counts for the day on which it was used", async () => {
		const tenant = freshTenant();
		const { clock, goOn, pass } = heldClock();
		const meter = d1UsageMeter(() => env.DB, clock);
		const first = meter.note(tenant, { requests: 1, context_tokens: 0 });
		pass(12 * 3_600_000);
		const second = meter.note(tenant, { requests: 1, context_tokens: 0 });
		goOn();
		await Promise.all([first, second]);
		expect((await used(tenant)).map((day) => [day.date, day.requests])).toEqual([
			["2026-01-13", 1],
			["2026-01-12", 1],
		]);
	});

	it("keeps what could not be written for the next time, and fails nobody", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const tenant = freshTenant();
		const { clock, goOn } = heldClock();
		let db = brokenDatabase(env.DB);
		const meter = d1UsageMeter(() => db, clock);
		const first = meter.note(tenant, { requests: 1, context_tokens: 5 });
		goOn();
		await first;
		db = env.DB;
		const second = meter.note(tenant, { requests: 1, context_tokens: 5 });
		goOn();
		await second;
		expect(await used(tenant)).toMatchObject([{ requests: 2, context_tokens: 10 }]);
		expect(logged).toHaveBeenCalledOnce();
		logged.mockRestore();
	});

	it("is written by the next one where the first was cut off", async () => {
		const tenant = freshTenant();
		const { clock, goOn, pass } = heldClock();
		const meter = d1UsageMeter(() => env.DB, {
			...clock,
			pause: vi.fn(clock.pause).mockReturnValueOnce(new Promise(() => undefined)),
		});
		void meter.note(tenant, { requests: 1, context_tokens: 0 });
		pass(11_000);
		const second = meter.note(tenant, { requests: 1, context_tokens: 0 });
		goOn();
		await second;
		expect(await used(tenant)).toMatchObject([{ requests: 2 }]);
	});
});

const NO_LIMITS = { threads: null, memories: null, installations: null, stored_bytes: null };
const LATER = "2100-01-01T00:00:00.000Z";

describe("what is stored", () => {
	it("is the sum of what the threads said last, and is noted for the day", async () => {
		const [tenant, other] = [freshTenant(), freshTenant()];
		const list = d1ThreadList(env.DB, wholeTenant(tenant));
		const stored = async () => (await d1Quotas(() => env.DB, NO_LIMITS).held(tenant)).stored_bytes;
		expect(await stored()).toBe(0);

		await list.put(listedThread({ id: "a" }), { stored_bytes: 1_000 });
		await list.put(listedThread({ id: "b" }), { stored_bytes: 200 });
		await list.put(listedThread({ id: "c" }));
		await d1ThreadList(env.DB, wholeTenant(other)).put(listedThread({ id: "a" }), { stored_bytes: 5 });
		await list.put(listedThread({ id: "a", title: "changed" }));
		expect(await stored()).toBe(1_200);

		const cleanup = d1StorageWatch(env.DB);
		await cleanup.note(date);
		expect(await used(tenant)).toMatchObject([{ date, requests: 0, stored_bytes: 1_200 }]);
		expect(await used(other)).toMatchObject([{ stored_bytes: 5 }]);

		await list.remove("b", LATER);
		await list.put(listedThread({ id: "a" }), { stored_bytes: 3_000 });
		await cleanup.note(date);
		expect(await used(tenant)).toMatchObject([{ stored_bytes: 3_000 }]);
	});
});
