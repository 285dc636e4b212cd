import { beforeEach, describe, expect, it } from "vitest";
import type { Outbox, OutboxWatch } from "../../../src/features/memory/store/index/outbox.ts";

/** Ways to write what an outbox tells of; each leaves a row there, written at that minute. */
export type Written = {
	memory(
		id: string,
		at: number,
		more?: { content?: string; scope?: string; status?: string; version?: number },
	): Promise<void>;
	episode(id: string, at: number, user: string | null): Promise<void>;
	skill(id: string, at: number): Promise<void>;
	/** A row alone, about something that is nowhere. */
	gone(id: string, at: number): Promise<void>;
};

export type OutboxCase = {
	of(tenant: string): { outbox: Outbox; write: Written };
	watch: OutboxWatch;
	clear(): Promise<void>;
};

export const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();

const NOW = Date.UTC(2026, 0, 12, 12);

/** What every outbox has to keep, and the watch over all of them. */
export function outboxContract({ of, watch, clear }: OutboxCase): void {
	let { outbox, write } = of("a");
	const ids = async (limit = 10, now = NOW) => (await outbox.take(limit, now)).map(({ id }) => id);

	beforeEach(async () => {
		await clear();
		({ outbox, write } = of("a"));
	});

	it("tells what each thing says now, oldest first", async () => {
		await write.memory("mem_1", 1, { content: "Ada likes tea.", scope: "user:ada", version: 3 });
		await write.episode("eps_1", 2, "ada");
		await write.skill("skl_1", 3);
		expect(await outbox.take(10, NOW)).toMatchObject([
			{ kind: "memory", id: "mem_1", attempts: 0, now: { text: "Ada likes tea.", scope: "user:ada", version: 3 } },
			{ kind: "episode", id: "eps_1", now: { text: "talk of eps_1", scope: "user:ada", version: 1 } },
			{ kind: "skill", id: "skl_1", now: { text: "deploy\nHow to deploy\n1. push", scope: "global", version: 1 } },
		]);
		expect(await ids(2)).toEqual(["mem_1", "eps_1"]);
	});

	it.each(["superseded", "expired", "deleted"])("says that a memory that is %s is gone", async (status) => {
		await write.memory("mem_1", 1, { status });
		expect(await outbox.take(10, NOW)).toMatchObject([{ id: "mem_1", now: null }]);
	});

	it("says the same of what is nowhere, and of nobody's episode", async () => {
		await write.gone("mem_9", 1);
		await write.episode("eps_1", 2, null);
		expect(await outbox.take(10, NOW)).toMatchObject([
			{ id: "mem_9", now: null },
			{ id: "eps_1", now: null },
		]);
	});

	it("tells a thing once, and what is done with it covers all that was written before", async () => {
		await write.memory("mem_1", 1, { content: "old" });
		await write.memory("mem_2", 2);
		await write.memory("mem_1", 3, { content: "new" });
		const taken = await outbox.take(10, NOW);
		expect(taken).toHaveLength(2);
		expect(taken).toMatchObject([{ id: "mem_1", now: { text: "new" } }, { id: "mem_2" }]);
		await write.memory("mem_1", 4, { content: "newer" });
		await outbox.done(taken.map(({ number }) => number));
		expect(await outbox.take(10, NOW)).toMatchObject([{ id: "mem_1", now: { text: "newer" } }]);
		await outbox.done((await outbox.take(10, NOW)).map(({ number }) => number));
		expect(await outbox.state()).toBeNull();
	});

	it("takes older rows away that wait, too", async () => {
		await write.memory("mem_1", 1);
		await outbox.postpone(
			(await outbox.take(1, NOW)).map(({ number }) => number),
			NOW + 1,
		);
		await write.memory("mem_1", 2);
		await outbox.done((await outbox.take(1, NOW)).map(({ number }) => number));
		expect(await outbox.state()).toBeNull();
	});

	it("lets what is put off wait, and counts how often it was", async () => {
		await write.memory("mem_1", 1);
		await write.memory("mem_2", 2);
		const [first] = await outbox.take(1, NOW);
		await outbox.postpone([first?.number ?? 0], NOW + 5_000);
		expect(await ids()).toEqual(["mem_2"]);
		expect(await outbox.state()).toEqual({ oldest: minute(1), next_due: 0 });
		await outbox.done((await outbox.take(1, NOW)).map(({ number }) => number));
		expect(await outbox.state()).toEqual({ oldest: minute(1), next_due: NOW + 5_000 });
		expect(await outbox.take(1, NOW + 5_000)).toMatchObject([{ id: "mem_1", attempts: 1 }]);
	});

	it("is one tenant's only", async () => {
		const other = of("b");
		await write.memory("mem_1", 1, { content: "a's" });
		await other.write.memory("mem_1", 2, { content: "b's" });
		const numbers = (await outbox.take(10, NOW)).map(({ number }) => number);
		await other.outbox.done(numbers);
		await other.outbox.postpone(numbers, NOW * 2);
		expect(await outbox.take(10, NOW)).toMatchObject([{ id: "mem_1", now: { text: "a's" } }]);
		expect(await other.outbox.take(10, NOW)).toMatchObject([{ id: "mem_1", now: { text: "b's" } }]);
	});

	it("asks for everything anew that is there, and for nothing else", async () => {
		await write.memory("mem_1", 1);
		await write.memory("mem_2", 2, { status: "superseded" });
		await write.episode("eps_1", 3, "ada");
		await write.skill("skl_1", 4);
		await outbox.done((await outbox.take(10, NOW)).map(({ number }) => number));
		await outbox.refill(NOW);
		expect((await ids()).sort()).toEqual(["eps_1", "mem_1", "skl_1"]);
		expect(await outbox.state()).toMatchObject({ oldest: new Date(NOW).toISOString() });
	});

	describe("the watch over all outboxes", () => {
		it("names tenants with something old, each once", async () => {
			for (const id of ["mem_1", "mem_2"]) await write.memory(id, 1);
			await of("b").write.memory("mem_3", 5);
			await of("c").write.memory("mem_4", 2);
			expect(await watch.waitingSince(minute(3), null, 10)).toEqual(["a", "c"]);
			expect(await watch.waitingSince(minute(3), "a", 10)).toEqual(["c"]);
			expect(await watch.waitingSince(minute(9), "a", 1)).toEqual(["b"]);
			expect(await watch.waitingSince(minute(3), null, 1)).toEqual(["a"]);
			expect(await watch.waitingSince(minute(1), null, 10)).toEqual([]);
			expect(await watch.oldest()).toEqual({ created_at: minute(1), attempts: 0 });
		});

		it("names none where all is told", async () => {
			expect(await watch.waitingSince(minute(9), null, 10)).toEqual([]);
			expect(await watch.oldest()).toBeNull();
		});
	});
}
