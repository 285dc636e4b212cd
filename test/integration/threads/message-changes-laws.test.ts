import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { amount } from "../../long.ts";
import { api } from "../client.ts";
import { contextOf } from "../contexts/context-calls.ts";
import { append, assistant, newThread, page, user } from "../thread-calls.ts";

const text = fc.integer({ min: 1, max: 120 }).map((length) => "word and ".repeat(length));

const step = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant("append" as const), text }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("tool" as const), text, reused: fc.boolean() }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("edit" as const), text, at: fc.nat() }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("delete" as const), at: fc.nat() }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constant("pin" as const), at: fc.nat() }) },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function apply(path: string, one: Step, state: { last: number }): Promise<void> {
	const id = (at: number) => `${path}/messages/m${1 + (at % Math.max(1, state.last))}`;
	const say = async (...messages: object[]) => {
		const named = messages.map((message) => ({ ...message, id: `m${++state.last}` }));
		await append(path, named);
	};
	switch (one.kind) {
		case "append":
			return say(state.last % 2 === 0 ? user(one.text) : assistant(one.text));
		case "tool": {
			const call = one.reused ? "again" : `c${state.last}`;
			const calls = [{ id: call, name: "look", arguments: "{}" }];
			return say(assistant("", { tool_calls: calls }), user(one.text), {
				role: "tool",
				content: one.text,
				tool_call_id: call,
			});
		}
		case "edit":
			expect([200, 404]).toContain((await api("PATCH", id(one.at), { content: one.text })).status);
			return;
		case "delete":
			expect([204, 404]).toContain((await api("DELETE", id(one.at))).status);
			return;
		case "pin":
			expect([200, 404]).toContain((await api("PATCH", id(one.at), { pinned: true })).status);
	}
}

type Row = { seq: number; tokens: number; tokens_sum: number; gist_tokens: number; gist_sum: number; gone: number };

async function expectSums(path: string): Promise<void> {
	const stub = env.THREADS.getByName(`local/${path.split("/").at(-1)}`);
	const rows = await runInDurableObject(stub, (_, state) =>
		state.storage.sql.exec<Row>("SELECT seq, tokens, tokens_sum, gist_tokens, gist_sum, gone FROM messages").toArray(),
	);
	let [tokens, gists] = [0, 0];
	for (const row of rows) {
		tokens += row.gone === 0 ? row.tokens : 0;
		gists += row.gist_tokens;
		expect([row.seq, row.tokens_sum, row.gist_sum]).toEqual([row.seq, tokens, gists]);
	}
	const { data } = page.parse((await api("GET", `${path}/messages?limit=200`)).body);
	const live = data.filter((message) => message.deleted !== true);
	expect(data.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
	const token_count = live.reduce((sum, message) => sum + message.tokens, 0);
	expect((await api("GET", path)).body).toMatchObject({ message_count: live.length, token_count });
}

async function expectContext(path: string, body: object): Promise<void> {
	const { messages = [], report } = await contextOf(path, body);
	const seqs = report.items.flatMap(({ block, seq }) => (block === "history" && seq !== undefined ? [seq] : []));
	expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
	const open = new Set<unknown>();
	for (const message of messages) {
		for (const call of Array.isArray(message.tool_calls) ? message.tool_calls : []) open.add(call.id);
		if (message.role === "tool") expect(open.delete(message.tool_call_id)).toBe(true);
	}
	expect([...open]).toEqual([]);
}

it("keeps sums and contexts right whatever is appended, edited, deleted and pinned", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
			const path = await newThread();
			const state = { last: 0 };
			for (const one of steps) await apply(path, one, state);
			await expectSums(path);
			const small = { budget: { history: 300, system: 50, project: 0, task: 0, knowledge: 200 }, waterfall: false };
			await expectContext(path, { query: "word" });
			await expectContext(path, { ...small, query: "word" });
			await expectContext(path, { ...small, layout: "cache" });
		}),
		{ numRuns: amount(40) },
	);
}, 60_000);
