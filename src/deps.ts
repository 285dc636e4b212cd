import { type AccessDeps, wireAccess } from "./features/access/index.ts";
import { type ContextsDeps, wireContexts } from "./features/contexts/index.ts";
import { type ContinuityDeps, wireContinuity } from "./features/continuity/index.ts";
import { type ErasureDeps, wireErasure } from "./features/erasure/index.ts";
import { type MemoryDeps, wireMemory } from "./features/memory/index.ts";
import { type MovingDeps, wireMoving } from "./features/moving/index.ts";
import { type ProxyDeps, wireProxy } from "./features/proxy/index.ts";
import { type ReflectionDeps, wireReflection } from "./features/reflection/index.ts";
import { type ThreadsDeps, wireThreads } from "./features/threads/index.ts";
import { type WebhooksDeps, wireWebhooks } from "./features/webhooks/index.ts";
import { answeringAssets, storageDeadlineOf } from "./platform/clock/answered.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { computeInOneThread } from "./platform/clock/share.ts";
import { answeringDatabase } from "./platform/d1/answering-database.ts";
import { LOCAL_TENANT } from "./platform/d1/database.ts";
import { VERSION } from "./platform/http/docs.ts";
import { type HealthDeps, wireHealth } from "./platform/http/health.ts";
import { type Surface, surfaceOf } from "./platform/http/surface.ts";
import { answeringObjects } from "./platform/objects/answering-objects.ts";
import { watchedEmbedding } from "./platform/observing/watched-parts.ts";
import { quotaLimitsOf } from "./platform/quotas/quota-limits.ts";
import { keySecretOf } from "./platform/settings.ts";
import type { Placements } from "./platform/shards/placements.ts";
import type { Sessions } from "./platform/shards/sessions.ts";
import { type Shards, wireShards } from "./platform/shards/wire.ts";
import { watchedModel, watchedRewriter } from "./platform/watched-models.ts";
import { type PlatformDeps, wirePlatform } from "./platform/wire.ts";
import type { Metrics } from "./ports/observer.ts";
import type { Tokenizer } from "./ports/tokenizer.ts";
import { type Embedding, embeddingOf } from "./providers/embedding.ts";
import { limitersOf } from "./providers/limiting.ts";
import { observersOf } from "./providers/observing.ts";
import { gptTokenizer } from "./providers/tokenizer/gpt-tokenizer.ts";
import { type Writing, writingOf } from "./providers/writing.ts";

/**
 * Everything a request may ask from outside. What belongs to a tenant is asked for by tenant, and threads by what the
 * caller reaches: nobody gets at one without saying for whom.
 */
export type Deps = PlatformDeps &
	AccessDeps &
	MemoryDeps &
	ThreadsDeps &
	ContinuityDeps &
	ReflectionDeps &
	ContextsDeps &
	WebhooksDeps &
	ErasureDeps &
	MovingDeps &
	ProxyDeps &
	HealthDeps &
	Surface &
	Writing &
	Embedding &
	Pick<ReturnType<typeof embeddingOf>, "forgetVectors"> & {
		tokenizer: Tokenizer;
		/** Static files: the reference page. */
		assets: Pick<Fetcher, "fetch">;
		/** Null where no counts are kept. */
		metrics: Metrics | null;
		/** Where tenants are. */
		placements: Placements;
		sessions: Sessions | null;
	};

declare module "hono" {
	/** What each request's context holds for its handlers. */
	interface ContextVariableMap {
		deps: Deps;
	}
}

type Made = { answering: Deps; cleaning: readonly Deps[] };

const made = new WeakMap<Env, Made>();

/** The adapters this environment asks for; made once for each. Throws where a setting is missing, naming it. */
export function createDeps(env: Env): Deps {
	return madeFor(env).answering;
}

/** The same once for each database, for what looks across the tenants of one. */
export function cleanupDeps(env: Env): readonly Deps[] {
	return madeFor(env).cleaning;
}

function madeFor(env: Env): Made {
	const known = made.get(env);
	if (known !== undefined) return known;
	const ms = storageDeadlineOf((key) => settingOf(env, key));
	const bound = (name: string) => databaseOf(env, name, ms);
	const shared = answeringDatabase(env.DB, ms);
	const shards = wireShards((key) => settingOf(env, key), { first: shared, bound, clock: systemClock });
	const first = depsOf(env, shards, shared);
	const others = shards.others.map((shared) => depsOf(env, shards, shared));
	const making = { answering: others.length === 0 ? first : overShards(first, others), cleaning: [first, ...others] };
	made.set(env, making);
	return making;
}

