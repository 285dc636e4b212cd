/**
 * Leaves the index of a thread as an earlier version has written it: without stems, and with the plainest traits for what had
 * any.
 */
export function indexAsBefore(sql: SqlStorage): void {
	const rows = sql.exec<{ seq: number; content: string; found: number }>(
		`SELECT seq, content, EXISTS (SELECT 1 FROM messages_fts WHERE rowid = messages.seq) AS found FROM messages`,
	);
	for (const { seq, content, found } of rows.toArray()) {
		if (found === 0) continue;
		sql.exec("DELETE FROM messages_fts WHERE rowid = ?", seq);
		sql.exec("INSERT INTO messages_fts (rowid, terms) VALUES (?, ?)", seq, content.toLowerCase());
	}
	sql.exec("DELETE FROM message_facts");
	sql.exec(
		"UPDATE message_traits SET terms = 1, flags = 0, kinds = 0, from_day = NULL, to_day = NULL, passages = NULL, facts = NULL",
	);
	sql.exec("UPDATE thread SET index_version = 0, outdated_to = 0");
}

/** All that the messages of a thread are found and ranked by. */
export function indexOf(sql: SqlStorage): { places: unknown[]; traits: unknown[]; facts: unknown[] } {
	return {
		facts: sql.exec("SELECT * FROM message_facts ORDER BY kind, seq, value, about").toArray(),
		places: sql.exec("SELECT doc, offset, term FROM messages_places ORDER BY doc, offset, term").toArray(),
		traits: sql.exec("SELECT * FROM message_traits ORDER BY seq").toArray(),
	};
}
