import { z } from "@hono/zod-openapi";
import type { Deps } from "../../../deps.ts";
import type { App } from "../context.ts";
import { jsonAnswer, openRoute } from "../route.ts";
import { VERSION } from "../version.ts";

const PartSchema = z.enum(["ok", "off", "degraded"]);

const HealthSchema = z
	.object({
		status: z.enum(["ok", "degraded"]),
		version: z.string(),
		parts: z.record(z.string(), PartSchema),
		oldest_job_age_s: z.number(),
		index_lag_ms: z.number(),
	})
	.openapi("Health");

const health = openRoute({
	method: "get",
	path: "/health",
	tags: ["Running it"],
	summary: "How each part is doing",
	security: [],
	responses: { 200: jsonAnswer(HealthSchema, "The parts; 200 also when one is degraded") },
});

export function registerHealth(app: App): void {
	app.openapi(health, async (c) => {
		const [parts, oldest_job_age_s] = await Promise.all([partsOf(c.var.deps), oldestJobAge(c.var.deps)]);
		const status = Object.values(parts).includes("degraded") ? "degraded" : "ok";
		return c.json({ status, version: VERSION, parts, oldest_job_age_s, index_lag_ms: 0 } as const, 200);
	});
}

/** Seconds since the oldest job was made that has not ended; 0 where there is none, or the database is away. */
async function oldestJobAge({ clock, jobSweep }: Deps): Promise<number> {
	try {
		const made = await jobSweep.oldestOpen();
		return made === null ? 0 : Math.max(0, Math.floor((clock.now() - Date.parse(made)) / 1_000));
	} catch (error) {
		console.error("the jobs can't be looked at", error);
		return 0;
	}
}

/**
 * The database and a thread's object are asked. Writers are off where only the embedded one is configured; a model is
 * not asked, as that costs. Vectors are not built.
 */
async function partsOf(deps: Deps): Promise<Record<string, z.infer<typeof PartSchema>>> {
	const [database, threads] = await Promise.all([deps.databaseProbe.answers(), deps.threadProbe.answers()]);
	const state = (answers: boolean) => (answers ? "ok" : "degraded");
	const writers = deps.textModels("summarise").length > 0 ? "ok" : "off";
	return { database: state(database), threads: state(threads), writers, vectors: "off" };
}
