import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityName } from "../../../../core/language/names.ts";
import type { Timeline } from "../../../../core/model/relations/timeline.ts";
import { entityAliases, relations } from "../schema/memory-schema.ts";
import type { RelationEntry } from "./relation-graph.ts";
import { isSingle } from "./relation-lines.ts";
import { oneOf, type RelationRow, rowsOf } from "./relation-rows.ts";

type Work = {
	/** The entries, each with the id of what it is now. */
	written: readonly { entry: RelationEntry; id: string }[];
	timelines: readonly Timeline[];
	/** That what was read still stands. */
	guard: SQL;
};

/** Writes in one transaction what timelines came to, and returns the rows; null where what was read stands no more. */
export async function commitRelations(db: DrizzleD1Database, tenant: string, { written, timelines, guard }: Work) {
	const ids = written.map(({ id }) => id);
	const rows = rowsToAdd(
		tenant,
		written.map(({ entry }) => entry),
		timelines,
	);
	const changes = timelines.flatMap((one) => one.changes());
	const aliases = written.flatMap(({ entry, id }) => aliasesOf(tenant, entry, id));
	const first = rows[0];
	// In one transaction: once the rows are in, the lines are other than they were read.
	const may =
		first === undefined
			? guard
			: sql`EXISTS (SELECT 1 FROM relations AS new WHERE new.tenant = ${tenant} AND new.id = ${first.id})`;
	// By their rows: SQLite would rather go through all that the tenant has.
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
			.where(sql`relations.rowid IN (
				SELECT held.rowid FROM json_each(${JSON.stringify(changes)}) AS one CROSS JOIN relations AS held
				WHERE held.tenant = ${tenant} AND held.id = one.value ->> 'id')
				AND relations.id = change.value ->> 'id' AND ${may}`)
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

function rowsToAdd(tenant: string, entries: readonly RelationEntry[], timelines: readonly Timeline[]): RelationRow[] {
	const added = new Map(timelines.flatMap((one) => one.added()).map((one) => [one.id, one]));
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
