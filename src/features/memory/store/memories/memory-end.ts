import { and, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type AccessScope, mayReplace } from "../../../../core/base/access-scope.ts";
import type { Problem } from "../../../../core/base/failure.ts";
import { err, ok } from "../../../../core/base/result.ts";
import type { Memory } from "../../../../core/model/memory/memory.ts";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { fallOf } from "../observations/fallen-insights.ts";
import { answered } from "../observations/observe.ts";
import { endVersions, memoryOf, noteChange, seenOf } from "../rows/memory-rows.ts";
import { memories } from "../schema/memory-schema.ts";
import { noMemory } from "./memory-change.ts";
import { readMemories } from "./memory-read.ts";
import { endsBy } from "./memory-retire.ts";
import type { MemoryStore, Review } from "./memory-store.ts";

type Reviewed = Awaited<ReturnType<MemoryStore["review"]>>;

/** Carries out what somebody decided about a memory. */
export async function reviewMemory(
	d1: D1Database,
	accessScope: AccessScope,
	id: string,
	review: Review,
	now: string,
): Promise<Reviewed> {
	const db = drizzle(d1);
	const itself = seenOf(accessScope, [id]);
	const follower = review.decision === "supersede" ? review.superseded_by : id;
	const found = await db
		.select()
		.from(memories)
		.where(seenOf(accessScope, [id, follower]));
	const row = found.find((one) => one.id === id);
	if (row === undefined) return noMemory;
	const refusal = wrongDecision(review.decision, memoryOf(row, now).status);
	if (refusal !== null) return err({ reason: "invalid_request", problems: [refusal] });
	const next = found.find((one) => one.id === follower);
	if (review.decision === "supersede" && (next === undefined || !mayReplace(row.scope, next.scope))) {
		return refused("is no memory that can take its place: it must be of the same scope or a wider one");
	}
	if (next !== undefined && review.decision === "supersede" && !mayStandIn(memoryOf(next, now), row.id, now)) {
		return refused("does not hold any more itself");
	}
	const done = await carryOut(d1, accessScope.tenant, { id, itself, review, now, from: next?.validFrom ?? now });
	if (!done) return refused("is the memory itself, was superseded by it, or is active no more");
	const [after] = await readMemories(db, accessScope, [id], now);
	return after === undefined ? noMemory : ok(after);
}

/** Only of what is active can be said that it holds, or holds no more. */
function wrongDecision(decision: Review["decision"], status: Memory["status"]): Problem | null {
	if (decision === "supersede" || status === "active") return null;
	if (decision === "expire" && status === "expired") return null;
	return { path: "decision", message: `must be supersede: the memory is ${status}` };
}

/** What follows must hold itself; that a memory follows itself is refused for its own reason. */
function mayStandIn({ id, status, valid_to }: Memory, of: string, now: string): boolean {
	return id === of || (status === "active" && (valid_to === null || valid_to > now));
}

function refused(message: string): Reviewed {
	return err({ reason: "invalid_request", problems: [{ path: "superseded_by", message }] });
}

type Order = { id: string; itself: SQL | undefined; review: Review; now: string; from: string };

/** False where a memory would end up as its own successor. */
async function carryOut(d1: D1Database, tenant: string, { id, itself, review, now, from }: Order): Promise<boolean> {
	const db = drizzle(d1);
	switch (review.decision) {
		case "keep":
			await inOneBatch(d1, [
				db.update(memories).set({ reviewAt: review.review_at, updatedAt: now }).where(itself),
				answered(tenant, id),
			]);
			return true;
		case "expire": {
			const expiresAt = sql`min(coalesce(${memories.expiresAt}, ${now}), ${now})`;
			const expiring = db.update(memories).set({ status: "expired", expiresAt, reviewAt: null, updatedAt: now });
			await inOneBatch(d1, [
				...[expiring.where(itself), answered(tenant, id), ...ended(tenant, [id], now)],
				...fallOf(tenant, [id], now, "expired"),
			]);
			return true;
		}
		case "supersede": {
			const by = review.superseded_by;
			const superseding = db
				.update(memories)
				.set({
					...{ status: "superseded", supersededBy: by, reviewAt: null, updatedAt: now },
					validTo: endsBy(from),
				})
				.where(and(itself, stillThere(tenant, by), notAfter(tenant, by, id)))
				.returning({ id: memories.id });
			const [superseded = 0] = await inOneBatch(d1, [
				superseding,
				db
					.update(memories)
					.set({ supersedes: id })
					.where(
						and(
							eq(memories.tenant, tenant),
							eq(memories.id, by),
							sql`${memories.supersedes} IS NULL`,
							sql`EXISTS (SELECT 1 FROM ${memories} AS old WHERE old.tenant = ${tenant} AND old.id = ${id} AND old.superseded_by = ${by})`,
						),
					),
				...ended(tenant, [id], now),
			]);
			if (superseded > 0) await db.run(answered(tenant, id));
			return superseded > 0;
		}
	}
}

/** That it has not expired or been erased meanwhile. */
function stillThere(tenant: string, id: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${memories} AS next
		WHERE next.tenant = ${tenant} AND next.id = ${id} AND next.status IN ('active', 'superseded'))`;
}

/** That the line of successors from one memory on does not come by another. */
function notAfter(tenant: string, first: string, id: string): SQL {
	return sql`NOT EXISTS (
		WITH RECURSIVE line (id) AS (
			SELECT ${first}
			UNION
			SELECT later.superseded_by FROM line CROSS JOIN ${memories} AS later
			WHERE later.tenant = ${tenant} AND later.id = line.id AND later.superseded_by IS NOT NULL
		)
		SELECT 1 FROM line WHERE line.id = ${id})`;
}

/** Each one's newest version says how it ended, and the vector index is told. */
function ended(tenant: string, ids: readonly string[], now: string): SQL[] {
	return [endVersions(tenant, ids), noteChange(tenant, "put", JSON.stringify(ids), now)];
}
