import { type AccessDeps, wireAccess } from "./features/access/index.ts";
import { type ContextsDeps, wireContexts } from "./features/contexts/index.ts";
import { type ContinuityDeps, wireContinuity } from "./features/continuity/index.ts";
import { type ErasureDeps, wireErasure } from "./features/erasure/index.ts";
import { type MemoryDeps, wireMemory } from "./features/memory/index.ts";
import { type ProxyDeps, wireProxy } from "./features/proxy/index.ts";
import { type ReflectionDeps, wireReflection } from "./features/reflection/index.ts";
import { type ThreadsDeps, wireThreads } from "./features/threads/index.ts";
import { type WebhooksDeps, wireWebhooks } from "./features/webhooks/index.ts";
import { SHARED_TENANT } from "./platform/d1/database.ts";
import { VERSION } from "./platform/http/docs.ts";
import { type HealthDeps, wireHealth } from "./platform/http/health.ts";
import { type Surface, surfaceOf } from "./platform/http/surface.ts";
import { watchedEmbedding } from "./platform/observing/watched-parts.ts";
import { keySecretOf } from "./platform/settings.ts";
import { watchedModel } from "./platform/watched-models.ts";
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
	ProxyDeps &
	HealthDeps &
	Surface &
	Writing &
	Embedding & {
		tokenizer: Tokenizer;
		/** Static files: the reference page. */
		assets: Fetcher;
		/** Null where no counts are kept. */
		metrics: Metrics | null;
	};

declare module "hono" {
	/** What each request's context holds for its handlers. */
	interface ContextVariableMap {
		deps: Deps;
	}
}

const made = new WeakMap<Env, Deps>();

/** The adapters this environment asks for; made once for each. Throws where a setting is missing, naming it. */
export function createDeps(env: Env): Deps {
	const known = made.get(env);
	if (known !== undefined) return known;
	const { AI: ai, VECTORIZE: vectorize, VECTORS: vectors, THREADS: threads, JOBS: jobs, INSTALLATIONS } = env;
	const setting = (key: string) => settingOf(env, key);
	// One for all tenants, until several are configured here.
	const database = (_tenant: string) => env.DB;
	const surface = surfaceOf(setting, SHARED_TENANT);
	const { observers, metrics } = observersOf(setting, {
		...{ isLocal: surface.localKey !== null, version: VERSION, analytics: env.ANALYTICS },
	});
	const limiters = limitersOf(setting, limitBindingsOf(env), Date.now);
	const platform = wirePlatform({ database, jobs: (name) => jobs.getByName(name), limiters, observers });
	const { askIndex, ...found } = embeddingOf(setting, { ai, vectorize, objects: vectors });
	const embedding = watchedEmbedding(platform.observing, found);
	const writing = writingOf(setting, ai);
	const memory = wireMemory(setting, database, platform.clock);
	const threaded = wireThreads({ database, objects: (name) => threads.getByName(name) });
	const tryWriting = (name: string) => threads.getByName(name).tryWriting();
	const deps: Deps = {
		...platform,
		...writing,
		textModels: (role) => writing.textModels(role).map((model) => watchedModel(platform, role, model)),
		...embedding,
		...surface,
		metrics,
		...wireAccess(setting, database),
		...memory,
		...threaded,
		...wireContinuity({ database, ...platform, ...memory, ...embedding }),
		...wireReflection(setting, database),
		...wireContexts(database),
		...wireWebhooks(setting, { ...platform, database, keySecret: keySecretOf(setting), objects: INSTALLATIONS }),
		...wireErasure(database),
		...wireProxy(setting),
		...wireHealth({ ...threaded, ...platform, database, askIndex, tryWriting }),
		tokenizer: gptTokenizer,
		assets: env.ASSETS,
	};
	made.set(env, deps);
	return deps;
}

function limitBindingsOf({ KEY_LIMIT: key, TENANT_LIMIT: tenant, WEBHOOK_LIMIT: installation }: Env) {
	return { key, tenant, installation };
}

/** A setting by its name, as secrets and some others are not declared in wrangler.toml; null if it is not set. */
function settingOf(env: Env, name: string): string | null {
	const secret: unknown = Reflect.get(env, name);
	return typeof secret === "string" && secret !== "" ? secret : null;
}
