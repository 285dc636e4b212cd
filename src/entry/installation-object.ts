import { DurableObject } from "cloudflare:workers";
import type { Verdict } from "../core/webhooks/delivery-attempts.ts";
import { createDelivering, createDeps } from "../deps.ts";
import { forwardMessage } from "../flows/forward-message.ts";
import { runDeliveries } from "../flows/run-deliveries.ts";
import type { DeliveryQuery } from "../ports/deliveries.ts";
import type { TakenDelivery } from "../ports/delivery-work.ts";
import { alarmOf } from "./alarm.ts";
import { forwarding } from "./forwarding.ts";
import { type Lane, lanesOf } from "./lanes.ts";

/** So many deliveries are sent beside each other: one that waits for its target holds none of another thread. */
const DELIVERED_AT_ONCE = 4;

/** What comes in and goes out of one installation: its events in order of arrival, and beside them its deliveries. */
export class InstallationObject extends DurableObject<Env> {
	readonly #deps = createDeps(this.env);
	readonly #alarm = alarmOf(this.ctx.storage);
	readonly delivering = createDelivering(this.ctx.storage, () => this.#alarm.wakeAt(Date.now()));
	readonly forward = (delivery: TakenDelivery): Promise<Verdict> =>
		forwardMessage({ ...this.#deps, ...forwarding }, delivery);
	readonly #ring = lanesOf(this.#alarm, [...this.#deliverers()]);

	async deliveries(query: DeliveryQuery) {
		return this.delivering.page(query);
	}

	async retryDelivery(id: string, now: number) {
		return this.delivering.retry(id, now);
	}

	override async alarm() {
		await this.#ring();
	}

	#deliverers(): Lane[] {
		const forward = (delivery: TakenDelivery) => this.forward(delivery);
		const { clock } = this.#deps;
		return Array.from(
			{ length: DELIVERED_AT_ONCE },
			() => () => runDeliveries({ clock, forward }, this.delivering.work),
		);
	}
}
