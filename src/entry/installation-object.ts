import { DurableObject } from "cloudflare:workers";
import type { Installation } from "../core/webhooks/installation.ts";
import type { ArrivedEvent } from "../core/webhooks/platform-event.ts";
import { createInstallationDeps, type InstallationDeps } from "../deps.ts";
import { runInbox } from "../flows/run-inbox.ts";
import { type Alarm, alarmOf, soonDone } from "./alarm.ts";
import { lanesOf } from "./lanes.ts";

/** Events that come at once are applied together (ms). */
const GATHER_MS = 10;

/** Should the object be gone before its lanes have started, its alarm starts them so much later (ms). */
const NET_MS = 30_000;

/** What comes in and goes out of one installation: its events in order of arrival, and beside them its deliveries. */
export class InstallationObject extends DurableObject<Env> {
	protected readonly deps: InstallationDeps;
	readonly #alarm: Alarm;
	readonly #ring: () => Promise<void>;
	#starting = false;
	/** Whoever found the installation before it was removed may still come. */
	#erased = false;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#alarm = alarmOf(ctx.storage);
		this.deps = createInstallationDeps(env, ctx.storage, { onAppended: () => undefined });
		this.#ring = lanesOf(this.#alarm, [() => this.#receive()]);
	}

	async take(installation: Installation, arrived: ArrivedEvent, now: number) {
		if (this.#erased) return "duplicate";
		const taken = this.deps.inbox.take(installation, arrived, now);
		if (taken === "accepted") this.#start();
		return taken;
	}

	async obey(installation: Installation, arrived: ArrivedEvent, now: number, patienceMs: number) {
		const status = await this.take(installation, arrived, now);
		if (status === "duplicate") return { status, reply: null };
		const reply = this.deps.inbox.reply(arrived.event_id);
		await soonDone(reply, patienceMs);
		return { status, reply: await Promise.race([reply, null]) };
	}

	async ignore(type: string, now: number) {
		if (!this.#erased) this.deps.inbox.ignore(type, now);
	}

	async ignored() {
		return this.deps.inbox.ignored();
	}

	async refused() {
		return this.deps.inbox.refused();
	}

	async erase() {
		this.#erased = true;
		await this.ctx.storage.deleteAlarm();
		await this.ctx.storage.deleteAll();
		this.#alarm.rang();
	}

	override async alarm() {
		await this.#ring();
	}

	/** Not awaited: the event is kept, and its platform waits for the answer. */
	#start() {
		this.#alarm.wakeAt(Date.now() + NET_MS);
		if (this.#starting) return;
		this.#starting = true;
		setTimeout(() => {
			this.#starting = false;
			void this.#ring();
		}, GATHER_MS);
	}

	async #receive(): Promise<number | null> {
		const { work } = this.deps.inbox;
		await runInbox(this.deps, work);
		return work.nextDue();
	}
}
