import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Memory } from "../../core/memories/memory.ts";
import { type HashedEntry, planWrite, type StoredMemory, type WritePlan } from "../../core/memories/plan-write.ts";
import { sameText } from "../../core/text/same-text.ts";
import type { MemoryEntry, WrittenMemory } from "../../ports/memory-shelf.ts";
import { addTerms, type Db, endVersions, inParameters, noteChange } from "./memory-index.ts";
import { memoryOf, rowsOf } from "./memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryVersions } from "./memory-schema.ts";
import { inOneBatch } from "./one-batch.ts";
import { failWhere, untilUnchanged } from "./stale-read.ts";

/** SHA-256 of what near-identical texts have in common, hex. */
export async function hashOf(content: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sameText(content)));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Writes all entries in one batch, planned on what is there; planned anew if that has changed meanwhile. */
export async function writeMemories(
	d1: D1Database,
	tenant: string,
	given: readonly MemoryEntry[],
	now: string,
): Promise<WrittenMemory[]> {
	if (given.length === 0) return [];
	const db = drizzle(d1);
	const entries = await Promise.all(given.map(async (entry) => ({ ...entry, hash: await hashOf(entry.content) })));
	return untilUnchanged(async () => {
		const plan = planWrite(entries, await readMet(db, tenant, entries), now);
		await applyPlan(d1, tenant, plan, entries, now);
		return answerOf(db, tenant, plan, now);
	});
}

/** What was written is known; what was there is read, and null if it has gone in between. */
async function answerOf(db: Db, tenant: string, plan: WritePlan, now: string): Promise<WrittenMemory[] | null> {
	const known = new Map<string, Memory>(plan.inserted.map(({ hash: _, ...memory }) => [memory.id, memory]));
	const there = plan.outcomes.map(({ id }) => id).filter((id) => !known.has(id));
	if (there.length > 0) {
		const ofThese = rowsOf(tenant, there);
		for (const row of await db.select().from(memories).where(ofThese)) known.set(row.id, memoryOf(row, now));
	}
	const written = plan.outcomes.flatMap(({ id, outcome }) => {
		const memory = known.get(id);
		const gone = memory === undefined || (outcome === "duplicate" && memory.status === "deleted");
		return gone ? [] : [{ memory, outcome }];
	});
	return written.length === plan.outcomes.length ? written : null;
}

const MET = {
	id: memories.id,
	scope: memories.scope,
	hash: memories.hash,
	key: memories.key,
	status: memories.status,
	valid_from: memories.validFrom,
	valid_to: memories.validTo,
	expires_at: memories.expiresAt,
	supersedes: memories.supersedes,
};

/** What is there under the ids of the entries, and what is active with a hash or key of theirs. */
async function readMet(db: Db, tenant: string, entries: readonly HashedEntry[]): Promise<StoredMemory[]> {
	const ids = entries.map(({ id }) => id);
	const places = JSON.stringify(entries.map(({ scope, hash, key }) => ({ scope, hash, key })));
	const given = (field: string) => sql`given.value ->> ${sql.raw(`'${field}'`)}`;
	const rowsWith = (column: "hash" | "key") => sql`"row" IN (
		SELECT held."row" FROM json_each(${places}) AS given CROSS JOIN ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.scope = ${given("scope")} AND held.${sql.raw(column)} = ${given(column)}
			AND held.status = 'active' AND held.${sql.raw(column)} IS NOT NULL)`;
	const read = await db.batch([
		db.select(MET).from(memories).where(rowsOf(tenant, ids)),
		db.select(MET).from(memories).where(rowsWith("hash")),
		db.select(MET).from(memories).where(rowsWith("key")),
	]);
	return [...new Map(read.flat().map((one) => [one.id, one])).values()];
}

async function applyPlan(
	d1: D1Database,
	tenant: string,
	plan: WritePlan,
	entries: readonly HashedEntry[],
	now: string,
) {
	const touched = [...plan.inserted, ...plan.closed].map(({ id }) => id);
	await inOneBatch(d1, [
		...guard(tenant, plan),
		...close(tenant, plan, now),
		...change(tenant, plan, now),
		...insert(tenant, plan, now),
		...addTerms(tenant, plan.inserted),
		...quote(tenant, plan),
		...restOn(tenant, plan, entries),
		...(touched.length === 0 ? [] : [noteChange(tenant, "put", JSON.stringify(touched), now)]),
	]);
}

