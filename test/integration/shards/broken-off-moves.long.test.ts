import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { scheduled } from "../../../src/schedule.ts";
import { api } from "../client.ts";
import { databaseNamed } from "./moved-rows.ts";
import { filled, found, founded, moved, shardOf } from "./moving-calls.ts";

const MOVE_MS = 120_000;

const cleanUp = () => scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date() }), env);

it(
	"goes on with a move whose mover has died, and with none that was just gone on with",
	async () => {
		const tenant = await founded();
		await filled(tenant);
		const before = await found(tenant);
		const remember = async () => {
			const body = { content: "Ada has seen the gull.", scope: "user:ada" };
			return (await api("POST", "/v1/memories", body, { key: tenant.key })).status;
		};
		await moved(tenant, (status): boolean => status === "copying");

		await cleanUp();
		expect(await shardOf(tenant)).toBe(tenant.from);
		expect(await remember()).toBe(503);
		for (const name of [tenant.from, tenant.to]) {
			await databaseNamed(name)
				.prepare("UPDATE tenant_moves SET touched_at = touched_at - 600 WHERE tenant = ?")
				.bind(tenant.id)
				.run();
		}
		await cleanUp();

		expect(await shardOf(tenant)).toBe(tenant.to);
		// What was under way goes on after the move, so there may be more by now.
		const after = await found(tenant);
		for (const [path, ids] of Object.entries(before)) expect(after[path]).toEqual(expect.arrayContaining(ids));
		expect(await remember()).toBe(201);
	},
	MOVE_MS,
);
