import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityName } from "../../core/relations/names.ts";
import { isSingleValued } from "../../core/relations/predicates.ts";
import type { Known } from "../../core/relations/validity.ts";
import type { RelationEntry } from "../../ports/relation-graph.ts";
import { relations } from "./memory-schema.ts";

/** What is compared: of a predicate with one object at a time all that its subject has, else what has these objects. */
type Line = { scope: string; subject: string; predicate: string; objects: string[] | null };

/** The subject and predicate in their scope: what is on one line depends on each other. */
export function lineKey({ scope, subject, predicate }: Pick<RelationEntry, "scope" | "subject" | "predicate">): string {
	return JSON.stringify([scope, entityName(subject), predicate]);
}

/** Whether its subject has one such object at a time. */
export function isSingle({ single_valued, predicate }: RelationEntry): boolean {
	return single_valued ?? isSingleValued(predicate);
}

/** The lines that entries are on, by their keys. */
export function linesOf(entries: readonly RelationEntry[]): Map<string, Line> {
	const lines = new Map<string, Line>();
	for (const entry of entries) {
		const key = lineKey(entry);
		const { scope, subject, predicate, object } = entry;
		const line = lines.get(key) ?? { scope, subject: entityName(subject), predicate, objects: [] };
		if (isSingle(entry)) line.objects = null;
		line.objects?.push(entityName(object));
		lines.set(key, line);
	}
	return lines;
}

/** A message, as what was learned is known by. */
export function saidIn(thread: string, message: string): string {
	return `${thread} ${message}`;
}

/** That a row is of the line `line.value`. */
const ofLine = (tenant: string): SQL => sql`relations.tenant = ${tenant}
	AND relations.subject_name = line.value ->> 'subject' AND relations.predicate = line.value ->> 'predicate'
	AND relations.scope = line.value ->> 'scope'
	AND (line.value ->> 'objects' IS NULL
		OR relations.object_name IN (SELECT value FROM json_each(line.value ->> 'objects')))`;

/** All that placing something on a line depends on, as one text. */
const stateOf = (tenant: string): SQL => sql`(SELECT coalesce(group_concat(said, ','), '') FROM (
	SELECT id || ' ' || coalesce(valid_from, '') || ' ' || coalesce(valid_to, '') AS said
	FROM relations WHERE ${ofLine(tenant)} ORDER BY id))`;

const KNOWN = {
	id: relations.id,
	object_name: relations.objectName,
	valid_from: relations.validFrom,
	valid_to: relations.validTo,
	created_at: relations.createdAt,
	thread_id: relations.threadId,
	message_id: relations.messageId,
};

/** What is known on these lines, and their states, to tell later whether that still stands. */
export async function readLines(db: DrizzleD1Database, tenant: string, lines: readonly Line[]) {
	const list = JSON.stringify(lines);
	const [states, rows] = await db.batch([
		db
			.select({ state: sql<string>`state` })
			.from(sql`(SELECT ${stateOf(tenant)} AS state FROM json_each(${list}) AS line ORDER BY line.key)`),
		db
			.select({ line: sql<number>`line.key`, ...KNOWN })
			.from(relations)
			.innerJoin(sql`json_each(${list}) AS line`, ofLine(tenant))
			.orderBy(relations.createdAt, relations.id),
	]);
	const known: Known[][] = lines.map(() => []);
	for (const { line, thread_id, message_id, ...one } of rows) {
		const said_in = thread_id === null || message_id === null ? null : saidIn(thread_id, message_id);
		known[line]?.push({ ...one, said_in });
	}
	return { known, states: states.map(({ state }) => state) };
}

/** That all lines are as they were read. */
export function standsStill(tenant: string, lines: readonly Line[], states: readonly string[]): SQL {
	const expected = JSON.stringify(lines.map((line, index) => ({ ...line, state: states[index] ?? "" })));
	return sql`NOT EXISTS (SELECT 1 FROM json_each(${expected}) AS line WHERE line.value ->> 'state' <> ${stateOf(tenant)})`;
}
