import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { planRestore, type Replaced, type Retracted } from "../../../../core/model/memory/plan-restore.ts";
import { failWhere, inOneBatch, untilUnchanged } from "../../../../platform/d1/database.ts";
import { fallOf } from "../observations/fallen-insights.ts";
import { type Db, endVersions, inParameters, noteChange, oneOf, rowsOf, seenOf } from "../rows/memory-rows.ts";
import { memories, memoryQuotes } from "../schema/memory-schema.ts";
import { removeMemories } from "./memory-remove.ts";
import type { MemoryStore } from "./memory-store.ts";

type From = Parameters<MemoryStore["retire"]>[0];

/**
 * Retracts what rests on nothing but these messages; returns how many memories that were. A message that was edited keeps its
 * link to what it taught, without its words: should it be deleted later, what it once said goes too.
 */
export function retireMemories(d1: D1Database, accessScope: AccessScope, from: From, now: string): Promise<number> {
	return untilUnchanged(() => retire(d1, accessScope, from, now));
}

async function retire(d1: D1Database, accessScope: AccessScope, from: From, now: string): Promise<number> {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const ofMessages = and(
		eq(memoryQuotes.tenant, tenant),
		eq(memoryQuotes.threadId, from.thread_id),
		from.message_ids === "all" ? undefined : oneOf(memoryQuotes.messageId, from.message_ids),
	);
	const quoting = db.selectDistinct({ id: memoryQuotes.memoryId }).from(memoryQuotes).where(ofMessages);
	const ids = (await quoting).map(({ id }) => id);
	if (ids.length === 0) return 0;
	const isDeleted = from.because === "deleted";
	// What somebody worded anew since is theirs, whatever the message says now.
	const asLearned = isDeleted ? undefined : eq(memories.version, 1);
	const these = and(seenOf(accessScope, ids), sql`NOT ${quoted(tenant, sql`NOT (${ofMessages})`)}`, asLearned);
	const returning = await returnOf(db, tenant, these, now);
	if (isDeleted) {
		const after = [db.delete(memoryQuotes).where(ofMessages), ...returning.after];
		return removeMemories(d1, these, { tenant, now, unsaid: { before: returning.before, after } });
	}
	const there = db.select({ id: memories.id }).from(memories).where(seenOf(accessScope, ids));
	const unsaid = await db.select({ id: memories.id }).from(memories).where(these);
	const [retired = 0] = await inOneBatch(d1, [
		db
			.update(memories)
			.set({ status: from.because === "edited" ? "superseded" : "expired", validTo: endsBy(now), updatedAt: now })
			.where(and(these, eq(memories.status, "active")))
			.returning({ id: memories.id }),
		db
			.update(memoryQuotes)
			.set({ quote: "" })
			.where(and(ofMessages, inArray(memoryQuotes.memoryId, there))),
		endVersions(tenant, ids),
		noteChange(tenant, "put", JSON.stringify(ids), now),
		...returning.after,
		...fallOf(
			tenant,
			unsaid.map(({ id }) => id),
			now,
			{ changed: null },
		),
	]);
	return retired;
}

/** That a message says what a memory does, one for which the condition holds. */
function quoted(tenant: string, which: SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM ${memoryQuotes} WHERE ${and(
		eq(memoryQuotes.tenant, tenant),
		eq(memoryQuotes.memoryId, memories.id),
		sql`${memoryQuotes.quote} <> ''`,
		which,
	)})`;
}

/** Until when something was so that was replaced from then on, as core/model/memory/placing.ts has it. */
export function endsBy(from: string): SQL {
	return sql`max(coalesce(${memories.validFrom}, ''), min(coalesce(${memories.validTo}, ${from}), ${from}))`;
}

const READ = {
	id: memories.id,
	scope: memories.scope,
	key: memories.key,
	superseded_by: memories.supersededBy,
	valid_from: memories.validFrom,
	valid_to: memories.validTo,
};

/** What is to be done before and behind the taking back of these, so that what they had replaced holds again. */
async function returnOf(db: Db, tenant: string, these: SQL | undefined, now: string) {
	const retracted: Retracted[] = await db.select(READ).from(memories).where(these);
	const ids = retracted.map(({ id }) => id);
	const byThese = sql`${memories.row} IN (
		SELECT held."row" FROM json_each(${JSON.stringify(ids)}) AS one CROSS JOIN ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.superseded_by = one.value)`;
	// What nobody says any more does not hold again; what was written by hand has no quotes at all.
	const unsaid = sql`EXISTS (SELECT 1 FROM ${memoryQuotes} WHERE ${and(
		eq(memoryQuotes.tenant, tenant),
		eq(memoryQuotes.memoryId, memories.id),
	)}) AND NOT ${quoted(tenant, sql`TRUE`)}`;
	const rest = sql`${memories.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
	const replaced: Replaced[] = await db
		.select({
			...{ ...READ, hash: memories.hash, created_at: memories.createdAt },
			...{ updated_at: memories.updatedAt, expires_at: memories.expiresAt },
		})
		.from(memories)
		.where(and(byThese, eq(memories.status, "superseded"), rest, sql`NOT (${unsaid})`));
	const plan = planRestore(replaced, retracted, now);
	return { before: plan.length === 0 ? [] : [asRead(tenant, retracted)], after: apply(tenant, plan, retracted, now) };
}

function asRead(tenant: string, retracted: readonly Retracted[]): SQL {
	return failWhere(sql`
		SELECT given.value ->> 'id' AS id FROM json_each(${JSON.stringify(retracted)}) AS given
		WHERE NOT EXISTS (
			SELECT 1 FROM ${memories} AS held WHERE held.tenant = ${tenant} AND held.id = given.value ->> 'id'
				AND held.superseded_by IS given.value ->> 'superseded_by')`);
}

/** One whose key or words another has by now stays as it is. */
function apply(
	tenant: string,
	plan: ReturnType<typeof planRestore>,
	retracted: readonly Retracted[],
	now: string,
): SQL[] {
	if (plan.length === 0) return [];
	const ids = plan.map(({ id }) => id);
	const lost = JSON.stringify(retracted.map(({ id }) => id));
	return [
		...inParameters(plan).flatMap((list) => [
			sql`
			UPDATE ${memories} SET status = given.value ->> 'status', superseded_by = given.value ->> 'superseded_by',
				valid_to = given.value ->> 'valid_to',
				updated_at = iif(given.value ->> 'superseded_by' IS NULL, ${now}, updated_at)
			FROM json_each(${list}) AS given
			WHERE ${rowsOf(tenant, ids)} AND ${memories.id} = given.value ->> 'id' AND ${memories.status} = 'superseded'
				AND (given.value ->> 'superseded_by' IS NOT NULL OR NOT EXISTS (
					SELECT 1 FROM ${memories} AS held WHERE held.tenant = ${tenant} AND held.scope = ${memories.scope}
						AND held.status = 'active' AND (held.key = ${memories.key} OR held.hash = ${memories.hash})))`,
			sql`
			UPDATE ${memories} SET supersedes = given.value ->> 'id' FROM json_each(${list}) AS given
			WHERE ${memories.tenant} = ${tenant} AND ${memories.id} = given.value ->> 'superseded_by'
				AND ${memories.supersedes} IN (SELECT value FROM json_each(${lost}))`,
		]),
		endVersions(tenant, ids),
		noteChange(tenant, "put", JSON.stringify(ids), now),
	];
}
