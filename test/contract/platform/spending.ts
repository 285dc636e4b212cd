import { expect, it } from "vitest";
import type { Spending } from "../../../src/platform/usage/usage.ts";

/** What every count of background tokens has to keep. */
export function spendingContract(of: (tenant: string) => Spending): void {
	const fresh = () => of(`t-${crypto.randomUUID().slice(0, 18)}`);
	const none = { input_tokens: 0, output_tokens: 0 };

	it("knows of nothing before the first call, and adds up from then on, day by day", async () => {
		const spending = fresh();
		expect(await spending.spent("2026-01-12")).toEqual(none);

		await spending.note("2026-01-12", { input_tokens: 1_000, output_tokens: 20 });
		await spending.note("2026-01-12", { input_tokens: 500, output_tokens: 3 });
		await spending.note("2026-01-13", { input_tokens: 7, output_tokens: 0 });
		expect(await spending.spent("2026-01-12")).toEqual({ input_tokens: 1_500, output_tokens: 23 });
		expect(await spending.spent("2026-01-13")).toEqual({ input_tokens: 7, output_tokens: 0 });
	});

	it("loses no call of many at once", async () => {
		const spending = fresh();
		const calls = Array.from({ length: 20 }, (_, n) =>
			spending.note("2026-01-12", { input_tokens: n, output_tokens: 1 }),
		);
		await Promise.all(calls);
		expect(await spending.spent("2026-01-12")).toEqual({ input_tokens: 190, output_tokens: 20 });
	});

	it("keeps tenants apart", async () => {
		await fresh().note("2026-01-12", { input_tokens: 1, output_tokens: 1 });
		expect(await fresh().spent("2026-01-12")).toEqual(none);
	});
}
