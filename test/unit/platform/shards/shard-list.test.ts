import { describe, expect, it } from "vitest";
import { type Shard, shardFor, shardsOf } from "../../../../src/platform/shards/shard-list.ts";

const ANYWHERE = { jurisdiction: null, location: null } as const;
const TENANTS = Array.from({ length: 10_000 }, (_, n) => `tenant-${n}`);

function shards(setting: string): Shard[] {
	const list = shardsOf(setting);
	if (!list.ok) throw new Error(list.error);
	return list.value;
}

function counts(setting: string): Map<string | undefined, number> {
	const found = new Map<string | undefined, number>();
	for (const tenant of TENANTS) {
		const name = shardFor(tenant, ANYWHERE, shards(setting))?.name;
		found.set(name, (found.get(name) ?? 0) + 1);
	}
	return found;
}

describe("the list of shards", () => {
	it("reads bindings with their jurisdiction and location", () => {
		expect(shards("DB, DB_1@weur,DB_EU:eu,DB_2:eu@eeur")).toEqual([
			{ name: "DB", ...ANYWHERE },
			{ name: "DB_1", jurisdiction: null, location: "weur" },
			{ name: "DB_EU", jurisdiction: "eu", location: null },
			{ name: "DB_2", jurisdiction: "eu", location: "eeur" },
		]);
	});

	it.each([
		["DB,DB_1:moon", "DB_1:moon"],
		["DB,DB_1@here", "DB_1@here"],
		["DB,", '""'],
		["DB,DB_1:eu:eu", "DB_1:eu:eu"],
		["DB,DB_1,DB_1", "twice"],
		["DB_1,DB", "first shard is DB"],
	])("refuses %s", (setting, words) => {
		expect(shardsOf(setting)).toEqual({ ok: false, error: expect.stringContaining(words) });
	});
});

describe("the shard of a new tenant", () => {
	it("is each of them about as often", () => {
		for (const share of counts("DB,DB_1,DB_2,DB_3").values()) {
			expect(share).toBeGreaterThan(2_300);
			expect(share).toBeLessThan(2_700);
		}
	});

	it("stays what it was when one is added, but for those that go to the new one", () => {
		const [before, after] = [shards("DB,DB_1,DB_2"), shards("DB,DB_1,DB_2,DB_3")];
		for (const tenant of TENANTS) {
			const now = shardFor(tenant, ANYWHERE, after)?.name;
			if (now !== "DB_3") expect(now).toBe(shardFor(tenant, ANYWHERE, before)?.name);
		}
	});

	it("is in the jurisdiction that is asked for and in no other, and near where there is one", () => {
		const all = shards("DB,DB_1@weur,DB_EU:eu,DB_EE:eu@eeur");
		for (const tenant of TENANTS.slice(0, 200)) {
			expect(shardFor(tenant, { jurisdiction: "eu", location: null }, all)?.jurisdiction).toBe("eu");
			expect(shardFor(tenant, { jurisdiction: "eu", location: "eeur" }, all)?.name).toBe("DB_EE");
			expect(shardFor(tenant, { jurisdiction: null, location: "weur" }, all)?.name).toBe("DB_1");
			expect(shardFor(tenant, { jurisdiction: null, location: "oc" }, all)?.jurisdiction).toBeNull();
		}
		expect(shardFor("t", { jurisdiction: "eu", location: null }, shards("DB,DB_1"))).toBeNull();
	});
});
