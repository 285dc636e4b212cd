import { z } from "@hono/zod-openapi";
import type { ContextVariableMap } from "hono";
import { type AccessScope, wholeTenant } from "../../core/base/access-scope.ts";
import { WRITER_ROLES } from "../../core/writing/writers/writers.ts";
import type { ThreadLog } from "../../ports/thread-log.ts";
import type { Clock } from "../clock/clock.ts";
import { askDatabase, LOCAL_TENANT, SHARED_TENANT, type TenantDatabase } from "../d1/database.ts";
import type { TenantJobs } from "../objects/tenant-jobs/tenant-jobs.ts";
import { providerOf, type WriterCalls } from "../watched-models.ts";
import type { App } from "./context.ts";
import { VERSION } from "./docs.ts";
import { TimeAnswer } from "./fields.ts";
import { jsonAnswer, openRoute } from "./route.ts";

/** Asks one part of the service whether it answers. */
export type HealthProbe = {
	/** False if the part fails or does not answer soon; never throws. */
	answers(): Promise<boolean>;
};

/** A probe of whatever `ask` asks; a failure or no answer within the deadline counts as none. */
export function healthProbe(ask: () => Promise<unknown>, deadlineMs = 2_000): HealthProbe {
	const asked = () =>
		Promise.resolve()
			.then(ask)
			.then(
				() => true,
				(error: unknown) => {
					console.error("health probe failed", error);
					return false;
				},
			);
	return { answers: () => Promise.race([asked(), scheduler.wait(deadlineMs).then(() => false)]) };
}

/** Remembers that something failed, so that it can be told for a while. */
type RecentError = { note(): void; isRecent(): boolean };

function recentError({ now }: Pick<Clock, "now">, rememberedMs: number): RecentError {
	let at: number | null = null;
	return {
		note() {
			at = now();
		},
		isRecent: () => at !== null && now() - at < rememberedMs,
	};
}

/** What /health asks. */
export type HealthDeps = {
	databaseProbe: HealthProbe;
	threadProbe: HealthProbe;
	vectorProbe: HealthProbe;
	tenantJobsProbe: HealthProbe;
	storageProbe: HealthProbe;
	/** Storage that has failed requests lately, which /health tells: a probe's few bytes may fit where they did not. */
	storageError: RecentError;
};

type Around = {
	database: TenantDatabase;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "read">;
	tenantJobs(tenant: string): Pick<TenantJobs, "read">;
	clock: Clock;
	askIndex(name: string): Promise<void>;
	/** Has an object write a few bytes. */
	tryWriting(name: string): Promise<void>;
};

/** The object of this name holds nothing of anybody: it is only asked whether it answers, and takes what is written. */
const NAME = "health";
const ERROR_REMEMBERED_MS = 30_000;

export function wireHealth({ database, clock, threadLog, tenantJobs, askIndex, tryWriting }: Around): HealthDeps {
	const shared = wholeTenant(LOCAL_TENANT);
	return {
		databaseProbe: healthProbe(() => askDatabase(database(SHARED_TENANT))),
		threadProbe: healthProbe(() => threadLog(shared, NAME).read()),
		vectorProbe: healthProbe(() => askIndex(`${LOCAL_TENANT}/${NAME}`)),
		tenantJobsProbe: healthProbe(() => tenantJobs(`${LOCAL_TENANT}/${NAME}`).read("none", shared)),
		storageProbe: healthProbe(() => tryWriting(`${LOCAL_TENANT}/${NAME}`)),
		storageError: recentError(clock, ERROR_REMEMBERED_MS),
	};
}

const PartSchema = z.enum(["ok", "off", "degraded"]);

const WriterSchema = z
	.object({
		last_success_at: TimeAnswer.nullable(),
		last_error_at: TimeAnswer.nullable(),
		last_error: z.string().nullable().openapi({ description: "The role, and the status or what went wrong" }),
	})
	.openapi("WriterHealth");

const HealthSchema = z
	.object({
		status: z.enum(["ok", "degraded"]),
		version: z.string(),
		time: TimeAnswer.openapi({ description: "By the clock of the service" }),
		parts: z.record(z.string(), PartSchema),
		writers: z
			.record(z.string(), WriterSchema)
			.openapi({ description: "Of each provider of models, how calls went last" }),
		oldest_job_age_s: z.number(),
		index_lag_ms: z.number(),
	})
	.openapi("Health");

