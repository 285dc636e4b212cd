import { DurableObject } from "cloudflare:workers";
import type { AccessScope } from "../core/base/access-scope.ts";
import { err, ok } from "../core/base/result.ts";
import { ingest, learningWith } from "../features/continuity/index.ts";
import { eraseUsers } from "../features/erasure/index.ts";
import { forgetErased, indexOutbox, type Outbox } from "../features/memory/index.ts";
import {
	gatedReflection,
	type Ingest,
	type ReflectionWriter,
	type ReflectScope,
	reflect,
	runTenantJobs,
	writeReflection,
} from "../features/reflection/index.ts";
import { spendTokens } from "../platform/call-models.ts";
import { giveWay } from "../platform/clock/clock.ts";
import { type LocalTenantJobs, localTenantJobs } from "../platform/objects/tenant-jobs/local-tenant-jobs.ts";
import type { TenantJobQuery, TenantWork } from "../platform/objects/tenant-jobs/tenant-jobs.ts";
import { type Alarm, alarmOf, soonDone, type WorkerLoops, workerLoopsOf } from "../platform/objects/worker-loops.ts";
import { inTenant } from "../platform/observing/scope.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { VectorIndex } from "../ports/vector-index.ts";

type Job = { id: string; work: TenantWork };

/** What a tenant's jobs ask of others. */
type Outside = Parameters<typeof learningWith>[0] &
	Parameters<typeof forgetErased>[0] &
	Parameters<typeof writeReflection>[0] &
	Parameters<typeof eraseUsers>[0] &
	Omit<Parameters<typeof reflect>[0], "writeReflection"> & {
		/** Null where nothing is found by meaning. */
		embedder: Embedder | null;
		vectorIndex(tenant: string): VectorIndex;
		forgetVectors(tenant: string, model: string): Promise<void>;
		outbox(tenant: string): Outbox;
	};

type Ended = Awaited<ReturnType<LocalTenantJobs["outcome"]>>;

/** Why whoever waited has no result. */
function unfinished(outcome: Ended | null): string {
	if (outcome?.status === "failed") return `failed: ${outcome.error ?? "no reason is known"}`;
	return outcome?.status === "cancelled" ? "was cancelled" : "is not done yet";
}

const WITH_MESSAGES = " with messages";

/** By what an index is made: a model, and whether messages are in it too. */
function indexedBy({ model, kind }: Embedder): string {
	return kind === "hashed" ? model : model + WITH_MESSAGES;
}

const costsNothing = async () => undefined;

/** Several writes at once are told to the index together (ms). */
const GATHER_MS = 200;

/**
 * The background work of one tenant, in loops: ingest, reflection, the outbox, the removals that threads have yet to hear of, and
 * the erasure of users. Each loop takes one job after the other and runs once at a time. No loop waits for another, since a reflection may wait
 * minutes for a model.
 */
