import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { api, localKey, newTenant } from "../client.ts";

/** A statement that was run: its text, and how many rows it had to read. */
type Run = { sql: string; rows: number };

/** The database, writing down what is run. */
function recorded(db: D1Database, runs: Run[]): D1Database {
	const texts = new WeakMap<D1PreparedStatement, string>();
	const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
	function statement(original: D1PreparedStatement, sql: string): D1PreparedStatement {
		const wrapped: D1PreparedStatement = new Proxy(original, {
			get: (target, name) => {
				if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values), sql);
				return async (...given: unknown[]) => {
					const { results, meta } = await target.all<Record<string, unknown>>();
					runs.push({ sql, rows: meta.rows_read });
					if (name === "raw") return results.map((row) => Object.values(row));
					if (name !== "first") return { results, meta, success: true };
					const [row = null] = results;
					return typeof given[0] === "string" ? (row?.[given[0]] ?? null) : row;
				};
			},
		});
		texts.set(wrapped, sql);
		originals.set(wrapped, original);
		return wrapped;
	}
	return new Proxy(db, {
		get: (target, name) => {
			if (name === "prepare") return (sql: string) => statement(target.prepare(sql), sql);
			return async (statements: D1PreparedStatement[]) => {
				const answers = await target.batch(statements.map((one) => originals.get(one) ?? one));
				statements.forEach((one, n) => {
					runs.push({ sql: texts.get(one) ?? "", rows: answers[n]?.meta.rows_read ?? 0 });
				});
				return answers;
			};
		},
	});
}

const app = createApp();

/** Calls of one after the other, against a database that is recorded. */
async function recordedCalls(calls: readonly [string, string, object?][]): Promise<Run[]> {
	const runs: Run[] = [];
	const environment = { ...env, DB: recorded(env.DB, runs) };
	const waiting: Promise<unknown>[] = [];
	const around = { waitUntil: (one: Promise<unknown>) => waiting.push(one), passThroughOnException() {}, props: {} };
	for (const [method, path, body] of calls) {
		const headers = { authorization: `Bearer ${localKey}`, "content-type": "application/json" };
		const sent = body === undefined ? {} : { body: JSON.stringify(body) };
		const request = new Request(`http://tessera${path}`, { method, headers, ...sent });
		const answer = await app.fetch(request, environment, around);
		expect(answer.status, `${method} ${path}: ${await answer.text()}`).toBeLessThan(300);
	}
	await Promise.all(waiting);
	return runs;
}

const FACT = { content: "Ada prefers green tea in Lisbon.", type: "fact", scope: "user:ada", key: "tea" };
const RELATION = { subject: "Ada", predicate: "LIVES_IN", object: "Lisbon", scope: "user:ada" };
const SKILL = { name: "brew", description: "Brew green tea", body: "Boil water.", scope: "user:ada" };

const WRITES: [string, string, object?][] = [
	["POST", "/v1/threads", { id: "plans", user_id: "ada" }],
	["POST", "/v1/memories", FACT],
	["POST", "/v1/memories", { ...FACT, content: "Ada prefers black tea in Porto." }],
	["POST", "/v1/relations", RELATION],
	["POST", "/v1/relations", { ...RELATION, object: "Porto" }],
	["POST", "/v1/skills", SKILL],
	["PUT", "/v1/blocks/global/system", { content: "Be brief." }],
];

const READS: [string, string, object?][] = [
	["POST", "/v1/threads/plans/context", { query: "Which teaa does Ada like in Lisbon?" }],
	["POST", "/v1/memories/search", { query: "green tea Lisbon", user_id: "ada" }],
	["POST", "/v1/memories/search", { query: "green tea", user_id: "ada", as_of: "2026-01-01T00:00:00.000Z" }],
	["GET", "/v1/memories?scope=user:ada"],
	["GET", "/v1/memories"],
	["GET", "/v1/memories?key=tea"],
	["GET", "/v1/memories?review=due"],
	["GET", "/v1/relations?subject=Ada"],
	["GET", "/v1/relations?object=Lisbon"],
	["GET", "/v1/relations?scope=user:ada"],
	["GET", "/v1/relations/graph?entity=Ada&depth=3"],
	["GET", "/v1/skills"],
	["POST", "/v1/skills/search", { goal: "brew tea", user_id: "ada" }],
	["GET", "/v1/threads"],
	["GET", "/v1/threads?user_id=ada"],
	["GET", "/v1/jobs"],
	["GET", "/v1/jobs?status=failed"],
	["GET", "/v1/keys"],
	["GET", "/v1/usage"],
	["GET", "/v1/installations"],
	["GET", "/v1/blocks/global/system/versions"],
];

