import { MOVED_TABLES, type MovedTable } from "../plan/moved-tables.ts";
import type { Progress } from "../plan/progress.ts";
import { type Key, keyOf, type Row } from "../plan/row.ts";
import type { Moving } from "../store/shard-rows.ts";
import type { MovingShard } from "./moving-shards.ts";

/** A tenant on its way. */
export type Journey = Moving & { from: MovingShard; to: MovingShard };

/** What the copy has come to; `differs`: the table in which it is not the same. */
export type Copied = { progress: Progress; differs: string | null };

/** So many rows of each kind get their search terms at once. */
const INDEXED_AT_ONCE = 50;

/** Does the next step of a copy, and notes it where the tenant arrives; nothing writes for the tenant meanwhile. */
export async function copySome(journey: Journey, progress: Progress): Promise<Copied> {
	const table = MOVED_TABLES[progress.table];
	switch (progress.step) {
		case "clearing":
			return noted(journey, progress, await cleared(journey, progress, table));
		case "copying":
			return table === undefined
				? noted(journey, progress, { ...progress, step: "indexing", table: 0 })
				: copied(journey, progress, table);
		case "indexing": {
			const indexed = await journey.to.indexSome(INDEXED_AT_ONCE);
			return indexed > 0 ? { progress, differs: null } : noted(journey, progress, { ...progress, step: "checking" });
		}
		case "checking":
			return table === undefined
				? noted(journey, progress, { ...progress, step: "switching" })
				: compared(journey, progress, table);
		case "switching":
		case "waiting":
		case "removing":
		case "cancelling":
			return { progress, differs: null };
	}
}

async function noted({ tenant, move, to }: Journey, progress: Progress, next: Progress): Promise<Copied> {
	await to.rows.put(expected({ tenant, move }, progress), null, [], next);
	return { progress: next, differs: null };
}

function expected(moving: Moving, progress: Progress) {
	return { ...moving, role: "arriving", progress: JSON.stringify(progress) } as const;
}

/** What a copy that broke off has left goes; behind it there is room for the numbers of the rows. */
async function cleared({ tenant, move, from, to }: Journey, progress: Progress, table: MovedTable | undefined) {
	if (table === undefined) {
		const numbers = await to.rows.reserveNumbers(await from.rows.lastNumbers());
		return { ...progress, step: "copying", table: 0, numbers } as const;
	}
	const removed = await to.rows.remove(expected({ tenant, move }, progress), table);
	return removed > 0 ? progress : { ...progress, table: progress.table + 1 };
}

async function copied({ tenant, move, from, to }: Journey, progress: Progress, table: MovedTable): Promise<Copied> {
	const rows = await from.rows.rows(tenant, table, { after: progress.after });
	const last = rows.at(-1);
	const next =
		last === undefined
			? { ...progress, table: progress.table + 1, after: null }
			: { ...progress, after: [...keyOf(table, last)], rows: progress.rows + rows.length };
	const arriving = rows.map((row) => {
		const numberedAnew = renumbered(table, row, progress);
		return table.terms === null ? numberedAnew : { ...numberedAnew, indexed_version: 0 };
	});
	await to.rows.put(expected({ tenant, move }, progress), table, arriving, next);
	return { progress: next, differs: null };
}

/** The rows of both sides one by one: as many, and the same but for the numbers and how they are indexed. */
async function compared(journey: Journey, progress: Progress, table: MovedTable): Promise<Copied> {
	const { tenant, from, to } = journey;
	const rows = await from.rows.rows(tenant, table, { after: progress.after });
	const last = rows.at(-1);
	const after = keyThere(table, progress);
	const there = await to.rows.rows(tenant, table, { after, limit: Math.max(1, rows.length) });
	const wanted = rows.map((row) => plain(renumbered(table, row, progress)));
	if (JSON.stringify(wanted) !== JSON.stringify(there.map(plain))) return { progress, differs: table.name };
	const next = last === undefined ? { table: progress.table + 1, after: null } : { after: [...keyOf(table, last)] };
	return noted(journey, progress, { ...progress, ...next });
}

/** Where to go on in the copy. */
function keyThere(table: MovedTable, { after, numbers }: Progress): Key | null {
	const added = numbers[table.name] ?? 0;
	return (
		after?.map((part, at) => (table.key[at] === table.number && typeof part === "number" ? part + added : part)) ?? null
	);
}

function renumbered({ name, number }: MovedTable, row: Row, { numbers }: Progress): Row {
	const was = number === null ? null : row[number];
	return number === null || typeof was !== "number" ? row : { ...row, [number]: was + (numbers[name] ?? 0) };
}

function plain({ indexed_version: _, ...row }: Row): Row {
	return row;
}
