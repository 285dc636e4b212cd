import { expect, it, vi } from "vitest";
import * as z from "zod";
import { type Secret, SIGNERS, secretOf } from "../../contract/webhooks/signed-requests.ts";
import slack from "../../fixtures/webhooks/slack.json";
import { api, ask, newTenant } from "../client.ts";
import { install } from "./installation-calls.ts";
import { post } from "./webhook-calls.ts";

const page = z.object({ data: z.array(z.looseObject({ content: z.string() })) });

it("a platform is connected, heard, given another secret and removed, all through the API", async () => {
	const key = await newTenant();
	const [first, second] = await Promise.all([secretOf("slack"), secretOf("slack")]);
	const { id, webhook_url } = await install({ platform: "slack", secret: first.check }, key);
	const path = new URL(webhook_url).pathname;
	async function send(payload: unknown, secret: Secret) {
		const signed = await SIGNERS.slack(secret, new TextEncoder().encode(JSON.stringify(payload)), Date.now());
		return post(path, signed);
	}

	expect(await send(slack.message, first)).toMatchObject({ status: 200, body: { status: "accepted" } });
	expect((await send(slack.message, second)).status).toBe(401);
	const said = () => ask(page, "GET", "/v1/threads/slack:C04HARBOR/messages", undefined, { key });
	await vi.waitFor(async () => expect((await said()).data[0]?.content).toMatch(/^We ship the harbour map/), 5_000);

	await api("POST", `/v1/installations/${id}/rotate`, { secret: second.check }, { key });
	expect((await send(slack.message, second)).body).toEqual({ status: "duplicate" });
	expect((await send(slack.bot_message, first)).body).toEqual({ status: "accepted" });
	await vi.waitFor(async () => expect((await said()).data).toHaveLength(2), 5_000);

	expect((await api("DELETE", `/v1/installations/${id}`, undefined, { key })).status).toBe(204);
	expect((await send(slack.reply, second)).status).toBe(404);
	expect((await said()).data).toHaveLength(2);
});