/** What is asked without saying for which tenant is asked of every database. */
function overShards(first: Deps, others: readonly Deps[]): Deps {
	const all = [first, ...others];
	const everywhere = <T>(ask: (deps: Deps) => Promise<T | null>) =>
		Promise.all(all.map(ask)).then((found) => found.filter((one) => one !== null));
	return {
		...first,
		outboxWatch: {
			...first.outboxWatch,
			oldest: async () =>
				(await everywhere((deps) => deps.outboxWatch.oldest())).sort((a, b) =>
					a.created_at < b.created_at ? -1 : 1,
				)[0] ?? null,
		},
		jobCleanup: {
			...first.jobCleanup,
			oldestOpen: async () => (await everywhere((deps) => deps.jobCleanup.oldestOpen())).sort()[0] ?? null,
		},
		installationDirectory: {
			find: async (...asked) => (await everywhere((deps) => deps.installationDirectory.find(...asked)))[0] ?? null,
		},
		databaseProbe: {
			answers: async () => (await Promise.all(all.map((deps) => deps.databaseProbe.answers()))).every(Boolean),
		},
	};
}

function depsOf(env: Env, { placements, sessions, all, databaseOf, objects }: Shards, shared: D1Database): Deps {
	const { AI: ai, VECTORIZE: vectorize } = env;
	const setting = (key: string) => settingOf(env, key);
	const ms = storageDeadlineOf(setting);
	const [threads, jobs] = [objects(answeringObjects(env.THREADS, ms)), objects(answeringObjects(env.JOBS, ms))];
	const [vectors, installations] = [objects(env.VECTORS), objects(answeringObjects(env.INSTALLATIONS, ms))];
	const database = databaseOf(shared);
	const surface = surfaceOf(setting, LOCAL_TENANT);
	computeInOneThread(setting("TESSERA_FAIR_SHARES") === "true");
	const { observers, metrics } = observersOf(setting, {
		...{ isLocal: surface.localKey !== null, version: VERSION, analytics: env.ANALYTICS },
	});
	const limiters = limitersOf(setting, limitBindingsOf(env), Date.now);
	const quotaLimits = quotaLimitsOf(setting);
	const platform = wirePlatform({ database, jobs: (name) => jobs.getByName(name), limiters, observers, quotaLimits });
	const several = (setting("TESSERA_VECTOR_INDEXES") ?? "").includes(",");
	const vectorizeOf = several
		? async (tenant: string) => indexOf(env, (await placements.find(tenant)).vectors ?? "VECTORIZE")
		: null;
	const { askIndex, forgetVectors, ...found } = embeddingOf(setting, { ai, vectorize, vectorizeOf, objects: vectors });
	const embedding = watchedEmbedding(platform.observing, found);
	const writing = writingOf(setting, ai);
	const memory = wireMemory(setting, database, platform);
	const threaded = wireThreads({ database, objects: (name) => threads.getByName(name) });
	const tryWriting = (name: string) => threads.getByName(name).tryWriting();
	return {
		...platform,
		...writing,
		textModels: (role) => writing.textModels(role).map((model) => watchedModel(platform, role, model)),
		rewriter: writing.rewriter && watchedRewriter(platform, writing.rewriter),
		...embedding,
		forgetVectors,
		...surface,
		metrics,
		placements,
		sessions,
		...wireAccess(setting, database),
		...memory,
		...threaded,
		...wireContinuity({ database, ...platform, ...memory, ...embedding }),
		...wireReflection(setting, database),
		...wireContexts(database),
		...wireWebhooks(setting, {
			...{ ...platform, database, keySecret: keySecretOf(setting), objects: installations },
		}),
		...wireErasure(database),
		...wireMoving({ first: env.DB, all, ...platform }),
		...wireProxy(setting),
		...wireHealth({ ...threaded, ...platform, database, askIndex, tryWriting }),
		tokenizer: gptTokenizer,
		assets: answeringAssets(env.ASSETS, ms),
	};
}

function limitBindingsOf({ KEY_LIMIT: key, TENANT_LIMIT: tenant, WEBHOOK_LIMIT: installation }: Env) {
	return { key, tenant, installation };
}

/** A setting by its name, as secrets and some others are not declared in wrangler.toml; null if it is not set. */
function settingOf(env: Env, name: string): string | null {
	const secret: unknown = Reflect.get(env, name);
	return typeof secret === "string" && secret !== "" ? secret : null;
}

/** The database that is bound under this name; null where there is none. */
function databaseOf(env: Env, name: string, ms: number): D1Database | null {
	const bound: unknown = Reflect.get(env, name);
	return isDatabase(bound) ? answeringDatabase(bound, ms) : null;
}

function isDatabase(bound: unknown): bound is D1Database {
	return typeof bound === "object" && bound !== null && "prepare" in bound && "batch" in bound;
}

/** The index of vectors that is bound under this name; throws where there is none. */
function indexOf(env: Env, name: string): Vectorize {
	const bound: unknown = Reflect.get(env, name);
	if (isIndex(bound)) return bound;
	throw new Error(`TESSERA_VECTOR_INDEXES or a tenant names ${name}, but no index of vectors is bound under it.`);
}

function isIndex(bound: unknown): bound is Vectorize {
	return typeof bound === "object" && bound !== null && "query" in bound && "upsert" in bound;
}
