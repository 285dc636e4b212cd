import { type SQL, sql } from "drizzle-orm";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { visible } from "./found-memories.ts";
import { SHOWN, TENANT } from "./matches.ts";
import { AS_OF, memoryColumns, memoryOf } from "./memories.ts";
import { given, statement, type When } from "./statements.ts";

/** Of each side; one that everything is related to does not take the whole. */
const MOST_RELATIONS = 200;

const COLUMNS = sql`id, scope, subject, predicate, object, single_valued, valid_from, valid_to, source_id, source_type, confidence,
	memory_id, thread_id, message_id, seq, quote, created_at`;

/** A relation as it is selected. */
type RelationRow = Omit<Relation, "source" | "quote" | "single_valued"> & {
	[Column in "source_id" | "source_type" | "thread_id" | "message_id" | "quote"]: string | null;
} & { seq: number | null; single_valued: number };

/** The relations of the entities named, by one of their names, that hold at that time. */
export const relationsOf = statement(
	(when) => sql`WITH ${SHOWN}, ${named(when)}
		SELECT ${COLUMNS} FROM relations WHERE tenant = ${TENANT} AND id IN (SELECT id FROM holding)`,
	relationOf,
);

/** The memories that these relations were learned with. */
export const linkedMemories = statement(
	(when) => sql`WITH ${SHOWN}, ${named(when)}
		SELECT ${memoryColumns(when)}
		FROM (SELECT DISTINCT memory_id FROM holding WHERE memory_id IS NOT NULL) AS given
		CROSS JOIN memories AS held INDEXED BY memories_by_id WHERE held.id = given.memory_id AND ${visible(when)}`,
	memoryOf,
);

/** `holding (id, memory_id)` for a WITH behind `shown`. */
function named({ current }: When): SQL {
	const names = given("names");
	// As core/model/relations/validity.ts has it: what had ended when it was written held at all times before.
	const began = sql`coalesce(valid_from, CASE WHEN valid_to < created_at THEN '' ELSE created_at END)`;
	const known = current ? sql`TRUE` : sql`${began} <= ${AS_OF}`;
	const holds = sql`tenant = ${TENANT} AND scope IN (SELECT scope FROM shown) AND ${known}
		AND (valid_from IS NULL OR valid_from <= ${AS_OF}) AND (valid_to IS NULL OR valid_to > ${AS_OF})`;
	const side = (column: SQL) => sql`SELECT id, memory_id FROM (
		SELECT id, memory_id FROM named CROSS JOIN relations WHERE ${column} = named.name AND ${holds}
		LIMIT ${sql.raw(String(MOST_RELATIONS))})`;
	return sql`named (name) AS MATERIALIZED (
			SELECT value FROM json_each(${names})
			UNION SELECT entity FROM json_each(${names}) AS given CROSS JOIN shown CROSS JOIN entity_aliases AS other
			WHERE other.tenant = ${TENANT} AND other.scope = shown.scope AND other.alias = given.value
			UNION SELECT alias FROM json_each(${names}) AS given CROSS JOIN shown CROSS JOIN entity_aliases AS other
			WHERE other.tenant = ${TENANT} AND other.scope = shown.scope AND other.entity = given.value
		), holding (id, memory_id) AS MATERIALIZED (${side(sql`subject_name`)} UNION ${side(sql`object_name`)})`;
}

function relationOf(row: RelationRow): Relation {
	const { source_id, source_type, single_valued, thread_id, message_id, seq, quote, ...rest } = row;
	const quoted = thread_id !== null && message_id !== null && seq !== null && quote !== null;
	return {
		...rest,
		single_valued: single_valued === 1,
		source: source_id === null || source_type === null ? null : { id: source_id, type: source_type },
		quote: quoted ? { thread_id, message_id, seq, quote } : null,
	};
}
