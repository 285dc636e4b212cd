import { ELSEWHERE } from "../plan/elsewhere.ts";
import { MOVED_TABLES, type MovedTable } from "../plan/moved-tables.ts";
import type { Progress } from "../plan/progress.ts";
import type { Key, Row } from "../plan/row.ts";
import { insertRows, readRows, removeRows } from "./table-pages.ts";

/** What a database knows of a tenant's move. */
export type Mark = { move: string; role: "leaving" | "arriving" | "arrived" | "left"; other: string; progress: string };

/** One tenant's move, as one database has to do with it. */
export type Moving = { tenant: string; move: string };

/** What has to be so still in the transaction that changes rows: of two calls at the same move one fails. */
type Expected = Moving & Pick<Mark, "role" | "progress">;

/** One database, as those see it who move tenants there or away. */
export type ShardRows = {
	mark(tenant: string): Promise<Mark | null>;
	/** From then on stores write nothing for the tenant here; changes nothing while a user of the tenant is being erased. */
	leave(moving: Moving, to: string): Promise<void>;
	/** Notes that the tenant arrives, unless this move has been noted. */
	arrive(moving: Moving, from: string, progress: Progress): Promise<void>;
	/** Notes how far the move has come, with these rows, which arrive. */
	put(expected: Expected, table: MovedTable | null, rows: readonly Row[], progress: Progress): Promise<void>;
	/** The tenant is here: stores write again. */
	open(expected: Expected, progress: Progress): Promise<void>;
	/** The tenant is elsewhere, for good. */
	left(moving: Moving): Promise<void>;
	/** Whatever the move has come to, what was copied is taken away now. */
	giveUp(moving: Moving, progress: Progress): Promise<void>;
	/** The database has nothing to do with this move any more. */
	unmark(moving: Moving): Promise<void>;
	rows(tenant: string, table: MovedTable, page: { after: Key | null; limit?: number }): Promise<Row[]>;
	/** Removes some rows of a table; returns how many (0: none were left). */
	remove(expected: Expected, table: MovedTable): Promise<number>;
	/** The highest number that each table has given a row so far. */
	lastNumbers(): Promise<Record<string, number>>;
	/**
	 * Keeps room for so many rows behind all numbers that were given here or there: what remembers a number of before the move finds
	 * nothing under it. Returns what is added to the numbers, by table.
	 */
	reserveNumbers(last: Record<string, number>): Promise<Record<string, number>>;
	/** Whose moves have to do with this database still, and when each was last gone on with (ms since the epoch). */
	touched(): Promise<{ tenant: string; at: number }[]>;
	/** How many tenants were founded here, and those that are on their way. */
	count(): Promise<{ tenants: number; moving: { tenant: string; role: Mark["role"]; other: string }[] }>;
};

const FENCE = `SELECT json_extract('{}', '${ELSEWHERE}') WHERE NOT EXISTS (
	SELECT 1 FROM tenant_moves WHERE tenant = ? AND move = ? AND role = ? AND progress = ?)`;

const LEAVE = `INSERT INTO tenant_moves (tenant, move, role, other, touched_at)
	SELECT ?1, ?2, 'leaving', ?3, unixepoch()
	WHERE NOT EXISTS (SELECT 1 FROM user_erasures WHERE tenant = ?1 AND status = 'running')
	ON CONFLICT (tenant) DO UPDATE SET move = excluded.move, role = excluded.role, other = excluded.other, progress = excluded.progress,
		touched_at = excluded.touched_at
	WHERE tenant_moves.move <> excluded.move AND tenant_moves.role <> 'left'`;

const ARRIVE = `INSERT INTO tenant_moves (tenant, move, role, other, progress, touched_at) VALUES (?, ?, 'arriving', ?, ?, unixepoch())
	ON CONFLICT (tenant) DO UPDATE SET move = excluded.move, role = excluded.role, other = excluded.other, progress = excluded.progress,
		touched_at = excluded.touched_at
	WHERE tenant_moves.move <> excluded.move`;

