import { DurableObject } from "cloudflare:workers";
import type { AccessScope } from "../core/base/access-scope.ts";
import { err } from "../core/base/result.ts";
import {
	handOverNotes,
	type Learning,
	learningWith,
	type NoteStore,
	runThreadJobs,
	type StateWriter,
	type SummaryWriter,
	type WriterDeps,
	writeState,
	writeSummary,
} from "../features/continuity/index.ts";
import {
	type EpisodeKeeper,
	embedMessages,
	episodeKeeper,
	type JobList,
	type LocalThread,
	localThread,
	publishJobs,
	publishThread,
	reindexThread,
} from "../features/threads/index.ts";
import { briefly, inSlices } from "../platform/clock/clock.ts";
import { whileUnderWay } from "../platform/clock/under-way.ts";
import { type Backoff, waitAfter } from "../platform/objects/run-jobs.ts";
import {
	type Alarm,
	alarmOf,
	type WorkerLoop,
	type WorkerLoops,
	workerLoopsOf,
} from "../platform/objects/worker-loops.ts";
import type { ThreadCaller, ThreadLog } from "../ports/thread-log.ts";

/** How long the entry in the list of threads may lag behind (ms). */
const LIST_DELAY_MS = 1_000;

/** Where the list has the thread as another's each time it was told, it is told ever more seldom, at last every hour. */
const REFUSED: Backoff = {
	waits: [0, 1, 2, 3, 4, 5, 6].map((n) => 30_000 * 2 ** n),
	repeat: { every: 60 * 60_000, until: Number.POSITIVE_INFINITY },
	...{ longestAsked: 0, jitter: 0 },
};

/** When messages that could not be re-indexed, or notes that could not be moved, are tried again (ms). */
const INDEX_RETRY_MS = 5 * 60_000;

/** An encoder that did not answer is asked ever more seldom, at last every hour. */
const UNANSWERED: Backoff = {
	waits: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => 10_000 * 2 ** n),
	repeat: { every: 60 * 60_000, until: Number.POSITIVE_INFINITY },
	...{ longestAsked: 0, jitter: 0 },
};

/** How often /health may have a few bytes written (ms). */
const BETWEEN_WRITES_MS = 10_000;

/** What a thread's object asks of others. */
type Outside = WriterDeps &
	Parameters<typeof learningWith>[0] &
	Parameters<typeof episodeKeeper>[0] &
	Parameters<typeof publishThread>[1] &
	Parameters<typeof embedMessages>[0] & {
		jobList(tenant: string): JobList;
		noteStore(accessScope: AccessScope): NoteStore;
	};

const nothing = () => undefined;

