import { and, between, desc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { tenantHeld } from "../../../platform/quotas/quota-schema.ts";
import type { Used } from "../../../platform/usage/usage.ts";
import { usageDays } from "../../../platform/usage/usage-schema.ts";
import type { ModelUsage } from "../../../ports/text-model.ts";

/** What a tenant used on one day; the tokens are those of models in the background. */
export type UsageDay = Used & ModelUsage & { date: string; stored_bytes: number };

/** What one tenant used, by day (YYYY-MM-DD, UTC). */
export type UsageDays = {
	/** The days of which anything is known, both ends included, newest first. */
	between(from: string, to: string): Promise<UsageDay[]>;
};

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
	};
}

/** What all tenants of one database store, for the cleanup. */
export type StorageWatch = {
	/** Writes down for the day (YYYY-MM-DD) what each tenant's threads hold now. */
	note(date: string): Promise<void>;
};

/** What all tenants of one D1 database store. */
export function d1StorageWatch(d1: D1Database): StorageWatch {
	return {
		async note(date) {
			// WHERE: without it SQLite takes ON for a part of the join.
			await drizzle(d1).run(sql`
				INSERT INTO ${usageDays} (tenant, date, stored_bytes)
				SELECT tenant, ${date}, stored_bytes FROM ${tenantHeld} WHERE true
				ON CONFLICT (tenant, date) DO UPDATE SET stored_bytes = excluded.stored_bytes`);
		},
	};
}
