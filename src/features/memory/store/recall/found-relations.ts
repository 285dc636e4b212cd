import { type SQL, sql } from "drizzle-orm";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { visible } from "./found-memories.ts";
import { shownScopes } from "./matches.ts";
import { memoryColumns } from "./memories.ts";
import type { RecallQuery } from "./recall-source.ts";

/** Of each side; one that everything is related to does not take the whole. */
const MOST_RELATIONS = 200;

/** A relation as it is selected. */
export const RELATION = {
	id: sql<string>`id`,
	scope: sql<string>`scope`,
	subject: sql<string>`subject`,
	predicate: sql<string>`predicate`,
	object: sql<string>`object`,
	single_valued: sql`single_valued`.mapWith(Boolean),
	valid_from: sql<string | null>`valid_from`,
	valid_to: sql<string | null>`valid_to`,
	source_id: sql<string | null>`source_id`,
	source_type: sql<string | null>`source_type`,
	confidence: sql<number>`confidence`,
	memory_id: sql<string | null>`memory_id`,
	thread_id: sql<string | null>`thread_id`,
	message_id: sql<string | null>`message_id`,
	seq: sql<number | null>`seq`,
	quote: sql<string | null>`quote`,
	created_at: sql<string>`created_at`,
};

type RelationRow = Omit<Relation, "source" | "quote"> & {
	[Column in "source_id" | "source_type" | "thread_id" | "message_id" | "quote"]: string | null;
} & { seq: number | null };

/** The relations of the entities named, by one of their names, that hold at that time. */
export function relationsOf(tenant: string, query: RecallQuery): SQL {
	return sql`WITH ${shownScopes(tenant, query)}, ${named(tenant, query)}
		SELECT * FROM relations WHERE tenant = ${tenant} AND id IN (SELECT id FROM holding)`;
}

/** The memories that these relations were learned with. */
export function linkedMemories(tenant: string, query: RecallQuery): SQL {
	return sql`WITH ${shownScopes(tenant, query)}, ${named(tenant, query)}
		SELECT ${memoryColumns(query)}
		FROM (SELECT DISTINCT memory_id FROM holding WHERE memory_id IS NOT NULL) AS given
		CROSS JOIN memories AS held INDEXED BY memories_by_id WHERE held.id = given.memory_id AND ${visible(tenant, query)}`;
}

/** `holding (id, memory_id)` for a WITH behind `shown`. */
function named(tenant: string, { names, as_of, current }: RecallQuery): SQL {
	// As core/model/relations/validity.ts has it: what had ended when it was written held at all times before.
	const began = sql`coalesce(valid_from, CASE WHEN valid_to < created_at THEN '' ELSE created_at END)`;
	const known = current ? sql`TRUE` : sql`${began} <= ${as_of}`;
	const holds = sql`tenant = ${tenant} AND scope IN (SELECT scope FROM shown) AND ${known}
		AND (valid_from IS NULL OR valid_from <= ${as_of}) AND (valid_to IS NULL OR valid_to > ${as_of})`;
	const side = (column: SQL) => sql`SELECT id, memory_id FROM (
		SELECT id, memory_id FROM named CROSS JOIN relations WHERE ${column} = named.name AND ${holds}
		LIMIT ${sql.raw(String(MOST_RELATIONS))})`;
	return sql`named (name) AS MATERIALIZED (
			SELECT value FROM json_each(${JSON.stringify(names)})
			UNION SELECT entity FROM json_each(${JSON.stringify(names)}) AS given CROSS JOIN shown CROSS JOIN entity_aliases AS other
			WHERE other.tenant = ${tenant} AND other.scope = shown.scope AND other.alias = given.value
			UNION SELECT alias FROM json_each(${JSON.stringify(names)}) AS given CROSS JOIN shown CROSS JOIN entity_aliases AS other
			WHERE other.tenant = ${tenant} AND other.scope = shown.scope AND other.entity = given.value
		), holding (id, memory_id) AS MATERIALIZED (${side(sql`subject_name`)} UNION ${side(sql`object_name`)})`;
}

export function relationOf(row: RelationRow): Relation {
	const { source_id, source_type, thread_id, message_id, seq, quote, ...rest } = row;
	const quoted = thread_id !== null && message_id !== null && seq !== null && quote !== null;
	return {
		...rest,
		source: source_id === null || source_type === null ? null : { id: source_id, type: source_type },
		quote: quoted ? { thread_id, message_id, seq, quote } : null,
	};
}
