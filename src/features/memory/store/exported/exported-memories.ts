import { and, asc, ne, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import { contentHash, keyedHash } from "../../../../core/model/memory/placing.ts";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { failOverMemories } from "../../../../platform/quotas/memory-quota.ts";
import { hashOf } from "../memories/memory-write.ts";
import {
	addTerms,
	inParameters,
	insertedRows,
	noteChange,
	rowsOf,
	sourceOf,
	storedMemory,
} from "../rows/memory-rows.ts";
import { memories, memoryEvidence, memoryQuotes, memoryTimes, memoryVersions } from "../schema/memory-schema.ts";
import { type ExportedMemory, type ExportedStore, pageOf } from "./exported.ts";

/** More of one memory are not exported, so that a line is bounded. */
const MOST_VERSIONS = 50;
const MOST_OTHERS = 1_000;

type StoredVersion = Omit<ExportedMemory["versions"][number], "source"> & {
	source_id: string | null;
	source_type: string | null;
};

type Kept = { tenant: string; object: SQL; from: SQL; order: SQL; most: number };

/**
 * What other tables have of a memory, as one JSON list. By full names: in a query of one table drizzle writes columns bare, and
 * these tables have some of the same names.
 */
function listOf<T>(name: string, { tenant, object, from, order, most }: Kept) {
	const own = sql`(SELECT * FROM ${from} AS own
		WHERE own.tenant = ${tenant} AND own.memory_id = "memories"."id" ORDER BY ${order} LIMIT ${most})`;
	const read = (json: string): T[] => JSON.parse(json);
	return sql`(SELECT coalesce(json_group_array(json_object(${object})), '[]') FROM ${own})`.mapWith(read).as(name);
}

const columnsOf = (tenant: string) => ({
	memory: memories,
	quotes: listOf<ExportedMemory["quotes"][number]>("quotes", {
		tenant,
		object: sql`'thread_id', thread_id, 'message_id', message_id, 'seq', seq, 'quote', quote, 'said_at', said_at`,
		from: sql`${memoryQuotes}`,
		order: sql`thread_id, message_id`,
		most: MOST_OTHERS,
	}),
	evidence: listOf<{ id: string }>("evidence", {
		tenant,
		object: sql`'id', evidence_id`,
		from: sql`${memoryEvidence}`,
		order: sql`evidence_id`,
		most: MOST_OTHERS,
	}),
	said_again: listOf<ExportedMemory["said_again"][number]>("said_again", {
		tenant,
		object: sql`'day', day, 'said_at', said_at`,
		from: sql`${memoryTimes}`,
		order: sql`day`,
		most: MOST_OTHERS,
	}),
	versions: listOf<StoredVersion>("versions", {
		tenant,
		object: sql`'version', version, 'content', content, 'status', status, 'valid_from', valid_from, 'valid_to', valid_to,
			'source_id', source_id, 'source_type', source_type, 'changed_at', changed_at`,
		from: sql`${memoryVersions}`,
		order: sql`version DESC`,
		most: MOST_VERSIONS,
	}),
});

/** The memories of one tenant as an export carries them. `most`: how many it may hold; null: as many as it wants. */
export function d1ExportedMemories(
	d1: D1Database,
	accessScope: AccessScope,
	most: number | null,
): ExportedStore<ExportedMemory> {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const read = async (where: SQL | undefined, limit: number) => {
		const rows = await db.select(columnsOf(tenant)).from(memories).where(where).orderBy(asc(memories.id)).limit(limit);
		return rows.map(({ memory, evidence, versions, ...rest }): ExportedMemory => {
			const told = versions.map(({ source_id, source_type, ...one }) => ({
				...one,
				source: sourceOf(source_id, source_type),
			}));
			const known = evidence.map(({ id }) => id);
			const keyed = memory.hash !== contentHash(memory.hash);
			return { ...storedMemory(memory), ...rest, evidence: known, versions: told, keyed };
		});
	};
	return {
		page: (query) => read(and(pageOf(accessScope, query, memories), ne(memories.status, "deleted")), query.limit),
		async present(ids) {
			const found = await read(rowsOf(tenant, ids), ids.length);
			return {
				items: found.filter(({ status }) => status !== "deleted"),
				deleted: found.flatMap(({ status, id }) => (status === "deleted" ? id : [])),
			};
		},
		async insert(items, now) {
			const rows = await Promise.all(items.map(rowOf));
			await inOneBatch(d1, [
				...insertedRows(tenant, rows),
				...inParameters(items.flatMap(versionsOf)).map(
					(list) => sql`
						INSERT INTO ${memoryVersions} (tenant, memory_id, version, content, status, valid_from, valid_to, source_id,
							source_type, changed_at)
						SELECT ${tenant}, value ->> 'id', value ->> 'version', value ->> 'content', value ->> 'status',
							value ->> 'valid_from', value ->> 'valid_to', value ->> '$.source.id', value ->> '$.source.type',
							value ->> 'changed_at'
						FROM json_each(${list})`,
				),
				...inParameters(items.flatMap(({ id, quotes }) => quotes.map((one) => ({ ...one, id })))).map(
					(list) => sql`
						INSERT INTO ${memoryQuotes} (tenant, memory_id, thread_id, message_id, seq, quote, said_at)
						SELECT ${tenant}, value ->> 'id', value ->> 'thread_id', value ->> 'message_id', value ->> 'seq',
							value ->> 'quote', value ->> 'said_at' FROM json_each(${list}) WHERE TRUE ON CONFLICT DO NOTHING`,
				),
				...inParameters(items.flatMap(({ id, evidence }) => evidence.map((one) => ({ id, one })))).map(
					(list) => sql`
						INSERT INTO ${memoryEvidence} (tenant, memory_id, evidence_id)
						SELECT ${tenant}, value ->> 'id', value ->> 'one' FROM json_each(${list}) WHERE TRUE ON CONFLICT DO NOTHING`,
				),
				...inParameters(items.flatMap(({ id, said_again }) => said_again.map((one) => ({ ...one, id })))).map(
					(list) => sql`
						INSERT INTO ${memoryTimes} (tenant, memory_id, day, said_at)
						SELECT ${tenant}, value ->> 'id', value ->> 'day', value ->> 'said_at'
						FROM json_each(${list}) WHERE TRUE ON CONFLICT DO NOTHING`,
				),
				...addTerms(tenant, items),
				noteChange(tenant, "put", JSON.stringify(items.map(({ id }) => id)), now),
				...failOverMemories(tenant, most),
			]);
		},
	};
}

async function rowOf({ quotes: _, versions: __, said_again: ___, evidence: ____, ...memory }: ExportedMemory) {
	const hash = await hashOf(memory.content);
	return { ...memory, hash: memory.keyed ? keyedHash(hash, memory.key) : hash };
}

function versionsOf({ id, versions }: ExportedMemory) {
	return versions.map((one) => ({ ...one, id }));
}
