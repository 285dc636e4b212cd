import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import * as z from "zod";
import { textWriter } from "../../bench/text.ts";
import { ask } from "../../scripts/client/api.ts";
import { alive, processTree } from "../../scripts/client/process-tree.ts";
import { type Receiver, startReceiver } from "../../scripts/client/receiver.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { allMessages, append, appended, type Sent, streamAppends } from "./append-stream.ts";
import { startBareServer } from "./bare-server.ts";
import { newChat, texts } from "./forwarded-chat.ts";

const data = temporaryFolder(inject("migratedData"));
const settings = ["--var", "TESSERA_ALLOW_LOCAL_FORWARD:true"];
let server: Server;
let agent: Receiver;

beforeAll(async () => {
	agent = await startReceiver();
	server = await startBareServer(data.path, settings);
});

afterAll(async () => {
	await server?.stop();
	await agent?.stop();
	data.remove();
});

async function newThread(id: string): Promise<string> {
	await ask(z.object({ id: z.literal(id) }), "POST", `${server.url}/v1/threads`, { id });
	return threadUrl(id);
}

function threadUrl(id: string): string {
	return `${server.url}/v1/threads/${id}`;
}

const job = z.object({ id: z.string(), status: z.string() });
const accepted = z.object({ job });
const jobs = z.object({ data: z.array(z.object({ ...job.shape, attempts: z.number() })) });
const summaries = z.object({ data: z.array(z.object({ from_seq: z.number(), to_seq: z.number() })) });
const counted = z.object({ last_seq: z.number(), overflow: z.object({ tokens: z.number() }) });
const counts = z.object({ last_seq: z.number(), message_count: z.number() });

function oneTo(last: number): number[] {
	return Array.from({ length: last }, (_, at) => at + 1);
}

describe("50 appends at once to one thread", () => {
	it("acknowledges each once, without gaps, in the order of each call", async () => {
		const url = await newThread("at-once");
		const calls = oneTo(50).map((call) =>
			["first", "second", "third"].map((word) => ({ role: "user", content: `${word} message of call ${call}` })),
		);
		const answers = await Promise.all(calls.map((messages) => ask(appended, "POST", `${url}/messages`, { messages })));
		for (const { messages } of answers) {
			const [first = 0] = messages.map(({ seq }) => seq);
			expect(messages.map(({ seq }) => seq)).toEqual([first, first + 1, first + 2]);
		}
		const seqs = answers.flatMap(({ messages }) => messages.map(({ seq }) => seq));
		expect(seqs.toSorted((a, b) => a - b)).toEqual(oneTo(150));

		const sent = answers.flatMap(({ messages }, call) =>
			messages.map(({ id, seq }, at) => ({ id, seq, content: calls[call]?.[at]?.content })),
		);
		const stored = (await allMessages(url)).map(({ id, seq, content }) => ({ id, seq, content }));
		expect(stored).toEqual(sent.toSorted((a, b) => a.seq - b.seq));
	});
});

/** Two thousand messages, some 300,000 characters: a job of several slices. */
async function load(): Promise<void> {
	const config = { overflow: { strategy: "none" }, learn: "off" };
	await ask(z.unknown(), "POST", `${server.url}/v1/threads`, { id: "distilled", config });
	const { message } = textWriter(7);
	for (let call = 0; call < 4; call++) {
		const messages = Array.from({ length: 500 }, () => ({ role: "user", content: message() }));
		await ask(z.unknown(), "POST", `${threadUrl("distilled")}/messages`, { messages });
	}
}

