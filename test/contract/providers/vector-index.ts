import { beforeEach, describe, expect, it, vi } from "vitest";
import type { VectorEntry, VectorIndex, VectorQuery } from "../../../src/ports/vector-index.ts";
import { must } from "../threads/thread-fixtures.ts";

const DIMENSIONS = 8;

/** A direction on a circle: how near two are is the cosine of the angle between them (degrees). */
export function at(degrees: number, dimensions = DIMENSIONS): Float32Array {
	const angle = (degrees * Math.PI) / 180;
	const vector = new Float32Array(dimensions);
	vector[0] = Math.cos(angle);
	vector[1] = Math.sin(angle);
	return vector;
}

export function entry(id: string, degrees: number, more: Partial<VectorEntry> = {}): VectorEntry {
	return { id, kind: "memory", scope: "user:ada", version: 1, vector: at(degrees), ...more };
}

export function asking(degrees: number, more: Partial<VectorQuery> = {}): VectorQuery {
	return { vector: at(degrees), scopes: ["user:ada"], kinds: ["memory"], limit: 10, deadlineMs: 5_000, ...more };
}

/** What every vector index has to keep. `make` gives that of a tenant over 8 numbers; the same name gives the same again. */
export function vectorIndexContract(make: (tenant: string, model?: string) => VectorIndex): void {
	let tenant = "";
	let index = make("none");
	const ids = async (query: VectorQuery, from = index) => must(await from.query(query)).map(({ id }) => id);

	beforeEach(() => {
		tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
		index = make(tenant);
	});

	it("gives nothing while it is empty, and lets what is not there be removed", async () => {
		expect(await index.query(asking(0))).toEqual({ ok: true, value: [] });
		expect(await index.remove(["mem_1"])).toEqual({ ok: true, value: null });
		expect(await index.upsert([])).toEqual({ ok: true, value: null });
	});

	it("gives the best first with their cosine, their kind and version, and no more than asked for", async () => {
		must(await index.upsert([entry("far", 120), entry("near", 10, { version: 3 }), entry("middle", 60)]));
		const hits = must(await index.query(asking(0)));
		expect(hits).toMatchObject([{ id: "near", kind: "memory", version: 3 }, { id: "middle" }, { id: "far" }]);
		expect(hits.map(({ score }) => Math.round(score * 50) / 50)).toEqual([0.98, 0.5, -0.5]);
		expect(await ids(asking(110, { limit: 2 }))).toEqual(["far", "middle"]);
	});

	it("has one vector of each id: the last", async () => {
		must(await index.upsert([entry("a", 0), entry("b", 90)]));
		must(await index.upsert([entry("a", 180, { version: 2, scope: "project:p" })]));
		expect(await ids(asking(0))).toEqual(["b"]);
		expect(must(await index.query(asking(180, { scopes: ["project:p"] })))).toMatchObject([{ id: "a", version: 2 }]);
	});

	it("gives nothing of what was removed, and all of the rest", async () => {
		must(await index.upsert(["a", "b", "c", "d"].map((id, n) => entry(id, n * 10))));
		expect(await ids(asking(0))).toHaveLength(4);
		must(await index.remove(["a", "c", "nobody"]));
		expect(await ids(asking(0))).toEqual(["b", "d"]);
		must(await index.upsert([entry("e", 5)]));
		expect(await ids(asking(0))).toEqual(["e", "b", "d"]);
	});

	it("keeps to scopes and kinds", async () => {
		must(
			await index.upsert([
				entry("ada", 0),
				entry("bob", 0, { scope: "user:bob" }),
				entry("team", 20, { scope: "project:p" }),
				entry("talk", 30, { kind: "episode" }),
				entry("skill", 40, { kind: "skill", scope: "global" }),
			]),
		);
		expect(await ids(asking(0))).toEqual(["ada"]);
		expect(await ids(asking(0, { scopes: ["project:p", "user:ada"] }))).toEqual(["ada", "team"]);
		expect(await ids(asking(0, { kinds: ["memory", "episode"] }))).toEqual(["ada", "talk"]);
		expect(await ids(asking(0, { kinds: ["skill"], scopes: ["user:ada", "global"] }))).toEqual(["skill"]);
		expect(await ids(asking(0, { scopes: ["user:nobody"] }))).toEqual([]);
		expect(await ids(asking(0, { scopes: [] }))).toEqual([]);
		expect(await ids(asking(0, { kinds: [] }))).toEqual([]);
	});

	it("finds in any of very many scopes", async () => {
		must(await index.upsert([entry("a", 10, { scope: "user:u3" }), entry("b", 5, { scope: "user:u170" })]));
		const scopes = Array.from({ length: 200 }, (_, n) => `user:u${n}`);
		expect(await ids(asking(0, { scopes }))).toEqual(["b", "a"]);
	});

	it("never gives another tenant's, nor another model's", async () => {
		const [other, remade] = [make(`${tenant}x`), make(tenant, "fake:other")];
		must(await other.upsert([entry("same", 0)]));
		must(await remade.upsert([entry("theirs", 0)]));
		must(await index.upsert([entry("same", 50)]));
		expect(must(await index.query(asking(50)))).toMatchObject([{ id: "same", score: expect.closeTo(1, 1) }]);
		must(await index.remove(["same", "theirs"]));
		expect(await ids(asking(0), other)).toEqual(["same"]);
		expect(await ids(asking(0))).toEqual([]);
	});

	it("takes many at once, and gives up to 100 of them", async () => {
		const many = Array.from({ length: 2_300 }, (_, n) => entry(`mem_${n}`, n < 100 ? n / 2 : 120));
		must(await index.upsert(many));
		const near = many.slice(0, 100).map(({ id }) => id);
		expect((await ids(asking(0, { limit: 100 }))).sort()).toEqual(near.sort());
		must(await index.remove(many.slice(0, 2_250).map(({ id }) => id)));
		expect(await ids(asking(0, { limit: 100 }))).toHaveLength(50);
	});

	describe("a vector of another length", () => {
		it("is refused, and changes nothing", async () => {
			const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
			must(await index.upsert([entry("a", 0)]));
			const odd = { vector: at(0, 5) };
			expect(await index.upsert([entry("b", 0), entry("c", 0, odd)])).toMatchObject({ error: { reason: "failed" } });
			expect(await index.query(asking(0, odd))).toMatchObject({ error: { reason: "failed" } });
			expect(await ids(asking(0))).toEqual(["a"]);
			logged.mockRestore();
		});
	});
}
