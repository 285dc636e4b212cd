import { expect, it } from "vitest";
import type { Calibrations } from "../../../src/features/contexts/store/calibrations.ts";

/** What every store of calibrations has to keep. */
export function calibrationsContract(of: (tenant: string) => Calibrations): void {
	const fresh = () => of(`t-${crypto.randomUUID().slice(0, 18)}`);

	it("knows nothing before the first report, which then moves what held before by an eleventh", async () => {
		const calibrations = fresh();
		expect(await calibrations.all()).toEqual(new Map());

		await calibrations.note("a", { ratio: 2, before: 0.9 });
		await calibrations.note("b", { ratio: 0.8, before: 0.8 });
		const all = await calibrations.all();
		expect(all.get("a")).toBeCloseTo(1);
		expect(all.get("b")).toBeCloseTo(0.8);
		expect(all.size).toBe(2);
	});

	it("averages what is reported, and follows it when it changes", async () => {
		const calibrations = fresh();
		const note = (ratio: number) => calibrations.note("a", { ratio, before: 1 });
		for (const ratio of [1.2, 1.3, 1.4]) await note(ratio);
		expect((await calibrations.all()).get("a")).toBeCloseTo(1 + 0.9 / 13);

		for (let n = 0; n < 120; n++) await note(2);
		const after = (await calibrations.all()).get("a");
		expect(after).toBeGreaterThan(1.99);
		expect(after).toBeLessThanOrEqual(2);
	});

	it("loses no report of many at once", async () => {
		const calibrations = fresh();
		await Promise.all([1, 1.1, 1.2, 1.3].map((ratio) => calibrations.note("a", { ratio, before: 1 })));
		expect((await calibrations.all()).get("a")).toBeCloseTo(1 + 0.6 / 14);
	});

	it("keeps tenants apart", async () => {
		await fresh().note("a", { ratio: 1.5, before: 1 });
		expect(await fresh().all()).toEqual(new Map());
	});
}
