import { changingErasures } from "../../../platform/d1/erasing.ts";
import { REMAINING, TAUGHT } from "./user-rows.ts";

/** How many of each kind an erasure took; `vectors`: what indexes were told to remove, `receipts`: kept contexts. */
type ErasedCounts = Record<
	"threads" | "messages" | "notes" | "memories" | "relations" | "skills" | "vectors" | "receipts",
	number
>;

const NOTHING_ERASED: ErasedCounts = {
	...{ threads: 0, messages: 0, notes: 0, memories: 0, relations: 0, skills: 0, vectors: 0, receipts: 0 },
};

/** The erasure of a user. `user_id` is empty once it is done, so that what is kept names nobody. Times are ISO 8601. */
export type Erasure = {
	id: string;
	user_id: string;
	status: "running" | "done" | "failed";
	erased: ErasedCounts;
	created_at: string;
	/** Since when nothing of the user is left; null: something was when it was looked for last. */
	empty_since: string | null;
	verified_at: string | null;
};

/** The erasures of one tenant's users. */
export type UserErasures = {
	/** Begins one, unless one of this user runs: then that is the answer. */
	begin(id: string, user: string, now: string): Promise<Erasure>;
	read(id: string): Promise<Erasure | null>;
	/** Those that run, oldest first. */
	running(): Promise<Erasure[]>;
	/** Adds to the counts. */
	count(id: string, more: Partial<ErasedCounts>): Promise<void>;
	/** How many rows of the user are left. */
	remaining(user: string): Promise<number>;
	/** What is remembered of nothing but these threads, in whichever scope, and so goes with them. */
	taughtBy(threads: readonly string[]): Promise<Pick<ErasedCounts, "memories" | "relations" | "skills" | "vectors">>;
	/** Takes the jobs of threads that were erased off the list of jobs. */
	unlistJobs(threads: readonly string[]): Promise<void>;
	/** Takes the user's blocks away with their versions, and what is noted of the scope. */
	removeRest(user: string): Promise<void>;
	/** How many changes up to this time indexes and kept contexts have not been told yet. `indexed`: whether there is an index. */
	untold(up_to: string, indexed: boolean): Promise<number>;
	noteEmpty(id: string, since: string | null): Promise<void>;
	/** Ends it, if nothing is left in that very step; false if something is. */
	end(id: string, now: string): Promise<boolean>;
	fail(id: string): Promise<void>;
};

type Row = Omit<Erasure, "erased"> & { erased: string };

const COLUMNS = "id, user_id, status, erased, created_at, empty_since, verified_at";

