import { desc, gte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ThreadWatch } from "../../ports/thread-watch.ts";
import { threads } from "./thread-list-schema.ts";

export function d1ThreadWatch(d1: D1Database): ThreadWatch {
	const db = drizzle(d1);
	return {
		changedSince: (since, limit) =>
			db
				.select({ tenant: threads.tenant, id: threads.id })
				.from(threads)
				.where(gte(threads.updatedAt, since))
				.orderBy(desc(threads.updatedAt))
				.limit(limit),
	};
}
