import { DurableObject } from "cloudflare:workers";
import type { Reach } from "../core/reach.ts";
import type { NewKeptContext } from "../core/thread/kept-context.ts";
import type { MessagePatch } from "../core/thread/message.ts";
import type { SnapshotRequest } from "../core/thread/snapshot.ts";
import type { ThreadPatch, ThreadSettings } from "../core/thread/thread.ts";
import { createThreadDeps, type ThreadDeps } from "../deps.ts";
import { publishThread } from "../flows/publish-thread.ts";
import type { AppendRequest, ContextQuery, MessageQuery } from "../ports/thread-log.ts";

/** How long the entry in the list of threads may lag behind (ms), and when a failed write of it is tried again. */
const LIST_DELAY_MS = 1_000;
const LIST_RETRY_MS = 30_000;

/** One thread: its only writer. Maps calls to the log in its own database and keeps the list up by its alarm. */
export class ThreadObject extends DurableObject<Env> {
	readonly #deps: ThreadDeps;
	#alarmAt = 0;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#deps = createThreadDeps(env, ctx.storage, () => this.#wakeAt(Date.now() + LIST_DELAY_MS));
	}

	create(reach: Reach, name: { tenant: string; id: string }, settings: ThreadSettings, now: number) {
		return this.#deps.thread.within(reach).create(name, settings, now);
	}

	read(reach: Reach) {
		return this.#deps.thread.within(reach).read();
	}

	change(reach: Reach, patch: ThreadPatch, now: number) {
		return this.#deps.thread.within(reach).change(patch, now);
	}

	erase(reach: Reach) {
		return this.#deps.thread.within(reach).erase();
	}

	append(reach: Reach, request: AppendRequest) {
		return this.#deps.thread.within(reach).append(request);
	}

	edit(reach: Reach, id: string, patch: MessagePatch, now: number) {
		return this.#deps.thread.within(reach).edit(id, patch, now);
	}

	remove(reach: Reach, id: string, now: number) {
		return this.#deps.thread.within(reach).remove(id, now);
	}

	messages(reach: Reach, query: MessageQuery) {
		return this.#deps.thread.within(reach).messages(query);
	}

	search(reach: Reach, query: { text: string; limit: number }) {
		return this.#deps.thread.within(reach).search(query);
	}

	snapshot(reach: Reach, request: SnapshotRequest) {
		return this.#deps.thread.within(reach).snapshot(request);
	}

	keep(reach: Reach, context: NewKeptContext) {
		return this.#deps.thread.within(reach).keep(context);
	}

	contexts(reach: Reach, query: ContextQuery) {
		return this.#deps.thread.within(reach).contexts(query);
	}

	context(reach: Reach, id: string) {
		return this.#deps.thread.within(reach).context(id);
	}

	override async alarm() {
		this.#alarmAt = 0;
		try {
			const done = await publishThread(this.#deps.thread, this.#deps.threadList);
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