/** The erasures of one tenant's users, in its D1 database. */
export function d1UserErasures(d1: D1Database, tenant: string): UserErasures {
	const run = (sql: string, ...values: unknown[]) => d1.prepare(sql).bind(...values);
	const select = (where: string, ...values: unknown[]) =>
		run(`SELECT ${COLUMNS} FROM user_erasures WHERE tenant = ? AND ${where}`, tenant, ...values);

	return {
		async begin(id, user, now) {
			const begun = `INSERT OR IGNORE INTO user_erasures (id, tenant, user_id, status, erased, created_at)
				VALUES (?, ?, ?, 'running', ?, ?)`;
			const statements = [
				run(begun, id, tenant, user, JSON.stringify(NOTHING_ERASED), now),
				select("user_id = ? AND status = 'running'", user),
			];
			const [, found] = await changingErasures(() => d1.batch<Row>(statements));
			const row = found?.results[0];
			if (row === undefined) throw new Error("an erasure that was begun is not there");
			return erasureOf(row);
		},
		async read(id) {
			const row = await select("id = ?", id).first<Row>();
			return row === null ? null : erasureOf(row);
		},
		async running() {
			const { results } = await select("status = 'running' ORDER BY id LIMIT 20").all<Row>();
			return results.map(erasureOf);
		},
		async count(id, more) {
			const added = Object.entries(more).filter(([, number]) => number > 0);
			if (added.length === 0) return;
			const fields = added.map(([field]) => `'$.${field}', json_extract(erased, '$.${field}') + ?`);
			const sql = `UPDATE user_erasures SET erased = json_set(erased, ${fields.join(", ")}) WHERE tenant = ? AND id = ?`;
			await run(sql, ...added.map(([, number]) => number), tenant, id).run();
		},
		async remaining(user) {
			const row = await run(`SELECT ${REMAINING} AS n`, tenant, user).first<{ n: number }>();
			return row?.n ?? 0;
		},
		async taughtBy(threads) {
			const row = await run(TAUGHT, tenant, JSON.stringify(threads)).first<Omit<TaughtRow, "vectors">>();
			const { memories = 0, relations = 0, skills = 0, episodes = 0 } = row ?? {};
			return { memories, relations, skills, vectors: memories + skills + episodes };
		},
		async unlistJobs(threads) {
			const sql = "DELETE FROM thread_jobs WHERE tenant = ? AND thread_id IN (SELECT value FROM json_each(?))";
			await run(sql, tenant, JSON.stringify(threads)).run();
		},
		async removeRest(user) {
			const scope = `user:${user}`;
			const remove = (table: string, where = "") =>
				run(`DELETE FROM ${table} WHERE tenant = ?1 AND scope = ?2 ${where}`, tenant, scope);
			const told = "AND NOT EXISTS (SELECT 1 FROM erased_items WHERE tenant = ?1 AND scope = ?2)";
			await d1.batch([
				...["block_versions", "reflections", "observations", "entity_aliases"].map((table) => remove(table)),
				// Until the threads that show something of the user were told that it is erased, they are found by this.
				remove("shown_elsewhere", told),
			]);
		},
		async untold(up_to, indexed) {
			const erased = "SELECT count(*) FROM erased_items WHERE tenant = ?1 AND erased_at <= ?2";
			const removed = "SELECT count(*) FROM outbox WHERE tenant = ?1 AND change = 'remove' AND created_at <= ?2";
			const sql = `SELECT (${erased}) + ${indexed ? `(${removed})` : "0"} AS n`;
			return (await run(sql, tenant, up_to).first<{ n: number }>())?.n ?? 0;
		},
		async noteEmpty(id, since) {
			await run("UPDATE user_erasures SET empty_since = ? WHERE tenant = ? AND id = ?", since, tenant, id).run();
		},
		async end(id, now) {
			const user = "(SELECT user_id FROM user_erasures WHERE id = ?3)";
			const ended = `UPDATE user_erasures SET status = 'done', user_id = '', verified_at = ?4
				WHERE tenant = ?1 AND id = ?3 AND status = 'running' AND ${REMAINING.replaceAll("?2", user)} = 0`;
			const { meta } = await changingErasures(() => run(ended, tenant, "", id, now).run());
			return meta.changes > 0;
		},
		async fail(id) {
			const failed = run("UPDATE user_erasures SET status = 'failed' WHERE tenant = ? AND id = ?", tenant, id);
			await changingErasures(() => failed.run());
		},
	};
}

type TaughtRow = { memories: number; relations: number; skills: number; episodes: number; vectors: number };

function erasureOf({ erased, ...row }: Row): Erasure {
	return { ...row, erased: { ...NOTHING_ERASED, ...JSON.parse(erased) } };
}

/** Erasures of all tenants of one database, for the cleanup. */
export type ErasureWatch = {
	/** The tenants in which one runs, at most `limit`. */
	tenants(limit: number): Promise<string[]>;
};

export function d1ErasureWatch(d1: D1Database): ErasureWatch {
	return {
		async tenants(limit) {
			const sql = "SELECT DISTINCT tenant FROM user_erasures WHERE status = 'running' LIMIT ?";
			const { results } = await d1.prepare(sql).bind(limit).all<{ tenant: string }>();
			return results.map(({ tenant }) => tenant);
		},
	};
}
