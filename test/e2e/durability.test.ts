import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { alive, processTree } from "../../scripts/client/process-tree.ts";
import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";
import { allMessages, append, appended, type Sent, streamAppends } from "./append-stream.ts";

const data = temporaryFolder(inject("migratedData"));
let server: Server;

beforeAll(async () => {
	server = await startServer(data.path);
});

afterAll(async () => {
	await server?.stop();
	data.remove();
});

async function newThread(id: string): Promise<string> {
	await ask(z.object({ id: z.literal(id) }), "POST", `${server.url}/v1/threads`, { id });
	return threadUrl(id);
}

function threadUrl(id: string): string {
	return `${server.url}/v1/threads/${id}`;
}

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

describe("kill -9 in the middle of a stream of appends", () => {
	const killAfter = 120;
	let sent: Sent[];

	beforeAll(async () => {
		const url = await newThread("killed");
		let answers = 0;
		let killed: Promise<void> | null = null;
		const tree = processTree(server.pid);
		sent = await streamAppends(url, 6, 500, () => {
			if (++answers === killAfter) killed = server.kill9();
		});
		await killed;
		expect(alive(tree)).toEqual([]);
		server = await startServer(data.path);
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
});
