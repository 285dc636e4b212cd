import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Problem } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import { changedMemory } from "../../../../core/model/memory/change-memory.ts";
import type { Memory } from "../../../../core/model/memory/memory.ts";
import { contentHash, endOfValidity, keyedHash, validityProblem } from "../../../../core/model/memory/placing.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import { quoted, said as saidIn } from "../../../../core/writing/reflect/observation-lines.ts";
import { failWhere, inOneBatch, untilUnchanged } from "../../../../platform/d1/database.ts";
import { fallOf } from "../observations/fallen-insights.ts";
import { observe, recount } from "../observations/observe.ts";
import { addTerms, type Db, memoryOf, noteChange, removeTerms, seenOf, withStatusAt } from "../rows/memory-rows.ts";
import { memories, memoryTimes, memoryVersions } from "../schema/memory-schema.ts";
import { observations, proposals } from "../schema/reflection-schema.ts";
import { WHOLE } from "./memory-read.ts";
import type { Expected, MemoryPatch, MemoryStore } from "./memory-store.ts";
import { hashOf } from "./memory-write.ts";

type Changed = Awaited<ReturnType<MemoryStore["change"]>>;
type Refused = Extract<Changed, { ok: false }>["error"];

export const noMemory = err({ reason: "not_found", what: "memory" } as const);

/** Changes a memory as it is read, in one batch; tried again if somebody else has changed it meanwhile. */
export function changeMemory(
	d1: D1Database,
	accessScope: AccessScope,
	{ id, patch, expected }: Change,
	now: string,
): Promise<Changed> {
	const db = drizzle(d1);
	return untilUnchanged<Changed>(async () => {
		const planned = await planChange(db, accessScope, { id, patch, expected }, now);
		if (!planned.ok) return planned;
		await inOneBatch(d1, planned.value.statements);
		return ok(planned.value.memory);
	});
}

type Change = { id: string; patch: MemoryPatch; expected?: Expected | undefined };

type Planned = { memory: Memory; statements: readonly SQLWrapper[] };

/** The memory as it will be, and the statements that make it so; their batch fails if it has changed since. */
export async function planChange(
	db: Db,
	accessScope: AccessScope,
	{ id, patch, expected }: Change,
	now: string,
): Promise<Result<Planned, Refused>> {
	const [row] = await db
		.select(WHOLE)
		.from(memories)
		.where(seenOf(accessScope, [id]));
	if (row === undefined) return noMemory;
	const seen = memoryOf(row, now);
	if (expected !== undefined && !isAsExpected(seen, expected)) return noMemory;
	// What stands until something else begins stays superseded by that, however it is changed.
	const old = row.status === "superseded" ? { ...seen, status: row.status } : seen;
	const next = changedMemory(old, patch, now);
	if (next === null) return ok({ memory: seen, statements: [] });
	const problem = validityProblem(next) ?? tooLong(old, next);
	if (problem !== null) return err({ reason: "invalid_request", problems: [problem] });
	const hash = next.content === old.content ? keptHash(row.hash, next) : await hashOf(next.content);
	const rivals = rivalsOf(accessScope.tenant, next, hash);
	const taken = next.status === "active" ? await db.select().from(memories).where(rivals).limit(2) : [];
	const holder = taken.find((rival) => memoryOf(rival, now).status === "active");
	if (holder !== undefined) {
		const what = holder.hash === hash ? "says that" : "has that key";
		return err({ reason: "already_exists", detail: `Another memory of this scope ${what}: ${holder.id}.` });
	}
	const over = taken.map((one) => one.id);
	const outdated = and(rivals, sql`${memories.expiresAt} <= ${now}`);
	const step = { old, next, hash, rivals: outdated, over, stored: row.status, now };
	const { proposed, ...changed } = withStatusAt(next, now);
	const memory = next.version === old.version && proposed !== undefined ? { ...changed, proposed } : changed;
	return ok({ memory, statements: statementsOf(db, accessScope.tenant, step) });
}

function isAsExpected({ status, key, version }: Memory, expected: Expected): boolean {
	return status === "active" && key === expected.key && version === (expected.version ?? version);
}

/** What was superseded does not hold longer than until then. */
function tooLong(old: Memory, next: Memory): Problem | null {
	if (old.status !== "superseded" || old.superseded_by === null || old.valid_to === null) return null;
	if (next.valid_to !== null && next.valid_to <= old.valid_to) return null;
	return { path: "valid_to", message: `must not be later than ${old.valid_to}, when another memory took its place` };
}

/** One that has its key in its hash goes on having it. */
function keptHash(hash: string, { key }: Memory): string {
	return hash === contentHash(hash) ? hash : keyedHash(hash, key);
}

/** What is active in its place: with its hash or its key. */
function rivalsOf(tenant: string, { id, scope, key }: Memory, hash: string): SQL | undefined {
	const ofScope = sql`SELECT held."row" FROM ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.scope = ${scope} AND held.status = 'active'`;
	const rows = sql`${ofScope} AND held.hash = ${hash} UNION ALL ${ofScope} AND held.key = ${key} AND held.key IS NOT NULL`;
	return and(sql`${memories.row} IN (${rows})`, ne(memories.id, id));
}

