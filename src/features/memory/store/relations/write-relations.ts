import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { entityName, USER_NAME } from "../../../../core/language/names.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { relationTimeline, type Timeline } from "../../../../core/model/relations/timeline.ts";
import { entityAliases, memoryQuotes, memoryVersions, relations } from "../schema/memory-schema.ts";
import { commitRelations } from "./commit-relations.ts";
import type { RelationEntry, WrittenRelation } from "./relation-graph.ts";
import { isSingle, lineKey, linesOf, readLines, saidIn, standsStill } from "./relation-lines.ts";
import { oneOf, otherNames, relationOf } from "./relation-rows.ts";

/** Others that write of the same subject may come first so often. */
const MOST_ATTEMPTS = 50;

/** Writes relations all or nothing. */
export async function writeRelations(
	db: DrizzleD1Database,
	tenant: string,
	entries: readonly RelationEntry[],
	now: string,
): Promise<WrittenRelation[]> {
	const written = await placeAll(db, tenant, { entries, others: null, now });
	return written.flatMap((one) => one ?? []);
}

/** The same of what was learned: what was known before stays as it is. */
export async function learnRelations(
	db: DrizzleD1Database,
	tenant: string,
	{ entries, scopes, now }: { entries: readonly RelationEntry[]; scopes: readonly string[]; now: string },
): Promise<(Relation | null)[]> {
	if (entries.length === 0) return [];
	const names = entries.flatMap(({ subject, object }) => [entityName(subject), entityName(object)]);
	const others = await otherNames(db, tenant, scopes, [...new Set(names)]);
	const written = await placeAll(db, tenant, { entries, others, now });
	return written.map((one) => (one?.outcome === "created" ? one.relation : null));
}

/** `others`: the further names of each, where only news is written; null: all is. */
type Request = { entries: readonly RelationEntry[]; others: ReadonlyMap<string, string[]> | null; now: string };

/**
 * What becomes of relations is found from what was read; they are written only if that still stands, in one batch, else it
 * is read again. Returns null for what is no news.
 */
async function placeAll(
	db: DrizzleD1Database,
	tenant: string,
	{ entries, others, now }: Request,
): Promise<(WrittenRelation | null)[]> {
	const alike = others === null ? [] : entries.flatMap((entry) => sayingTheSame(entry, others));
	const lines = linesOf(entries, alike, now);
	for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
		const read = await readLines(db, tenant, [...lines.values()]);
		const timelines = new Map([...lines.keys()].map((key) => [key, relationTimeline(read.known.get(key) ?? [], now)]));
		const placed = entries.map((entry) => {
			const isNews = others === null || !isExtracted(entry, others, timelines);
			return isNews ? { entry, ...lineIn(timelines, entry).write(timelineEntry(entry)) } : null;
		});
		const written = placed.flatMap((one) => one ?? []);
		if (written.length === 0) return placed.map(() => null);
		const guard = standsStill(tenant, [...lines.values()], read.state);
		const kept = await commitRelations(db, tenant, { written, timelines: [...timelines.values()], guard });
		// One that was known may have been deleted meanwhile.
		if (kept === null || !written.every(({ id }) => kept.has(id))) continue;
		return placed.map((one) => {
			const row = one === null ? undefined : kept.get(one.id);
			return one === null || row === undefined
				? null
				: { relation: relationOf(row), outcome: one.outcome, closed: one.closed };
		});
	}
	throw Object.assign(new Error("relations change too fast to be written"), { overloaded: true });
}

type Triple = Pick<RelationEntry, "scope" | "subject" | "predicate" | "object">;

/** A relation under the other names of what it is between. */
function sayingTheSame({ scope, predicate, ...entry }: Triple, others: ReadonlyMap<string, string[]>): Triple[] {
	const namesOf = (name: string) => [name, ...(others.get(name) ?? [])];
	const [own, ownObject] = [entityName(entry.subject), entityName(entry.object)];
	return namesOf(own)
		.flatMap((subject) => namesOf(ownObject).map((object) => ({ scope, predicate, subject, object })))
		.slice(1);
}

function isExtracted(
	entry: RelationEntry,
	others: ReadonlyMap<string, string[]>,
	timelines: ReadonlyMap<string, Timeline>,
): boolean {
	const said_at = entry.said_at ?? null;
	return [entry, ...sayingTheSame(entry, others)].some(
		(one) => timelines.get(lineKey(one))?.isKnown(entityName(one.object), said_at) === true,
	);
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

/**
 * Removes relations as if they had never been said, with the aliases that came with them: what they closed holds on, up to
 * where the next one of its subject and predicate begins. Returns how many.
 */
export async function retractRelations(db: DrizzleD1Database, tenant: string, which: SQL | undefined): Promise<number> {
	const deleted = sql`(SELECT ${relations.id} FROM ${relations} WHERE ${which})`;
	const next = (column: SQL) => sql`(
		SELECT ${column} FROM relations AS next
		WHERE next.tenant = relations.tenant AND next.subject_name = relations.subject_name
			AND next.predicate = relations.predicate AND next.scope = relations.scope
			AND next.object_name <> relations.object_name AND next.single_valued = 1 AND next.id NOT IN ${deleted}
			AND (coalesce(next.valid_from, next.created_at) > coalesce(relations.valid_from, relations.created_at)
				OR (relations.valid_from IS NULL AND next.created_at > relations.created_at))
			AND (next.valid_to IS NULL OR next.valid_to > coalesce(next.valid_from, next.created_at))
		ORDER BY coalesce(next.valid_from, next.created_at), next.id LIMIT 1)`;
	const [, , removed] = await db.batch([
		db
			.update(relations)
			.set({ validTo: next(sql`coalesce(next.valid_from, next.created_at)`), closedBy: next(sql`next.id`) })
			// What goes too needs no other end: of what one thread taught that is nearly all of a line.
			.where(
				and(
					eq(relations.tenant, tenant),
					sql`${relations.closedBy} IN ${deleted}`,
					sql`${relations.id} NOT IN ${deleted}`,
				),
			),
		db
			.delete(entityAliases)
			.where(and(eq(entityAliases.tenant, tenant), sql`${entityAliases.relationId} IN ${deleted}`)),
		db.delete(relations).where(which).returning({ id: relations.id }),
	]);
	return removed.length;
}

/**
 * The relations that name these memories, and those that were learned from the same words and of whose ends the memory tells
 * or told: "My manager is Eve" taught both.
 */
export function learnedWith(tenant: string, memory_ids: readonly string[]): SQL {
	const ids = oneOf(memory_ids);
	const tells = (name: SQL) => sql`instr(told.content, ${name}) > 0`;
	return sql`(
		SELECT rel.id FROM ${relations} AS rel WHERE rel.tenant = ${tenant} AND rel.memory_id IN ${ids}
		UNION SELECT rel.id FROM ${memoryQuotes} AS said CROSS JOIN ${relations} AS rel
		WHERE said.tenant = ${tenant} AND said.memory_id IN ${ids} AND rel.tenant = ${tenant} AND rel.thread_id IS NOT NULL
			AND rel.thread_id = said.thread_id AND rel.message_id = said.message_id AND rel.quote = said.quote
			AND EXISTS (
				SELECT 1 FROM ${memoryVersions} AS told WHERE told.tenant = ${tenant} AND told.memory_id = said.memory_id
					AND ${tells(sql`rel.object`)} AND (rel.subject_name = ${USER_NAME} OR ${tells(sql`rel.subject`)})
			))`;
}
