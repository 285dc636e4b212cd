import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Db, noteChange, removeTerms } from "./memory-index.ts";
import { rowsOf } from "./memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryVersions } from "./memory-schema.ts";
import { inOneBatch } from "./one-batch.ts";

/** A scope is emptied by so many at a time. */
const AT_A_TIME = 500;

type Removal = { tenant: string; now: string; before?: readonly SQLWrapper[]; after?: readonly SQLWrapper[] };

/**
 * Erases what these said, in one batch, between what is to be done before it and after it; gives how many there were. Their entries stay,
 * so that no repeat writes them anew.
 */
export async function removeMemories(
	d1: D1Database,
	these: SQL | undefined,
	{ tenant, now, before = [], after = [] }: Removal,
): Promise<number> {
	const db = drizzle(d1);
	const blanked = db
		.update(memories)
		.set({
			...{ status: "deleted", content: "", hash: "", key: null, metadata: null, sourceId: null, sourceType: null },
			...{ validFrom: null, validTo: null, expiresAt: null, reviewAt: null, updatedAt: now },
		})
		.where(these);
	const listed = db.select({ id: memories.id }).from(memories).where(these);
	const [removed = 0] = await inOneBatch(d1, [
		...[listed, ...before, ...eraseBeside(db, tenant, these, now)],
		...[blanked, ...after],
	]);
	return removed;
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
		if (some.length === 0) return removed;
		const these = and(
			rowsOf(
				tenant,
				some.map(({ id }) => id),
			),
			eq(memories.scope, scope),
		);
		await inOneBatch(d1, [...eraseBeside(db, tenant, these, now), db.delete(memories).where(these)]);
		removed += some.filter(({ status }) => status !== "deleted").length;
	}
}

/** Everything about these memories but their rows, which the condition is still asked of. */
function eraseBeside(db: Db, tenant: string, these: SQL | undefined, now: string) {
	const ids = db.select({ id: memories.id }).from(memories).where(these);
	const rows = sql`SELECT "row" FROM ${memories} WHERE ${these}`;
	return [
		removeTerms(rows),
		db.delete(memoryVersions).where(and(eq(memoryVersions.tenant, tenant), inArray(memoryVersions.memoryId, ids))),
		db.delete(memoryQuotes).where(and(eq(memoryQuotes.tenant, tenant), inArray(memoryQuotes.memoryId, ids))),
		db.delete(memoryEvidence).where(and(eq(memoryEvidence.tenant, tenant), inArray(memoryEvidence.memoryId, ids))),
		db.delete(memoryEvidence).where(and(eq(memoryEvidence.tenant, tenant), inArray(memoryEvidence.evidenceId, ids))),
		noteChange(tenant, "remove", sql`SELECT id FROM ${memories} WHERE ${these}`, now),
	] as const;
}
