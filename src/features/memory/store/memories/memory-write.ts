import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sameText } from "../../../../core/language/same-text.ts";
import type { Memory } from "../../../../core/model/memory/memory.ts";
import { entryStart, type HashedEntry, type StoredMemory } from "../../../../core/model/memory/placing.ts";
import { planWrite, type WritePlan } from "../../../../core/model/memory/plan-write.ts";
import { rest } from "../../../../platform/clock/share.ts";
import { failWhere, inOneBatch, untilUnchanged } from "../../../../platform/d1/database.ts";
import { failOverMemories } from "../../../../platform/quotas/memory-quota.ts";
import { fallOf } from "../observations/fallen-insights.ts";
import { reflectedOn, stillFresh } from "../observations/memory-reflected.ts";
import type { Reflection } from "../observations/observations.ts";
import { observe, observeAgain, observeDays, recount } from "../observations/observe.ts";
import {
	addTerms,
	type Db,
	endVersions,
	inParameters,
	insertedRows,
	memoryOf,
	noteChange,
	rowsOf,
	withStatusAt,
} from "../rows/memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryVersions } from "../schema/memory-schema.ts";
import type { MemoryEntry, WrittenMemory } from "./memory-store.ts";

/** SHA-256 of what near-identical texts have in common, hex. */
export async function hashOf(content: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sameText(content)));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whose memories they are, and how many of them there may be. */
export type Holder = { tenant: string; most: number | null };

/** Writes all entries in one batch, planned on what is there; planned again if that has changed meanwhile. */
export async function writeMemories(
	d1: D1Database,
	holder: Holder,
	given: readonly MemoryEntry[],
	now: string,
	reflection: Reflection | null = null,
): Promise<WrittenMemory[]> {
	if (given.length === 0) return [];
	const entries = await hashed(given);
	return untilUnchanged(() => writeOnce(d1, holder, { entries, reflection, guards: [] }, now));
}

/** The entries with the hashes of what they say. */
export function hashed(given: readonly MemoryEntry[]): Promise<HashedEntry[]> {
	return Promise.all(given.map(async (entry) => ({ ...entry, hash: await hashOf(entry.content) })));
}

type Writing = { entries: readonly HashedEntry[]; reflection: Reflection | null; guards: readonly SQL[] };

/** One attempt of a write, behind the guards, for `untilUnchanged`. */
export async function writeOnce(
	d1: D1Database,
	holder: Holder,
	{ entries, reflection, guards }: Writing,
	now: string,
): Promise<WrittenMemory[] | null> {
	const db = drizzle(d1);
	const plan = planWrite(entries, await readMet(db, holder.tenant, entries, now), now);
	const statements = statementsOf(holder, { plan, entries, reflection, guards }, now);
	// Others come to the database before as much as this.
	await rest();
	await inOneBatch(d1, statements);
	return answerOf(db, holder.tenant, plan, now);
}

/** What was written is known; what was there is read, and null if it has gone in between. */
async function answerOf(db: Db, tenant: string, plan: WritePlan, now: string): Promise<WrittenMemory[] | null> {
	const known = new Map<string, Memory>(
		plan.inserted.map(({ hash: _, dated: __, ...memory }) => [memory.id, withStatusAt(memory, now)]),
	);
	const there = plan.outcomes.map(({ id }) => id).filter((id) => !known.has(id));
	if (there.length > 0) {
		const ofThese = rowsOf(tenant, there);
		for (const row of await db.select().from(memories).where(ofThese)) known.set(row.id, memoryOf(row, now));
	}
	const written = plan.outcomes.flatMap(({ id, outcome }) => {
		const memory = known.get(id);
		const deleted = memory === undefined || (outcome === "duplicate" && memory.status === "deleted");
		return deleted ? [] : [{ memory, outcome }];
	});
	return written.length === plan.outcomes.length ? written : null;
}

