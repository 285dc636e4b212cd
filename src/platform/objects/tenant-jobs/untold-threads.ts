import type { ErasedItem } from "../../../core/model/thread/kept-context.ts";
import { jobTable } from "../job-table.ts";
import type { JobQueue } from "../run-jobs.ts";
import type { TenantStore } from "./tenant-store.ts";

/** A thread (`id`) that could not be told what was erased, and how often it was tried. */
export type UntoldThread = { number: number; id: string; scopes: string[]; items: ErasedItem[]; attempts: number };

export type UntoldThreads = ReturnType<typeof untoldThreads>;

/** The columns as they are stored; `items` is the number of a row of `untold_items`. */
type Row = { number: number; id: string; scopes: string; items: number; attempts: number };

/** The threads that could not be told what was erased, in the database of their tenant's jobs object. One that was given up is due at no time. */
export function untoldThreads(store: TenantStore) {
	const { sql } = store;
	const table = jobTable<Row>(sql, {
		...{ name: "untold_threads", due: "due", open: "true", waiting: "due IS NOT NULL", running: null, order: "due" },
		fields: "number, thread AS id, scopes, items, attempts",
	});
	const queue: JobQueue<UntoldThread, null> = {
		take(now) {
			const row = table.take(now);
			if (row === null) return null;
			const stored = sql.exec<{ items: string }>("SELECT items FROM untold_items WHERE number = ?", row.items).one();
			return { ...row, scopes: JSON.parse(row.scopes), items: JSON.parse(stored.items) };
		},
		end({ number, id, attempts }, outcome) {
			if (!outcome.ok) {
				console.error(`thread ${id} could not be told what was erased, ${attempts} times; it is given up`);
				return table.set(number, { due: null });
			}
			store.step(() => {
				sql.exec("DELETE FROM untold_threads WHERE number = ?", number);
				sql.exec("DELETE FROM untold_items WHERE number NOT IN (SELECT items FROM untold_threads)");
			});
		},
		postpone: ({ number }, _, until) => table.set(number, { due: until }),
		nextDue: () => table.nextDue(),
	};
	return {
		...queue,
		/** Puts one aside until then (ms since the epoch), its first attempt counted. */
		add({ id, scopes, items }: Pick<UntoldThread, "id" | "scopes" | "items">, due: number) {
			store.step(() => {
				const item = JSON.stringify(items);
				// Many threads that can't be told at once share what they are to be told.
				sql.exec("INSERT INTO untold_items (items) VALUES (?) ON CONFLICT DO NOTHING", item);
				const of = sql.exec<{ number: number }>("SELECT number FROM untold_items WHERE items = ?", item).one().number;
				sql.exec(
					"INSERT INTO untold_threads (thread, scopes, items, attempts, due) VALUES (?, ?, ?, 1, ?)",
					...[id, JSON.stringify(scopes), of, due],
				);
			});
		},
		/** What was given up of a thread is due again. */
		revive(thread: string, now: number) {
			sql.exec("UPDATE untold_threads SET attempts = 1, due = ? WHERE thread = ? AND due IS NULL", now, thread);
		},
	};
}
