import { sql } from "drizzle-orm";
import type { MemorySweep } from "../../ports/memory-sweep.ts";
import { memories, memoryVersions, outbox } from "./memory-schema.ts";
import { inOneBatch } from "./one-batch.ts";

/** All tenants' memories of one database. */
export function d1MemorySweep(d1: D1Database): MemorySweep {
	return {
		async expire(now, limit) {
			const over = sql`SELECT "row" FROM ${memories} INDEXED BY memories_by_expiry
				WHERE status = 'active' AND expires_at IS NOT NULL AND expires_at <= ${now} ORDER BY expires_at, "row" LIMIT ${limit}`;
			const [, , expired = 0] = await inOneBatch(d1, [
				sql`UPDATE ${memoryVersions} SET status = 'expired' FROM ${memories} AS held
					WHERE held."row" IN (${over}) AND memory_versions.tenant = held.tenant
						AND memory_versions.memory_id = held.id AND memory_versions.version = held.version`,
				sql`INSERT INTO ${outbox} (tenant, kind, item_id, change, created_at)
					SELECT tenant, 'memory', id, 'put', ${now} FROM ${memories} WHERE "row" IN (${over})`,
				sql`UPDATE ${memories} SET status = 'expired', updated_at = ${now} WHERE "row" IN (${over}) RETURNING id`,
			]);
			return expired;
		},
	};
}
