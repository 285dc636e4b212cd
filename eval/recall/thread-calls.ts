import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { Conversation } from "./conversation.ts";
import { readByEncoder } from "./encoder-reads.ts";
import { toldApart } from "./told-apart.ts";

/** Messages of one append. */
const BATCH = 100;
const DAY_MS = 86_400_000;
const anything = z.looseObject({});

/** What the measure is asked with, so that nothing but recall brings evidence. */
const BUDGET = { system: 200, project: 0, task: 0, history: 0, user_query: 1_000, response: 0, safety_buffer: 0 };
const CONFIG = { overflow: { strategy: "none" }, working_state: false, memory_pressure: false };

/**
 * Loads a conversation into a thread of its own, which a sentence encoder then reads if one runs beside the server; or told in
 * so many threads of a user of its own. Without what only costs time here.
 */
export async function loadConversation(url: string, conversation: Conversation, parts: number): Promise<void> {
	const { id, messages } = conversation;
	if (parts === 1) {
		await loadThread(url, { id: threadOf(id, 1), messages });
		return readByEncoder(url, conversation, (query) => contextOf(url, conversation, { query, budget: 4_000, parts }));
	}
	const told = toldApart(messages, parts);
	for (const [at, part] of told.entries()) {
		await loadThread(url, { id: `${threadOf(id, 1)}-${at}`, user_id: id, title: `Part ${at + 1}`, messages: part });
	}
	await loadThread(url, { id: threadOf(id, parts), user_id: id, messages: [] });
	for (const part of told) await indexed(url, { conversation, parts }, part);
	await compared(url);
}

type Loaded = { id: string; user_id?: string; title?: string; messages: Conversation["messages"] };

async function loadThread(url: string, { messages, ...thread }: Loaded): Promise<void> {
	const threads = `${url}/v1/threads`;
	await ask(anything, "POST", threads, { ...thread, config: CONFIG });
	for (let from = 0; from < messages.length; from += BATCH) {
		await ask(anything, "POST", `${threads}/${thread.id}/messages`, { messages: messages.slice(from, from + BATCH) });
	}
}

/** What is said is found in other threads shortly after. */
const INDEXED_WITHIN_MS = 30_000;
const POLL_MS = 250;

async function indexed(
	url: string,
	{ conversation, parts }: { conversation: Conversation; parts: number },
	part: Conversation["messages"],
): Promise<void> {
	const last = part.at(-1);
	const since = performance.now();
	while (last !== undefined && performance.now() - since < INDEXED_WITHIN_MS) {
		const query = String(last.content).slice(0, 300);
		const { items } = await askConversation(url, conversation, { query, budget: 4_000, parts });
		if (items.some(({ sources }) => sources.includes(last.id))) return;
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
	}
}

const health = z.object({ index_lag_ms: z.number() });
/** A piece of talk takes an encoder some 40 ms on a quiet machine. */
const COMPARED_WITHIN_MS = 300_000;

/** Waits until what was said has been compared by its vectors too. */
async function compared(url: string): Promise<void> {
	const since = performance.now();
	while (performance.now() - since < COMPARED_WITHIN_MS) {
		if ((await ask(health, "GET", `${url}/health`)).index_lag_ms === 0) return;
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
	}
}

/** One context, asked a day after the last message; of what was told in several threads, in a further one. */
export async function askConversation(
	url: string,
	conversation: Conversation,
	asked: { query: string; budget: number; parts: number },
): Promise<Answer> {
	return readAnswer(await contextOf(url, conversation, asked));
}

function contextOf(
	url: string,
	conversation: Conversation,
	{ query, budget, parts }: { query: string; budget: number; parts: number },
): Promise<unknown> {
	return ask(anything, "POST", `${url}/v1/threads/${threadOf(conversation.id, parts)}/context`, {
		query,
		waterfall: false,
		budget: { ...BUDGET, knowledge: budget },
		now: new Date(askedAt(conversation)).toISOString(),
	});
}

/** When questions are asked: milliseconds since the epoch. */
export function askedAt({ messages }: Conversation): number {
	return Math.max(...messages.map(({ created_at }) => Date.parse(created_at))) + DAY_MS;
}

function threadOf(id: string, parts: number): string {
	return parts === 1 ? `eval-${id}` : `eval-${id}-new`;
}
