import { cpSync } from "node:fs";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import type { Server } from "../../scripts/client/server.ts";
import { startBareServer } from "./bare-server.ts";
import { smallDisk } from "./small-disk.ts";

const disk = smallDisk(8);
if ("problem" in disk) {
	console.warn(
		`\n*** NOT TESTED: what happens on a full disk. A small one can't be mounted here: ${disk.problem} ***\n`,
	);
}

const page = z.object({ data: z.array(z.object({ id: z.string(), content: z.string() })) });
const health = z.object({ status: z.string(), parts: z.record(z.string(), z.string()) });
const installation = z.object({ webhook_url: z.string(), secret: z.string() });
const problem = z.object({ code: z.literal("unavailable"), detail: z.string() });
const TEXT = "The harbour master of Genoa writes. ".repeat(1_500);

describe.skipIf("problem" in disk)("on a full disk", () => {
	if ("problem" in disk) return;
	let server: Server;
	/** What was acknowledged, by what it is. */
	const kept = { messages: new Map<string, string>(), memories: new Map<string, string>() };
	let sent = 0;

	beforeAll(async () => {
		cpSync(inject("migratedData"), disk.data, { recursive: true });
		server = await startBareServer(disk.data);
		expect((await call("POST", "/v1/threads", { id: "full", config: { learn: "off" } })).status).toBe(201);
	});

	afterAll(async () => {
		await server?.stop();
		disk.remove();
	});

	async function call(method: string, path: string, body?: unknown) {
		const headers = { authorization: "Bearer tsr_local_dev", "content-type": "application/json" };
		const sent = body === undefined ? {} : { body: JSON.stringify(body) };
		const answer = await fetch(`${server.url}${path}`, { method, headers, ...sent });
		return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
	}

	async function append() {
		const id = `m${++sent}`;
		const content = `${id}: ${TEXT}`;
		const answer = await call("POST", "/v1/threads/full/messages", { messages: [{ id, role: "user", content }] });
		if (answer.status === 201) kept.messages.set(id, content);
		return answer;
	}

	async function remember() {
		const content = `${++sent}: ${TEXT.slice(0, 20_000)}`;
		const answer = await call("POST", "/v1/memories", { content, type: "fact", scope: "user:full" });
		if (answer.status === 201)
			kept.memories.set(z.object({ id: z.string() }).parse(JSON.parse(answer.text)).id, content);
		return answer;
	}

	const newThread = () => call("POST", "/v1/threads", { title: `${++sent}: ${TEXT.slice(0, 100)}` });

	const context = () =>
		call("POST", "/v1/threads/full/context", {
			query: `${++sent}: ${TEXT.slice(0, 500)}`,
			append: true,
			budget: "128k",
			model: "gpt-5",
		});

	/** What fits still may be taken; the rest is unavailable, and nothing ends otherwise. */
	async function tillRefused(write: () => ReturnType<typeof call>) {
		for (let tries = 0; tries < 200; tries++) {
			const answer = await write();
			expect([200, 201, 503], answer.text.slice(0, 300)).toContain(answer.status);
			if (answer.status !== 503) continue;
			expect(problem.parse(JSON.parse(answer.text)).detail).not.toMatch(/SQLITE|harbour|internal error/);
			expect(Number(answer.retryAfter)).toBeGreaterThan(0);
			return;
		}
		throw new Error("The disk never was full.");
	}

	it.each([
		["messages", append],
		["memories", remember],
		["threads", newThread],
		["contexts that append", context],
	])("%s are unavailable, /health says so, and all goes on once there is space", async (_, write) => {
		disk.fill();
		await tillRefused(write);
		const told = health.parse(JSON.parse((await call("GET", "/health")).text));
		expect(told).toMatchObject({ status: "degraded", parts: { storage: "degraded" } });
		disk.free();
		await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBeLessThan(300);
	});

	it("webhooks are unavailable, and come in when they are sent again", async () => {
		const { stored, event } = await connect();
		disk.fill();
		const seen = new Set<number>();
		let last = event("e0");
		for (let tries = 0; tries < 200 && !seen.has(503); tries++) {
			last = event(`e${tries}`);
			seen.add((await last()).status);
		}
		expect([...seen].filter((status) => status !== 200)).toEqual([503]);
		disk.free();
		await expect.poll(async () => (await last()).status, { timeout: 20_000 }).toBe(200);
		await expect.poll(stored, { timeout: 20_000 }).toBe(true);
	});

	async function connect() {
		const made = await call("POST", "/v1/installations", { platform: "generic" });
		const { webhook_url, secret } = installation.parse(JSON.parse(made.text));
		let newest = "";
		const event = (id: string) => async () => {
			newest = id;
			const now = new Date();
			const said = { id, type: "message", channel: "C1", message_id: id, user: "ada", text: TEXT.slice(0, 30_000) };
			const body = JSON.stringify({ ...said, ts: now.toISOString() });
			const headers = {
				"content-type": "application/json",
				"webhook-id": id,
				"webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
				"webhook-signature": new Webhook(secret).sign(id, now, body),
			};
			return fetch(webhook_url, { method: "POST", headers, body });
		};
		const stored = async () => {
			const { text } = await call("GET", "/v1/threads/generic:C1/messages?limit=1&order=desc");
			return text.includes(`"${newest}"`);
		};
		return { event, stored };
	}

	it("nothing is lost that was acknowledged, also after a kill", async () => {
		await server.kill9();
		server = await startBareServer(disk.data);
		const { data } = page.parse(JSON.parse((await call("GET", "/v1/threads/full/messages?limit=200")).text));
		const byId = new Map(data.map(({ id, content }) => [id, content]));
		expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
		for (const [id, content] of kept.messages) expect(byId.get(id)).toBe(content);
		const memories = page.parse(JSON.parse((await call("GET", "/v1/memories?scope=user:full&limit=200")).text));
		for (const [id, content] of kept.memories) {
			expect(memories.data.find((memory) => memory.id === id)?.content).toBe(content);
		}
		expect(kept.messages.size).toBeGreaterThan(0);
		expect(kept.memories.size).toBeGreaterThan(0);
	});
});