const MET = {
	id: memories.id,
	scope: memories.scope,
	hash: memories.hash,
	key: memories.key,
	status: memories.status,
	importance: memories.importance,
	created_at: memories.createdAt,
	valid_from: memories.validFrom,
	valid_to: memories.validTo,
	expires_at: memories.expiresAt,
	review_at: memories.reviewAt,
	supersedes: memories.supersedes,
	superseded_by: memories.supersededBy,
	dated: sql`EXISTS (
		SELECT 1 FROM memory_versions AS first WHERE first.tenant = ${memories.tenant} AND first.memory_id = ${memories.id}
			AND first.version = 1 AND first.changed_at <> ${memories.createdAt})`
		.mapWith(Boolean)
		.as("dated"),
};

/**
 * What is there under the ids of the entries; what is active with a hash or key of theirs; and what was superseded but
 * still stood when the first of them began.
 */
async function readMet(db: Db, tenant: string, entries: readonly HashedEntry[], now: string): Promise<StoredMemory[]> {
	const ids = entries.map(({ id }) => id);
	const places = JSON.stringify(entries.map(({ scope, hash, key }) => ({ scope, hash, key })));
	const from = entries.map((entry) => entryStart(entry, now)).reduce((least, one) => (one < least ? one : least), now);
	const given = (field: string) => sql`given.value ->> ${sql.raw(`'${field}'`)}`;
	const rowsWith = (same: SQL) => sql`"row" IN (
		SELECT held."row" FROM json_each(${places}) AS given CROSS JOIN ${memories} AS held
		WHERE held.tenant = ${tenant} AND held.scope = ${given("scope")} AND held.status = 'active' AND ${same})`;
	const scopes = JSON.stringify([...new Set(entries.map(({ scope }) => scope))]);
	const stillActive = sql`"row" IN (
		SELECT held."row" FROM json_each(${scopes}) AS asked CROSS JOIN ${memories} AS held INDEXED BY memories_superseded
		WHERE held.tenant = ${tenant} AND held.scope = asked.value AND held.status = 'superseded' AND held.valid_to > ${from}
			AND EXISTS (
				SELECT 1 FROM json_each(${places}) AS given WHERE ${given("scope")} = held.scope
					AND (${given("key")} = held.key OR ${given("hash")} = substr(held.hash, 1, 64))))`;
	const read = await db.batch([
		db.select(MET).from(memories).where(rowsOf(tenant, ids)),
		// Further ones that say the same have their keys behind the hash (core/model/memory/placing.ts).
		db
			.select(MET)
			.from(memories)
			.where(rowsWith(sql`held.hash >= ${given("hash")} AND held.hash < ${given("hash")} || ';'`)),
		db
			.select(MET)
			.from(memories)
			.where(rowsWith(sql`held.key = ${given("key")} AND held.key IS NOT NULL`)),
		db.select(MET).from(memories).where(stillActive),
	]);
	return [...new Map(read.flat().map((one) => [one.id, one])).values()];
}

type Write = Writing & { plan: WritePlan };

function statementsOf({ tenant, most }: Holder, write: Write, now: string): SQL[] {
	const { plan, entries, reflection, guards } = write;
	const touched = [...plan.inserted, ...plan.updated].map(({ id }) => id);
	// First those that make room.
	const [left, stay] = [
		plan.updated.filter(({ status }) => status !== "active"),
		plan.updated.filter(({ status }) => status === "active"),
	];
	return [
		...guards,
		...guard(tenant, plan),
		...(reflection === null ? [] : stillFresh(tenant, reflection, entries)),
		...update(tenant, left, now),
		...fallOf(
			tenant,
			left.filter(({ status }) => status === "expired").map(({ id }) => id),
			now,
			"expired",
		),
		...update(tenant, stay, now),
		...insert(tenant, plan, now),
		...addTerms(tenant, plan.inserted),
		...observed(tenant, plan),
		...quote(tenant, plan),
		...restOn(tenant, plan, entries),
		...(touched.length === 0 ? [] : [noteChange(tenant, "put", JSON.stringify(touched), now)]),
		...(reflection === null ? [] : reflectedOn(tenant, reflection, now)),
		...(plan.inserted.length === 0 ? [] : failOverMemories(tenant, most)),
	];
}

