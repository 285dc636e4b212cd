import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { VectorIndex } from "../../../src/ports/vector-index.ts";
import { guardedIndex } from "../../../src/providers/embedded/guarded-index.ts";
import { localVectors } from "../../../src/providers/embedded/local-vectors.ts";
import { durableVectorIndex } from "../../../src/providers/embedded/vector-index.ts";
import { vectorizeIndex } from "../../../src/providers/vectorize/vector-index.ts";
import { fakeVectorize } from "../../fakes/vectorize.ts";
import { must } from "../threads/thread-fixtures.ts";
import { asking, at, entry, vectorIndexContract } from "./vector-index.ts";

const settings = { dimensions: 8, metadataIndexes: { scope: "string", kind: "string", version: "number" } } as const;

describe("durableVectorIndex", () => {
	const make = (tenant: string, model = "fake:model") =>
		guardedIndex(
			durableVectorIndex((name) => env.VECTORS.getByName(name), { tenant, model }),
			tenant,
		);
	vectorIndexContract(make);

	it("has its vectors again after its object was gone", async () => {
		const index = make("evicted");
		must(await index.upsert([entry("a", 0), entry("b", 30)]));
		await evictDurableObject(env.VECTORS.getByName("evicted/fake:model"));
		must(await index.upsert([entry("c", 10)]));
		must(await index.remove(["a"]));
		expect(must(await index.query(asking(0))).map(({ id }) => id)).toEqual(["c", "b"]);
	});

	it("finds the same in its database, slice by slice, where there are too many for memory", async () => {
		const stub = env.VECTORS.getByName("large/fake:model");
		await runInDurableObject(stub, (_, { storage }) => {
			const [small, large] = [localVectors(storage, 100), localVectors(storage)];
			const many = Array.from({ length: 4_100 }, (_, n) => entry(`m${n}`, n / 30, n % 2 ? { scope: "user:bob" } : {}));
			must(small.upsert(many));
			const query = asking(40, { limit: 7 });
			expect(must(small.query(query))).toEqual(must(large.query(query)));
			expect(must(small.query(query))[0]).toMatchObject({ id: "m1200" });
		});
	});

	it("stores nothing when an index that is not there is read", async () => {
		const stub = env.VECTORS.getByName("nothing/fake:model");
		must(await make("nothing").query(asking(0)));
		must(await make("nothing").remove(["a"]));
		const tables = await runInDurableObject(stub, (_, { storage }) =>
			storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'vectors'").toArray(),
		);
		expect(tables).toEqual([]);
	});

	it("has none once it was cleared, and takes others of any length", async () => {
		const stub = env.VECTORS.getByName("cleared/fake:model");
		const index = make("cleared");
		must(await index.upsert([entry("a", 0), entry("b", 30)]));
		await stub.clear();
		expect(must(await index.query(asking(0)))).toEqual([]);
		const vector = new Float32Array([1, 0, 0]);
		must(await index.upsert([{ ...entry("c", 0), vector }]));
		expect(must(await index.query({ ...asking(0), vector })).map(({ id }) => id)).toEqual(["c"]);
	});

	it("shows no scope to whoever reads it", async () => {
		must(await make("hidden").upsert([entry("a", 0, { scope: "user:secret-name" })]));
		const rows = await runInDurableObject(env.VECTORS.getByName("hidden/fake:model"), (_, { storage }) =>
			storage.sql.exec("SELECT id, scope FROM vectors").toArray(),
		);
		expect(rows).toEqual([{ id: "a", scope: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
	});
});

describe("vectorizeIndex", () => {
	const one = fakeVectorize(settings);
	const make = (tenant: string, model = "fake:model") =>
		guardedIndex(vectorizeIndex(one.binding, { tenant, model }), tenant);
	vectorIndexContract(make);

	it("stores ids, hashed scopes, kinds and versions, and nothing else", async () => {
		const own = fakeVectorize(settings);
		const index = guardedIndex(vectorizeIndex(own.binding, { tenant: "acme", model: "m" }), "acme");
		must(await index.upsert([entry("mem_1", 0)]));
		const metadata = { scope: expect.stringMatching(/^[0-9a-f]{32}$/), kind: "memory", version: 1 };
		expect(own.stored()).toEqual([
			{ id: "acme/mem_1", namespace: expect.stringMatching(/^acme\/[0-9a-f]{8}$/), values: at(0), metadata },
		]);
	});

	it("lags behind what was written, as the platform does", async () => {
		const own = fakeVectorize(settings);
		const index = guardedIndex(vectorizeIndex(own.binding, { tenant: "acme", model: "m" }), "acme");
		must(await index.upsert([entry("old", 0)]));
		own.lag();
		must(await index.upsert([entry("new", 0)]));
		must(await index.remove(["old"]));
		expect(must(await index.query(asking(0)))).toMatchObject([{ id: "old" }]);
		own.settle();
		expect(must(await index.query(asking(0)))).toMatchObject([{ id: "new" }]);
	});

	it("has room for the longest name of a tenant with an id of ours, and refuses a longer id", async () => {
		const index = make("a".repeat(32));
		const id = `mem_${"0".repeat(26)}`;
		must(await index.upsert([entry(id, 0)]));
		expect(must(await index.query(asking(0)))).toMatchObject([{ id }]);
		expect(await index.upsert([entry(`${id}00`, 0)])).toMatchObject({ error: { reason: "failed" } });
	});

	it("leaves out what another hand put there", async () => {
		const own = fakeVectorize(settings);
		const index = guardedIndex(vectorizeIndex(own.binding, { tenant: "acme", model: "m" }), "acme");
		must(await index.upsert([entry("mine", 0)]));
		const [mine] = own.stored();
		const metadata = { scope: mine?.metadata?.scope ?? "", kind: "memory", version: "x" };
		await own.binding.upsert([{ id: "acme/odd", namespace: mine?.namespace ?? "", values: at(0), metadata }]);
		await own.binding.upsert([{ ...(mine ?? { values: at(0) }), id: "other/mem_2" }]);
		expect(must(await index.query(asking(0)))).toMatchObject([{ id: "mine" }]);
	});
});

describe("guardedIndex", () => {
	const never = () => new Promise<never>(() => undefined);
	const broken = async () => {
		throw new Error("gone");
	};
	const all = (call: () => Promise<never>): VectorIndex =>
		guardedIndex({ upsert: call, remove: call, query: call }, "acme", 20);

	it.each([
		["hangs", never, "timeout"],
		["throws", broken, "failed"],
	] as const)("answers with a value where an index %s", async (_, call, reason) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const index = all(call);
		const trouble = { ok: false, error: { reason } };
		expect(await index.upsert([entry("a", 0)])).toMatchObject(trouble);
		expect(await index.remove(["a"])).toMatchObject(trouble);
		expect(await index.query(asking(0, { deadlineMs: 20 }))).toMatchObject(trouble);
		logged.mockRestore();
	});
});
