import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { d1MemoryStore } from "../../../src/features/memory/store/memories/d1-memory-store.ts";
import { d1ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "../threads/thread-fixtures.ts";
import { memoryStoreContract } from "./memory-store.ts";
import { memoryStoreChangesContract } from "./memory-store-changes.ts";
import { memoryStoreRetiringContract } from "./memory-store-retiring.ts";
import { memoryStoreTimesContract } from "./memory-store-times.ts";

/** Every text in every table of the database, the search index's own among them. */
async function everything(): Promise<string> {
	const tables = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>();
	const names = tables.results.map(({ name }) => name).filter((name) => !/^(_cf|sqlite_|d1_)/.test(name));
	const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
	return JSON.stringify(rows.map(({ results }) => results));
}

const store = {
	make: (accessScope: Parameters<typeof d1MemoryStore>[1], now: string) =>
		d1MemoryStore(env.DB, accessScope, { now: () => Date.parse(now) }),
	list: (tenant: string, id: string, owners: { user_id: string | null; project_id: string | null }) =>
		d1ThreadList(env.DB, wholeTenant(tenant)).put(listedThread({ id, ...owners })),
	everything,
	async found(tenant: string, scope: string, term: string): Promise<string[]> {
		const inScope = [...new TextEncoder().encode(`${tenant} ${scope}`)].map((byte) =>
			byte.toString(16).padStart(2, "0"),
		);
		const hits = await env.DB.prepare(
			`SELECT held.id FROM memories_fts JOIN memories AS held ON held."row" = memories_fts.rowid
			WHERE memories_fts MATCH ? ORDER BY held.id`,
		)
			.bind(`scope : "${inScope.join("")}" AND terms : "${term}"`)
			.all<{ id: string }>();
		return hits.results.map(({ id }) => id);
	},
	async told(tenant: string): Promise<string[]> {
		const rows = await env.DB.prepare(
			"SELECT change || ' ' || item_id AS line FROM outbox WHERE tenant = ? ORDER BY number",
		)
			.bind(tenant)
			.all<{ line: string }>();
		return rows.results.map(({ line }) => line);
	},
};

describe("d1MemoryStore", () => {
	memoryStoreContract(store);
	memoryStoreChangesContract(store);
	memoryStoreRetiringContract(store);
	memoryStoreTimesContract(store);
});