function guard(tenant: string, { met }: WritePlan) {
	if (met.length === 0) return [];
	return [
		failWhere(sql`
				SELECT given.value ->> 'id' AS id FROM json_each(${JSON.stringify(met)}) AS given
				WHERE NOT EXISTS (
					SELECT 1 FROM ${memories} AS held
					WHERE held.tenant = ${tenant} AND held.id = given.value ->> 'id' AND held.status = 'active'
						AND held.key IS given.value ->> 'key' AND held.hash = given.value ->> 'hash'
						AND held.valid_from IS given.value ->> 'valid_from' AND held.valid_to IS given.value ->> 'valid_to'
						AND held.expires_at IS given.value ->> 'expires_at'
				)`),
	];
}

function close(tenant: string, { closed }: WritePlan, now: string) {
	if (closed.length === 0) return [];
	const ids = closed.map(({ id }) => id);
	return [
		sql`
			UPDATE ${memories} SET status = given.value ->> 'status', superseded_by = given.value ->> 'superseded_by',
				valid_to = given.value ->> 'valid_to', updated_at = ${now}
			FROM json_each(${JSON.stringify(closed)}) AS given
			WHERE ${rowsOf(tenant, ids)} AND ${memories.id} = given.value ->> 'id' AND ${memories.status} = 'active'`,
		endVersions(tenant, ids),
	];
}

function change(tenant: string, { changed }: WritePlan, now: string) {
	if (changed.length === 0) return [];
	const ids = changed.map(({ id }) => id);
	return [
		sql`
			UPDATE ${memories} SET key = given.value ->> 'key', supersedes = given.value ->> 'supersedes', updated_at = ${now}
			FROM json_each(${JSON.stringify(changed)}) AS given
			WHERE ${rowsOf(tenant, ids)} AND ${memories.id} = given.value ->> 'id'`,
	];
}

function insert(tenant: string, { inserted }: WritePlan, now: string) {
	return inParameters(inserted).flatMap((list) => [
		sql`
			INSERT INTO ${memories} (tenant, id, scope, type, content, hash, key, is_static, importance, confidence, source_id,
				source_type, created_at, updated_at, valid_from, valid_to, expires_at, review_at, status, version, supersedes,
				superseded_by, metadata)
			SELECT ${tenant}, value ->> 'id', value ->> 'scope', value ->> 'type', value ->> 'content', value ->> 'hash',
				value ->> 'key', value ->> 'is_static', value ->> 'importance', value ->> 'confidence',
				value ->> '$.source.id', value ->> '$.source.type', value ->> 'created_at', value ->> 'updated_at',
				value ->> 'valid_from', value ->> 'valid_to', value ->> 'expires_at', value ->> 'review_at',
				value ->> 'status', value ->> 'version', value ->> 'supersedes', value ->> 'superseded_by',
				value ->> 'metadata'
			FROM json_each(${list})`,
		sql`
			INSERT INTO ${memoryVersions} (tenant, memory_id, version, content, status, valid_from, valid_to, source_id,
				source_type, changed_at)
			SELECT ${tenant}, value ->> 'id', value ->> 'version', value ->> 'content', value ->> 'status',
				value ->> 'valid_from', value ->> 'valid_to', value ->> '$.source.id', value ->> '$.source.type', ${now}
			FROM json_each(${list})`,
	]);
}

/** What somebody wrote by hand rests on no message: a quote of it would let it go with that message. */
function quote(tenant: string, { quotes }: WritePlan) {
	const rows = quotes.flatMap(({ id, quotes, given }) => quotes.map((one) => ({ id, fresh: given, ...one })));
	return inParameters(rows).map(
		(list) =>
			sql`
			INSERT INTO ${memoryQuotes} (tenant, memory_id, thread_id, message_id, seq, quote)
			SELECT ${tenant}, value ->> 'id', value ->> 'thread_id', value ->> 'message_id', value ->> 'seq',
				value ->> 'quote'
			FROM json_each(${list})
			WHERE value ->> 'fresh' = 1 OR EXISTS (
				SELECT 1 FROM ${memoryQuotes} AS held WHERE held.tenant = ${tenant} AND held.memory_id = value ->> 'id')
			ON CONFLICT DO UPDATE SET quote = excluded.quote, seq = excluded.seq WHERE ${memoryQuotes.quote} = ''`,
	);
}

function restOn(tenant: string, { inserted }: WritePlan, entries: readonly HashedEntry[]) {
	const fresh = new Set(inserted.map(({ id }) => id));
	const rows = entries.flatMap(({ id, evidence }) => (fresh.has(id) ? evidence.map((on) => ({ id, on })) : []));
	return inParameters(rows).map(
		(list) =>
			sql`
			INSERT OR IGNORE INTO ${memoryEvidence} (tenant, memory_id, evidence_id)
			SELECT ${tenant}, value ->> 'id', held.id
			FROM json_each(${list}) CROSS JOIN ${memories} AS held
			WHERE held.tenant = ${tenant} AND held.id = value ->> 'on' AND held.status <> 'deleted'`,
	);
}
