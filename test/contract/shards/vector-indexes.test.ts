import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createDeps } from "../../../src/deps.ts";

/** An index that notes which tenants' vectors it was given, and what it was asked. */
function noting() {
	const tenants: (string | undefined)[] = [];
	return {
		tenants,
		describe: async () => ({}),
		async upsert(vectors: VectorizeVector[]) {
			tenants.push(...vectors.map(({ id }) => id.split("/")[0]));
		},
		deleteByIds: async (ids: string[]) => void tenants.push(...ids.map((id) => id.split("/")[0])),
		query: async () => ({ matches: [], count: 0 }),
	};
}

const SETTINGS: Record<string, unknown> = {
	AI: { run: async () => ({ data: [] }) },
	TESSERA_EMBEDDERS: "workers-ai",
	TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/baai/bge-m3",
	TESSERA_VECTOR_INDEXES: "VECTORIZE,VECTORIZE_1",
	TESSERA_SHARDS: "DB,DB_1,DB_EU:eu",
};

function having(settings: Record<string, unknown>): Env {
	return { ...env, ...SETTINGS, ...settings };
}

const NOWHERE = { jurisdiction: null, location: null };

describe("several indexes of vectors", () => {
	it("share the tenants, and each tenant's vectors are in one", async () => {
		const [first, second] = [noting(), noting()];
		const deps = createDeps(having({ VECTORIZE: first, VECTORIZE_1: second }));
		const tenants = Array.from({ length: 12 }, (_, n) => `v${n}`);
		for (const tenant of tenants) {
			await deps.placements.place(tenant, NOWHERE);
			const entry = {
				id: "mem_1",
				kind: "memory",
				scope: "global",
				version: 1,
				vector: new Float32Array(1024),
			} as const;
			expect(await deps.vectorIndex(tenant).upsert([entry])).toEqual({ ok: true, value: null });
			expect(await deps.vectorIndex(tenant).remove(["mem_1"])).toEqual({ ok: true, value: null });
		}

		expect([...new Set([...first.tenants, ...second.tenants])].sort()).toEqual([...tenants].sort());
		expect(first.tenants.filter((tenant) => second.tenants.includes(tenant))).toEqual([]);
		expect(first.tenants.length).toBeGreaterThan(0);
		expect(second.tenants.length).toBeGreaterThan(0);
	});

	it("leave a tenant of before in the first", async () => {
		const [first, second] = [noting(), noting()];
		const deps = createDeps(having({ VECTORIZE: first, VECTORIZE_1: second }));
		await deps.vectorIndex("local").remove(["mem_1"]);

		expect([first.tenants, second.tenants]).toEqual([["local"], []]);
	});

	it("are refused where nothing says where tenants are", () => {
		expect(() => createDeps(having({ TESSERA_SHARDS: "", VECTORIZE: noting() }))).toThrow("TESSERA_SHARDS");
	});
});
