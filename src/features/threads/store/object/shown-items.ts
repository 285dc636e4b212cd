import { shownItems, withoutSources } from "../../../../core/model/thread/kept-context.ts";
import type { ErasedQuery, KeptItem } from "../../../../ports/thread-log.ts";
import type { Store } from "./store.ts";
import { readLiveRow } from "./thread-row.ts";

/** No context is on its way for so long (ms). */
const LONGEST_WAY_MS = 10 * 60_000;

/** Clocks of two machines differ by no more than this (ms). */
const SKEW_MS = 5_000;

/** What kept contexts name of these items, or (`all`) of anything; contexts on their way will not bring the items back. */
export function findShown(store: Store, { items, all, now }: ErasedQuery): KeptItem[] {
	if (readLiveRow(store) === null) return [];
	store.step(() => noteErased(store, items, now));
	const ids = new Set(items.map(({ id }) => id));
	// One after the other: a report may be large.
	return numbersOf(store).flatMap((number) =>
		shownItems(reportOf(store, number))
			.filter(({ id }) => all || ids.has(id))
			.map(({ id, source_ids }) => ({ number, id, source_ids })),
	);
}

/** Contexts that are on their way will not bring these back; part of a step. */
export function noteErased(store: Store, items: ErasedQuery["items"], now: number): void {
	const since = now - LONGEST_WAY_MS;
	const latest = items.filter(({ erased_at }) => erased_at > since);
	if (latest.length === 0) return;
	store.sql.exec("DELETE FROM erased_lately WHERE erased_at <= ?", since);
	store.sql.exec(
		`INSERT INTO erased_lately (id, erased_at) SELECT value ->> 'id', value ->> 'erased_at' FROM json_each(?) WHERE true
		 ON CONFLICT (id) DO UPDATE SET erased_at = max(erased_at, excluded.erased_at)`,
		JSON.stringify(latest),
	);
}

/** Takes the renderings away that show these, and what receipts tell of where they came from. */
export function forgetShown(store: Store, items: readonly KeptItem[]): void {
	if (readLiveRow(store) === null) return;
	for (const number of new Set(items.map((item) => item.number))) {
		const ids = new Set(items.filter((item) => item.number === number).map(({ id }) => id));
		if (!numbersOf(store).includes(number)) continue;
		const report = reportOf(store, number);
		const shows = shownItems(report).some(({ id, included }) => included && ids.has(id));
		store.step(() => {
			if (shows) {
				store.sql.exec("DELETE FROM context_responses WHERE id = (SELECT id FROM contexts WHERE number = ?)", number);
			}
			store.sql.exec("UPDATE contexts SET report = ? WHERE number = ?", withoutSources(report, ids), number);
		});
	}
}

/** Takes away what receipts tell of where this item came from; part of the step that deletes it. */
export function forgetSources(store: Store, id: string): void {
	const naming = "SELECT number, report FROM contexts WHERE instr(report, ?) > 0";
	for (const { number, report } of store.sql
		.exec<{ number: number; report: string }>(naming, JSON.stringify(id))
		.toArray()) {
		store.sql.exec("UPDATE contexts SET report = ? WHERE number = ?", withoutSources(report, new Set([id])), number);
	}
}

/** The ids of what a context that was begun then may show, and is erased. */
function erasedLately(store: Store, askedAt: number): Set<string> {
	const sql = "SELECT id FROM erased_lately WHERE erased_at >= ?";
	const rows = store.sql.exec<{ id: string }>(sql, askedAt - SKEW_MS).toArray();
	return new Set(rows.map(({ id }) => id));
}

/** What of a context that was begun then, and is to be kept now, was erased meanwhile; `lately`: all that was. */
export function erasedSince(
	store: Store,
	report: string,
	askedAt: number,
): { ids: Set<string>; shows: boolean; lately: Set<string> } {
	const erased = erasedLately(store, askedAt);
	if (erased.size === 0) return { ids: erased, shows: false, lately: erased };
	const named = shownItems(report).filter(({ id }) => erased.has(id));
	return { ids: new Set(named.map(({ id }) => id)), shows: named.some(({ included }) => included), lately: erased };
}

function numbersOf(store: Store): number[] {
	return store.sql
		.exec<{ number: number }>("SELECT number FROM contexts")
		.toArray()
		.map(({ number }) => number);
}

function reportOf(store: Store, number: number): string {
	return store.sql.exec<{ report: string }>("SELECT report FROM contexts WHERE number = ?", number).one().report;
}