const NUMBERED = MOVED_TABLES.filter(({ number }) => number !== null).map(({ name }) => name);

export function d1ShardRows(db: D1Database): ShardRows {
	const run = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values);
	const change = async (sql: string, ...values: unknown[]) => {
		await run(sql, ...values).run();
	};
	const fence = ({ tenant, move, role, progress }: Expected) => run(FENCE, tenant, move, role, progress);
	const noted = ({ tenant, move }: Moving, progress: Progress, role: Mark["role"]) =>
		run(
			"UPDATE tenant_moves SET progress = ?, role = ?, touched_at = unixepoch() WHERE tenant = ? AND move = ?",
			...[JSON.stringify(progress), role, tenant, move],
		);

	return {
		mark: (tenant) =>
			run("SELECT move, role, other, progress FROM tenant_moves WHERE tenant = ?", tenant).first<Mark>(),
		leave: ({ tenant, move }, to) => change(LEAVE, tenant, move, to),
		arrive: ({ tenant, move }, from, progress) => change(ARRIVE, tenant, move, from, JSON.stringify(progress)),
		async put(expected, table, rows, progress) {
			const inserts = table === null ? [] : insertRows(db, table, rows);
			await db.batch([fence(expected), ...inserts, noted(expected, progress, expected.role)]);
		},
		async open(expected, progress) {
			await db.batch([fence(expected), noted(expected, progress, "arrived")]);
		},
		left: ({ tenant, move }) =>
			change("UPDATE tenant_moves SET role = 'left' WHERE tenant = ? AND move = ? AND role = 'leaving'", tenant, move),
		giveUp: ({ tenant, move }, progress) =>
			change(
				"UPDATE tenant_moves SET progress = ?, touched_at = unixepoch() WHERE tenant = ? AND move = ? AND role = 'arriving'",
				...[JSON.stringify(progress), tenant, move],
			),
		unmark: ({ tenant, move }) => change("DELETE FROM tenant_moves WHERE tenant = ? AND move = ?", tenant, move),
		rows: (tenant, table, page) => readRows(db, tenant, table, page),
		async remove(expected, table) {
			const results = await db.batch([fence(expected), ...removeRows(db, expected.tenant, table)]);
			return results.at(-1)?.results.length ?? 0;
		},
		async lastNumbers() {
			const { results } = await db
				.prepare("SELECT name, seq FROM sqlite_sequence")
				.all<{ name: string; seq: number }>();
			return Object.fromEntries(NUMBERED.map((name) => [name, results.find((one) => one.name === name)?.seq ?? 0]));
		},
		async reserveNumbers(last) {
			const statements = NUMBERED.flatMap((name) => [
				run(
					"INSERT INTO sqlite_sequence (name, seq) SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
					name,
				),
				run("UPDATE sqlite_sequence SET seq = max(seq, ?2) + ?2 WHERE name = ?1", name, last[name] ?? 0),
			]);
			const results = await db.batch<{ name: string; seq: number }>([
				...statements,
				db.prepare("SELECT name, seq FROM sqlite_sequence"),
			]);
			const reserved = results.at(-1)?.results ?? [];
			return Object.fromEntries(
				NUMBERED.map((name) => [name, (reserved.find((one) => one.name === name)?.seq ?? 0) - (last[name] ?? 0)]),
			);
		},
		async touched() {
			const { results } = await db
				.prepare(
					"SELECT tenant, touched_at * 1000 AS at FROM tenant_moves WHERE role <> 'left' ORDER BY touched_at LIMIT 100",
				)
				.all<{ tenant: string; at: number }>();
			return results;
		},
		async count() {
			const [founded, moving] = await Promise.all([
				db.prepare("SELECT count(*) AS n FROM tenants").first<number>("n"),
				db
					.prepare("SELECT tenant, role, other FROM tenant_moves WHERE role <> 'left' ORDER BY tenant LIMIT 100")
					.all<{ tenant: string; role: Mark["role"]; other: string }>(),
			]);
			return { tenants: founded ?? 0, moving: moving.results };
		},
	};
}
