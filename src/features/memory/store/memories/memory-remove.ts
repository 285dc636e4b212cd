import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { restingOn } from "../observations/fallen-insights.ts";
import { observe, recount } from "../observations/observe.ts";
import { type Db, noteChange, removeTerms, rowsOf } from "../rows/memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryTimes, memoryVersions } from "../schema/memory-schema.ts";
import { observations, proposals, reflections } from "../schema/reflection-schema.ts";

/** A scope is emptied by so many at a time. */
const AT_A_TIME = 500;

/** `unsaid`: they go because nobody says them any more. Else they go although their messages still say them (taken-back.ts). */
type Removal = {
	tenant: string;
	now: string;
	unsaid?: { before: readonly SQLWrapper[]; after: readonly SQLWrapper[] };
};

/**
 * Erases what these said, in one batch, between what is to be done before it and after it; returns how many there were. Their entries stay,
 * so that no repeat writes them again. With them go the insights that rest on them, whose words may be theirs; what these rested on
 * beside is to be reflected on again.
 */
export async function removeMemories(
	d1: D1Database,
	these: SQL | undefined,
	{ tenant, now, unsaid }: Removal,
): Promise<number> {
	const db = drizzle(d1);
	const listed = db.select({ id: memories.id }).from(memories).where(these);
	const insights = restingOn(tenant, these);
	const own = and(eq(memories.tenant, tenant), sql`${memories.id} IN (${insights})`);
	const links = and(eq(memoryEvidence.tenant, tenant), sql`${memoryEvidence.memoryId} IN (${insights})`);
	const left = sql`SELECT DISTINCT link.evidence_id FROM ${memoryEvidence} AS link
		WHERE link.tenant = ${tenant} AND link.memory_id IN (${insights})
			AND link.evidence_id NOT IN (${insights}) AND link.evidence_id NOT IN (SELECT id FROM ${memories} WHERE ${these})`;
	const [removed = 0] = await inOneBatch(d1, [
		...[listed, ...(unsaid?.before ?? [markQuotes(tenant, these)])],
		observe(tenant, left),
		recount(tenant, sql`SELECT DISTINCT scope FROM ${memories} WHERE tenant = ${tenant} AND id IN (${left})`),
		...[...eraseRelated(db, tenant, own, now), blank(db, now).where(own), db.delete(memoryEvidence).where(links)],
		...(unsaid === undefined ? [] : [eraseQuotes(db, tenant, these)]),
		...[...eraseRelated(db, tenant, these, now), ...eraseLinks(db, tenant, these)],
		...[blank(db, now).where(these), ...(unsaid?.after ?? [])],
	]);
	return removed;
}

function blank(db: Db, now: string) {
	return db.update(memories).set({
		...{ status: "deleted", content: "", hash: "", key: null, metadata: null, sourceId: null, sourceType: null },
		...{ validFrom: null, validTo: null, expiresAt: null, reviewAt: null, updatedAt: now },
	});
}

/** Takes everything in a scope away, entries too. */
export async function removeScope(d1: D1Database, tenant: string, scope: string, now: string): Promise<number> {
	const db = drizzle(d1);
	let removed = 0;
	for (;;) {
		const ofScope = and(eq(memories.tenant, tenant), eq(memories.scope, scope));
		const some = await db
			.select({ id: memories.id, status: memories.status })
			.from(memories)
			.where(ofScope)
			.limit(AT_A_TIME);
		if (some.length === 0) {
			await db.delete(reflections).where(and(eq(reflections.tenant, tenant), eq(reflections.scope, scope)));
			return removed;
		}
		const these = and(
			rowsOf(
				tenant,
				some.map(({ id }) => id),
			),
			eq(memories.scope, scope),
		);
		await inOneBatch(d1, [
			...[...eraseRelated(db, tenant, these, now), ...eraseLinks(db, tenant, these), eraseQuotes(db, tenant, these)],
			db.delete(memories).where(these),
		]);
		removed += some.filter(({ status }) => status !== "deleted").length;
	}
}

/** Puts a hash of what these said in the place of the words, so that their messages do not teach it once more. */
function markQuotes(tenant: string, these: SQL | undefined): SQL {
	return sql`
		UPDATE ${memoryQuotes} SET quote = (
			SELECT substr(held.hash, 1, 64) FROM ${memories} AS held
			WHERE held.tenant = memory_quotes.tenant AND held.id = memory_quotes.memory_id)
		WHERE tenant = ${tenant} AND memory_id IN (SELECT id FROM ${memories} WHERE ${these})`;
}

function eraseQuotes(db: Db, tenant: string, these: SQL | undefined) {
	const ids = db.select({ id: memories.id }).from(memories).where(these);
	return db.delete(memoryQuotes).where(and(eq(memoryQuotes.tenant, tenant), inArray(memoryQuotes.memoryId, ids)));
}

/** Everything about these memories but their rows, which the condition is still asked of, their messages, and what they rest on. */
function eraseRelated(db: Db, tenant: string, these: SQL | undefined, now: string) {
	const ids = db.select({ id: memories.id }).from(memories).where(these);
	const rows = sql`SELECT "row" FROM ${memories} WHERE ${these}`;
	return [
		removeTerms(rows),
		db.delete(memoryVersions).where(and(eq(memoryVersions.tenant, tenant), inArray(memoryVersions.memoryId, ids))),
		db.delete(memoryTimes).where(and(eq(memoryTimes.tenant, tenant), inArray(memoryTimes.memoryId, ids))),
		db.delete(observations).where(and(eq(observations.tenant, tenant), inArray(observations.memoryId, ids))),
		db.delete(proposals).where(and(eq(proposals.tenant, tenant), inArray(proposals.memoryId, ids))),
		db.delete(proposals).where(and(eq(proposals.tenant, tenant), inArray(proposals.byId, ids))),
		noteChange(tenant, "remove", sql`SELECT id FROM ${memories} WHERE ${these}`, now),
	] as const;
}

function eraseLinks(db: Db, tenant: string, these: SQL | undefined) {
	const ids = db.select({ id: memories.id }).from(memories).where(these);
	return [
		db.delete(memoryEvidence).where(and(eq(memoryEvidence.tenant, tenant), inArray(memoryEvidence.memoryId, ids))),
		db.delete(memoryEvidence).where(and(eq(memoryEvidence.tenant, tenant), inArray(memoryEvidence.evidenceId, ids))),
	] as const;
}
