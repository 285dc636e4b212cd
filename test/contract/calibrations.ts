import { expect, it } from "vitest";
import type { Calibrations } from "../../src/ports/calibrations.ts";

/** What every store of calibrations has to keep. */
export function calibrationsContract(of: (tenant: string) => Calibrations): void {
	const fresh = () => of(`t-${crypto.randomUUID().slice(0, 18)}`);

	it("knows nothing before the first report, and then what it said", async () => {
		const calibrations = fresh();
		expect(await calibrations.all()).toEqual(new Map());

		await calibrations.note("a", 1.2);
		await calibrations.note("b", 0.8);
		expect(await calibrations.all()).toEqual(
			new Map([
				["a", 1.2],
				["b", 0.8],
			]),
		);
	});

	it("averages what is reported, and follows it when it changes", async () => {
		const calibrations = fresh();
		for (const ratio of [1, 1.2, 1.4]) await calibrations.note("a", ratio);
		expect((await calibrations.all()).get("a")).toBeCloseTo(1.2);

		for (let n = 0; n < 120; n++) await calibrations.note("a", 2);
		const after = (await calibrations.all()).get("a");
		expect(after).toBeGreaterThan(1.99);
		expect(after).toBeLessThanOrEqual(2);
	});

	it("loses no report of many at once", async () => {
		const calibrations = fresh();
		await Promise.all([1, 1.1, 1.2, 1.3].map((ratio) => calibrations.note("a", ratio)));
		expect((await calibrations.all()).get("a")).toBeCloseTo(1.15);
	});

	it("keeps tenants apart", async () => {
		await fresh().note("a", 1.5);
		expect(await fresh().all()).toEqual(new Map());
	});
}
