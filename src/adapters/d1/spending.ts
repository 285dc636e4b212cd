import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Spending } from "../../ports/spending.ts";
import { addToDay } from "./add-to-day.ts";
import { usageDays } from "./usage-schema.ts";

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
