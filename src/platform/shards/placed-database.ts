/** A database, or a session of one: what stores call of it. */
export type SomeDatabase = Pick<D1Database, "prepare" | "batch">;

/** Part of a batch: fails it, and what is written with it, where nothing may be written now. */
export type Guard = (db: SomeDatabase) => D1PreparedStatement;

/** Does something with the database of one tenant, once it is known which that is. */
type WithDatabase = <T>(use: (db: SomeDatabase) => Promise<T>) => Promise<T>;

/** How a statement is made there, and whether it writes. */
type Placed = { build(db: SomeDatabase): D1PreparedStatement; writes: boolean };

/** Also of one that another store of the same tenant has prepared. */
const known = new WeakMap<D1PreparedStatement, Placed>();

/**
 * A database that is known only when it is asked: what is prepared here is prepared there. `like` is any database, and is never
 * asked. With a guard, what writes is written in one batch behind it.
 */
export function placedDatabase(like: D1Database, withDatabase: WithDatabase, guard: Guard | null): D1Database {
	function placedStatement(sample: D1PreparedStatement, { build, writes }: Placed) {
		const statement: D1PreparedStatement = new Proxy(sample, {
			get: (_, name) => {
				if (name === "bind") {
					return (...values: unknown[]) =>
						placedStatement(sample, { build: (db) => build(db).bind(...values), writes });
				}
				if (guard === null || !writes)
					return (...given: unknown[]) => withDatabase((db) => called(build(db), name, given));
				return (...given: unknown[]) =>
					withDatabase(async (db) => {
						const [, result] = await db.batch([guard(db), build(db)]);
						return answerOf(result, name, given);
					});
			},
		});
		known.set(statement, { build, writes });
		return statement;
	}

	const batch = (statements: D1PreparedStatement[]) =>
		withDatabase(async (db) => {
			const built = statements.map((one) => known.get(one)?.build(db) ?? one);
			const writes = statements.some((one) => known.get(one)?.writes ?? true);
			if (guard === null || !writes) return db.batch(built);
			return (await db.batch([guard(db), ...built])).slice(1);
		});
	const prepare = (sql: string) =>
		placedStatement(like.prepare(sql), { build: (db) => db.prepare(sql), writes: !onlyReads(sql) });
	return new Proxy(like, {
		get: (_, name) => {
			if (name === "prepare") return prepare;
			if (name === "batch") return batch;
			return (...given: unknown[]) => withDatabase((db) => called(db, name, given));
		},
	});
}

/** What the statement alone would have answered, of what it gave in a batch. */
function answerOf(result: D1Result | undefined, name: string | symbol, given: unknown[]): unknown {
	const rows: unknown[] = result?.results ?? [];
	switch (name) {
		case "run":
		case "all":
			return result;
		case "raw":
			return rows.map((row) => Object.values(Object(row)));
		case "first": {
			const [row = null] = rows;
			const [column] = given;
			return row === null || typeof column !== "string" ? row : Reflect.get(Object(row), column);
		}
		default:
			throw new Error(`a statement that writes has no ${String(name)}`);
	}
}

async function called(target: object, name: string | symbol, given: unknown[]): Promise<unknown> {
	const method: unknown = Reflect.get(target, name);
	if (typeof method !== "function") throw new Error(`a database has no ${String(name)}`);
	return Reflect.apply(method, target, given);
}

const WRITING = ["INSERT", "UPDATE", "DELETE", "REPLACE"];

/** Whether a statement only reads. One of which that is not plain is taken for one that writes. */
function onlyReads(sql: string): boolean {
	const words = sql.toUpperCase().split(/[^A-Z_]+/);
	const first = words.find((word) => word !== "");
	return first === "SELECT" || (first === "WITH" && !words.some((word) => WRITING.includes(word)));
}