/** What a plan may walk through whole: what the statement itself makes, JSON that it is given, and an index of words. */
const OWN = ["VIRTUAL TABLE", "CONSTANT ROW"];

/** What a search begins with that finds a tenant's own: the tenant, or an id or row that was found before. */
const BY_ITS_OWN = ["(tenant=", "(id=", "rowid=", "AUTOMATIC"];

/** The steps of a statement's plan that read other tenants' rows: whole tables, or parts that are not of one tenant. */
async function stepsOverOthers(sql: string, tables: ReadonlySet<string>): Promise<string[]> {
	const numbered = [9, 8, 7, 6, 5, 4, 3, 2, 1].find((n) => sql.includes(`?${n}`));
	const values = numbered ?? sql.split("?").length - 1;
	const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array.from({ length: values }, () => "1"));
	const { results } = await plan.all<{ detail: string }>();
	return results
		.map(({ detail }) => detail)
		.filter((detail) => !OWN.some((own) => detail.includes(own)))
		.filter((detail) => {
			const [what, name = "", ...how] = detail.split(" ");
			const rest = how.join(" ");
			if (what === "SCAN") return tables.has(name) || rest.includes("USING");
			return what === "SEARCH" && !BY_ITS_OWN.some((key) => rest.includes(key));
		});
}

async function tablesOf(): Promise<Set<string>> {
	const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
		name: string;
	}>();
	return new Set([...results.map(({ name }) => name), "held"]);
}

/** How many rows each statement read, over all times that it was run. */
function rowsRead(runs: readonly Run[]): Map<string, number> {
	const read = new Map<string, number>();
	for (const { sql, rows } of runs) read.set(sql, (read.get(sql) ?? 0) + rows);
	return read;
}

/** Where a tenant's part of an index ends, the row behind it is looked at. */
const ENDS = 4;

describe("what is asked of the database", () => {
	it("is looked up by tenant, whatever is written or read", async () => {
		const runs = await recordedCalls([...WRITES, ...READS]);
		const tables = await tablesOf();
		const found: Record<string, string[]> = {};
		for (const sql of new Set(runs.map((run) => run.sql))) {
			const steps = await stepsOverOthers(sql, tables);
			if (steps.length > 0) found[sql.replace(/\s+/g, " ").slice(0, 300)] = steps;
		}
		expect(found).toEqual({});
		expect(new Set(runs.map((run) => run.sql)).size).toBeGreaterThan(40);
	});

	it("would be seen where it was not", async () => {
		const tables = await tablesOf();

		expect(await stepsOverOthers("SELECT * FROM memories WHERE content = ?", tables)).toEqual(["SCAN memories"]);
		expect(await stepsOverOthers("SELECT tenant FROM threads WHERE updated_at > ?", tables)).toHaveLength(1);
	});

	it("reads no row more beside another tenant with much of the same", async () => {
		const before = rowsRead(await recordedCalls(READS));
		const key = await newTenant("crowd");
		for (let call = 0; call < 20; call++) {
			const memories = Array.from({ length: 100 }, (_, n) => {
				const scope = n % 2 === 0 ? "user:ada" : "global";
				return { content: `Ada prefers green tea in Lisbon, said ${call * 100 + n} times.`, type: "fact", scope };
			});
			expect((await api("POST", "/v1/memories", { memories }, { key })).status).toBe(201);
			expect((await api("POST", "/v1/relations", { ...RELATION, object: `Lisbon ${call}` }, { key })).status).toBe(201);
			expect((await api("POST", "/v1/threads", { id: `t${call}`, user_id: "ada" }, { key })).status).toBe(201);
		}
		const after = rowsRead(await recordedCalls(READS));

		const more = [...after].filter(([sql, rows]) => rows > (before.get(sql) ?? 0) + ENDS);
		expect(more.map(([sql, rows]) => `${sql.slice(0, 200)}: ${before.get(sql)} -> ${rows}`)).toEqual([]);
		expect([...after.values()].reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(50);
	});
});
