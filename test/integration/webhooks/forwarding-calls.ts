import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createDeps } from "../../../src/deps.ts";
import type { OutgoingEvent, TargetAnswer } from "../../../src/features/webhooks/forwarding/event-target.ts";
import type { Installation } from "../../../src/features/webhooks/platforms/installation.ts";
import { type ForwardDeps, forwardMessage } from "../../../src/features/webhooks/use-cases/forward-message.ts";
import { forwarding } from "../../../src/features/webhooks/use-cases/forwarding.ts";
import type { InstallationObject } from "../../../src/worker.ts";

export const FORWARD_SECRET = `whsec_${btoa("forwards-are-signed-with-this-32b")}`;

/** What a fake agent answers; unless said, 200. */
export type Agent = (event: OutgoingEvent) => TargetAnswer | Promise<TargetAnswer>;

type Changes = Partial<Pick<Installation, "forward_url"> & { forward_secret: string | null }>;

/** A stored installation of this tenant, whose object forwards to what is told here. */
export async function newInstallation(tenant: string, changes: Changes = {}) {
	const id = `ins_${crypto.randomUUID()}`;
	const deps = createDeps(env);
	const created_at = new Date().toISOString();
	await deps.installations(tenant).add({
		...{
			id,
			tenant,
			platform: "generic",
			name: null,
			user_map: "prefix",
			commands: false,
			learn: "distill" as const,
			created_at,
		},
		...{
			secret: FORWARD_SECRET,
			forward_url: "https://agent.example/hook",
			forward_secret: FORWARD_SECRET,
			...changes,
		},
	});
	const stub = env.INSTALLATIONS.getByName(`${tenant}/${id}`);
	const within = <T>(run: (object: InstallationObject, storage: DurableObjectStorage) => T | Promise<T>) =>
		runInDurableObject(stub, (object: InstallationObject, { storage }) => run(object, storage));
	let queued = 0;
	return {
		...{ id, stub, within, deliveries: `/v1/installations/${id}/deliveries` },
		/** For as long as the object lives. */
		async forwardTo(agent: Agent, more: Partial<ForwardDeps> = {}) {
			await within((object) => {
				const eventTarget = { send: async (event: OutgoingEvent) => agent(event) };
				const forward: InstallationObject["forward"] = (delivery) =>
					forwardMessage({ ...deps, ...forwarding, eventTarget, ...more }, delivery);
				Object.assign(object, { forward });
			});
		},
		/** Nothing is sent before `ring`. Gives the delivery's id. */
		async queue(thread_id: string, message_id: string): Promise<string> {
			const delivery = { id: `evt_${queued++}_${id}`, tenant, installation: id, thread_id, message_id, created_at };
			await within(async (object, storage) => {
				object.delivering.queue(delivery);
				await storage.deleteAlarm();
			});
			return delivery.id;
		},
		/** Does what is due, and then what would be later. */
		async ring() {
			await within(async (_, storage) => {
				storage.sql.exec("UPDATE deliveries SET due = 0 WHERE due > 0");
				await storage.setAlarm(Date.now() + 60_000);
			});
			await runDurableObjectAlarm(stub);
		},
	};
}
