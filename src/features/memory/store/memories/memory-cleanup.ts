import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inOneBatch } from "../../../../platform/d1/database.ts";
import { fallOf } from "../observations/fallen-insights.ts";
import { memories, memoryEvidence, memoryQuotes, memoryVersions, outbox } from "../schema/memory-schema.ts";

/** Memories of all tenants of one database, for the cleanup. */
export type MemoryCleanup = {
	/** Marks at most `limit` memories as expired whose time is over by then (ISO 8601); returns how many there were. */
	expire(now: string, limit: number): Promise<number>;
	/** Removes at most `limit` entries of memories that were deleted before then (ISO 8601); returns how many there were. */
	forgetDeleted(before: string, limit: number): Promise<number>;
};

type Over = { row: number; tenant: string; id: string; rested: number };

/** All tenants' memories of one database. */
export function d1MemoryCleanup(d1: D1Database): MemoryCleanup {
	return {
		async expire(now, limit) {
			const rows = await drizzle(d1).all<Over>(sql`
				SELECT held."row" AS row, held.tenant, held.id, EXISTS (
					SELECT 1 FROM ${memoryEvidence} AS link WHERE link.tenant = held.tenant AND link.evidence_id = held.id) AS rested
				FROM ${memories} AS held INDEXED BY memories_by_expiry
				WHERE held.status = 'active' AND held.expires_at IS NOT NULL AND held.expires_at <= ${now}
				ORDER BY held.expires_at, held."row" LIMIT ${limit}`);
			if (rows.length === 0) return 0;
			const given = JSON.stringify(rows.map(({ row }) => row));
			const over = sql`SELECT "row" FROM ${memories} WHERE "row" IN (SELECT value FROM json_each(${given}))
				AND status = 'active' AND expires_at <= ${now}`;
			const rested = Map.groupBy(
				rows.filter((one) => one.rested === 1),
				({ tenant }) => tenant,
			);
			await inOneBatch(d1, [
				sql`UPDATE ${memoryVersions} SET status = 'expired' FROM ${memories} AS held
					WHERE held."row" IN (${over}) AND memory_versions.tenant = held.tenant
						AND memory_versions.memory_id = held.id AND memory_versions.version = held.version`,
				sql`INSERT INTO ${outbox} (tenant, kind, item_id, change, created_at)
					SELECT tenant, 'memory', id, 'put', ${now} FROM ${memories} WHERE "row" IN (${over})`,
				sql`UPDATE ${memories} SET status = 'expired', updated_at = ${now} WHERE "row" IN (${over})`,
				...[...rested].flatMap(([tenant, own]) =>
					fallOf(
						tenant,
						own.map(({ id }) => id),
						now,
						"expired",
					),
				),
			]);
			return rows.length;
		},
		async forgetDeleted(before, limit) {
			const of = (column: string) => sql`
				SELECT ${sql.raw(column)} FROM ${memories} INDEXED BY memories_by_removal
				WHERE status = 'deleted' AND updated_at < ${before} ORDER BY updated_at LIMIT ${limit}`;
			const [, forgotten = 0] = await inOneBatch(d1, [
				sql`DELETE FROM ${memoryQuotes} WHERE (tenant, memory_id) IN (${of("tenant, id")})`,
				sql`DELETE FROM ${memories} WHERE "row" IN (${of('"row"')}) RETURNING id`,
			]);
			return forgotten;
		},
	};
}
