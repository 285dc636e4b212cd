import type { Store } from "./store.ts";

/** So many of the newest messages are compared with a question: reading and comparing them takes some milliseconds. */
const MOST_COMPARED = 4_000;

/** What messages mean, by seq: of the newest that have been read. Kept as long as the object lives. */
export function readVectors(store: Store): ReadonlyMap<number, Uint8Array> {
	const { vectors } = store;
	if (vectors.size > 0) return vectors;
	const sql = `SELECT seq, vector FROM message_vectors ORDER BY seq DESC LIMIT ${MOST_COMPARED}`;
	for (const [seq, vector] of store.sql.exec(sql).raw<[number, ArrayBuffer]>())
		vectors.set(seq, new Uint8Array(vector));
	return vectors;
}

/** Up to which message there are vectors of this encoder; 0: none. */
export function vectorsUpTo(store: Store, model: string): number {
	const sql = "SELECT up_to FROM vector_marks WHERE model = ?";
	return store.sql.exec<{ up_to: number }>(sql, model).toArray()[0]?.up_to ?? 0;
}

/** Writes vectors, and that there are those of all messages up to this one. Those of another encoder go. */
export function writeVectors(
	store: Store,
	{ model, upTo, vectors }: { model: string; upTo: number; vectors: ReadonlyMap<number, Uint8Array> },
): void {
	store.step(() => {
		const other = store.sql.exec("SELECT 1 FROM vector_marks WHERE model <> ?", model).toArray().length > 0;
		if (other) store.sql.exec("DELETE FROM message_vectors");
		for (const [seq, vector] of vectors)
			store.sql.exec("INSERT OR REPLACE INTO message_vectors (seq, vector) VALUES (?, ?)", seq, vector);
		const sql = "INSERT OR REPLACE INTO vector_marks (row, model, up_to) VALUES (1, ?, ?)";
		store.sql.exec(sql, model, upTo);
	});
	// Read again: newer ones may take the place of older ones.
	store.vectors.clear();
}

/** The message means what it meant no more: it is read again if it still says something. */
export function forgetVector(store: Store, seq: number): void {
	store.sql.exec("DELETE FROM message_vectors WHERE seq = ?", seq);
	store.sql.exec("UPDATE vector_marks SET up_to = ? WHERE up_to >= ?", seq - 1, seq);
	store.vectors.delete(seq);
}
