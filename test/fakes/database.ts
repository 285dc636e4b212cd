/** A database whose every statement fails. */
export function brokenDatabase(db: D1Database): D1Database {
	return withPrepare(db, () => {
		throw new Error("D1_ERROR: the database is away");
	});
}

/** A database in which the statements that match fail, as if it were away or as it is said. */
export function databaseFailing(
	db: D1Database,
	statements: RegExp,
	error = new Error("D1_ERROR: the database is away"),
): D1Database {
	return withPrepare(db, (sql) => {
		if (statements.test(sql)) throw error;
		return db.prepare(sql);
	});
}

/** A database that takes statements and never answers. */
export function silentDatabase(db: D1Database): D1Database {
	return withPrepare(db, (sql) => {
		const statement = db.prepare(sql);
		return new Proxy(statement, {
			get: (_, name) => (name === "run" ? () => new Promise(() => undefined) : undefined),
		});
	});
}

/** A database in which the statements that match wait for this before they are done. */
export function databaseWaiting(db: D1Database, statements: RegExp, gate: Promise<unknown>): D1Database {
	return withPrepare(db, (sql) => (statements.test(sql) ? waiting(db.prepare(sql), gate) : db.prepare(sql)));
}

function waiting(statement: D1PreparedStatement, gate: Promise<unknown>): D1PreparedStatement {
	return new Proxy(statement, {
		get: (target, name) => {
			if (name === "bind") return (...values: unknown[]) => waiting(target.bind(...values), gate);
			const method: unknown = Reflect.get(target, name);
			if (typeof method !== "function") return method;
			return (...given: unknown[]) => gate.then(() => Reflect.apply(method, target, given));
		},
	});
}

function withPrepare(db: D1Database, prepare: D1Database["prepare"]): D1Database {
	return new Proxy(db, {
		get: (target, name) => (name === "prepare" ? prepare : Reflect.get(target, name)),
	});
}