describe("kill -9 in the middle of appends, of a distillation and of what is forwarded", () => {
	const killAfter = 120;
	let sent: Sent[];
	let chat: Awaited<ReturnType<typeof newChat>>;

	beforeAll(async () => {
		agent.tell("/killed", (response, nth) => (nth === 1 ? undefined : response.writeHead(204).end()));
		chat = await newChat(server.url, agent, `${agent.url}/killed`);
		await chat.say("killed", "m1", "Still there?");
		await vi.waitFor(() => expect(texts(chat.received("/killed"))).toEqual(["Still there?"]), { timeout: 9_000 });
		await load();
		const url = await newThread("killed");
		const tree = processTree(server.pid);
		let answers = 0;
		let stream: Promise<Sent[]> | null = null;
		await new Promise<void>((enough) => {
			stream = streamAppends(url, 6, 500, () => ++answers === killAfter && enough());
		});
		const { id } = (await ask(accepted, "POST", `${threadUrl("distilled")}/distill`)).job;
		const status = async () => (await ask(job, "GET", `${server.url}/v1/jobs/${id}`)).status;
		await vi.waitFor(async () => expect(await status()).toBe("running"), { timeout: 9_000, interval: 1 });
		await server.kill9();
		sent = (await stream) ?? [];
		expect(alive(tree)).toEqual([]);
		server = await startBareServer(data.path, settings);
	});

	it("interrupted the writers at work", () => {
		expect(sent.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(killAfter);
		expect(sent.filter(({ answer }) => answer === null).length).toBeGreaterThan(0);
	});

	it("kept every acknowledged message once, in order, without gaps", async () => {
		const stored = await allMessages(threadUrl("killed"));
		expect(stored.map(({ seq }) => seq)).toEqual(oneTo(stored.length));
		expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
		const seqs = new Map(stored.map(({ id, seq }) => [id, seq]));
		const promised = sent.flatMap(({ answer }) => answer?.messages ?? []);
		expect(promised.map(({ id }) => ({ id, seq: seqs.get(id) }))).toEqual(promised.map(({ id, seq }) => ({ id, seq })));
	});

	it("took each unacknowledged call as a whole or not at all", async () => {
		const stored = new Set((await allMessages(threadUrl("killed"))).map(({ id }) => id));
		for (const { messages } of sent.filter(({ answer }) => answer === null)) {
			expect([0, messages.length]).toContain(messages.filter(({ id }) => stored.has(id)).length);
		}
	});

	it("doubles nothing when every call is repeated", async () => {
		const url = threadUrl("killed");
		for (const call of sent) {
			const again = await append(url, call);
			expect(again.messages.map(({ id }) => id)).toEqual(call.messages.map(({ id }) => id));
			if (call.answer) expect(again.messages.map(({ seq }) => seq)).toEqual(call.answer.messages.map(({ seq }) => seq));
		}
		const stored = await allMessages(url);
		expect(stored.map(({ seq }) => seq)).toEqual(oneTo(stored.length));
		expect(await ask(counts, "GET", url)).toEqual({ last_seq: stored.length, message_count: stored.length });
		const ids = sent.flatMap(({ messages }) => messages.map(({ id }) => id));
		expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
	});

	it("leaves a job that ends, with nobody asking for it", async () => {
		for (;;) {
			const { data: all } = await ask(jobs, "GET", `${threadUrl("distilled")}/jobs`);
			expect(all).toHaveLength(1);
			if (all[0]?.status === "done") break;
			await sleep(100);
		}
	});

	it("covers every message once, or leaves it pending", async () => {
		const { data: newestFirst } = await ask(summaries, "GET", `${threadUrl("distilled")}/summaries`);
		let end = 0;
		for (const { from_seq, to_seq } of newestFirst.toReversed()) {
			expect(from_seq).toBe(end + 1);
			end = to_seq;
		}
		expect([end >= 1_990, end < 2_000]).toEqual([true, true]);

		const messages = [{ role: "user", content: "and now?" }];
		const { last_seq, overflow } = await ask(counted, "POST", `${threadUrl("distilled")}/messages`, { messages });
		const tail = z.object({ data: z.array(z.object({ tokens: z.number() })) });
		const pending = await ask(tail, "GET", `${threadUrl("distilled")}/messages?after_seq=${end}`);
		expect(last_seq).toBe(2_001);
		expect(overflow.tokens).toBe(pending.data.reduce((sum, { tokens }) => sum + tokens, 0));
	});

	it("sends again what its agent had not answered, under the same id", async () => {
		await expect.poll(() => chat.received("/killed"), { timeout: 40_000 }).toHaveLength(2);
		const [first, again] = chat.received("/killed");
		expect(again).toMatchObject({ id: first?.id, data: { installation: chat.id } });
	});
});