export abstract class JobsObjectBase extends DurableObject<Env> {
	protected readonly deps: Outside & { jobs: LocalTenantJobs };
	protected readonly ingest: Ingest = (work, { last }) =>
		ingest(learningWith(this.deps, this.deps.jobs.gates.ingest), work, last);
	protected readonly writeReflection: ReflectionWriter = (request) => writeReflection(this.deps, request);
	protected readonly reflect: ReflectScope = (work, attempt) => {
		const { writeReflection } = this;
		return reflect({ ...gatedReflection(this.deps, this.deps.jobs.gates.reflect), writeReflection }, work, attempt);
	};
	readonly #alarm: Alarm;
	readonly #loops: WorkerLoops;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#alarm = alarmOf(ctx.storage);
		this.deps = { ...this.outside(env), jobs: localTenantJobs(ctx.storage) };
		this.#loops = workerLoopsOf(
			this.#alarm,
			[
				() => this.#doJobs("ingest"),
				() => this.#doJobs("reflect"),
				() => this.#tellIndex(),
				() => this.#forgetErased(),
				() => this.#eraseUsers(),
				() => this.#tidyResults(),
			],
			() => this.deps.jobs.tenant(),
		);
	}

	/** What this environment has; said where the object is exported (worker.ts). */
	protected abstract outside(env: Env): Outside;

	async add(job: Job, accessScope: AccessScope, now: number) {
		const added = this.deps.jobs.add(job, accessScope, now);
		if (added.finished_at === null) this.#alarm.scheduleAt(now);
		return added;
	}

	async run(job: Job, accessScope: AccessScope, now: number, patienceMs: number) {
		await this.add(job, accessScope, now);
		const ended = this.deps.jobs.outcome(job.id);
		await soonDone(ended, patienceMs);
		const outcome = await Promise.race([ended, null]);
		if (outcome?.status === "done" && outcome.result !== null) return ok(outcome.result);
		const why = unfinished(outcome);
		return err({ reason: "unavailable", detail: `Job ${job.id} ${why}.` } as const);
	}

	async read(id: string, accessScope: AccessScope) {
		return this.deps.jobs.read(id, accessScope);
	}

	async page(accessScope: AccessScope, query: TenantJobQuery) {
		return this.deps.jobs.page(accessScope, query);
	}

	async cancel(id: string, accessScope: AccessScope, now: number) {
		const cancelled = this.deps.jobs.cancel(id, accessScope, now);
		if (cancelled.ok) await this.deps.jobs.gates[cancelled.value.kind].settled();
		return cancelled;
	}

	async requeue(id: string, accessScope: AccessScope, now: number) {
		const queued = this.deps.jobs.requeue(id, accessScope, now);
		if (queued.ok) this.#alarm.scheduleAt(now);
		return queued;
	}

	async scheduleIndexing(tenant: string) {
		this.deps.jobs.found(tenant);
		this.#alarm.scheduleAt(Date.now() + GATHER_MS);
	}

	override async alarm() {
		await inTenant(this.deps.jobs.tenant(), () => this.#loops.ring());
	}

	#doJobs(kind: TenantWork["kind"]): Promise<number | null> {
		const { ingest, reflect } = this;
		return runTenantJobs({ clock: this.deps.clock, ingest, reflect }, this.deps.jobs.queue(kind));
	}

	async #forgetErased(): Promise<number | null> {
		const tenant = this.deps.jobs.tenant();
		if (tenant === null) return null;
		return forgetErased(this.deps, tenant, this.deps.jobs.erasure);
	}

	async #eraseUsers(): Promise<number | null> {
		const { jobs } = this.deps;
		const tenant = jobs.tenant();
		if (tenant === null) return null;
		return eraseUsers(this.deps, tenant, { dropJobs: (user, now) => jobs.dropOf(user, now) });
	}

	async #tidyResults(): Promise<null> {
		while (this.deps.jobs.tidy()) await giveWay(this.deps.clock);
		return null;
	}

	async #tellIndex(): Promise<number | null> {
		const { jobs, clock, embedder } = this.deps;
		const tenant = jobs.tenant();
		if (tenant === null || embedder === null) return null;
		const outbox = this.deps.outbox(tenant);
		const before = jobs.indexedBy();
		const what = indexedBy(embedder);
		if (before === embedder.model && before !== what) await outbox.askForMessages("all", clock.now());
		else if (before !== null && before !== what) {
			// What stood there would outlive whatever is deleted from now on.
			await this.deps.forgetVectors(tenant, before.replace(WITH_MESSAGES, ""));
			await outbox.refill(clock.now());
		}
		if (before !== what) jobs.noteIndexedBy(what);
		const spend = (tokens: number) =>
			embedder.kind === "model" ? spendTokens(this.deps, tenant, tokens) : Promise.resolve(costsNothing);
		const wait = await indexOutbox({ clock, embedder, vectorIndex: this.deps.vectorIndex(tenant), outbox, spend });
		const state = await outbox.state();
		return state === null ? null : Math.max(state.next_due, clock.now() + wait);
	}
}
