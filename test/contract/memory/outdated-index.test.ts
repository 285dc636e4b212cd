import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { INDEX_VERSION } from "../../../src/core/recall/index-version.ts";
import { d1OutdatedIndex } from "../../../src/features/memory/store/index/outdated-index.ts";
import { d1MemoryStore } from "../../../src/features/memory/store/memories/d1-memory-store.ts";
import type { MemoryPatch } from "../../../src/features/memory/store/memories/memory-store.ts";
import { d1SkillStore } from "../../../src/features/memory/store/skills/skill-store.ts";
import worker from "../../../src/worker.ts";
import { must } from "../threads/thread-fixtures.ts";
import { storedEpisode, storedMemory, storedSkill } from "./stored-rows.ts";

const TABLES = ["memories", "skills", "episodes"] as const;
type Table = (typeof TABLES)[number];

/** The ids of all that has a term, whatever tenant it is of. */
async function found(table: Table, term: string): Promise<string[]> {
	const sql = `SELECT id FROM ${table} JOIN ${table}_fts ON ${table}_fts.rowid = ${table}.row
		WHERE ${table}_fts MATCH ? ORDER BY id`;
	return (await env.DB.prepare(sql).bind(`terms : "${term}"`).all<{ id: string }>()).results.map(({ id }) => id);
}

/** All rows as another version has indexed them: by words without stems. */
async function indexAsBefore(version = 0): Promise<void> {
	for (const [table, scope, text] of [
		["memories", "scope", "content"],
		["skills", "scope", "description"],
		["episodes", "'user:' || user_id", "text"],
	]) {
		await env.DB.batch([
			env.DB.prepare(`DELETE FROM ${table}_fts`),
			env.DB.prepare(`INSERT INTO ${table}_fts (rowid, scope, terms)
				SELECT row, lower(hex(tenant || ' ' || ${scope})), lower(${text}) FROM ${table}`),
			env.DB.prepare(`UPDATE ${table} SET indexed_version = ?`).bind(version),
		]);
	}
}

async function cleanup(): Promise<void> {
	await worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);
}

function versions(table: Table): Promise<number[]> {
	const sql = `SELECT indexed_version AS version FROM ${table} ORDER BY row`;
	return env.DB.prepare(sql)
		.all<{ version: number }>()
		.then(({ results }) => results.map(({ version }) => version));
}

const index = d1OutdatedIndex(env.DB);
const NOW = "2026-06-01T00:00:00.000Z";
const store = d1MemoryStore(env.DB, wholeTenant("t"), { now: () => Date.parse(NOW) });
const change = async (id: string, patch: MemoryPatch) => must(await store.change(id, patch, NOW));

beforeEach(async () => {
	await env.DB.batch(
		TABLES.flatMap((table) => [env.DB.prepare(`DELETE FROM ${table}`), env.DB.prepare(`DELETE FROM ${table}_fts`)]),
	);
});

it.each([0, INDEX_VERSION + 1])(
	"finds anew, by the cleanup, what version %s has indexed, of every tenant",
	async (version) => {
		for (const tenant of ["one", "two"]) {
			await storedMemory({ tenant, id: `${tenant}-m`, scope: "user:ada", content: "The mice ran away" });
			await storedSkill({ tenant, id: `${tenant}-s`, scope: "global", name: "catch", description: "Catches mice" });
			await storedEpisode({ tenant, id: `${tenant}-e`, threadId: "t", userId: "ada", text: "user: we saw mice" });
		}
		await indexAsBefore(version);
		expect(await found("memories", "mice")).toEqual(["one-m", "two-m"]);
		expect(await found("memories", "mous")).toEqual([]);

		await cleanup();
		expect(await found("memories", "mous")).toEqual(["one-m", "two-m"]);
		expect(await found("skills", "mous")).toEqual(["one-s", "two-s"]);
		expect(await found("episodes", "mous")).toEqual(["one-e", "two-e"]);
		for (const table of TABLES) {
			expect(await found(table, "mice")).toEqual([]);
			expect(await versions(table)).toEqual([INDEX_VERSION, INDEX_VERSION]);
		}
		expect(await index.indexSome(9)).toBe(0);

		// Each is under its own scope, as it was.
		const hits = await d1SkillStore(env.DB, wholeTenant("one")).search({ goal: "mice", scopes: ["global"], limit: 9 });
		expect(hits.map(({ skill: { id } }) => id)).toEqual(["one-s"]);
	},
);

