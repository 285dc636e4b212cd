import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ModelUsage } from "../../ports/text-model.ts";
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

/** What one tenant's background work has used of models, by day (YYYY-MM-DD, UTC). */
export type Spending = {
	/** Tokens read and written on that day. */
	spent(date: string): Promise<ModelUsage>;
	/** Adds a call; calls noted at once add up. */
	note(date: string, usage: ModelUsage): Promise<void>;
};

/** What one tenant's background work has used of models, in its D1 database. */
export function d1Spending(d1: D1Database, tenant: string): Spending {
	return {
		async spent(date) {
			const row = await drizzle(d1)
				.select({ input_tokens: usageDays.inputTokens, output_tokens: usageDays.outputTokens })
				.from(usageDays)
				.where(and(eq(usageDays.tenant, tenant), eq(usageDays.date, date)))
				.get();
			return row ?? { input_tokens: 0, output_tokens: 0 };
		},
		note: (date, { input_tokens, output_tokens }) =>
			addToDay(d1, tenant, date, { inputTokens: input_tokens, outputTokens: output_tokens }),
	};
}
