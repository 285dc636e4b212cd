import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as z from "zod";
import { ok } from "../../../src/core/base/result.ts";
import type { ReflectionWriter } from "../../../src/features/reflection/use-cases/reflect.ts";
import worker from "../../../src/worker.ts";
import { ask, localKey } from "../client.ts";
import { memory, memoryPage, remember } from "../memory/memory-calls.ts";

const insight = memory.extend({
	...{ type: z.string(), depth: z.number(), evidence: z.array(z.string()) },
	source: z.object({ id: z.string(), type: z.string() }),
});
const insights = z.object({
	insights: z.array(insight),
	degraded: z.array(z.object({ part: z.string(), reason: z.string() })).optional(),
});

/** Waits until what is new in a scope was reflected on. */
export function reflectOn(scope: string, key = localKey) {
	return ask(insights, "POST", "/v1/reflect", { scope, wait: true }, { key });
}

/** The insights that a scope has. */
export async function insightsOf(scope: string, key = localKey) {
	const listed = memoryPage.extend({ data: z.array(insight) });
	return (await ask(listed, "GET", `/v1/memories?scope=${scope}&type=insight`, undefined, { key })).data;
}

/** The same trouble on three days; gives the ids of what says so. */
export async function threeFailures(
	scope: string,
	key = localKey,
	what = "The billing deploy failed",
): Promise<string[]> {
	const days = ["2026-03-02", "2026-03-05", "2026-03-09"];
	const words = ["because of a migration", "with a timeout", "once more at the health check"];
	const said = days.map((day, at) =>
		remember(`${what} ${words[at]}`, { scope, created_at: `${day}T10:00:00.000Z` }, key),
	);
	return (await Promise.all(said)).map(({ id }) => id);
}

/** What the platform's clock calls. */
export async function clockCalls(cron: string): Promise<void> {
	await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
}

/** Concludes of each batch that it was a batch, from all that is new in it; and notes what it was given. */
export function noting(conclude = true) {
	const batches: string[][] = [];
	const writer: ReflectionWriter = async ({ material: { fresh } }) => {
		const ids = fresh.map(({ id }) => id);
		batches.push(fresh.map(({ content }) => content));
		const told = {
			content: `A batch of ${fresh.length}, from ${ids[0]} on`,
			key: null,
			importance: 6,
			confidence: 0.7,
		};
		const said = fresh.filter(({ depth }) => depth === 0).map(({ id }) => id);
		const found = conclude && said.length > 1 ? [{ ...told, evidence: said, depth: 1 }] : [];
		return ok({ insights: found, contradictions: [], writer: "fake", degraded: null });
	};
	return { writer, batches };
}
