/** A database, or a session of one: what stores call of it. */
export type SomeDatabase = Pick<D1Database, "prepare" | "batch">;

/** Does something with the database of one tenant, once it is known which that is. */
type WithDatabase = <T>(use: (db: SomeDatabase) => Promise<T>) => Promise<T>;

/** How a statement is made there; also of one that another store of the same tenant has prepared. */
const builders = new WeakMap<D1PreparedStatement, (db: SomeDatabase) => D1PreparedStatement>();

/**
 * A database that is known only when it is asked: what is prepared here is prepared there. `like` is any database, and is never
 * asked.
 */
export function placedDatabase(like: D1Database, withDatabase: WithDatabase): D1Database {
	function placedStatement(sample: D1PreparedStatement, build: (db: SomeDatabase) => D1PreparedStatement) {
		const statement: D1PreparedStatement = new Proxy(sample, {
			get: (_, name) => {
				if (name === "bind") {
					return (...values: unknown[]) => placedStatement(sample, (db) => build(db).bind(...values));
				}
				return (...given: unknown[]) => withDatabase((db) => called(build(db), name, given));
			},
		});
		builders.set(statement, build);
		return statement;
	}

	const batch = (statements: D1PreparedStatement[]) =>
		withDatabase((db) => db.batch(statements.map((one) => builders.get(one)?.(db) ?? one)));
	const prepare = (sql: string) => placedStatement(like.prepare(sql), (db) => db.prepare(sql));
	return new Proxy(like, {
		get: (_, name) => {
			if (name === "prepare") return prepare;
			if (name === "batch") return batch;
			return (...given: unknown[]) => withDatabase((db) => called(db, name, given));
		},
	});
}

async function called(target: object, name: string | symbol, given: unknown[]): Promise<unknown> {
	const method: unknown = Reflect.get(target, name);
	if (typeof method !== "function") throw new Error(`a database has no ${String(name)}`);
	return Reflect.apply(method, target, given);
}