it("takes so many of each kind at a time, and no more text than it may read, until there are none", async () => {
	for (let n = 1; n <= 5; n++) {
		await storedMemory({ tenant: "t", id: `m${n}`, scope: "global", content: `mice ${n}` });
		await storedSkill({ tenant: "t", id: `s${n}`, scope: "global", name: `s${n}`, description: "mice" });
	}
	await indexAsBefore();
	expect([await index.indexSome(3), await index.indexSome(3), await index.indexSome(3)]).toEqual([6, 4, 0]);
	expect(await found("memories", "mous")).toHaveLength(5);

	const large = "mice 鼠 ".repeat(3_000);
	for (let n = 1; n <= 30; n++) await storedMemory({ tenant: "t", id: `l${n}`, scope: "global", content: large });
	const some = await index.indexSome(100);
	expect(some).toBeGreaterThan(0);
	expect(some).toBeLessThan(30);
	await cleanup();
	expect(await index.indexSome(100)).toBe(0);
});

it("leaves alone what is deleted", async () => {
	await storedMemory({ tenant: "t", id: "gone", scope: "global", content: "mice" });
	await storedMemory({ tenant: "t", id: "there", scope: "global", content: "mice" });
	await indexAsBefore();
	await store.remove("gone", NOW);

	expect(await index.indexSome(9)).toBe(1);
	expect(await found("memories", "mous")).toEqual(["there"]);
	expect(await index.indexSome(9)).toBe(0);
});

it("does not put back what was changed or deleted since it was read", async () => {
	for (const id of ["changed", "gone", "same"]) {
		await storedMemory({ tenant: "t", id, scope: "global", content: `${id} mice` });
	}
	await indexAsBefore();
	let once = true;
	const meanwhile = new Proxy(env.DB, {
		get(target, name) {
			if (name !== "batch") return Reflect.get(target, name);
			return async (statements: D1PreparedStatement[]) => {
				if (once) {
					once = false;
					await change("changed", { content: "knives" });
					await store.remove("gone", NOW);
				}
				return target.batch(statements);
			};
		},
	});
	await d1OutdatedIndex(meanwhile).indexSome(9);
	expect(once).toBe(false);

	expect(await found("memories", "mous")).toEqual(["same"]);
	expect(await found("memories", "knife")).toEqual(["changed"]);
	expect(await index.indexSome(9)).toBe(0);
});

it("is the version of what is written or says something else now, and not of what is only rated anew", async () => {
	await storedMemory({ tenant: "t", id: "rated", scope: "global", content: "mice" });
	await storedMemory({ tenant: "t", id: "edited", scope: "global", content: "knives" });
	await indexAsBefore();
	await change("rated", { importance: 9 });
	await change("edited", { content: "wolves" });

	expect(await versions("memories")).toEqual([0, INDEX_VERSION]);
	expect(await index.indexSome(9)).toBe(1);
	expect(await found("memories", "mous")).toEqual(["rated"]);
});

it("changes nothing where it breaks off, which is not kept quiet, and goes on with the next cleanup", async () => {
	await storedMemory({ tenant: "t", id: "m", scope: "global", content: "mice" });
	await indexAsBefore();
	const full =
		"CREATE TRIGGER full BEFORE UPDATE OF indexed_version ON memories BEGIN SELECT raise(ABORT, 'full'); END";
	await env.DB.prepare(full).run();
	await expect(cleanup()).rejects.toMatchObject({ errors: [{ message: expect.stringContaining("full") }] });
	expect(await found("memories", "mice")).toEqual(["m"]);

	await env.DB.prepare("DROP TRIGGER full").run();
	await cleanup();
	expect(await found("memories", "mous")).toEqual(["m"]);
});