/** `stored`: its status in its row, whatever the time makes of it. */
type Step = {
	old: Memory;
	next: Memory;
	hash: string;
	rivals: SQL | undefined;
	over: string[];
	stored: Memory["status"];
	now: string;
};

/** What insights by rules quote of it; "" is none. */
function quotable({ content }: Memory): string | null {
	const words = quoted(saidIn(content)).slice(1, -1);
	return words === "" ? null : words;
}

function statementsOf(db: Db, tenant: string, { old, next, hash, rivals, over, stored, now }: Step): SQLWrapper[] {
	const itself = and(eq(memories.tenant, tenant), eq(memories.id, next.id));
	const isOther = next.version !== old.version;
	const moved = isOther || next.status !== old.status;
	return [
		failWhere(
			sql`SELECT ${next.id} AS id WHERE NOT EXISTS (SELECT 1 FROM ${memories} WHERE ${and(itself, asRead(old, stored))})`,
		),
		db.update(memories).set({ status: "expired" }).where(rivals),
		db
			.update(memories)
			.set({ ...columnsOf(next), hash, ...(isOther ? { indexedVersion: INDEX_VERSION } : {}) })
			.where(itself),
		...(isOther ? restate(tenant, next) : []),
		...(isOther ? newVersion(db, tenant, old, next, now) : [currentVersion(db, tenant, next)]),
		...(isOther ? fallOf(tenant, [next.id], now, { changed: quotable(old) }) : []),
		...(next.status === "expired" || over.length > 0 ? fallOf(tenant, [...over, next.id], now, "expired") : []),
		...(moved ? [noteChange(tenant, "put", JSON.stringify([next.id]), now)] : []),
	];
}

/** What says something else is to be reflected on, and what was proposed of what it said is no more. */
function restate(tenant: string, { id, scope }: Memory): SQL[] {
	return [
		// Under another number: who is reflecting on what it said before must not be done with this.
		sql`DELETE FROM ${observations} WHERE tenant = ${tenant} AND memory_id = ${id}`,
		sql`DELETE FROM ${memoryTimes} WHERE tenant = ${tenant} AND memory_id = ${id}`,
		sql`DELETE FROM ${proposals} WHERE tenant = ${tenant} AND (memory_id = ${id} OR by_id = ${id})`,
		observe(tenant, JSON.stringify([id])),
		recount(tenant, JSON.stringify([scope])),
	];
}

/** All that a change of it depends on. */
function asRead(old: Memory, stored: Memory["status"]): SQL | undefined {
	const fields = [
		[memories.content, old.content],
		[memories.key, old.key],
		[memories.validFrom, old.valid_from],
		[memories.validTo, old.valid_to],
		[memories.expiresAt, old.expires_at],
		[memories.reviewAt, old.review_at],
		[memories.metadata, old.metadata],
		[memories.version, old.version],
		[memories.importance, old.importance],
		[memories.confidence, old.confidence],
		[memories.supersedes, old.supersedes],
		[memories.supersededBy, old.superseded_by],
		[memories.type, old.type],
		[memories.isStatic, old.is_static],
		[memories.sourceId, old.source?.id ?? null],
		[memories.sourceType, old.source?.type ?? null],
		[memories.status, stored],
	] as const;
	return and(...fields.map(([column, value]) => sql`${column} IS ${value}`), ne(memories.status, "deleted"));
}

function columnsOf(next: Memory) {
	return {
		content: next.content,
		type: next.type,
		key: next.key,
		isStatic: next.is_static,
		importance: next.importance,
		confidence: next.confidence,
		sourceId: next.source?.id ?? null,
		sourceType: next.source?.type ?? null,
		validFrom: next.valid_from,
		validTo: next.valid_to,
		expiresAt: next.expires_at,
		reviewAt: next.review_at,
		metadata: next.metadata,
		status: next.status,
		version: next.version,
		updatedAt: next.updated_at,
	};
}

/** What it said before stays under its version, as superseded; its terms are those of what it says now. */
function newVersion(db: Db, tenant: string, old: Memory, next: Memory, now: string) {
	const begins = next.valid_from !== null && next.valid_from !== old.valid_from ? next.valid_from : now;
	return [
		db
			.update(memoryVersions)
			.set({ status: "superseded", validTo: endOfValidity(old, begins) })
			.where(versionOf(tenant, old)),
		db.insert(memoryVersions).values({
			...{ tenant, memoryId: next.id, version: next.version, changedAt: now },
			...{ content: next.content, status: next.status, validFrom: next.valid_from, validTo: next.valid_to },
			...{ sourceId: next.source?.id ?? null, sourceType: next.source?.type ?? null },
		}),
		removeTerms(sql`SELECT "row" FROM ${memories} WHERE ${and(eq(memories.tenant, tenant), eq(memories.id, next.id))}`),
		...addTerms(tenant, [next]),
	];
}

function currentVersion(db: Db, tenant: string, next: Memory) {
	return db
		.update(memoryVersions)
		.set({
			...{ status: next.status, validFrom: next.valid_from, validTo: next.valid_to },
			...{ sourceId: next.source?.id ?? null, sourceType: next.source?.type ?? null },
		})
		.where(versionOf(tenant, next));
}

function versionOf(tenant: string, { id, version }: Memory): SQL | undefined {
	return and(eq(memoryVersions.tenant, tenant), eq(memoryVersions.memoryId, id), eq(memoryVersions.version, version));
}
