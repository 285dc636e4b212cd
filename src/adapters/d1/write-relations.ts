import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityName } from "../../core/relations/names.ts";
import { isSingleValued } from "../../core/relations/predicates.ts";
import { type Timeline, timeline } from "../../core/relations/timeline.ts";
import type { Change, Known } from "../../core/relations/validity.ts";
import type { RelationEntry, WrittenRelation } from "../../ports/relation-graph.ts";
import { entityAliases, relations } from "./memory-schema.ts";
import { oneOf, type RelationRow, relationOf, rowsOf } from "./relation-rows.ts";

/** Writers of one subject that are faster than this one so often are no coincidence any more. */
const MOST_ATTEMPTS = 8;

/** What is compared: of a predicate with one object at a time all that its subject has, else what has these objects. */
type Line = { scope: string; subject: string; predicate: string; objects: string[] | null };

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
		return written.map(({ id, outcome, closed }) => {
			const row = kept.get(id);
			if (row === undefined) throw new Error("a relation that was written is not there");
			return { relation: relationOf(row), outcome, closed };
		});
	}
	throw new Error("relations could not be written: others write the same ones all the time");
}

function lineKey({ scope, subject, predicate }: Pick<RelationEntry, "scope" | "subject" | "predicate">): string {
	return JSON.stringify([scope, entityName(subject), predicate]);
}

function lineIn(timelines: ReadonlyMap<string, Timeline>, entry: RelationEntry): Timeline {
	const found = timelines.get(lineKey(entry));
	if (found === undefined) throw new Error("a relation has no line");
	return found;
}

function isSingle({ single_valued, predicate }: RelationEntry): boolean {
	return single_valued ?? isSingleValued(predicate);
}

function linesOf(entries: readonly RelationEntry[]): Map<string, Line> {
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

function timelineEntry(entry: RelationEntry) {
	const { id, valid_from, valid_to, object, quote } = entry;
	const said_in = quote === null ? null : saidIn(quote.thread_id, quote.message_id);
	return { id, valid_from, valid_to, object_name: entityName(object), single_valued: isSingle(entry), said_in };
}

function saidIn(thread: string, message: string): string {
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

async function readLines(db: DrizzleD1Database, tenant: string, lines: readonly Line[]) {
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
function standsStill(tenant: string, lines: readonly Line[], states: readonly string[]): SQL {
	const expected = JSON.stringify(lines.map((line, index) => ({ ...line, state: states[index] ?? "" })));
	return sql`NOT EXISTS (SELECT 1 FROM json_each(${expected}) AS line WHERE line.value ->> 'state' <> ${stateOf(tenant)})`;
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
