import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import * as z from "zod";
import { createApp } from "../../../src/app.ts";
import { JobsObject } from "../../../src/worker.ts";
import { fakeVectorize } from "../../fakes/vectorize.ts";

const EMBEDDER = "@cf/baai/bge-m3";
const RERANKER = "@cf/baai/bge-reranker-base";
const REWRITER = "@cf/meta/llama-3.1-8b-instruct-fp8-fast";

/** Words that mean the same to the fake embedder. */
const MEANINGS = [["zorblat", "quixel"]];

/** A vector of 1,024 numbers, as bge-m3 makes them: texts lie near each other if they share a meaning. */
function meaningOf(text: string): number[] {
	const vector = new Array<number>(1024).fill(0);
	for (const [at, words] of MEANINGS.entries()) if (words.some((word) => text.includes(word))) vector[at] = 1;
	const sum = [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000, 7);
	vector[20 + sum] = 0.4;
	return vector;
}

type Run = (inputs: Record<string, unknown>) => unknown;

const Embedded = z.object({ text: z.array(z.string()).max(32) });
const Reranked = z.object({ query: z.string(), contexts: z.array(z.object({ text: z.string() })), top_k: z.number() });

type Models = { settings?: Record<string, string>; rerank?: Run; rewrite?: Run };

/** This environment with Workers AI and Vectorize, in their documented shapes, and what the models were asked. */
export function withModels({ settings = {}, rerank, rewrite }: Models = {}) {
	const vectorize = fakeVectorize({
		dimensions: 1024,
		metadataIndexes: { scope: "string", kind: "string", version: "number" },
	});
	const reranked: string[][] = [];
	const rewritten: string[] = [];
	const run = async (model: string, inputs: Record<string, unknown>): Promise<unknown> => {
		if (model === EMBEDDER) return { shape: [], data: Embedded.parse(inputs).text.map(meaningOf) };
		if (model === RERANKER) {
			reranked.push(Reranked.parse(inputs).contexts.map(({ text }) => text));
			return rerank?.(inputs);
		}
		rewritten.push(JSON.stringify(inputs));
		return rewrite?.(inputs);
	};
	const models = {
		AI: { run },
		VECTORIZE: vectorize.binding,
		TESSERA_EMBEDDERS: "workers-ai",
		TESSERA_WORKERS_AI_EMBEDDING_MODEL: EMBEDDER,
		...(rerank && { TESSERA_RERANKER: "workers-ai" }),
		...(rewrite && { TESSERA_WORKERS_AI_MODEL_REWRITE: REWRITER }),
	};
	const other: Env = Object.assign({ ...env }, models, settings);
	return { env: other, vectorize, reranked, rewritten };
}

/** Keeps a tenant's outbox for `index`: the server of these tests would tell its own index. */
export async function holdOutbox(tenant: string) {
	const name = `hold_${tenant.replaceAll("-", "_")}`;
	await env.DB.prepare(
		`CREATE TRIGGER ${name} AFTER INSERT ON outbox WHEN NEW.tenant = '${tenant}' AND NEW.due_at = 0
		BEGIN UPDATE outbox SET due_at = 4000000000000 WHERE number = NEW.number; END`,
	).run();
}

/** Tells the index of an environment all that was held, in the tenant's own object. */
export async function index(tenant: string, other: Env) {
	await env.DB.prepare("UPDATE outbox SET due_at = 0 WHERE tenant = ? AND due_at = 4000000000000").bind(tenant).run();
	await runInDurableObject(env.JOBS.getByName(tenant), async (_, state) => {
		await state.storage.deleteAlarm();
		const object = new JobsObject(state, other);
		await object.scheduleIndexing(tenant);
		await object.alarm();
		await state.storage.deleteAlarm();
	});
}

/** Until the index of episodes has so many messages of a thread. */
export async function episodesOf(tenant: string, thread: string, messages: number) {
	const read = "SELECT sum(json_array_length(message_ids)) AS held FROM episodes WHERE tenant = ? AND thread_id = ?";
	const held = async () => (await env.DB.prepare(read).bind(tenant, thread).first<{ held: number }>())?.held;
	await vi.waitFor(async () => expect(await held()).toBe(messages), { timeout: 20_000, interval: 100 });
}

const BUDGET = {
	...{ system: 200, project: 0, task: 0, history: 60 },
	...{ knowledge: 2_000, user_query: 1_000, response: 0, safety_buffer: 0 },
};

const Answer = z.object({
	messages: z.array(z.object({ content: z.string() })),
	report: z.object({
		degraded: z.array(z.object({ part: z.string(), reason: z.string() })),
		items: z.array(
			z.looseObject({
				id: z.string(),
				kind: z.string(),
				block: z.string(),
				included: z.boolean(),
				score: z.looseObject({ features: z.record(z.string(), z.number()).optional() }).optional(),
			}),
		),
	}),
});

/** A context over HTTP in an environment, of which knowledge is all: what it says, what is missing, and what is included. */
export async function contextIn(other: Env, key: string, thread: string, query: string, more: object = {}) {
	const response = await createApp().request(
		`/v1/threads/${thread}/context`,
		{
			method: "POST",
			headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
			body: JSON.stringify({ query, waterfall: false, budget: BUDGET, ...more }),
		},
		other,
	);
	expect(response.status).toBe(200);
	const { messages, report } = Answer.parse(await response.json());
	return {
		text: messages.map(({ content }) => content).join("\n"),
		degraded: report.degraded,
		items: report.items.filter(({ included, block }) => included && block === "knowledge"),
	};
}