/** One thread: its only writer. Its calls go to the log in its own database; its alarm keeps the list up and does its jobs. */
export abstract class ThreadObjectBase extends DurableObject<Env> {
	protected readonly deps: Outside & { thread: LocalThread };
	protected readonly episodes: EpisodeKeeper;
	protected readonly write: SummaryWriter = (request) => writeSummary(this.deps, request);
	protected readonly writeState: StateWriter = (request) => writeState(this.deps, request);
	protected readonly learning: Learning;
	readonly #alarm: Alarm;
	readonly #loops: WorkerLoops;
	/** In ms since the epoch: a message that can't be indexed must not cost each use of the thread something. */
	#indexNotBefore = 0;
	/** In ms since the epoch: notes that can't be moved must not cost each use of the thread something. */
	#moveNotBefore = 0;
	/** In ms since the epoch: an encoder that is away must not cost each use of the thread something. */
	#embedNotBefore = 0;
	/** How often in a row the encoder did not answer. */
	#unanswered = 0;
	/** The move of notes to D1 that is on its way. */
	#moving: Promise<boolean> | null = null;
	/** How often in a row the index of episodes did not take it. */
	#refusals = 0;
	#written = 0;
	/** Whose thread it is, once it was used. */
	#tenant: string | null = null;
	/** The list of jobs has heard all that it was told. */
	#told: Promise<void> = Promise.resolve();

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#alarm = alarmOf(ctx.storage);
		const outside = this.outside(env);
		const thread = localThread(ctx.storage, {
			inSlices: (steps) => inSlices(outside.clock, steps, briefly),
			tokenizer: outside.tokenizer,
			ids: outside.ids,
			encoder: outside.encoder,
			stateModel: outside.textModels("state").length > 0,
			onStale: () => this.#alarm.scheduleAt(Date.now() + LIST_DELAY_MS),
			onJob: (due) => this.#scheduleFor(this.#doJobs, due),
			onOutdated: () => this.#scheduleFor(this.#reindex, this.#nextIndexing()),
			onUnread: () => this.#scheduleFor(this.#embed, this.#nextEmbedding()),
			onUnmovedNotes: () => this.#scheduleFor(this.#moveNotes, this.#nextMoving()),
		});
		this.deps = { ...outside, thread };
		this.learning = learningWith(this.deps, thread.jobs.gate);
		this.episodes = episodeKeeper(this.deps, this.deps.thread.indexed);
		this.#loops = workerLoopsOf(
			this.#alarm,
			[...[this.#doJobs, this.#tellLists, this.#tellJobs, this.#reindex, this.#moveNotes, this.#embed]],
			() => this.#tenant,
		);
	}

	/** What this environment has; said where the object is exported (worker.ts). */
	protected abstract outside(env: Env): Outside;

	/** Answers one call of the thread's log, within the caller's access scope. */
	async call(caller: ThreadCaller, name: keyof ThreadLog, args: readonly unknown[]): Promise<unknown> {
		const local = this.deps.thread.within(caller, caller.thread);
		const log: ThreadLog = {
			...local,
			retractEpisodes: () => this.retractEpisodes(),
			handOverNotes: async () => {
				const found = await local.read();
				if (!found.ok || (await this.#handOverNotes())) return found;
				return err({ reason: "unavailable", detail: "Notes of this thread can't be read or written right now." });
			},
			jobs: async (query) => {
				// Whoever sees a job here finds it by its id.
				await this.#tellJobsNow();
				return local.jobs(query);
			},
			cancelJob: async (id, now) => this.#tellChanged(id, await local.cancelJob(id, now)),
			requeueJob: async (id, now) => this.#tellChanged(id, await local.requeueJob(id, now)),
		};
		this.#tenant = caller.tenant;
		return whileUnderWay(() => Reflect.apply(log[name], null, args), caller.tenant);
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

	retractEpisodes(): Promise<void> {
		return this.episodes.retractEpisodes();
	}

	override async alarm() {
		await this.#loops.ring();
	}

	/** A loop that is at work says itself when there is more to do. */
	#scheduleFor(loop: WorkerLoop, due: number) {
		if (!this.#loops.isBusy(loop)) this.#alarm.scheduleAt(due);
	}

	readonly #doJobs: WorkerLoop = async () => {
		const { jobs } = this.deps.thread;
		const done = await runThreadJobs(
			{ ...this.deps, ...this.learning, write: this.write, writeState: this.writeState },
			jobs,
		);
		const due = jobs.nextDue();
		// What a job did is told to the list.
		return done === 0 ? due : Math.min(due ?? Number.POSITIVE_INFINITY, Date.now() + LIST_DELAY_MS);
	};

	/** Tells others what this thread is now; the thread itself is safe while they are behind. */
	readonly #tellLists: WorkerLoop = async () => {
		const { thread } = this.deps;
		const listed = publishThread(thread, this.deps);
		await Promise.allSettled([listed]);
		// After the list, which has to know whose thread this is. Of a thread that was deleted it comes before that is forgotten.
		const due = thread.indexed.isStale() ? await this.#keepEpisodes() : null;
		return (await listed) ? due : Date.now() + LIST_DELAY_MS;
	};

	/** Where the list has lost it, or has it as another's, the list is told again; asking at once would give the same. */
	async #keepEpisodes(): Promise<number | null> {
		const now = Date.now();
		const kept = await this.episodes.keepUp();
		this.#refusals = kept === "refused" ? this.#refusals + 1 : 0;
		if (kept !== "refused") return kept === "more" ? now + LIST_DELAY_MS : null;
		this.deps.thread.lost();
		return now + (waitAfter(REFUSED, { id: "list", attempts: this.#refusals }, { now, asked: 0 }) ?? 0);
	}

	readonly #tellJobs: WorkerLoop = async () => {
		const before = this.#told;
		// One after the other, so that what is told last is how they stand.
		const told = before.then(() => publishJobs(this.deps.thread.jobEntries, this.deps.jobList));
		this.#told = told.then(nothing, nothing);
		await told;
		return null;
	};

	/** Whoever changed a job sees it in the list at once; should that be away, it is told later. */
	async #tellChanged<T extends { ok: boolean }>(id: string, changed: T): Promise<T> {
		if (!changed.ok) return changed;
		this.deps.thread.jobEntries.changed(id);
		await this.#tellJobsNow();
		return changed;
	}

	async #tellJobsNow(): Promise<void> {
		await this.#tellJobs().catch((error: unknown) => console.error("jobs could not be listed yet", error));
	}

