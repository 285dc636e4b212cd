import { askDatabase } from "./adapters/d1/ask-database.ts";
import { d1BlockShelf } from "./adapters/d1/block-shelf.ts";
import { d1Calibrations } from "./adapters/d1/calibrations.ts";
import { d1Claims } from "./adapters/d1/claims.ts";
import { d1EpisodeIndex } from "./adapters/d1/episode-index.ts";
import { d1Erasures } from "./adapters/d1/erasures.ts";
import { d1JobList } from "./adapters/d1/job-list.ts";
import { d1KeyRing } from "./adapters/d1/key-ring.ts";
import { d1KnownMemories } from "./adapters/d1/known-memories.ts";
import { d1MemoryShelf } from "./adapters/d1/memory-shelf.ts";
import { d1Observations } from "./adapters/d1/observations.ts";
import { d1Outbox } from "./adapters/d1/outbox.ts";
import { d1RecallSource } from "./adapters/d1/recall-source.ts";
import { d1RecalledItems } from "./adapters/d1/recalled-items.ts";
import { d1RelationGraph } from "./adapters/d1/relation-graph.ts";
import { d1SkillShelf } from "./adapters/d1/skill-shelf.ts";
import { d1Spending } from "./adapters/d1/spending.ts";
import { d1ThreadList } from "./adapters/d1/thread-list.ts";
import { d1UsageDays } from "./adapters/d1/usage-days.ts";
import { d1UsageMeter } from "./adapters/d1/usage-meter.ts";
import { type LocalInbox, localInbox } from "./adapters/durable/local-inbox.ts";
import { type LocalTenantJobs, localTenantJobs } from "./adapters/durable/local-tenant-jobs.ts";
import { type LocalThread, localThread } from "./adapters/durable/local-thread.ts";
import { durableTenantJobs } from "./adapters/durable/tenant-jobs.ts";
import { durableThreadLog } from "./adapters/durable/thread-log.ts";
import { durableWebhookInbox } from "./adapters/durable/webhook-inbox.ts";
import type { LongTermTools } from "./adapters/long-term/kept-memories.ts";
import { similarMemories } from "./adapters/long-term/similar.ts";
import { systemClock } from "./adapters/system/clock.ts";
import { healthProbe } from "./adapters/system/health-probe.ts";
import { ulidSource } from "./adapters/system/id-source.ts";
import { webCryptoKeySigner } from "./adapters/system/key-signer.ts";
import { type RecentTrouble, recentTrouble } from "./adapters/system/recent-trouble.ts";
import { gptTokenizer } from "./adapters/tokenizer/gpt-tokenizer.ts";
import type { LongTermName } from "./core/learn/long-term.ts";
import { type Reach, wholeTenant } from "./core/reach.ts";
import { type RecallDeadlines, recallDeadlines } from "./core/recall/deadlines.ts";
import { type Contradictions, contradictionsOf } from "./deps/contradictions.ts";
import { type Embedding, embeddingOf } from "./deps/embedding.ts";
import { longTermBlock } from "./deps/long-term.ts";
import { type Surface, surfaceOf } from "./deps/surface.ts";
import { type Sweeping, sweepingOf } from "./deps/sweeping.ts";
import { type Webhooks, webhooksOf } from "./deps/webhooks.ts";
import { type Writing, writingOf } from "./deps/writing.ts";
import type { BlockShelf } from "./ports/block-shelf.ts";
import type { Calibrations } from "./ports/calibrations.ts";
import type { Claims } from "./ports/claims.ts";
import type { EpisodeIndex } from "./ports/episode-index.ts";
import type { Erasures } from "./ports/erasures.ts";
import type { HealthProbe } from "./ports/health-probe.ts";
import type { IdSource } from "./ports/id-source.ts";
import type { JobList } from "./ports/job-list.ts";
import type { KeyRing } from "./ports/key-ring.ts";
import type { KeySigner } from "./ports/key-signer.ts";
import type { KnownMemories } from "./ports/known-memories.ts";
import type { LongTermBlock } from "./ports/long-term-block.ts";
import type { MemoryShelf } from "./ports/memory-shelf.ts";
import type { Observations } from "./ports/observations.ts";
import type { Outbox } from "./ports/outbox.ts";
import type { RecallSource } from "./ports/recall-source.ts";
import type { RecalledItems } from "./ports/recalled-items.ts";
import type { RelationGraph } from "./ports/relation-graph.ts";
import type { SkillShelf } from "./ports/skill-shelf.ts";
import type { TenantJobs } from "./ports/tenant-jobs.ts";
import type { ThreadList } from "./ports/thread-list.ts";
import type { ThreadLog } from "./ports/thread-log.ts";
import type { Tokenizer } from "./ports/tokenizer.ts";
import type { UsageDays } from "./ports/usage-days.ts";
import type { UsageMeter } from "./ports/usage-meter.ts";
import type { WebhookInbox } from "./ports/webhook-inbox.ts";

/**
 * Everything a request may ask from outside. What belongs to a tenant is asked for by tenant, and threads by what the
 * caller reaches: nobody gets at one without saying for whom.
 */
