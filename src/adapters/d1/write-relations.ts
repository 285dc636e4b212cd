import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityName } from "../../core/relations/names.ts";
import { type Timeline, timeline } from "../../core/relations/timeline.ts";
import type { Change } from "../../core/relations/validity.ts";
import type { RelationEntry, WrittenRelation } from "../../ports/relation-graph.ts";
import { entityAliases, relations } from "./memory-schema.ts";
import { isSingle, lineKey, linesOf, readLines, saidIn, standsStill } from "./relation-lines.ts";
import { oneOf, type RelationRow, relationOf, rowsOf } from "./relation-rows.ts";

/** Others that write of the same subject may come first so often. */
const MOST_ATTEMPTS = 50;

/**
 * Writes relations all or nothing. What becomes of them is found from what was read; they are written only if that still
 * stands, in one batch, else it is read anew.
 */
export async function writeRelations(
	db: DrizzleD1Database,
	tenant: string,
	entries: readonly RelationEntry[],
	now: string,
): Promise<WrittenRelation[]> {
	const lines = linesOf(entries);
	for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
		const read = await readLines(db, tenant, [...lines.values()]);
		const timelines = new Map([...lines.keys()].map((key, index) => [key, timeline(read.known[index] ?? [], now)]));
		const written = entries.map((entry) => ({ entry, ...lineIn(timelines, entry).write(timelineEntry(entry)) }));
		const rows = rowsToAdd(tenant, entries, timelines);
		const changes = [...timelines.values()].flatMap((one) => one.changes());
		const aliases = written.flatMap(({ entry, id }) => aliasesOf(tenant, entry, id));
		const guard = standsStill(tenant, [...lines.values()], read.states);
		const kept = await commit(db, tenant, { rows, changes, aliases, guard, ids: written.map(({ id }) => id) });
		if (kept === null) continue;
		const found = written.flatMap(({ id, outcome, closed }) => {
			const row = kept.get(id);
			return row === undefined ? [] : { relation: relationOf(row), outcome, closed };
		});
		// One that was known may have been deleted meanwhile.
		if (found.length === written.length) return found;
	}
	throw Object.assign(new Error("relations change too fast to be written"), { overloaded: true });
}

function lineIn(timelines: ReadonlyMap<string, Timeline>, entry: RelationEntry): Timeline {
	const found = timelines.get(lineKey(entry));
	if (found === undefined) throw new Error("a relation has no line");
	return found;
}

function timelineEntry(entry: RelationEntry) {
	const { id, valid_from, valid_to, object, quote, said_at = null } = entry;
	const said_in = quote === null ? null : saidIn(quote.thread_id, quote.message_id);
	return {
		id,
		valid_from,
		valid_to,
		object_name: entityName(object),
		single_valued: isSingle(entry),
		said_in,
		said_at,
	};
}

function rowsToAdd(
	tenant: string,
	entries: readonly RelationEntry[],
	timelines: ReadonlyMap<string, Timeline>,
): RelationRow[] {
	const added = new Map([...timelines.values()].flatMap((one) => one.added()).map((one) => [one.id, one]));
	return entries.flatMap((entry) => {
		const times = added.get(entry.id);
		if (times === undefined) return [];
		const { id, scope, subject, predicate, object, source, confidence, memory_id, quote } = entry;
		return {
			...{ tenant, id, scope, subject, predicate, object, confidence },
			subjectName: entityName(subject),
			objectName: entityName(object),
			singleValued: isSingle(entry),
			validFrom: times.valid_from,
			validTo: times.valid_to,
			sourceId: source?.id ?? null,
			sourceType: source?.type ?? null,
			memoryId: memory_id,
			threadId: quote?.thread_id ?? null,
			messageId: quote?.message_id ?? null,
			seq: quote?.seq ?? null,
			quote: quote?.quote ?? null,
			createdAt: times.created_at,
			closedBy: times.closed_by,
		};
	});
}

function aliasesOf(tenant: string, { scope, aliases }: RelationEntry, relationId: string) {
	return aliases
		.map(({ alias, entity }) => ({ tenant, scope, alias: entityName(alias), entity: entityName(entity), relationId }))
		.filter(({ alias, entity }) => alias !== entity);
}

type Work = {
	rows: RelationRow[];
	changes: Change[];
	aliases: (typeof entityAliases.$inferInsert)[];
	guard: SQL;
	/** Those to answer with. */
	ids: string[];
};

/** Null where what was read stands no more; nothing is written then. */
async function commit(db: DrizzleD1Database, tenant: string, { rows, changes, aliases, guard, ids }: Work) {
	const first = rows[0];
	// In one transaction: once the rows are in, the lines are other than they were read.
	const may =
		first === undefined
			? guard
			: sql`EXISTS (SELECT 1 FROM relations AS new WHERE new.tenant = ${tenant} AND new.id = ${first.id})`;
	const [inserted, updated, , kept] = await db.batch([
		db
			.insert(relations)
			.select(sql`${rowsOf(rows)} WHERE ${guard}`)
			.returning({ id: relations.id }),
		db
			.update(relations)
			.set({
				validFrom: sql`json_extract(change.value, '$.valid_from')`,
				validTo: sql`json_extract(change.value, '$.valid_to')`,
				closedBy: sql`json_extract(change.value, '$.closed_by')`,
			})
			.from(sql`json_each(${JSON.stringify(changes)}) AS change`)
			.where(sql`relations.tenant = ${tenant} AND relations.id = change.value ->> 'id' AND ${may}`)
			.returning({ id: sql<string>`relations.id` }),
		db
			.insert(entityAliases)
			.select(sql`
				SELECT ${tenant}, value ->> 'scope', value ->> 'alias', value ->> 'entity', value ->> 'relationId'
				FROM json_each(${JSON.stringify(aliases)})
				WHERE EXISTS (
					SELECT 1 FROM relations WHERE relations.tenant = ${tenant} AND relations.id = value ->> 'relationId')`)
			.onConflictDoNothing(),
		db
			.select()
			.from(relations)
			.where(sql`${relations.tenant} = ${tenant} AND ${relations.id} IN ${oneOf(ids)}`),
	]);
	if (inserted.length !== rows.length || updated.length !== changes.length) return null;
	return new Map(kept.map((row) => [row.id, row]));
}