function guard(tenant: string, { existing }: WritePlan) {
	if (existing.length === 0) return [];
	const fields = ["status", "key", "hash", "valid_from", "valid_to", "expires_at", "superseded_by"];
	const same = fields.map((name) => sql`held.${sql.raw(name)} IS given.value ->> ${sql.raw(`'${name}'`)}`);
	return inParameters(existing).map((list) =>
		failWhere(sql`
			SELECT given.value ->> 'id' AS id FROM json_each(${list}) AS given
			WHERE NOT EXISTS (
				SELECT 1 FROM ${memories} AS held
				WHERE held.tenant = ${tenant} AND held.id = given.value ->> 'id' AND ${sql.join(same, sql` AND `)})`),
	);
}

function update(tenant: string, changed: readonly StoredMemory[], now: string) {
	if (changed.length === 0) return [];
	const ids = changed.map(({ id }) => id);
	const fields = [
		...[
			"status",
			"key",
			"supersedes",
			"superseded_by",
			"valid_from",
			"valid_to",
			"expires_at",
			"review_at",
			"importance",
		],
	];
	const set = fields.map((name) => sql`${sql.raw(name)} = given.value ->> ${sql.raw(`'${name}'`)}`);
	return [
		sql`
			UPDATE ${memories} SET ${sql.join(set, sql`, `)}, updated_at = ${now}
			FROM json_each(${JSON.stringify(changed)}) AS given
			WHERE ${rowsOf(tenant, ids)} AND ${memories.id} = given.value ->> 'id'`,
		endVersions(tenant, ids),
	];
}

function insert(tenant: string, { inserted }: WritePlan, now: string) {
	if (inserted.length === 0) return [];
	const fresh = rowsOf(
		tenant,
		inserted.map(({ id }) => id),
	);
	return [
		...insertedRows(tenant, inserted),
		sql`
			INSERT INTO ${memoryVersions} (tenant, memory_id, version, content, status, valid_from, valid_to, source_id,
				source_type, changed_at)
			SELECT tenant, id, version, content, status, valid_from, valid_to, source_id, source_type, ${now}
			FROM ${memories} WHERE ${fresh}`,
	];
}

/** What is new is to be reflected on, and what is said again; before the quotes that say so are there. */
function observed(tenant: string, { inserted, quotes, repeated: written }: WritePlan) {
	const news = inserted.filter(({ status }) => status === "active").map(({ id }) => id);
	const again = quotes.flatMap(({ id, quotes, given }) =>
		given ? [] : quotes.map(({ thread_id, message_id }) => ({ id, thread_id, message_id })),
	);
	const lists = inParameters(again);
	const days = inParameters(written);
	if (news.length + lists.length + days.length === 0) return [];
	const touched = [...new Set([...news, ...[...again, ...written].map(({ id }) => id)])];
	return [
		observe(tenant, JSON.stringify(news)),
		...lists.map((list) => observeAgain(tenant, list)),
		...days.flatMap((list) => observeDays(tenant, list)),
		recount(tenant, sql`SELECT DISTINCT scope FROM ${memories} WHERE ${rowsOf(tenant, touched)}`),
	];
}

/** What somebody wrote by hand rests on no message: a quote of it would let it go with that message. */
function quote(tenant: string, { quotes }: WritePlan) {
	const rows = quotes.flatMap(({ id, quotes, given }) => quotes.map((one) => ({ id, fresh: given, ...one })));
	return inParameters(rows).map(
		(list) =>
			sql`
			INSERT INTO ${memoryQuotes} (tenant, memory_id, thread_id, message_id, seq, quote, said_at)
			SELECT ${tenant}, value ->> 'id', value ->> 'thread_id', value ->> 'message_id', value ->> 'seq',
				value ->> 'quote', value ->> 'said_at'
			FROM json_each(${list})
			WHERE value ->> 'fresh' = 1 OR EXISTS (
				SELECT 1 FROM ${memoryQuotes} AS held WHERE held.tenant = ${tenant} AND held.memory_id = value ->> 'id')
			ON CONFLICT DO UPDATE SET quote = excluded.quote, seq = excluded.seq, said_at = excluded.said_at
				WHERE ${memoryQuotes.quote} = ''`,
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