type Parts = {
	ids: IdSource;
	tokenizer: Tokenizer;
	keySigner: KeySigner;
	keyRing(tenant: string): KeyRing;
	claims(tenant: string): Claims;
	blockShelf(tenant: string): BlockShelf;
	calibrations(tenant: string): Calibrations;
	usageDays(tenant: string): UsageDays;
	usageMeter: UsageMeter;
	threadList(reach: Reach): ThreadList;
	relationGraph(reach: Reach): RelationGraph;
	skillShelf(reach: Reach): SkillShelf;
	threadLog(reach: Reach, threadId: string): ThreadLog;
	jobList(tenant: string): JobList;
	recallSource(tenant: string): RecallSource;
	recalledItems(tenant: string): RecalledItems;
	erasures(tenant: string): Erasures;
	recallDeadlines: RecallDeadlines;
	memoryShelf(reach: Reach): MemoryShelf;
	knownMemories(tenant: string): KnownMemories;
	/** `remember` takes what was learned into memory: what a block keeps of it is its own. */
	longTermBlock(tenant: string, name: LongTermName, remember: LongTermTools["remember"]): LongTermBlock;
	episodeIndex(tenant: string): EpisodeIndex;
	observations(tenant: string): Observations;
	contradictions: Contradictions;
	outbox(tenant: string): Outbox;
	tenantJobs(tenant: string): TenantJobs;
	webhookInbox(tenant: string, installationId: string): WebhookInbox;
	/** What /health asks. */
	databaseProbe: HealthProbe;
	threadProbe: HealthProbe;
	vectorProbe: HealthProbe;
	tenantJobsProbe: HealthProbe;
	storageProbe: HealthProbe;
	/** Storage that has failed requests lately, which /health tells: a probe's few bytes may fit where they did not. */
	storageTrouble: RecentTrouble;
	/** Static files: the reference page. */
	assets: Fetcher;
};

export type Deps = Parts & Writing & Embedding & Webhooks & Surface & Sweeping;

const LOCAL_TENANT = "local";
/** The object of this name holds nothing of anybody: it is only asked whether it answers, and takes what is written. */
const HEALTH_NAME = `${LOCAL_TENANT}/health`;
const TROUBLE_REMEMBERED_MS = 30_000;
const MIN_SECRET_LENGTH = 32;
const made = new WeakMap<Env, Deps>();

/** The adapters this environment asks for; made once for each. Throws where a setting is missing, naming it. */
export function createDeps(env: Env): Deps {
	const known = made.get(env);
	if (known !== undefined) return known;
	const { AI: ai, VECTORIZE: vectorize, VECTORS: objects } = env;
	const setting = (key: string) => settingOf(env, key);
	const embedding = embeddingOf(setting, { ai, vectorize, objects });
	const tenantJobs = (tenant: string) => durableTenantJobs((name) => env.JOBS.getByName(name), tenant);
	const threadLog: Deps["threadLog"] = (reach, id) =>
		durableThreadLog((name) => env.THREADS.getByName(name), reach, id);
	const deps: Deps = {
		...writingOf(setting, { ai, spending: (tenant) => d1Spending(databaseOf(env, tenant), tenant) }),
		...embedding,
		...sweepingOf(databaseOf(env, LOCAL_TENANT)),
		...surfaceOf(setting, LOCAL_TENANT),
		...webhooksOf(setting, {
			database: (tenant) => databaseOf(env, tenant),
			shared: LOCAL_TENANT,
			keySecret: keySecret(env),
			objects: env.INSTALLATIONS,
		}),
		ids: ulidSource,
		tokenizer: gptTokenizer,
		keySigner: webCryptoKeySigner(keySecret(env)),
		keyRing: (tenant) => d1KeyRing(databaseOf(env, tenant), tenant),
		claims: (tenant) => d1Claims(databaseOf(env, tenant), tenant),
		blockShelf: (tenant) => d1BlockShelf(databaseOf(env, tenant), tenant),
		calibrations: (tenant) => d1Calibrations(databaseOf(env, tenant), tenant),
		usageDays: (tenant) => d1UsageDays(databaseOf(env, tenant), tenant),
		usageMeter: d1UsageMeter((tenant) => databaseOf(env, tenant), systemClock),
		threadList: (reach) => d1ThreadList(databaseOf(env, reach.tenant), reach),
		relationGraph: (reach) => d1RelationGraph(databaseOf(env, reach.tenant), reach),
		skillShelf: (reach) => d1SkillShelf(databaseOf(env, reach.tenant), reach),
		threadLog,
		jobList: (tenant) => d1JobList(databaseOf(env, tenant), tenant),
		recalledItems: (tenant) => d1RecalledItems(databaseOf(env, tenant), tenant),
		erasures: (tenant) => d1Erasures(databaseOf(env, tenant), tenant),
		recallSource: (tenant) => d1RecallSource(databaseOf(env, tenant), tenant),
		recallDeadlines: deadlinesOf(env),
		knownMemories: (tenant) => d1KnownMemories(databaseOf(env, tenant), tenant),
		longTermBlock: (tenant, name, remember) =>
			longTermBlock(name, {
				ids: ulidSource,
				shelf: d1MemoryShelf(databaseOf(env, tenant), wholeTenant(tenant), systemClock),
				known: d1KnownMemories(databaseOf(env, tenant), tenant),
				similar: similarMemories(embedding.embedder, embedding.vectorIndex(tenant)),
				remember,
			}),
		memoryShelf: (reach) => d1MemoryShelf(databaseOf(env, reach.tenant), reach, systemClock),
		episodeIndex: (tenant) => d1EpisodeIndex(databaseOf(env, tenant), tenant),
		observations: (tenant) => d1Observations(databaseOf(env, tenant), tenant, systemClock),
		contradictions: contradictionsOf(settingOf(env, "TESSERA_CONTRADICTIONS")),
		outbox: (tenant) => d1Outbox(databaseOf(env, tenant), tenant),
		tenantJobs,
		webhookInbox: (tenant, id) => durableWebhookInbox((name) => env.INSTALLATIONS.getByName(name), tenant, id),
		databaseProbe: healthProbe(() => askDatabase(databaseOf(env, LOCAL_TENANT))),
		threadProbe: healthProbe(() => threadLog(wholeTenant(LOCAL_TENANT), "health").read()),
		vectorProbe: healthProbe(() => embedding.askIndex(HEALTH_NAME)),
		tenantJobsProbe: healthProbe(() => tenantJobs(HEALTH_NAME).read("none", wholeTenant(LOCAL_TENANT))),
		storageProbe: healthProbe(() => env.THREADS.getByName(HEALTH_NAME).tryWriting()),
		storageTrouble: recentTrouble(systemClock, TROUBLE_REMEMBERED_MS),
		assets: env.ASSETS,
	};
	made.set(env, deps);
	return deps;
}