	/** What is left, or failed, is found as before until the next attempt. */
	readonly #reindex: WorkerLoop = async () => {
		const { outdated } = this.deps.thread;
		try {
			if (this.#indexNotBefore <= Date.now()) await reindexThread(this.deps, outdated);
		} catch (error) {
			console.error("a thread's messages could not be indexed anew", error);
			this.#indexNotBefore = Date.now() + INDEX_RETRY_MS;
		}
		return outdated.outdated() !== null || outdated.mergeOwed() ? this.#nextIndexing() : null;
	};

	/** Contexts go by words alone until the encoder has read what is new. */
	readonly #embed: WorkerLoop = async () => {
		if (this.#embedNotBefore > Date.now()) return this.#embedNotBefore;
		const read = await embedMessages(this.deps, this.deps.thread.unread);
		const now = Date.now();
		this.#unanswered = read === "failed" ? this.#unanswered + 1 : 0;
		if (read !== "failed") return read === "more" ? now : null;
		const wait = waitAfter(UNANSWERED, { id: "encoder", attempts: this.#unanswered }, { now, asked: 0 }) ?? 0;
		this.#embedNotBefore = now + wait;
		return this.#embedNotBefore;
	};

	/** False where the list lacks the thread even when it is told. Whoever asks meanwhile waits for the same move. */
	async #handOverNotes(): Promise<boolean> {
		this.#moving ??= this.#moveOnce().finally(() => {
			this.#moving = null;
		});
		return this.#moving;
	}

	async #moveOnce(): Promise<boolean> {
		const { thread } = this.deps;
		if (await handOverNotes(this.deps, thread)) return true;
		thread.lost();
		await publishThread(thread, this.deps);
		return handOverNotes(this.deps, thread);
	}

	readonly #moveNotes: WorkerLoop = async () => {
		if (this.deps.thread.notes.part(0) === null) return null;
		try {
			if (this.#moveNotBefore <= Date.now() && (await this.#handOverNotes())) return null;
		} catch (error) {
			console.error("a thread's notes could not be moved", error);
		}
		this.#moveNotBefore = Math.max(this.#moveNotBefore, Date.now() + INDEX_RETRY_MS);
		return this.#moveNotBefore;
	};

	#nextMoving(): number {
		return Math.max(Date.now() + LIST_DELAY_MS, this.#moveNotBefore);
	}

	#nextEmbedding(): number {
		return Math.max(Date.now() + LIST_DELAY_MS, this.#embedNotBefore);
	}

	#nextIndexing(): number {
		return Math.max(Date.now() + LIST_DELAY_MS, this.#indexNotBefore);
	}
}
