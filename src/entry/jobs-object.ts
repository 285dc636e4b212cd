import { DurableObject } from "cloudflare:workers";
import type { Reach } from "../core/reach.ts";
import { err, ok } from "../core/result.ts";
import { createJobsDeps, type JobsDeps } from "../deps.ts";
import { indexOutbox } from "../flows/index-outbox.ts";
import { ingest } from "../flows/ingest.ts";
import { type Ingest, runTenantJobs } from "../flows/run-tenant-jobs.ts";
import type { TenantWork } from "../ports/tenant-jobs.ts";
import { type Alarm, alarmOf, soonDone } from "./alarm.ts";
import { learningWith } from "./learning.ts";

type Job = { id: string; work: TenantWork };

/** Several writes at once are told to the index together (ms). */
const GATHER_MS = 200;

/** While work goes on, an alarm rings this often: it keeps the object awake, and takes up again what a crash cut short. */
const HEARTBEAT_MS = 30_000;

/** When it is tried again after a failure of the storage or the database (ms). */
const RETRY_MS = 30_000;

/** An alarm waits this long for what it started; that goes on without it, so that the next one can ring. */
const PATIENCE_MS = 1_000;

/** The background work of one tenant: its jobs one after the other, and beside them its outbox. Neither ever runs twice at once. */
export class JobsObject extends DurableObject<Env> {
	protected readonly deps: JobsDeps;
	protected readonly ingest: Ingest = (work, { last }) => ingest(learningWith(this.deps), work, last);
	readonly #alarm: Alarm;
	/** The jobs at work, and the outbox being told; null while they are not. */
	#work: Promise<void> | null = null;
	#telling: Promise<void> | null = null;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#alarm = alarmOf(ctx.storage);
		this.deps = createJobsDeps(env, ctx.storage);
	}

	async add(job: Job, reach: Reach, now: number) {
		const added = this.deps.jobs.add(job, reach, now);
		if (added.finished_at === null) this.#alarm.wakeAt(now);
		return added;
	}

	async run(job: Job, reach: Reach, now: number, patienceMs: number) {
		await this.add(job, reach, now);
		const ended = this.deps.jobs.outcome(job.id);
		await soonDone(ended, patienceMs);
		const outcome = await Promise.race([ended, null]);
		if (outcome?.status === "done" && outcome.result !== null) return ok(outcome.result);
		const why = outcome?.status === "failed" ? `failed: ${outcome.error ?? "no reason is known"}` : "is not done yet";
		return err({ reason: "unavailable", detail: `Job ${job.id} ${why}.` } as const);
	}

	async read(id: string, reach: Reach) {
		return this.deps.jobs.read(id, reach);
	}

	async wake(tenant: string) {
		this.deps.jobs.found(tenant);
		this.#alarm.wakeAt(Date.now() + GATHER_MS);
	}

	/** Alarms of the platform give up after a few tries, so nothing is thrown and the next one is always set here. */
	override async alarm() {
		this.#alarm.rang();
		this.#work ??= this.#attempt(() => this.#doJobs()).finally(() => {
			this.#work = null;
		});
		this.#telling ??= this.#attempt(() => this.#tellIndex()).finally(() => {
			this.#telling = null;
		});
		await soonDone(Promise.all([this.#work, this.#telling]), PATIENCE_MS);
		if (this.#work !== null || this.#telling !== null) this.#alarm.wakeAt(Date.now() + HEARTBEAT_MS);
	}

	async #attempt(part: () => Promise<number | null>): Promise<void> {
		try {
			const due = await part();
			if (due !== null) this.#alarm.wakeAt(due);
		} catch (error) {
			console.error("a tenant's jobs could not be looked after", error);
			this.#alarm.wakeAt(Date.now() + RETRY_MS);
		}
	}

	/** Gives when there is more to do. */
	async #doJobs(): Promise<number | null> {
		const { jobs, clock } = this.deps;
		await runTenantJobs({ clock, ingest: this.ingest }, jobs.list);
		return jobs.list.nextDue();
	}

	/** The same of the outbox. */
	async #tellIndex(): Promise<number | null> {
		const { jobs, clock, embedder } = this.deps;
		const tenant = jobs.tenant();
		if (tenant === null || embedder === null) return null;
		const outbox = this.deps.outbox(tenant);
		const before = jobs.indexedBy();
		if (before !== null && before !== embedder.model) await outbox.refill(clock.now());
		if (before !== embedder.model) jobs.noteIndexedBy(embedder.model);
		const wait = await indexOutbox({ clock, embedder, vectorIndex: this.deps.vectorIndex(tenant), outbox });
		const state = await outbox.state();
		return state === null ? null : Math.max(state.next_due, clock.now() + wait);
	}
}
