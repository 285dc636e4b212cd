import { expect, it } from "vitest";
import { daysAfter, daysIn, remainingAllowance, utcDay } from "../../../../src/core/base/usage.ts";

it.each([
	[1_000, 0, 1_000, true, 1_000],
	[1_000, 1, 1_000, false, 999],
	[1_000, 999, 1, true, 1],
	[1_000, 5_000, 1, false, 0],
	[0, 0, 1, false, 0],
])("of a cap of %i, with %i spent, %i more are allowed: %s, %i are left", (cap, spent, wanted, allowed, remaining) => {
	const half = Math.floor(spent / 2);
	expect(remainingAllowance(cap, { input_tokens: half, output_tokens: spent - half }, wanted)).toEqual({
		allowed,
		remaining,
	});
});

it("counts days in UTC, over ends of months and leap days", () => {
	expect(utcDay(Date.UTC(2026, 0, 12, 23, 59, 59, 999))).toBe("2026-01-12");
	expect(daysAfter("2028-02-28", 2)).toBe("2028-03-01");
	expect(daysAfter("2026-01-01", -1)).toBe("2025-12-31");
	expect([
		daysIn("2026-01-01", "2026-01-01"),
		daysIn("2025-12-31", "2026-12-31"),
		daysIn("2026-01-02", "2026-01-01"),
	]).toEqual([1, 366, 0]);
});
