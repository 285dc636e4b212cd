import { beforeEach, describe, expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { MemoryCleanup } from "../../../src/features/memory/store/memories/memory-cleanup.ts";
import type { MemoryEntry, MemoryStore } from "../../../src/features/memory/store/memories/memory-store.ts";
import type { Observations } from "../../../src/features/memory/store/observations/observations.ts";
import type { ReflectionWatch } from "../../../src/features/reflection/store/reflection-watch.ts";

const NOW = "2026-06-01T00:00:00.000Z";
const LATER = "2026-06-01T12:00:00.000Z";

type Case = {
	observations(tenant: string): Observations;
	watch: ReflectionWatch;
	cleanup: MemoryCleanup;
	store(accessScope: AccessScope): MemoryStore;
};

const nothing = { key: null, source: null, valid_from: null, valid_to: null, expires_at: null, review_at: null };

function entry(id: string, more: Partial<MemoryEntry> = {}): MemoryEntry {
	const own = { id, content: `It says ${id}`, type: "fact", scope: "user:ada", is_static: false } as const;
	return {
		...nothing,
		...own,
		importance: 5,
		confidence: 1,
		created_at: null,
		metadata: null,
		quotes: [],
		evidence: [],
		...more,
	};
}

/** What everybody keeps who knows what is to be reflected on. */
export function observationsContract({ observations, watch, cleanup, store }: Case): void {
	let tenant = "";
	beforeEach(() => {
		tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	});
	const write = (...entries: MemoryEntry[]) => store(wholeTenant(tenant)).write(entries, NOW);
	const fresh = async (scope = "user:ada", limit = 10) => observations(tenant).fresh(scope, limit);
	const named = (all: readonly { id: string }[]) => all.map(({ id }) => id);
	const waiting = async (least = 1, before = "") => {
		const all = await watch.waiting({ least, before, after: null, limit: 500 });
		return all.filter((one) => one.tenant === tenant);
	};

	describe("what is new", () => {
		it("is what was written in a scope, in its order, until it was reflected on", async () => {
			await write(entry("a"), entry("b"), entry("other", { scope: "user:bob" }), entry("c"));
			const first = await fresh("user:ada", 2);
			expect(named(first.observations)).toEqual(["a", "b"]);
			await observations(tenant).settle({ scope: "user:ada", numbers: first.numbers, contradictions: [] }, NOW);
			expect(named((await fresh()).observations)).toEqual(["c"]);
			expect(named(await observations(tenant).beside("user:ada", (await fresh()).observations, 9))).toEqual(["a", "b"]);
			const again = observations(tenant).settle({ scope: "user:ada", numbers: first.numbers, contradictions: [] }, NOW);
			await expect(again).rejects.toThrow();
		});

		it("is what is said again, with all its times, and not what is gone", async () => {
			const quote = { thread_id: "t", seq: 1, quote: "so it is" };
			await write(
				entry("a", { quotes: [{ ...quote, message_id: "m1", said_at: "2026-05-01T00:00:00.000Z" }] }),
				entry("b"),
			);
			const { numbers } = await fresh();
			await observations(tenant).settle({ scope: "user:ada", numbers, contradictions: [] }, NOW);
			const more = {
				content: "It says a",
				quotes: [{ ...quote, message_id: "m2", said_at: "2026-05-09T00:00:00.000Z" }],
			};
			await write(entry("a2", more));
			await write(entry("a3", more));
			const said = ["2026-05-01T00:00:00.000Z", "2026-05-09T00:00:00.000Z", NOW];
			expect((await fresh()).observations).toMatchObject([{ id: "a", said_at: said }]);
			await store(wholeTenant(tenant)).remove("a", NOW);
			expect((await fresh()).observations).toEqual([]);
		});
	});

	it("writes insights with the end of what they came from, or not at all", async () => {
		await write(entry("a"), entry("b"));
		const { numbers } = await fresh();
		const reflection = { scope: "user:ada", numbers, contradictions: [{ earlier: "a", later: "b", why: "so" }] };
		const insight = entry("i", {
			type: "insight",
			evidence: ["a", "b"],
			depth: 1,
			source: { id: "job", type: "reflection" },
		});
		await store(wholeTenant(tenant)).write([insight], NOW, reflection);
		expect((await fresh()).observations).toMatchObject([{ id: "i", depth: 1 }]);
		expect(await observations(tenant).known(["a"], [])).toEqual([["a", "b"]]);
		expect(await observations(tenant).concludedBy("job", 9)).toEqual(["i"]);
		expect(await observations(tenant).unproposed(reflection.contradictions)).toEqual([]);
		await expect(store(wholeTenant(tenant)).write([entry("j")], NOW, reflection)).rejects.toThrow();
		expect(await store(wholeTenant(tenant)).read("j")).toBeNull();
	});

	it("gives the insights that count something, what they rest on, and who holds a key", async () => {
		await write(entry("a"), entry("b"), entry("c", { key: "pattern.of.mine" }));
		const counted = { type: "insight", evidence: ["a", "b"], depth: 1, key: "pattern.fail.deploy" } as const;
		await write(entry("i", counted), entry("j", { ...counted, key: "said.a" }));
		await write(entry("u", { ...counted, evidence: ["i", "b"], depth: 2, key: "theme.deploy" }));
		const own = observations(tenant);
		expect(named(await own.insights("user:ada", 9))).toEqual(["u", "i"]);
		expect(named((await own.restOn(["u", "i"], 9)).stands).toSorted()).toEqual(["a", "b", "i"]);
		expect((await own.restOn(["u", "i"], 2)).stands.map(({ id }) => id).toSorted()).toEqual(["b", "i"]);
		expect(await own.known([], ["i"])).toEqual([["a", "b"]]);
		expect(await own.holders("user:ada", ["pattern.fail.deploy", "none"])).toEqual([
			{ key: "pattern.fail.deploy", corrected: false, stands: ["a", "b"], replaced: [] },
		]);
		await store(wholeTenant(tenant)).change("i", { content: "It is so" }, LATER);
		const grown = entry("g", { ...counted, evidence: ["a", "b", "c"] });
		const reflection = { scope: "user:ada", numbers: (await fresh()).numbers, contradictions: [] };
		await expect(store(wholeTenant(tenant)).write([grown], LATER, reflection)).rejects.toThrow();
	});

	it("lets an insight hold no more once too little of what it rests on is still said", async () => {
		const quote = (message_id: string) => [{ thread_id: "t", message_id, seq: 1, quote: "so it is" }];
		const all = ["a", "b", "c"].map((id) => entry(id, { quotes: quote(`m-${id}`) }));
		const insight = entry("i", { type: "insight", evidence: ["a", "b", "c"], depth: 1 });
		const upper = entry("u", { type: "insight", evidence: ["i", "c"], depth: 2 });
		for (const some of [all, [insight], [upper]]) await write(...some);
		const edit = (id: string) =>
			store(wholeTenant(tenant)).retire({ thread_id: "t", message_ids: [`m-${id}`], because: "edited" }, NOW);
		const status = async (id: string) => (await store(wholeTenant(tenant)).read(id))?.status;
		await edit("a");
		expect([await status("i"), await status("u")]).toEqual(["active", "active"]);
		await edit("b");
		expect([await status("i"), await status("u")]).toEqual(["superseded", "superseded"]);
	});

	it("lets an insight hold no more once its evidence was changed or has expired, and has what is left concluded anew", async () => {
		const own = store(wholeTenant(tenant));
		const status = async (id: string) => (await own.read(id))?.status;
		const settle = async () => {
			const { numbers } = await fresh("user:ada", 99);
			await observations(tenant).settle({ scope: "user:ada", numbers, contradictions: [] }, NOW);
		};
		const gone = { ...entry("e"), expires_at: "2026-06-01T06:00:00.000Z" };
		await write(...["a", "b", "c", "d"].map((id) => entry(id)), gone);
		await write(entry("i", { type: "insight", evidence: ["a", "b", "c"], depth: 1 }));
		await write(entry("j", { type: "insight", evidence: ["d", "e"], depth: 1 }));
		await write(entry("k", { type: "insight", content: "“It says b” was noted", evidence: ["a", "b", "d"], depth: 1 }));
		await settle();
		await own.change("a", { content: "It said otherwise" }, LATER);
		expect([await status("i"), await status("k")]).toEqual(["active", "active"]);
		expect(named((await fresh()).observations)).toEqual(["a", "b", "c", "d"]);
		expect(await observations(tenant).known(["b"], [])).toEqual([]);
		await settle();
		await own.change("b", { content: "It says nothing" }, LATER);
		expect([await status("i"), await status("k")]).toEqual(["superseded", "superseded"]);
		expect(named((await fresh()).observations).toSorted()).toEqual(["a", "b", "c", "d"]);
		await settle();
		expect(await status("j")).toBe("active");
		while ((await cleanup.expire(LATER, 500)) > 0);
		expect(await status("j")).toBe("expired");
		expect(named((await fresh()).observations)).toEqual(["d"]);
		expect(await observations(tenant).known(["d"], [])).toEqual([]);
	});

	it("has concluded from anew what an insight was replaced by that is gone", async () => {
		const own = store(wholeTenant(tenant));
		const counted = { type: "insight" as const, key: "pattern.x", depth: 1 };
		await write(...["a", "b", "c", "d"].map((id) => entry(id)));
		await write(entry("i", { ...counted, evidence: ["a", "b", "c"] }));
		await write(entry("j", { ...counted, evidence: ["a", "b", "c", "d"] }));
		expect(await observations(tenant).known(["a"], [])).toEqual([["a", "b", "c", "d"]]);
		await own.change("d", { content: "It said otherwise" }, LATER);
		expect(await observations(tenant).known(["a"], [])).toEqual([]);
		await own.remove("d", NOW);
		expect(await observations(tenant).known(["a"], [])).toEqual([]);
	});

	it("writes no insight from what says something else by now", async () => {
		await write(entry("a"), entry("b"));
		const first = (await fresh()).numbers;
		await observations(tenant).settle({ scope: "user:ada", numbers: first, contradictions: [] }, NOW);
		await write(entry("c"));
		const { numbers } = await fresh();
		await store(wholeTenant(tenant)).change("a", { content: "Otherwise" }, LATER);
		const reflection = { scope: "user:ada", numbers, contradictions: [] };
		const insight = entry("i", { type: "insight", evidence: ["a", "c"], depth: 1 });
		await expect(store(wholeTenant(tenant)).write([insight], LATER, reflection)).rejects.toThrow();
	});

	it("says which scopes wait, and which are due, until somebody was asked", async () => {
		await write(
			entry("a"),
			entry("b"),
			...Array.from({ length: 15 }, (_, at) => entry(`h${at}`, { scope: "project:p", importance: 10 })),
		);
		expect((await waiting()).map(({ scope }) => scope)).toEqual(["project:p", "user:ada"]);
		expect((await waiting(3)).map(({ scope }) => scope)).toEqual(["project:p"]);
		const due = async () => (await watch.due(null, 500)).filter((one) => one.tenant === tenant);
		const [heavy] = await due();
		expect(heavy).toMatchObject({ scope: "project:p" });
		if (heavy !== undefined) await watch.asked(heavy, NOW);
		expect(await due()).toEqual([]);
		expect((await waiting()).map(({ scope }) => scope)).toEqual(["user:ada"]);
		expect((await waiting(1, LATER)).map(({ scope }) => scope)).toEqual(["user:ada", "project:p"]);
		await write(entry("one more", { scope: "project:p" }));
		expect(await due()).toHaveLength(1);
	});
}
