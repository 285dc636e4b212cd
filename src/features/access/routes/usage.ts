import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../http/keyed-route.ts";
import { MOST_DAYS, readUsage } from "../use-cases/usage.ts";

const Day = z.iso.date("must be a day, such as 2026-01-12").openapi({ format: "date", example: "2026-01-12" });

const DaySchema = z
	.object({
		date: z.string().openapi({ format: "date", description: "In UTC" }),
		requests: z.int().openapi({ description: "Those whose key was let through" }),
		context_tokens: z.int().openapi({ description: "Of the contexts that were given" }),
		stored_bytes: z.int().openapi({ description: "What the tenant's threads held that day, as it was last noted" }),
		background: z
			.object({ input_tokens: z.int(), output_tokens: z.int(), cap: z.int() })
			.openapi({ description: "What models used in the background, and how much a day may be" }),
	})
	.openapi("UsageDay");

const QuotaSchema = z
	.object({
		limit: z.int().nullable().openapi({ description: "The most that the tenant may hold; null: as much as it wants" }),
		used: z.int().openapi({ description: "What it holds now" }),
	})
	.openapi("QuotaUsage");

const UsageSchema = z.object({
	data: z.array(DaySchema),
	quotas: z
		.object({
			threads: QuotaSchema,
			memories: QuotaSchema,
			installations: QuotaSchema,
			stored_bytes: QuotaSchema,
		})
		.openapi({ description: "How near the tenant is to what it may hold; a write over it is refused (403)" }),
});

const usage = keyedRoute({
	method: "get",
	path: "/v1/usage",
	operationId: "getUsage",
	tags: ["Running it"],
	summary: "What the tenant used, by day, and holds now",
	description:
		`Newest first; the last 30 days unless said otherwise, at most ${MOST_DAYS}. Days of which nothing is known are left ` +
		"out. Counts follow about a second behind. A key that is bound to a user or project can't see them (403).",
	request: { query: z.strictObject({ from: Day.optional(), to: Day.optional() }) },
	responses: { 200: jsonAnswer(UsageSchema, "The days, both ends included, and what the tenant holds now") },
});

export function registerUsage(app: App): void {
	app.openapi(usage, async (c) => {
		const { deps, access } = c.var;
		const found = await readUsage(deps, access, c.req.valid("query"));
		if (!found.ok) return fail(c, found.error);
		const { days, quotas } = found.value;
		const data = days.map(({ input_tokens, output_tokens, ...day }) => ({
			...day,
			background: { input_tokens, output_tokens, cap: deps.backgroundCap },
		}));
		return c.json({ data, quotas }, 200);
	});
}
