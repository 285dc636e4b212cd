import { DurableObject } from "cloudflare:workers";
import {
	type ArrivedEvent,
	type Deliveries,
	type DeliveryOutcome,
	type DeliveryQuery,
	type ForwardDeps,
	forwarding,
	forwardMessage,
	type Installation,
	type LocalInbox,
	localDeliveries,
	localInbox,
	type NewDelivery,
	runDeliveries,
	runInbox,
	type TakenDelivery,
	type WebhookInbox,
} from "../features/webhooks/index.ts";
import { type Alarm, alarmOf, soonDone, type WorkerLoops, workerLoopsOf } from "../platform/objects/worker-loops.ts";
import { inTenant } from "../platform/observing/scope.ts";

/** Events that arrive within this time are applied together (ms). */
const GATHER_MS = 10;

/** If the object ends before its worker loops start, its alarm starts them after this time (ms). */
const NET_MS = 30_000;

/** Deliveries in parallel, so that one that waits for its target delays no other thread. */
const DELIVERED_AT_ONCE = 4;

/** What an installation's object asks of others. */
type Outside = Parameters<typeof runInbox>[0] & Omit<ForwardDeps, "plainAsk" | "write">;

/** What an installation's object works with. */
export type InstallationDeps = Outside & { inbox: LocalInbox };

/** One installation's events, in order of arrival, and its deliveries. */
export abstract class InstallationObjectBase extends DurableObject<Env> implements WebhookInbox, Deliveries {
	readonly delivering = localDeliveries(this.ctx.storage, () => this.#alarm.scheduleAt(Date.now()));
	readonly forward = (delivery: TakenDelivery): Promise<DeliveryOutcome> =>
		inTenant(delivery.tenant, () => forwardMessage({ ...this.deps, ...forwarding }, delivery));
	protected readonly deps: InstallationDeps;
	readonly #alarm: Alarm;
	readonly #loops: WorkerLoops;
	#starting = false;
	/** Requests that found the installation before it was removed may still arrive. */
	#erased = false;

	constructor(ctx: DurableObjectState, env: Env) {
		super(ctx, env);
		this.#alarm = alarmOf(ctx.storage);
		const outside = this.outside(env);
		const inbox = localInbox(ctx.storage, {
			newDeliveryId: () => outside.ids.next("evt"),
			onAppended: (delivery) => this.#queue(delivery),
		});
		this.deps = { ...outside, inbox };
		const deliver = Array.from({ length: DELIVERED_AT_ONCE }, () => () => this.#deliver());
		this.#loops = workerLoopsOf(this.#alarm, [() => this.#receive(), ...deliver]);
	}

	/** What the environment has; defined where the object is exported (worker.ts). */
	protected abstract outside(env: Env): Outside;

	async accept(installation: Installation, arrived: ArrivedEvent, now: number) {
		if (this.#erased) return "duplicate";
		const status = this.deps.inbox.accept(installation, arrived, now);
		if (status === "accepted") this.#start();
		return status;
	}

	async runCommand(installation: Installation, arrived: ArrivedEvent, now: number, patienceMs: number) {
		const status = await this.accept(installation, arrived, now);
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

	async waiting() {
		return this.deps.inbox.waiting();
	}

	async forgetUser(user_id: string) {
		this.deps.inbox.forgetUser(user_id);
	}

	async page(query: DeliveryQuery) {
		return this.delivering.page(query);
	}

	async retry(id: string, now: number) {
		return this.delivering.retry(id, now);
	}

	async erase() {
		this.#erased = true;
		await this.ctx.storage.deleteAlarm();
		await this.ctx.storage.deleteAll();
		this.#alarm.rang();
	}

	override async alarm() {
		await this.#run();
	}

	async #run() {
		await this.#loops.ring();
		// Work in progress when it was removed ends without effect.
		if (this.#erased) await this.ctx.storage.deleteAlarm();
	}

	/** Not awaited: the event is stored, and its platform waits for the answer. */
	#start() {
		this.#alarm.scheduleAt(Date.now() + NET_MS);
		if (this.#starting) return;
		this.#starting = true;
		setTimeout(() => {
			this.#starting = false;
			void this.#run();
		}, GATHER_MS);
	}

	async #receive(): Promise<number | null> {
		const { work } = this.deps.inbox;
		await runInbox(this.deps, work);
		return work.nextDue();
	}

	#queue(delivery: NewDelivery) {
		if (!this.#erased) this.delivering.queue(delivery);
	}

	#deliver(): Promise<number | null> {
		const { clock } = this.deps;
		return runDeliveries({ clock, forward: (delivery) => this.forward(delivery) }, this.delivering.work);
	}
}
