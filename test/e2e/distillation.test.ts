import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { textWriter } from "../../bench/text.ts";
import { ask } from "../../scripts/client/api.ts";
import { alive, processTree } from "../../scripts/client/process-tree.ts";
import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";

const data = temporaryFolder(inject("migratedData"));
let server: Server;

beforeAll(async () => {
	server = await startServer(data.path);
});

afterAll(async () => {
	await server?.stop();
	data.remove();
});

const job = z.object({ id: z.string(), status: z.string() });
const accepted = z.object({ job });
const jobs = z.object({ data: z.array(z.object({ ...job.shape, attempts: z.number() })) });
const summaries = z.object({ data: z.array(z.object({ from_seq: z.number(), to_seq: z.number() })) });
const appended = z.object({ last_seq: z.number(), overflow: z.object({ tokens: z.number() }) });

const threadUrl = () => `${server.url}/v1/threads/distilled`;

/** Two thousand messages, some 300,000 characters: a job of several slices. */
async function load(): Promise<void> {
	const config = { overflow: { strategy: "none" }, learn: "off" };
	await ask(z.unknown(), "POST", `${server.url}/v1/threads`, { id: "distilled", config });
	const { message } = textWriter(7);
	for (let call = 0; call < 4; call++) {
		const messages = Array.from({ length: 500 }, () => ({ role: "user", content: message() }));
		await ask(z.unknown(), "POST", `${threadUrl()}/messages`, { messages });
	}
}

describe("kill -9 in the middle of a distillation", () => {
	beforeAll(async () => {
		await load();
		const { id } = (await ask(accepted, "POST", `${threadUrl()}/distill`)).job;
		while ((await ask(job, "GET", `${server.url}/v1/jobs/${id}`)).status === "queued") await sleep(1);
		const tree = processTree(server.pid);
		await server.kill9();
		expect(alive(tree)).toEqual([]);
		server = await startServer(data.path);
	});

	it("leaves a job that ends, with nobody asking for it", async () => {
		for (;;) {
			const { data: all } = await ask(jobs, "GET", `${threadUrl()}/jobs`);
			expect(all).toHaveLength(1);
			if (all[0]?.status === "done") break;
			await sleep(100);
		}
	});

	it("covers every message once, or leaves it pending", async () => {
		const { data: newestFirst } = await ask(summaries, "GET", `${threadUrl()}/summaries`);
		let end = 0;
		for (const { from_seq, to_seq } of newestFirst.toReversed()) {
			expect(from_seq).toBe(end + 1);
			end = to_seq;
		}
		expect([end >= 1_990, end < 2_000]).toEqual([true, true]);

		const messages = [{ role: "user", content: "and now?" }];
		const { last_seq, overflow } = await ask(appended, "POST", `${threadUrl()}/messages`, { messages });
		const tail = z.object({ data: z.array(z.object({ tokens: z.number() })) });
		const pending = await ask(tail, "GET", `${threadUrl()}/messages?after_seq=${end}`);
		expect(last_seq).toBe(2_001);
		expect(overflow.tokens).toBe(pending.data.reduce((sum, { tokens }) => sum + tokens, 0));
	});
});
