import { describe, expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { MemoryEntry } from "../../../src/features/memory/store/memories/memory-store.ts";
import { entry, type StoreStore } from "./memory-store.ts";

const PAST = "2020-01-01T00:00:00.000Z";
const ENDED = "2020-02-01T00:00:00.000Z";
const SPRING = "2026-04-01T00:00:00.000Z";
const NOW = "2026-06-01T00:00:00.000Z";
const SOON = "2026-06-02T00:00:00.000Z";
const FUTURE = "2030-01-01T00:00:00.000Z";
const BEYOND = "2031-01-01T00:00:00.000Z";

/** What every store of memories has to keep of the times in which they hold. */
export function memoryStoreTimesContract({ make }: Pick<StoreStore, "make">): void {
	const write = async (tenant: string, content: string, more: Partial<MemoryEntry> = {}, now = NOW) => {
		const [written] = await make(wholeTenant(tenant), now).write([entry(content, more)], now);
		if (written === undefined) throw new Error("nothing was written");
		return written;
	};
	/** What holds by its times, of what is listed as active. */
	const holding = async (tenant: string, now: string, key?: string) =>
		(await make(wholeTenant(tenant), now).page({ status: "active", key, limit: 50 }))
			.filter(({ valid_from }) => valid_from === null || valid_from <= now)
			.filter(({ valid_to }) => valid_to === null || valid_to > now)
			.map(({ content }) => content)
			.sort();

	describe("a key", () => {
		const key = "gate";

		it("keeps its value until the next one begins, and takes what is said for until then", async () => {
			await write("coming", "11", { key });
			expect(await write("coming", "22", { key, valid_from: FUTURE })).toMatchObject({ outcome: "superseding" });
			expect(await holding("coming", NOW)).toEqual(["11"]);
			expect(await holding("coming", FUTURE)).toEqual(["22"]);

			expect(await write("coming", "11", { key }, SOON)).toMatchObject({ outcome: "duplicate" });
			expect(await write("coming", "33", { key }, SOON)).toMatchObject({ outcome: "superseding" });
			expect(await holding("coming", SOON)).toEqual(["33"]);
			expect(await holding("coming", FUTURE)).toEqual(["22"]);
			expect(await write("coming", "44", { key, valid_from: BEYOND }, SOON)).toMatchObject({ outcome: "superseding" });
			expect(await holding("coming", SOON)).toEqual(["33"]);
			expect(await holding("coming", FUTURE)).toEqual(["22"]);
			expect(await holding("coming", BEYOND)).toEqual(["44"]);
		});

		it("lets what stands until then be changed, but not hold longer", async () => {
			const { memory } = await write("changed", "11", { key });
			await write("changed", "22", { key, valid_from: FUTURE });
			const store = make(wholeTenant("changed"), SOON);

			expect(await store.change(memory.id, { importance: 9 }, SOON)).toMatchObject({
				value: { importance: 9, status: "active", valid_to: FUTURE },
			});
			for (const valid_to of [null, BEYOND]) {
				expect(await store.change(memory.id, { valid_to }, SOON)).toMatchObject({
					error: { problems: [{ path: "valid_to" }] },
				});
			}
		});

		it.each([
			["valid_from", { valid_from: SPRING }, { valid_from: PAST }, { valid_from: ENDED }],
			["created_at", { created_at: SPRING }, { created_at: PAST }, { created_at: ENDED }],
		])("puts what comes late where its %s says", async (name, newest, oldest, between) => {
			const tenant = `late-${name}`;
			const last = await write(tenant, "44", { key, ...newest });
			const first = await write(tenant, "01", { key, ...oldest });
			expect(first).toMatchObject({
				memory: { status: "superseded", superseded_by: last.memory.id, valid_to: SPRING },
			});
			const middle = await write(tenant, "02", { key, ...between });
			const store = make(wholeTenant(tenant), NOW);

			expect(middle.memory).toMatchObject({
				superseded_by: last.memory.id,
				valid_to: SPRING,
				supersedes: first.memory.id,
			});
			expect(await store.read(first.memory.id)).toMatchObject({ superseded_by: middle.memory.id, valid_to: ENDED });
			expect(await write(tenant, "01", { key, ...oldest })).toMatchObject({ outcome: "duplicate" });
			expect(await holding(tenant, NOW)).toEqual(["44"]);
			await write(tenant, "plain", { key });
			expect(await holding(tenant, SOON)).toEqual(["plain"]);
		});

		it("has what is written under it, though another key has the same", async () => {
			await write("two", "Port is 80", { key: "port" });
			await write("two", "Port is 443", { key: "other" });
			const moved = await write("two", "Port is 443", { key: "port" });
			expect(moved).toMatchObject({ outcome: "superseding", memory: { key: "port", content: "Port is 443" } });
			expect(await write("two", "port is 443", { key: "port" })).toMatchObject({ outcome: "duplicate" });
			expect(await write("two", "port is 443")).toMatchObject({ outcome: "duplicate" });
			const store = make(wholeTenant("two"), NOW);
			expect(await store.change(moved.memory.id, { key: "third" }, NOW)).toMatchObject({ ok: true });
			expect(await store.change(moved.memory.id, { key: null }, NOW)).toMatchObject({ ok: false });
			expect(await store.change(moved.memory.id, { key: "port" }, NOW)).toMatchObject({ ok: true });

			await write("two", "Port is 22", { key: "port" }, SOON);
			expect(await holding("two", SOON, "port")).toEqual(["Port is 22"]);
			expect(await holding("two", SOON, "other")).toEqual(["Port is 443"]);
		});
	});

	describe("what was said before", () => {
		it("is written anew once it has ended, or for another time", async () => {
			const leave = "Is on leave";
			const first = await write("anew", leave, { valid_from: PAST, valid_to: ENDED });
			const again = await write("anew", leave);
			expect(again).toMatchObject({ outcome: "superseding", memory: { supersedes: first.memory.id } });
			expect(await make(wholeTenant("anew"), NOW).read(first.memory.id)).toMatchObject({
				valid_from: PAST,
				valid_to: ENDED,
			});
			expect(await write("anew", leave)).toMatchObject({ outcome: "duplicate" });
			expect(await write("anew", leave, { valid_from: PAST, valid_to: ENDED })).toMatchObject({ outcome: "duplicate" });
			expect(await holding("anew", NOW)).toEqual([leave]);
		});

		it("is kept as holding now, where it was to begin later", async () => {
			await write("early", "Is on leave", { valid_from: FUTURE });
			expect(await holding("early", NOW)).toEqual([]);
			expect(await write("early", "Is on leave", { valid_to: SOON })).toMatchObject({ outcome: "created" });
			expect(await write("early", "Is on leave")).toMatchObject({ outcome: "duplicate" });
			expect(await holding("early", NOW)).toEqual(["Is on leave"]);
			expect(await holding("early", SOON)).toEqual([]);
			expect(await holding("early", FUTURE)).toEqual(["Is on leave"]);
		});

		it("gets what is newly said of it, and loses nothing", async () => {
			const { memory } = await write("more", "Door code is 99", { key: "door", importance: 3 });
			const { id: _, ...given } = entry("", { expires_at: BEYOND, review_at: SOON, valid_to: FUTURE, importance: 9 });
			const { expires_at, review_at, valid_to, importance } = given;
			const more = { expires_at, review_at, valid_to, importance };
			expect(await write("more", "door code is 99", { ...more, weighed: true }, SOON)).toMatchObject({
				outcome: "duplicate",
				memory: { ...memory, ...more, updated_at: SOON },
			});
			expect(await write("more", "door code is 99", { importance: 1, weighed: true }, BEYOND)).toMatchObject({
				outcome: "created",
			});
			expect(await write("rated", "one", { importance: 3 })).toMatchObject({ outcome: "created" });
			expect(await write("rated", "one", { importance: 7 })).toMatchObject({ memory: { importance: 3 } });
		});
	});
}
