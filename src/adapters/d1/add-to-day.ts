import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { usageDays } from "./usage-schema.ts";

/** Any of a day's figures that add up. */
type Added = { requests?: number; contextTokens?: number; inputTokens?: number; outputTokens?: number };

/** Adds to what a tenant used on a day, in one statement, so that of additions at once none is lost. */
export async function addToDay(d1: D1Database, tenant: string, date: string, added: Added): Promise<void> {
	const { requests = 0, contextTokens = 0, inputTokens = 0, outputTokens = 0 } = added;
	await drizzle(d1)
		.insert(usageDays)
		.values({ tenant, date, requests, contextTokens, inputTokens, outputTokens })
		.onConflictDoUpdate({
			target: [usageDays.tenant, usageDays.date],
			set: {
				requests: sql`${usageDays.requests} + ${requests}`,
				contextTokens: sql`${usageDays.contextTokens} + ${contextTokens}`,
				inputTokens: sql`${usageDays.inputTokens} + ${inputTokens}`,
				outputTokens: sql`${usageDays.outputTokens} + ${outputTokens}`,
			},
		});
}
