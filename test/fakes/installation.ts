import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { wholeTenant } from "../../src/core/base/access-scope.ts";
import { durableThreadLog } from "../../src/features/threads/store/remote-thread.ts";
import type { Installation } from "../../src/features/webhooks/platforms/installation.ts";
import { installationCalls } from "../../src/features/webhooks/wire.ts";

/** An installation that nobody has stored, of a tenant of its own: its object knows it by what it takes in. */
export function newInstallation(more: Partial<Installation> = {}) {
	const installation: Installation = {
		id: `ins_${crypto.randomUUID().slice(0, 12)}`,
		tenant: `t-${crypto.randomUUID().slice(0, 12)}`,
		platform: "generic",
		name: null,
		user_map: "prefix",
		forward_url: null,
		commands: true,
		learn: "distill",
		created_at: "2026-11-20T09:00:00.000Z",
		...more,
	};
	const { tenant, id } = installation;
	/** A stub breaks with the object that it led to, so each call has its own. */
	const stub = () => env.INSTALLATIONS.getByName(`${tenant}/${id}`);
	const waiting = () =>
		runInDurableObject(stub(), (_, { storage: { sql } }) => {
			if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'events'").toArray().length === 0) return 0;
			sql.exec("UPDATE events SET due = 0");
			return sql.exec<{ n: number }>("SELECT count(*) AS n FROM events").one().n;
		});
	async function ring() {
		await runInDurableObject(stub(), (_, { storage }) => storage.setAlarm(Date.now() + 60_000));
		await runDurableObjectAlarm(stub());
	}
	async function settle() {
		for (let rings = 0; (await waiting()) > 0; rings++) {
			if (rings === 50) throw new Error("Events wait that are not applied.");
			await ring();
		}
	}
	return {
		installation,
		stub,
		inbox: installationCalls(env.INSTALLATIONS, tenant, id),
		thread: (thread: string) => durableThreadLog((name) => env.THREADS.getByName(name), wholeTenant(tenant), thread),
		ring,
		/** In the middle of what it is doing: what it has not stored is lost. */
		kill: () => runInDurableObject(stub(), (_, state) => state.abort("killed")).catch(() => undefined),
		/** How many events wait; those that wait for a time to come are due from now on. */
		waiting,
		/** Until every event has come to an end. */
		settle,
		/** What waits for a minute at most is due, and done. */
		async passMinute() {
			await runInDurableObject(stub(), (_, { storage: { sql } }) => {
				sql.exec("UPDATE marks SET until = 0 WHERE late IS NOT NULL");
			});
			await ring();
			await settle();
		},
	};
}
