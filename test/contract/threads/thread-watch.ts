import { expect, it } from "vitest";
import type { ThreadWatch } from "../../../src/features/threads/store/list/thread-list.ts";

type Changed = { tenant: string; id: string; updated_at: string };

const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();

/** What every watch has to keep. `make` gives the watch over a list that holds just these threads. */
export function threadWatchContract(make: (threads: Changed[]) => Promise<ThreadWatch>): void {
	const changed = (tenant: string, id: string, at: number) => ({ tenant, id, updated_at: minute(at) });

	it("gives the threads of every tenant that changed since then, newest first", async () => {
		const watch = await make([
			changed("a", "t", 1),
			changed("b", "t", 3),
			changed("a", "u", 2),
			changed("a", "old", 0),
		]);

		expect(await watch.changedSince(minute(1), 10)).toEqual([
			{ tenant: "b", id: "t" },
			{ tenant: "a", id: "u" },
			{ tenant: "a", id: "t" },
		]);
	});

	it("gives no more than asked for, and nothing where nothing changed", async () => {
		const watch = await make([changed("a", "t", 1), changed("a", "u", 2)]);

		expect(await watch.changedSince(minute(0), 1)).toEqual([{ tenant: "a", id: "u" }]);
		expect(await watch.changedSince(minute(5), 10)).toEqual([]);
	});
}
