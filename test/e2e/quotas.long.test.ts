import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { connect } from "../../src/client/index.ts";
import { testServer } from "./test-server.ts";

const server = testServer(["--var", "TESSERA_QUOTA_MEMORIES:1", "--var", "TESSERA_QUOTA_THREADS:2"]);

const Listed = z.object({
	data: z.array(z.looseObject({ content: z.string().optional(), error: z.string().optional() })),
});
const Used = z.object({ quotas: z.record(z.string(), z.object({ limit: z.number().nullable(), used: z.number() })) });

async function tenant(id: string) {
	const local = connect({ url: server.url, key: "tsr_local_dev", retries: 0 });
	const { key } = z.object({ key: z.string() }).parse(await local.request("POST", "/v1/tenants", { body: { id } }));
	const client = connect({ url: server.url, key, retries: 0 });
	return (method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
		client.request(method, path, body === undefined ? {} : { body });
}

describe("a full tenant", () => {
	it("learns what there is room for, and is told what was left out; its threads go on", async () => {
		const ask = await tenant("learning");
		const text = "I am allergic to shellfish. I live in Lisbon. My brother Tom works at Acme.";
		const ingested = await ask("POST", "/v1/memories/ingest", { user_id: "ada", text, wait: true });
		const Ingested = z.object({
			memories: z.array(z.unknown()),
			skipped: z.array(z.object({ reason: z.string(), detail: z.string() })),
		});
		const { memories, skipped } = Ingested.parse(ingested);
		expect(memories).toHaveLength(1);
		expect(skipped.filter(({ reason }) => reason === "over_quota").length).toBeGreaterThan(0);

		await ask("POST", "/v1/threads", { id: "t", user_id: "ada", config: { learn: "turn" } });
		const messages = [
			{ role: "user", content: "I am a vegetarian." },
			{ role: "assistant", content: "Good to know." },
		];
		await ask("POST", "/v1/threads/t/messages", { messages });
		const Jobs = z.object({ data: z.array(z.object({ kind: z.string(), status: z.string() })) });
		const learned = async () => Jobs.parse(await ask("GET", "/v1/threads/t/jobs")).data;
		await expect
			.poll(learned, { timeout: 30_000, interval: 200 })
			.toEqual(expect.arrayContaining([expect.objectContaining({ kind: "learn", status: "done" })]));
		expect(JSON.stringify(await ask("GET", "/v1/threads/t/jobs"))).toContain("quota");
		expect(Used.parse(await ask("GET", "/v1/usage")).quotas.memories).toEqual({ limit: 1, used: 1 });
		expect(Listed.parse(await ask("GET", "/v1/threads/t/messages")).data).toHaveLength(2);
	});

	it("shows a thread's past as before, where its long-term memory finds no room", async () => {
		const ask = await tenant("flushing");
		const overflow = { strategy: "flush", preserve_messages: 1, preserve_tokens: 0, ltm: ["vector"] };
		await ask("POST", "/v1/threads", { id: "t", user_id: "ada", config: { overflow } });
		const messages = ["The harbour opens at six.", "The lamp is lit at five.", "Fog is coming.", "Good night."];
		await ask("POST", "/v1/threads/t/messages", {
			messages: messages.map((content) => ({ role: "user", content })),
		});
		await ask("POST", "/v1/threads/t/distill");
		const jobs = async () => JSON.stringify(await ask("GET", "/v1/threads/t/jobs"));
		await expect.poll(jobs, { timeout: 30_000, interval: 200 }).toContain("at most 1 memories");
		const context = JSON.stringify(await ask("POST", "/v1/threads/t/context", {}));
		for (const message of messages) expect(context).toContain(message);
		expect(Used.parse(await ask("GET", "/v1/usage")).quotas.memories).toEqual({ limit: 1, used: 0 });
	});

	it("keeps what a webhook brings until there is room", async () => {
		const ask = await tenant("hooked");
		for (const id of ["a", "b"]) await ask("POST", "/v1/threads", { id });
		const Made = z.object({ id: z.string(), webhook_url: z.string(), secret: z.string() });
		const made = Made.parse(await ask("POST", "/v1/installations", { platform: "generic" }));
		const event = {
			...{ id: "e1", type: "message", channel: "C1", message_id: "m1", user: "ada", text: "The harbour opens at six." },
			ts: new Date().toISOString(),
		};
		const body = JSON.stringify(event);
		const timestamp = String(Math.floor(Date.now() / 1_000));
		const secret = Buffer.from(made.secret.slice("whsec_".length), "base64");
		const signature = createHmac("sha256", secret).update(`e1.${timestamp}.${body}`).digest("base64");
		const headers = { "webhook-id": "e1", "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
		const path = new URL(made.webhook_url).pathname;
		const sent = await fetch(`${server.url}${path}`, {
			...{ method: "POST", body, headers: { ...headers, "content-type": "application/json" } },
		});
		expect(await sent.json()).toEqual({ status: "accepted" });

		const waiting = async () => JSON.stringify(await ask("GET", `/v1/installations/${made.id}/events`));
		await expect.poll(waiting, { timeout: 10_000, interval: 200 }).toContain("at most 2 threads");
		await ask("DELETE", "/v1/threads/b");
		const said = async () => {
			try {
				return Listed.parse(await ask("GET", "/v1/threads/generic:C1/messages")).data;
			} catch {
				return [];
			}
		};
		await expect.poll(said, { timeout: 60_000, interval: 250 }).toMatchObject([{ content: event.text }]);
	});
});
