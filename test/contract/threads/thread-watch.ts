import { expect, it } from "vitest";
import type { ThreadWatch } from "../../../src/features/threads/store/list/thread-list.ts";

type Changed = { tenant: string; id: string; updated_at: string };

const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();

/** What every watch has to keep. `make` gives the watch over a list that holds just these threads. */
export function threadWatchContract(make: (threads: Changed[]) => Promise<ThreadWatch>): void {
	const changed = (tenant: string, id: string, at: number) => ({ tenant, id, updated_at: minute(at) });

	it("gives the threads of every tenant that changed since then, oldest first", async () => {
		const watch = await make([
			changed("a", "t", 1),
			changed("b", "t", 3),
			changed("a", "u", 2),
			changed("a", "old", 0),
		]);

		const found = [changed("a", "t", 1), changed("a", "u", 2), changed("b", "t", 3)];
		expect(await watch.changedSince(minute(1), null, 10)).toEqual(found);
	});

	it("goes on behind one of them, whenever that changed", async () => {
		const threads = [changed("a", "t", 1), changed("a", "u", 1), changed("b", "a", 1), changed("a", "a", 2)];
		const watch = await make(threads);

		for (const [index, after] of threads.entries()) {
			expect(await watch.changedSince(minute(5), after, 10)).toEqual(threads.slice(index + 1));
		}
	});

	it("gives no more than asked for, and nothing where nothing changed", async () => {
		const watch = await make([changed("a", "t", 1), changed("a", "u", 2)]);

		expect(await watch.changedSince(minute(0), null, 1)).toEqual([changed("a", "t", 1)]);
		expect(await watch.changedSince(minute(5), null, 10)).toEqual([]);
	});
}
