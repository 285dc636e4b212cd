import { DurableObject } from "cloudflare:workers";
import {
	type Learning,
	learningWith,
	runJobs,
	type SummaryWriter,
	type WriterDeps,
	writeSummary,
} from "../features/continuity/index.ts";
import {
	type EpisodeKeeper,
	episodeKeeper,
	indexThreadAnew,
	type JobList,
	type LocalThread,
	localThread,
	publishJobs,
	publishThread,
} from "../features/threads/index.ts";
import { inSlices, REQUEST_PAUSE_MS } from "../platform/clock/in-slices.ts";
import { type Alarm, alarmOf, soonDone } from "../platform/objects/worker-loops.ts";
import type { ThreadCaller, ThreadLog } from "../ports/thread-log.ts";

/** How long the entry in the list of threads may lag behind (ms), and when a failed write of it is tried again. */
const LIST_DELAY_MS = 1_000;
const LIST_RETRY_MS = 30_000;
/** Where the list has the thread as another's each time it was told, it is told ever more seldom, at last this often (ms). */
const LONGEST_RETRY_MS = 60 * 60_000;

/** When messages that could not be indexed anew are tried again (ms). */
const INDEX_RETRY_MS = 5 * 60_000;

/** While a job works, an alarm rings this often: it keeps the object awake, and takes the job up again after a crash. */
const HEARTBEAT_MS = 30_000;

/** An alarm waits this long for what it started; that goes on without it, so that the next one can ring. */
const JOB_PATIENCE_MS = 1_000;
const LIST_PATIENCE_MS = 10_000;

/** How often /health may have a few bytes written (ms). */
const BETWEEN_WRITES_MS = 10_000;

/** What a thread's object asks of others. */
type Outside = WriterDeps &
	Parameters<typeof learningWith>[0] &
	Parameters<typeof episodeKeeper>[0] &
	Parameters<typeof publishThread>[1] & { jobList(tenant: string): JobList };

