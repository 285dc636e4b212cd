import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityName } from "../../../../core/language/names.ts";
import { isSingleValued } from "../../../../core/model/relations/predicates.ts";
import type { Known } from "../../../../core/model/relations/validity.ts";
import { relations } from "../schema/memory-schema.ts";
import type { RelationEntry } from "./relation-graph.ts";

/**
 * What is compared of a subject and predicate in a scope, however much they have: what has these objects, and of a predicate
 * with one object at a time what holds still, and what ended around these times.
 */
type Line = { scope: string; subject: string; predicate: string; objects: Set<string>; around: Set<string> };

/** This many that ended before a time, and as many that ended after it; others are too far away to matter. */
const NEAREST = 50;
/** This many that hold still, and so many that say the same. */
const MOST_OPEN = 500;
const MOST_SAME = 500;

type OnLine = Pick<RelationEntry, "scope" | "subject" | "predicate">;

/** The subject and predicate in their scope: what is on one line depends on each other. */
export function lineKey({ scope, subject, predicate }: OnLine): string {
	return JSON.stringify([scope, entityName(subject), predicate]);
}

/** Whether its subject has one such object at a time. */
export function isSingle({ single_valued, predicate }: Pick<RelationEntry, "single_valued" | "predicate">): boolean {
	return single_valued ?? isSingleValued(predicate);
}

/** The lines that entries are on, by their keys, and those of `others`, on which only what says the same counts. */
export function linesOf(
	entries: readonly RelationEntry[],
	others: readonly (OnLine & { object: string })[],
	now: string,
): Map<string, Line> {
	const lines = new Map<string, Line>();
	const lineOf = (one: OnLine & { object: string }): Line => {
		const { scope, predicate } = one;
		const key = lineKey(one);
		const line = lines.get(key) ?? {
			...{ scope, subject: entityName(one.subject), predicate },
			...{ objects: new Set(), around: new Set() },
		};
		line.objects.add(entityName(one.object));
		lines.set(key, line);
		return line;
	};
	for (const other of others) lineOf(other);
	for (const entry of entries) {
		const line = lineOf(entry);
		if (isSingle(entry)) line.around.add(entry.valid_from ?? entry.said_at ?? now);
	}
	return lines;
}

/** A message, as what was learned is known by. */
export function saidIn(thread: string, message: string): string {
	return `${thread} ${message}`;
}

/**
 * The rows that are compared. Each list is gone through once, and each row found by an index that ends where the rows do: in
 * the index's own order, as one that names the rowid too is sorted, all of the line.
 */
function rowsNear(tenant: string, lines: readonly Line[]): SQL {
	const list = lines.map(({ objects, around, ...line }) => ({ ...line, objects: [...objects], around: [...around] }));
	const onLine = sql`held.tenant = ${tenant} AND held.scope = line.scope AND held.subject_name = line.subject
		AND held.predicate = line.predicate`;
	const found = (from: SQL, further: SQL) => sql`
		SELECT near.rowid FROM ${from} CROSS JOIN relations AS near
		WHERE near.rowid IN (SELECT held.rowid FROM relations AS held ${further})`;
	return sql`
		WITH line AS MATERIALIZED (
			SELECT value ->> 'scope' AS scope, value ->> 'subject' AS subject, value ->> 'predicate' AS predicate,
				value ->> 'objects' AS objects, value ->> 'around' AS around
			FROM json_each(${JSON.stringify(list)})),
		object AS MATERIALIZED (SELECT line.*, one.value AS name FROM line CROSS JOIN json_each(line.objects) AS one),
		time AS MATERIALIZED (SELECT line.*, one.value AS at FROM line CROSS JOIN json_each(line.around) AS one)
		${found(
			sql`object AS line`,
			sql`INDEXED BY relations_by_object
			WHERE ${onLine} AND held.object_name = line.name LIMIT ${MOST_SAME}`,
		)}
		UNION ${found(
			sql`line`,
			sql`INDEXED BY relations_by_end
			WHERE ${onLine} AND held.valid_to IS NULL AND line.around <> '[]' LIMIT ${MOST_OPEN}`,
		)}
		UNION ${found(
			sql`time AS line`,
			sql`INDEXED BY relations_by_end
			WHERE ${onLine} AND held.valid_to > line.at ORDER BY held.valid_to LIMIT ${NEAREST}`,
		)}
		UNION ${found(
			sql`time AS line`,
			sql`INDEXED BY relations_by_end
			WHERE ${onLine} AND held.valid_to <= line.at ORDER BY held.valid_to DESC LIMIT ${NEAREST}`,
		)}`;
}

const KNOWN = {
	id: relations.id,
	scope: relations.scope,
	subject: relations.subjectName,
	predicate: relations.predicate,
	object_name: relations.objectName,
	valid_from: relations.validFrom,
	valid_to: relations.validTo,
	created_at: relations.createdAt,
	thread_id: relations.threadId,
	message_id: relations.messageId,
};

/** What is known on these lines, by their keys, and all of it as one text, to tell later whether it still stands. */
export async function readLines(db: DrizzleD1Database, tenant: string, lines: readonly Line[]) {
	const rows = await db
		.select(KNOWN)
		.from(relations)
		.where(sql`relations.rowid IN (${rowsNear(tenant, lines)})`)
		.orderBy(relations.createdAt, relations.id);
	const known = new Map<string, Known[]>();
	for (const { scope, subject, predicate, thread_id, message_id, ...one } of rows) {
		const key = JSON.stringify([scope, subject, predicate]);
		const said_in = thread_id === null || message_id === null ? null : saidIn(thread_id, message_id);
		const line = known.get(key);
		if (line === undefined) known.set(key, [{ ...one, said_in }]);
		else line.push({ ...one, said_in });
	}
	const states = rows.map(({ id, valid_from, valid_to }) => `${id} ${valid_from ?? ""} ${valid_to ?? ""}`);
	return { known, state: states.sort().join() };
}

/** That all lines are as they were read; it names no row of what is around it, and so is found out once. */
export function standsStill(tenant: string, lines: readonly Line[], state: string): SQL {
	return sql`${state} = (SELECT coalesce(group_concat(said, ','), '') FROM (
		SELECT id || ' ' || coalesce(valid_from, '') || ' ' || coalesce(valid_to, '') AS said
		FROM relations WHERE rowid IN (${rowsNear(tenant, lines)}) ORDER BY said))`;
}
