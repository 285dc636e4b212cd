import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { alarmOf } from "../../../../src/platform/objects/worker-loops.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

function set() {
	const times: number[] = [];
	const alarm = alarmOf({ setAlarm: async (time) => void times.push(Number(time)) });
	return { alarm, times };
}

it("is only ever moved to an earlier time, and to none that is over, until it rings", () => {
	const wakes = fc.array(fc.record({ in: fc.integer({ min: -5_000, max: 40_000 }), pass: fc.nat(1_000) }), {
		maxLength: 30,
	});
	fc.assert(
		fc.property(wakes, (given) => {
			const { alarm, times } = set();
			for (const wake of given) {
				const before = times.at(-1);
				vi.setSystemTime(Date.now() + wake.pass);
				// One that was lost is another matter.
				if (before !== undefined && before < Date.now() - 4_000) return;
				const due = Date.now() + wake.in;
				alarm.scheduleAt(due);
				const after = times.at(-1) ?? 0;
				if (after !== before) expect(after).toBeGreaterThan(Date.now());
				expect(after).toBeLessThanOrEqual(Math.max(due, Date.now() + 1));
				if (before !== undefined) expect(after).toBeLessThanOrEqual(before);
			}
		}),
	);
});

it("is set anew once it rang, and where it was lost", () => {
	const { alarm, times } = set();
	alarm.scheduleAt(Date.now());
	alarm.rang();
	alarm.scheduleAt(Date.now() + 1_000);
	expect(times).toEqual([1_000_001, 1_001_000]);
	vi.setSystemTime(1_005_000);
	alarm.scheduleAt(Date.now());
	expect(times).toHaveLength(2);
	vi.setSystemTime(1_006_001);
	alarm.scheduleAt(Date.now());
	expect(times.at(-1)).toBe(1_006_002);
});
