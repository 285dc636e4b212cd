import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { relations } from "../schema/memory-schema.ts";

export type RelationRow = typeof relations.$inferSelect;

/** A row as a relation. */
export function relationOf(row: RelationRow): Relation {
	const { threadId, messageId, seq, quote } = row;
	return {
		id: row.id,
		subject: row.subject,
		predicate: row.predicate,
		object: row.object,
		scope: row.scope,
		valid_from: row.validFrom,
		valid_to: row.validTo,
		source: row.sourceId === null || row.sourceType === null ? null : { id: row.sourceId, type: row.sourceType },
		single_valued: row.singleValued,
		confidence: row.confidence,
		memory_id: row.memoryId,
		quote:
			threadId === null || messageId === null || seq === null || quote === null
				? null
				: { thread_id: threadId, message_id: messageId, seq, quote },
		created_at: row.createdAt,
	};
}

/** That a relation holds at a time, as `holdsAt` of core has it. */
export function heldAt(time: string): SQL {
	const { validFrom, validTo, createdAt } = relations;
	return sql`(coalesce(${validFrom}, CASE WHEN ${validTo} < ${createdAt} THEN '' ELSE ${createdAt} END) <= ${time}
		AND (${validTo} IS NULL OR ${validTo} > ${time}))`;
}

/** The texts of a list of any length, from one parameter: `column IN ${oneOf(texts)}`. */
export function oneOf(texts: readonly string[]): SQL {
	return sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;
}

/** New rows from one JSON parameter, in the order of the table's columns. */
export function rowsOf(rows: readonly RelationRow[]): SQL {
	const fields = Object.keys(getTableColumns(relations)).map((field) => sql.raw(`json_extract(value, '$.${field}')`));
	return sql`SELECT ${sql.join(fields, sql`, `)} FROM json_each(${JSON.stringify(rows)})`;
}
