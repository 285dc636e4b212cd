import type { ErasedItem } from "../../../core/model/thread/kept-context.ts";
import type { TenantStore } from "./tenant-store.ts";

/** A thread that could not be told what was erased, and how often it was tried. */
export type UntoldThread = { number: number; thread: string; scopes: string[]; items: ErasedItem[]; attempts: number };

/** The threads of one tenant that could not be told what was erased. Stored: each is told, or noted as given up. */
export type UntoldThreads = {
	/** Puts one aside until then (ms since the epoch), its first attempt counted. */
	add(one: Pick<UntoldThread, "thread" | "scopes" | "items">, due: number): void;
	/** The one that has been due longest; null: none is. */
	due(now: number): UntoldThread | null;
	/** It was told. */
	told(one: UntoldThread): void;
	/** Counts the attempt; until then, or null: it is given up. */
	putOff(one: UntoldThread, due: number | null): void;
	/** What was given up of a thread is due again. */
	revive(thread: string, now: number): void;
	/** When the next one is due (ms since the epoch); null: none waits. */
	nextDue(): number | null;
};

type Row = { number: number; thread: string; scopes: string; items: string; attempts: number };

/** The threads that could not be told what was erased, in the database of their tenant's jobs object. */
export function untoldThreads(store: TenantStore): UntoldThreads {
	const { sql } = store;
	return {
		add({ thread, scopes, items }, due) {
			store.step(() => {
				const said = JSON.stringify(items);
				// Many threads that can't be told at once share what they are to be told.
				sql.exec("INSERT INTO untold_items (items) VALUES (?) ON CONFLICT DO NOTHING", said);
				const of = sql.exec<{ number: number }>("SELECT number FROM untold_items WHERE items = ?", said).one().number;
				sql.exec(
					"INSERT INTO untold_threads (thread, scopes, items, attempts, due) VALUES (?, ?, ?, 1, ?)",
					...[thread, JSON.stringify(scopes), of, due],
				);
			});
		},
		due(now) {
			const found = `SELECT untold.number, thread, scopes, told.items, attempts FROM untold_threads AS untold
				JOIN untold_items AS told ON told.number = untold.items WHERE due <= ? ORDER BY due, untold.number LIMIT 1`;
			const [row] = sql.exec<Row>(found, now).toArray();
			return row === undefined ? null : { ...row, scopes: JSON.parse(row.scopes), items: JSON.parse(row.items) };
		},
		told({ number }: UntoldThread) {
			store.step(() => {
				sql.exec("DELETE FROM untold_threads WHERE number = ?", number);
				sql.exec("DELETE FROM untold_items WHERE number NOT IN (SELECT items FROM untold_threads)");
			});
		},
		putOff({ number }, due) {
			sql.exec("UPDATE untold_threads SET attempts = attempts + 1, due = ? WHERE number = ?", due, number);
		},
		revive(thread, now) {
			sql.exec("UPDATE untold_threads SET attempts = 1, due = ? WHERE thread = ? AND due IS NULL", now, thread);
		},
		nextDue() {
			return sql.exec<{ at: number | null }>("SELECT min(due) AS at FROM untold_threads").one().at;
		},
	};
}
