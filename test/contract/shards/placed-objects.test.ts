import { describe, expect, it } from "vitest";
import { placedObjects } from "../../../src/platform/shards/placed-objects.ts";
import type { Whereabouts } from "../../../src/platform/shards/shard-list.ts";

/** A namespace that notes what it is asked for, as the platform's would be. */
function noting(asked: unknown[], jurisdiction: string | null = null): DurableObjectNamespace {
	const stub = { fetch: async () => new Response(null) };
	return new Proxy(Object.create(null), {
		get: (_, name) => {
			if (name === "jurisdiction") return (named: string) => noting(asked, named);
			return (id: string, options?: object) => {
				if (options !== undefined) asked.push({ id, jurisdiction, ...options });
				return stub;
			};
		},
	});
}

async function askedFor(placement: Whereabouts, anywhere: boolean): Promise<unknown[]> {
	const asked: unknown[] = [];
	const tenants: string[] = [];
	const find = async (tenant: string) => {
		tenants.push(tenant);
		return { shard: "DB", vectors: null, ...placement };
	};
	await placedObjects(noting(asked), { placements: { find }, anywhere }).getByName("acme/t/1").fetch("http://object");
	expect(tenants).toEqual(["acme"]);
	return asked;
}

describe("a tenant's objects", () => {
	it("are in its jurisdiction, and made where it wishes to be", async () => {
		const eu = { jurisdiction: "eu", location: "weur" } as const;

		expect(await askedFor(eu, false)).toEqual([{ id: "acme/t/1", jurisdiction: "eu", locationHint: "weur" }]);
		expect(await askedFor({ jurisdiction: null, location: "oc" }, false)).toEqual([
			{ id: "acme/t/1", jurisdiction: null, locationHint: "oc" },
		]);
	});

	it("are in none on one's own machine, which has none", async () => {
		expect(await askedFor({ jurisdiction: "eu", location: null }, true)).toEqual([
			{ id: "acme/t/1", jurisdiction: null },
		]);
	});
});
