import { and, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { utcDay } from "../../core/base/usage.ts";
import type { ModelUsage } from "../../ports/text-model.ts";
import type { Clock } from "../clock/clock.ts";
import { usageDays } from "./usage-schema.ts";

/** What callers used: requests that their key let through, and tokens of the contexts they were given. */
export type Used = { requests: number; context_tokens: number };

/** Counts what tenants use, by day. */
export type UsageMeter = {
	/** Adds at once, writes a little later together with others. Made to run after the answer: it never throws. */
	note(tenant: string, used: Used): Promise<void>;
};

/** How long counts are gathered before they are written (ms). */
const GATHER_MS = 1_000;
/** Whoever was to write and has not by then was cut off, and the next one does it. */
const LOST_MS = 10_000;

type Gathered = Used & { tenant: string; date: string };

/**
 * Counts in this isolate's memory, and writes about once a second what has gathered: the first to count in that second
 * waits and writes for all, as a request must not wait for another's. What a lost isolate had gathered is lost.
 */
export function d1UsageMeter(databaseOf: (tenant: string) => D1Database, clock: Clock): UsageMeter {
	let gathered = new Map<string, Gathered>();
	let takenUntil = 0;

	function add({ tenant, date, requests, context_tokens }: Gathered): void {
		const key = `${date} ${tenant}`;
		const before = gathered.get(key) ?? { requests: 0, context_tokens: 0 };
		gathered.set(key, {
			tenant,
			date,
			requests: before.requests + requests,
			context_tokens: before.context_tokens + context_tokens,
		});
	}

	async function write(day: Gathered): Promise<void> {
		const { tenant, date, requests, context_tokens: contextTokens } = day;
		try {
			await addToDay(databaseOf(tenant), tenant, date, { requests, contextTokens });
		} catch (error) {
			console.error("what was used could not be written; it is tried again with the next", error);
			add(day);
		}
	}

	return {
		async note(tenant, used) {
			const now = clock.now();
			add({ tenant, date: utcDay(now), ...used });
			if (now < takenUntil) return;
			takenUntil = now + LOST_MS;
			await clock.pause(GATHER_MS);
			takenUntil = 0;
			const days = [...gathered.values()];
			gathered = new Map();
			await Promise.all(days.map(write));
		},
	};
}

/** Any of a day's figures that add up. */
type Added = { requests?: number; contextTokens?: number; inputTokens?: number; outputTokens?: number };

/** Adds to what a tenant used on a day, in one statement, so that of additions at once none is lost. */
async function addToDay(d1: D1Database, tenant: string, date: string, added: Added): Promise<void> {
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
