import { createThreadDeps, type ThreadDeps } from "../deps.ts";
import type { SummaryWriter } from "../flows/distill-thread.ts";
import { publishJobs } from "../flows/publish-jobs.ts";
import { publishThread } from "../flows/publish-thread.ts";
import { runJobs } from "../flows/run-jobs.ts";
import { writeSummary } from "../flows/write-summary.ts";
import { ThreadCalls } from "./thread-calls.ts";

/** How long the entry in the list of threads may lag behind (ms), and when a failed write of it is tried again. */
const LIST_DELAY_MS = 1_000;
const LIST_RETRY_MS = 30_000;

/** While a job works, an alarm rings this often: it keeps the object awake, and takes the job up again after a crash. */
const HEARTBEAT_MS = 30_000;

/** An alarm waits this long for the jobs it started; they go on without it, so that the next one can ring. */
const JOB_PATIENCE_MS = 1_000;

/** One thread: its only writer. Its calls go to the log in its own database; its alarm keeps the list up and does its jobs. */
export class ThreadObject extends ThreadCalls {
	protected readonly deps: ThreadDeps;
	/** When the alarm rings next; 0 where this object has not set one. */
	#alarmAt = 0;
	/** The jobs at work; null while there are none. Only one at a time. */
	#work: Promise<void> | null = null;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.deps = createThreadDeps(env, ctx.storage, {
			onBehind: () => this.#wakeAt(Date.now() + LIST_DELAY_MS),
			onJob: (due) => (this.#work === null ? this.#wakeAt(due) : undefined),
		});
	}

	/** Alarms of the platform give up after a few tries, so nothing is thrown and the next one is always set here. */
	override async alarm() {
		this.#alarmAt = 0;
		this.#work ??= this.#doJobs();
		const patience = this.deps.clock.pause(JOB_PATIENCE_MS);
		await Promise.all([this.#publish(), Promise.race([this.#work, patience])]);
		if (this.#work !== null) this.#wakeAt(Date.now() + HEARTBEAT_MS);
	}

	async #doJobs() {
		const write: SummaryWriter = (request) => writeSummary(this.deps, request);
		const { thread } = this.deps;
		try {
			const done = await runJobs({ ...this.deps, write }, thread.jobs);
			const due = thread.jobs.nextDue();
			if (due !== null) this.#wakeAt(due);
			if (done > 0 && thread.behind() !== null) this.#wakeAt(Date.now() + LIST_DELAY_MS);
		} catch (error) {
			console.error("a thread's jobs could not be looked after", error);
			this.#wakeAt(Date.now() + LIST_RETRY_MS);
		} finally {
			this.#work = null;
		}
	}

	/** Tells the lists of threads and of jobs what this thread is now; the thread itself is safe while they are behind. */
	async #publish() {
		const { thread, jobList } = this.deps;
		try {
			await publishJobs(thread.jobEntries, jobList);
			const done = await publishThread(thread, this.deps);
			if (!done) this.#wakeAt(Date.now() + LIST_DELAY_MS);
		} catch (error) {
			console.error("the list of threads could not be written", error);
			this.#wakeAt(Date.now() + LIST_RETRY_MS);
		}
	}

	/** One alarm is enough, the earliest. Not awaited: it is part of the write. */
	#wakeAt(due: number) {
		const time = Math.max(due, Date.now());
		if (this.#alarmAt > Date.now() && this.#alarmAt <= time) return;
		this.#alarmAt = time;
		void this.ctx.storage.setAlarm(time);
	}
}