const health = openRoute({
	method: "get",
	path: "/health",
	operationId: "getHealth",
	tags: ["Running it"],
	summary: "How each part is doing",
	security: [],
	responses: { 200: jsonAnswer(HealthSchema, "The parts; 200 also when one is degraded") },
});

/** An item that was put off so often does not fail in passing. */
const FAILED_ATTEMPTS = 2;

type AllDeps = ContextVariableMap["deps"];

export function registerHealth(app: App): void {
	app.openapi(health, async (c) => {
		const { deps } = c.var;
		const [outbox, oldest_job_age_s, calls] = await Promise.all([
			oldestUntold(deps),
			oldestJobAge(deps),
			writersOf(deps),
		]);
		const parts = await partsOf(deps, outbox, calls);
		const status = Object.values(parts).includes("degraded") ? "degraded" : "ok";
		const index_lag_ms = outbox === null ? 0 : Math.max(0, deps.clock.now() - Date.parse(outbox.created_at));
		const time = new Date(deps.clock.now()).toISOString();
		const writers = writersAnswer(calls);
		return c.json({ status, version: VERSION, time, parts, writers, oldest_job_age_s, index_lag_ms } as const, 200);
	});
}

type Untold = { created_at: string; attempts: number } | null;

/** The oldest thing that a vector index has not been told; null where there is none, or the database is away. */
async function oldestUntold({ outboxWatch }: AllDeps): Promise<Untold> {
	try {
		return await outboxWatch.oldest();
	} catch (error) {
		console.error("the outbox can't be looked at", error);
		return null;
	}
}

/** Seconds since the oldest job of a thread was made that has not ended; 0 where there is none, or the database is away. */
async function oldestJobAge({ clock, jobCleanup }: AllDeps): Promise<number> {
	try {
		const made = await jobCleanup.oldestOpen();
		return made === null ? 0 : Math.max(0, Math.floor((clock.now() - Date.parse(made)) / 1_000));
	} catch (error) {
		console.error("the jobs can't be looked at", error);
		return 0;
	}
}

/** How the configured models' providers did last; none where only the embedded writer works, or the database is away. */
async function writersOf({ textModels, writerWatch }: AllDeps): Promise<WriterCalls[]> {
	const providers = new Set(WRITER_ROLES.flatMap((role) => textModels(role).map(providerOf)));
	if (providers.size === 0) return [];
	try {
		const noted = await writerWatch.read();
		const never = { succeededAt: null, failedAt: null, error: null };
		return [...providers].map((provider) => noted.find((one) => one.provider === provider) ?? { provider, ...never });
	} catch (error) {
		console.error("the writers' calls can't be looked at", error);
		return [];
	}
}

function writersAnswer(calls: readonly WriterCalls[]): z.input<typeof HealthSchema>["writers"] {
	const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
	return Object.fromEntries(
		calls.map(({ provider, succeededAt, failedAt, error }) => [
			provider,
			{ last_success_at: time(succeededAt), last_error_at: time(failedAt), last_error: error },
		]),
	);
}

/**
 * The database, the index and an object of each kind are asked; storage is degraded where it takes no write, or has
 * failed a request lately. Writers are off where only the embedded one is configured, and degraded where a provider's last
 * call failed; a model is not asked, as that costs: the embedder is degraded where what it was to embed had to be put off repeatedly.
 */
async function partsOf(
	deps: AllDeps,
	outbox: Untold,
	calls: readonly WriterCalls[],
): Promise<Record<string, z.infer<typeof PartSchema>>> {
	const state = async (probe: HealthProbe) => ((await probe.answers()) ? "ok" : "degraded");
	const [database, threads, jobs, vectors, written] = await Promise.all([
		state(deps.databaseProbe),
		state(deps.threadProbe),
		state(deps.tenantJobsProbe),
		state(deps.vectorProbe),
		state(deps.storageProbe),
	]);
	const storage = deps.storageError.isRecent() ? "degraded" : written;
	const fails = calls.some(({ failedAt, succeededAt }) => failedAt !== null && failedAt > (succeededAt ?? 0));
	const writers = deps.textModels("summarise").length === 0 ? "off" : fails ? "degraded" : "ok";
	const failed = outbox !== null && outbox.attempts >= FAILED_ATTEMPTS;
	const embedder = deps.embedder === null ? "off" : failed ? "degraded" : "ok";
	const limits = deps.rateLimits.state();
	return { database, threads, jobs, writers, embedder, vectors, storage, limits };
}
