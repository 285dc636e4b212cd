import { err, ok, type Result } from "../../core/base/result.ts";
import type { VectorKind } from "../../core/recall/vector.ts";
import type { IndexError, VectorEntry, VectorHit, VectorQuery } from "../../ports/vector-index.ts";
import { best, type KeptVector, quantised, similarity, type VectorCache, vectorCache } from "./vector-cache.ts";

/** More than this (bytes of vectors) are not held in memory: they are read with every query, in slices. */
const MOST_CACHED = 25_600_000;
const SLICE = 2_000;

const TABLES = `
	CREATE TABLE IF NOT EXISTS vectors (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL UNIQUE,
		kind TEXT NOT NULL,
		scope TEXT NOT NULL,
		version INTEGER NOT NULL,
		scale REAL NOT NULL,
		bytes BLOB NOT NULL
	)`;

const FIELDS = "number, id, kind, scope, version, scale, bytes";

type Row = Record<string, SqlStorageValue> & {
	number: number;
	id: string;
	kind: VectorKind;
	scope: string;
	version: number;
	scale: number;
	bytes: ArrayBuffer;
};

/** `scope` and `scopes` hashed: the object does not know whose vectors they are. */
export type LocalVectors = {
	upsert(entries: readonly VectorEntry[]): Result<null, IndexError>;
	remove(ids: readonly string[]): Result<null, IndexError>;
	query(query: Omit<VectorQuery, "deadlineMs">): Result<VectorHit[], IndexError>;
	/** Forgets all of them. */
	clear(): void;
};

/** Exact search over the vectors in an object's own database, of one tenant and one model. */
export function localVectors(storage: DurableObjectStorage, mostCached = MOST_CACHED): LocalVectors {
	const { sql } = storage;
	let prepared = false;
	let cache: VectorCache | null = null;

	/** A read of an index that is empty stores nothing. */
	function exists(): boolean {
		prepared ||= sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'vectors'").toArray().length > 0;
		return prepared;
	}

	/** How long the vectors are that stand here; null while there are none. */
	function dimensions(): number | null {
		if (!exists()) return null;
		const [first] = sql.exec<{ length: number }>("SELECT length(bytes) AS length FROM vectors LIMIT 1").toArray();
		return first?.length ?? null;
	}

	function* slices(): Generator<Row[]> {
		for (let after = 0; ; ) {
			const page = `SELECT ${FIELDS} FROM vectors WHERE number > ? ORDER BY number LIMIT ${SLICE}`;
			const rows = sql.exec<Row>(page, after).toArray();
			if (rows.length > 0) yield rows;
			if (rows.length < SLICE) return;
			after = rows.at(-1)?.number ?? after;
		}
	}

	/** All vectors in memory; null where they are too many for that. */
	function cached(length: number): VectorCache | null {
		const count = cache?.size() ?? sql.exec<{ count: number }>("SELECT count(*) AS count FROM vectors").one().count;
		if (count * length > mostCached) {
			cache = null;
			return null;
		}
		if (cache !== null) return cache;
		cache = vectorCache(length);
		for (const rows of slices()) for (const row of rows) cache.put(keptOf(row));
		return cache;
	}

	return {
		upsert(entries) {
			const length = dimensions() ?? entries[0]?.vector.length ?? 0;
			const odd = entries.find(({ vector }) => vector.length !== length);
			if (odd !== undefined) return wrongLength(odd.vector.length, length);
			const kept = entries.map(({ vector, ...entry }): KeptVector => ({ ...entry, ...quantised(vector) }));
			storage.transactionSync(() => {
				sql.exec(TABLES);
				for (const vector of kept) writeRow(sql, vector);
			});
			prepared = true;
			for (const vector of kept) cache?.put(vector);
			return ok(null);
		},
		remove(ids) {
			if (!exists()) return ok(null);
			sql.exec("DELETE FROM vectors WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
			for (const id of ids) cache?.remove(id);
			return ok(null);
		},
		query({ vector, ...wanted }) {
			const length = dimensions();
			if (length === null) return ok([]);
			if (vector.length !== length) return wrongLength(vector.length, length);
			const all = cached(length);
			if (all !== null) return ok(all.search(vector, wanted));
			const found = best(wanted.limit);
			for (const rows of slices()) {
				for (const row of rows) {
					if (!wanted.scopes.includes(row.scope) || !wanted.kinds.includes(row.kind)) continue;
					const { id, kind, version, scale } = row;
					const score = similarity(vector, new Int8Array(row.bytes), 0, scale);
					if (found.takes(score, id)) found.add({ id, kind, version, score });
				}
			}
			return ok(found.list());
		},
		clear() {
			sql.exec("DROP TABLE IF EXISTS vectors");
			prepared = false;
			cache = null;
		},
	};
}

function writeRow(sql: SqlStorage, { id, kind, scope, version, scale, bytes }: KeptVector): void {
	sql.exec(
		`INSERT INTO vectors (id, kind, scope, version, scale, bytes) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, scope = excluded.scope, version = excluded.version,
				scale = excluded.scale, bytes = excluded.bytes`,
		id,
		kind,
		scope,
		version,
		scale,
		bytes.buffer,
	);
}

function keptOf({ id, kind, scope, version, scale, bytes }: Row): KeptVector {
	return { id, kind, scope, version, scale, bytes: new Int8Array(bytes) };
}

function wrongLength(actual: number, expected: number) {
	return err({ reason: "failed", detail: `a vector of ${actual} numbers, not ${expected}` } as const);
}
