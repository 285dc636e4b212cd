import { createThreadDeps, type ThreadDeps } from "../deps.ts";
import { publishThread } from "../flows/publish-thread.ts";
import { ThreadCalls } from "./thread-calls.ts";

/** How long the entry in the list of threads may lag behind (ms), and when a failed write of it is tried again. */
const LIST_DELAY_MS = 1_000;
const LIST_RETRY_MS = 30_000;

/** One thread: its only writer. Its calls go to the log in its own database; its alarm keeps the list up. */
export class ThreadObject extends ThreadCalls {
	protected readonly deps: ThreadDeps;
	#alarmAt = 0;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.deps = createThreadDeps(env, ctx.storage, () => this.#wakeAt(Date.now() + LIST_DELAY_MS));
	}

	override async alarm() {
		this.#alarmAt = 0;
		try {
			const done = await publishThread(this.deps.thread, this.deps);
			if (!done) this.#wakeAt(Date.now() + LIST_DELAY_MS);
		} catch (error) {
			// The thread itself is safe; only its entry in the list is behind. Alarms of the platform give up
			// after a few tries, so the next one is set here.
			console.error("the list of threads could not be written", error);
			this.#wakeAt(Date.now() + LIST_RETRY_MS);
		}
	}

	/** One alarm is enough: a second write before it rings changes nothing. Not awaited: it is part of the write. */
	#wakeAt(time: number) {
		if (this.#alarmAt > Date.now()) return;
		this.#alarmAt = time;
		void this.ctx.storage.setAlarm(time);
	}
}