/** One thread: its only writer. Its calls go to the log in its own database; its alarm keeps the list up and does its jobs. */
export abstract class ThreadObjectBase extends DurableObject<Env> {
	protected readonly deps: Outside & { thread: LocalThread };
	protected readonly episodes: EpisodeKeeper;
	protected readonly write: SummaryWriter = (request) => writeSummary(this.deps, request);
	protected readonly learning: Learning;
	readonly #alarm: Alarm;
	/** The jobs at work; null while there are none. Only one at a time. */
	#work: Promise<void> | null = null;
	/** The lists, and then the index of episodes, being told; null while they are not. */
	#telling: Promise<void> | null = null;
	/** Messages that another version has indexed being indexed anew; null while they are not. */
	#indexing: Promise<void> | null = null;
	/** In ms since the epoch: a message that can't be indexed must not cost each use of the thread something. */
	#indexNotBefore = 0;
	/** How often in a row the index of episodes did not take it. */
	#refusals = 0;
	#written = 0;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#alarm = alarmOf(ctx.storage);
		const outside = this.outside(env);
		const thread = localThread(ctx.storage, {
			inSlices: (steps) => inSlices(outside.clock, steps, REQUEST_PAUSE_MS),
			tokenizer: outside.tokenizer,
			ids: outside.ids,
			onBehind: () => this.#wakeAt(Date.now() + LIST_DELAY_MS),
			onJob: (due) => (this.#work === null ? this.#wakeAt(due) : undefined),
			onOutdated: () => (this.#indexing === null ? this.#wakeForIndex() : undefined),
		});
		this.deps = { ...outside, thread };
		this.learning = learningWith(this.deps);
		this.episodes = episodeKeeper(this.deps, this.deps.thread.indexed);
	}

	/** What this environment has; said where the object is exported (worker.ts). */
	protected abstract outside(env: Env): Outside;

	/** Answers one call of the thread's log, within what the caller reaches. */
	async call(caller: ThreadCaller, name: keyof ThreadLog, args: readonly unknown[]): Promise<unknown> {
		const log: ThreadLog = {
			...this.deps.thread.within(caller, caller.thread),
			takeBack: () => this.takeBack(),
		};
		return Reflect.apply(log[name], null, args);
	}

	/**
	 * Writes a few bytes, for /health; rejects where that can't be done. Whoever asks more often is told what the last one
	 * found, so that asking costs little.
	 */
	async tryWriting(): Promise<void> {
		if (Date.now() - this.#written < BETWEEN_WRITES_MS) return;
		await this.ctx.storage.put("written_at", Date.now());
		await this.ctx.storage.sync();
		this.#written = Date.now();
	}

	takeBack(): Promise<void> {
		return this.episodes.takeBack();
	}

	/** Alarms of the platform give up after a few tries, so nothing is thrown and the next one is always set here. */
	override async alarm() {
		this.#alarm.rang();
		this.#work ??= this.#doJobs();
		this.#telling ??= this.#tell();
		this.#indexing ??= this.#indexAnew();
		await Promise.all([
			soonDone(this.#telling, LIST_PATIENCE_MS),
			soonDone(this.#work, JOB_PATIENCE_MS),
			soonDone(this.#indexing, JOB_PATIENCE_MS),
		]);
		const busy = this.#work !== null || this.#telling !== null || this.#indexing !== null;
		if (busy) this.#wakeAt(Date.now() + HEARTBEAT_MS);
	}

	/** What is left, or failed, is found as before until it is gone on with. */
	async #indexAnew() {
		const { outdated } = this.deps.thread;
		try {
			// Awaited in any case: it must not end before it is noted as begun.
			await (this.#indexNotBefore <= Date.now() ? indexThreadAnew(this.deps, outdated) : null);
			if (outdated.outdated() !== null || outdated.mergeOwed()) this.#wakeForIndex();
		} catch (error) {
			console.error("a thread's messages could not be indexed anew", error);
			this.#indexNotBefore = Date.now() + INDEX_RETRY_MS;
			this.#wakeForIndex();
		} finally {
			this.#indexing = null;
		}
	}

	#wakeForIndex() {
		this.#wakeAt(Math.max(Date.now() + LIST_DELAY_MS, this.#indexNotBefore));
	}

	async #doJobs() {
		const { thread } = this.deps;
		const { write } = this;
		try {
			const done = await runJobs({ ...this.deps, ...this.learning, write }, thread.jobs);
			const due = thread.jobs.nextDue();
			if (due !== null) this.#wakeAt(due);
			if (done > 0) this.#wakeAt(Date.now() + LIST_DELAY_MS);
		} catch (error) {
			console.error("a thread's jobs could not be looked after", error);
			this.#wakeAt(Date.now() + LIST_RETRY_MS);
		} finally {
			this.#work = null;
		}
	}

	/** Tells others what this thread is now; the thread itself is safe while they are behind. */
	async #tell() {
		const { thread, jobList } = this.deps;
		await this.#settled([publishThread(thread, this.deps), publishJobs(thread.jobEntries, jobList)]);
		// Behind the list, which has to know whose thread this is. Of a thread that is gone it comes before that goes.
		if (thread.indexed.isBehind()) await this.#settled([this.#keepEpisodes()]);
		this.#telling = null;
	}

	/** Where the list has lost it, or has it as another's, the list is told again; asking at once would give the same. */
	async #keepEpisodes(): Promise<boolean> {
		const kept = await this.episodes.keepUp();
		this.#refusals = kept === "refused" ? this.#refusals + 1 : 0;
		if (this.#refusals > 0) {
			this.deps.thread.lost();
			this.#wakeAt(Date.now() + Math.min(LONGEST_RETRY_MS, LIST_RETRY_MS * 2 ** (this.#refusals - 1)));
		}
		return kept !== "more";
	}

	/** Each part gives whether it is done; what is not done or failed is gone on with later. */
	async #settled(parts: Promise<boolean>[]) {
		for (const part of await Promise.allSettled(parts)) {
			if (part.status === "rejected") {
				console.error("a list could not be written", part.reason);
				this.#wakeAt(Date.now() + LIST_RETRY_MS);
			} else if (!part.value) this.#wakeAt(Date.now() + LIST_DELAY_MS);
		}
	}
	#wakeAt(due: number) {
		this.#alarm.wakeAt(due);
	}
}