/** The database a tenant lives in: one for all, until several are configured here. */
function databaseOf(env: Env, _tenant: string): D1Database {
	return env.DB;
}

/** What keys are signed with. A short one could be guessed by whoever holds a key, and all keys forged. */
function keySecret(env: Env): string {
	const secret = settingOf(env, "TESSERA_KEY_SECRET") ?? "";
	if (secret.length >= MIN_SECRET_LENGTH) return secret;
	throw new Error(
		`The secret TESSERA_KEY_SECRET is not set, or shorter than ${MIN_SECRET_LENGTH} characters. ` +
			"On your own machine run `npm start`, which sets it; deploy with `npm run deploy`.",
	);
}

function deadlinesOf(env: Env): RecallDeadlines {
	const deadlines = recallDeadlines((key) => settingOf(env, key) ?? "");
	if (!deadlines.ok) throw new Error(deadlines.error);
	return deadlines.value;
}

/** A setting by its name, as secrets and some others are not declared in wrangler.toml; null if it is not set. */
function settingOf(env: Env, name: string): string | null {
	const secret: unknown = Reflect.get(env, name);
	return typeof secret === "string" && secret !== "" ? secret : null;
}

/** What a thread's object works with. */
export type ThreadDeps = Pick<Deps, "ids" | "tokenizer" | "threadList" | "jobList" | "claims" | "episodeIndex"> &
	Pick<Deps, "memoryShelf" | "relationGraph" | "skillShelf" | "knownMemories" | "longTermBlock" | "tenantJobs"> &
	Writing & { thread: LocalThread };

/** What a thread's object is told in the step that leaves something to do behind. */
type Wake = Pick<Parameters<typeof localThread>[1], "onBehind" | "onJob" | "onOutdated">;

/** The thread in this object's storage, and what its alarm needs. */
export function createThreadDeps(env: Env, storage: DurableObjectStorage, wake: Wake): ThreadDeps {
	const deps = createDeps(env);
	const { tokenizer, ids } = deps;
	return { ...deps, thread: localThread(storage, { tokenizer, ids, ...wake }) };
}

/** What a tenant's jobs object works with. */
export type JobsDeps = Deps & { jobs: LocalTenantJobs };

/** The jobs in this object's storage, and what they need. */
export function createJobsDeps(env: Env, storage: DurableObjectStorage): JobsDeps {
	return { ...createDeps(env), jobs: localTenantJobs(storage) };
}

/** What an installation's object works with. */
export type InstallationDeps = Deps & { inbox: LocalInbox };

/** What an installation's object is told in the step that leaves something to do behind. */
type Appended = Pick<Parameters<typeof localInbox>[1], "onAppended">;

/** The inbox in this object's storage, and what it needs. */
export function createInstallationDeps(env: Env, storage: DurableObjectStorage, appended: Appended): InstallationDeps {
	const deps = createDeps(env);
	const newDeliveryId = () => deps.ids.next("evt");
	return { ...deps, inbox: localInbox(storage, { newDeliveryId, ...appended }) };
}

// What stands in an object's own storage and needs nothing else.
export { localDeliveries as createDelivering } from "./adapters/durable/local-deliveries.ts";
export { localVectors as createVectors } from "./adapters/durable/local-vectors.ts";
