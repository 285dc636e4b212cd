import { utf8Bytes } from "../../../src/core/language/utf8-bytes.ts";

/** What was read through a storage: text in bytes of UTF-8, and rows as the database counts them. */
export type Tally = { bytes(): number; rows(): number };

/** The same storage, counting every value that a cursor gives. */
export function countedStorage(storage: DurableObjectStorage): { storage: DurableObjectStorage; tally: Tally } {
	const cursors: { rowsRead: number }[] = [];
	let bytes = 0;
	const seen = <R extends object>(row: R): R => {
		for (const value of Object.values(row)) if (typeof value === "string") bytes += utf8Bytes(value);
		return row;
	};
	function* each<R extends object>(rows: Iterable<R>): Generator<R> {
		for (const row of rows) yield seen(row);
	}
	const exec = <T extends Record<string, SqlStorageValue>>(query: string, ...bindings: unknown[]) => {
		const cursor = storage.sql.exec<T>(query, ...bindings);
		cursors.push(cursor);
		return new Proxy(cursor, {
			get(target, key) {
				if (key === "toArray") return () => target.toArray().map(seen);
				if (key === "one") return () => seen(target.one());
				if (key === Symbol.iterator) return () => each(target);
				if (key === "raw") {
					const rows = each(target.raw());
					return () => Object.assign(rows, { toArray: () => [...rows] });
				}
				throw new Error(`${String(key)} is not counted`);
			},
		});
	};
	const sql = new Proxy(storage.sql, { get: (target, key) => (key === "exec" ? exec : Reflect.get(target, key)) });
	const counted = new Proxy(storage, {
		get(target, key) {
			if (key === "sql") return sql;
			const value: unknown = Reflect.get(target, key);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	const rows = () => cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
	return { storage: counted, tally: { bytes: () => bytes, rows } };
}
