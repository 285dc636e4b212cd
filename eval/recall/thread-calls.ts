import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { Conversation } from "./conversation.ts";

/** Messages of one append. */
const BATCH = 100;
const DAY_MS = 86_400_000;
const anything = z.looseObject({});

/** What the measure is asked with, so that nothing but recall brings evidence. */
const BUDGET = { system: 200, project: 0, task: 0, history: 0, user_query: 1_000, response: 0, safety_buffer: 0 };
const CONFIG = { overflow: { strategy: "none" }, working_state: false, memory_pressure: false };

/** Loads a conversation into a thread of its own, without what only costs time here. */
export async function loadConversation(url: string, { id, messages }: Conversation): Promise<void> {
	const threads = `${url}/v1/threads`;
	await ask(anything, "POST", threads, { id: threadOf(id), config: CONFIG });
	for (let from = 0; from < messages.length; from += BATCH) {
		await ask(anything, "POST", `${threads}/${threadOf(id)}/messages`, {
			messages: messages.slice(from, from + BATCH),
		});
	}
}

/** One context, asked a day after the last message. */
export async function askConversation(
	url: string,
	conversation: Conversation,
	{ query, budget }: { query: string; budget: number },
): Promise<Answer> {
	const body = await ask(anything, "POST", `${url}/v1/threads/${threadOf(conversation.id)}/context`, {
		query,
		waterfall: false,
		budget: { ...BUDGET, knowledge: budget },
		now: new Date(askedAt(conversation)).toISOString(),
	});
	return readAnswer(body);
}

/** When questions are asked: milliseconds since the epoch. */
export function askedAt({ messages }: Conversation): number {
	return Math.max(...messages.map(({ created_at }) => Date.parse(created_at))) + DAY_MS;
}

function threadOf(id: string): string {
	return `eval-${id}`;
}
