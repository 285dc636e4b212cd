import { DurableObject } from "cloudflare:workers";
import { alarmOf } from "./alarm.ts";
import { lanesOf } from "./lanes.ts";

/** What comes in and goes out of one installation: its events in order of arrival, and beside them its deliveries. */
export class InstallationObject extends DurableObject<Env> {
	readonly #alarm = alarmOf(this.ctx.storage);
	readonly #ring = lanesOf(this.#alarm, []);

	async erase() {
		await this.ctx.storage.deleteAlarm();
		await this.ctx.storage.deleteAll();
	}

	override async alarm() {
		await this.#ring();
	}
}
