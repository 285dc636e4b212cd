import { and, between, desc, eq, sum } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { UsageDays } from "../../ports/usage-days.ts";
import { threads } from "./thread-list-schema.ts";
import { usageDays } from "./usage-schema.ts";

/** What one tenant used by day, in its D1 database. */
export function d1UsageDays(d1: D1Database, tenant: string): UsageDays {
	const db = drizzle(d1);
	return {
		between: (from, to) =>
			db
				.select({
					date: usageDays.date,
					requests: usageDays.requests,
					context_tokens: usageDays.contextTokens,
					stored_bytes: usageDays.storedBytes,
					input_tokens: usageDays.inputTokens,
					output_tokens: usageDays.outputTokens,
				})
				.from(usageDays)
				.where(and(eq(usageDays.tenant, tenant), between(usageDays.date, from, to)))
				.orderBy(desc(usageDays.date)),
		async storedBytes() {
			const row = await db
				.select({ bytes: sum(threads.storedBytes).mapWith(Number) })
				.from(threads)
				.where(eq(threads.tenant, tenant))
				.get();
			return row?.bytes ?? 0;
		},
	};
}
