import { and, asc, gte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ThreadWatch } from "../../ports/thread-watch.ts";
import { threads } from "./thread-list-schema.ts";

export function d1ThreadWatch(d1: D1Database): ThreadWatch {
	const db = drizzle(d1);
	const { tenant, id, updatedAt } = threads;
	return {
		changedSince: (since, after, limit) =>
			db
				.select({ tenant, id, updated_at: updatedAt })
				.from(threads)
				.where(
					after === null
						? gte(updatedAt, since)
						: and(
								gte(updatedAt, after.updated_at),
								sql`(${updatedAt}, ${tenant}, ${id}) > (${after.updated_at}, ${after.tenant}, ${after.id})`,
							),
				)
				.orderBy(asc(updatedAt), asc(tenant), asc(id))
				.limit(limit),
	};
}
