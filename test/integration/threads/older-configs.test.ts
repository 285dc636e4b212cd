import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { api } from "../client.ts";
import { newThread } from "../thread-calls.ts";

it("reads a thread that was stored before it could learn with the defaults, and knows its creation again", async () => {
	const id = `old-${crypto.randomUUID()}`;
	const body = { id, config: { overflow: { strategy: "trim" }, working_state: false } };
	await newThread(body);
	await runInDurableObject(env.THREADS.getByName(`local/${id}`), (_, { storage: { sql } }) => {
		const without = (column: string, at: string) =>
			["learn", "learn_scope", "overflow.ltm", "overflow.ltm_limits"].reduce(
				(json, field) => `json_remove(${json}, '${at}.${field}')`,
				column,
			);
		sql.exec(`UPDATE thread SET config = ${without("config", "$")}, created_as = ${without("created_as", "$.config")}`);
		const [row] = sql.exec<{ config: string; created: string }>("SELECT config, created_as AS created FROM thread");
		expect(`${row?.config}${row?.created}`).not.toContain("ltm");
	});

	const again = await api("POST", "/v1/threads", body);
	expect(again).toMatchObject({
		status: 200,
		body: {
			config: { learn: "distill", learn_scope: "user", overflow: { strategy: "trim", ltm: ["extractive", "vector"] } },
		},
	});
	const changed = await api("PATCH", `/v1/threads/${id}`, { config: { learn: "turn" } });
	expect(changed).toMatchObject({ status: 200, body: { config: { learn: "turn", working_state: false } } });
});
