import { expect, it } from "vitest";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { appended, keptContext as kept, made, must, NOW, snapshotRequest, user } from "./thread-fixtures.ts";

/** The last contexts of a thread. */
export function contextsContract(fresh: () => ThreadLog): void {
	async function thread(): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		return log;
	}

	const ids = async (log: ThreadLog) => must(await log.contexts({ limit: 50 })).contexts.map(({ id }) => id);

	it("gives a context as it was kept", async () => {
		const log = await thread();
		await log.keep(kept("one"));
		const { prefixHashes: _marks, appended: _appended, asked_at: _asked, hidden: _gone, ...read } = kept("one");

		expect(await log.context("one")).toEqual({ ok: true, value: read });
		expect(await log.context("two")).toEqual({ ok: false, error: { reason: "not_found", what: "context" } });
		expect(must(await log.snapshot(snapshotRequest())).view.prefixHashes).toEqual(["mark one"]);
	});

	it("keeps the last 20, newest first, page by page", async () => {
		const log = await thread();
		for (let n = 1; n <= 23; n++) await log.keep(kept(`c${n}`));

		expect(await ids(log)).toEqual(Array.from({ length: 20 }, (_, n) => `c${23 - n}`));
		expect((await log.context("c3")).ok).toBe(false);
		const first = must(await log.contexts({ limit: 8 }));
		const second = must(await log.contexts({ limit: 12, before: first.contexts.at(-1)?.number }));
		expect([first.more, second.more]).toEqual([true, false]);
		expect(second.contexts.map(({ id }) => id)).toEqual((await ids(log)).slice(8));
	});

	it("keeps the largest there may be, and one without its rendering", async () => {
		const log = await thread();
		const large = { request: `"${"x".repeat(1_000_000)}"`, rendering: `"${"y".repeat(1_499_000)}"` };
		await log.keep(kept("large", large));
		await log.keep(kept("bare", { rendering: null }));

		expect(must(await log.context("large"))).toMatchObject(large);
		expect(must(await log.context("bare"))).toMatchObject({ rendering: null, report: "{}" });
	});

	it("forgets renderings, and the query itself, when a message is deleted", async () => {
		const log = await thread();
		await appended(log, [user("secret", { id: "m1" })]);
		await log.keep(kept("one"));
		await log.keep(kept("two", { appended: "m1" }));
		await log.remove("m1", NOW);

		expect(await ids(log)).toEqual(["one"]);
		expect(must(await log.context("one")).rendering).toBeNull();
	});

	it("does not keep what was deleted before it came", async () => {
		const log = await thread();
		await appended(log, [user("secret", { id: "m1" })]);
		await log.remove("m1", NOW);
		await log.keep(kept("one"));
		await log.keep(kept("two", { appended: "m1", hidden: 1 }));
		await log.keep(kept("three", { hidden: 1 }));

		expect(await ids(log)).toEqual(["three"]);
		expect(must(await log.context("three")).rendering).not.toBeNull();
	});

	it("keeps nothing of a thread that is erased", async () => {
		const log = await thread();
		await log.keep(kept("one"));
		await log.erase();
		await log.keep(kept("two"));
		expect((await log.contexts({ limit: 5 })).ok).toBe(false);
		await made(log, { title: "anew" });
		expect(await ids(log)).toEqual([]);
	});
}
