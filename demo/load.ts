/** Puts a conversation into a thread; running it again finds everything there and adds nothing. */
import * as z from "zod";
import { type Answer, ask, call, type Job, refused, settledJobs } from "../scripts/client/api.ts";
import type { Conversation, Message } from "./conversation.ts";

const BATCH_MESSAGES = 500;
/** Below the body limit of 1 MiB, with room for the JSON around the messages. */
const BATCH_BYTES = 1_000_000;
const IDS_TRIED = 20;
const JOBS_WAIT_MS = 15_000;

export type Loaded = { threadId: string; messages: number; tokens: number; jobs: Job[] };

const threadSchema = z.object({ message_count: z.number(), token_count: z.number() });
const appendedSchema = z.object({ last_seq: z.number() });

export async function loadConversation(url: string, conversation: Conversation, model: string): Promise<Loaded> {
	const threadId = await fillFreeThread(url, conversation, model);
	const threadUrl = `${url}/v1/threads/${threadId}`;
	// Distillation runs behind the append; a context shows more of it once it is done.
	const jobs = await settledJobs(threadUrl, JOBS_WAIT_MS);
	const thread = await ask(threadSchema, "GET", threadUrl);
	return { threadId, messages: thread.message_count, tokens: thread.token_count, jobs };
}

/** The first of `id`, `id-2`, `id-3` … that is free, or holds this very conversation. */
async function fillFreeThread(url: string, conversation: Conversation, model: string): Promise<string> {
	for (let attempt = 1; attempt <= IDS_TRIED; attempt++) {
		const id = attempt === 1 ? conversation.threadId : `${conversation.threadId}-${attempt}`;
		const thread = { id, user_id: conversation.userId, title: conversation.title, model };
		const created = await call(z.object({ id: z.string() }), "POST", `${url}/v1/threads`, thread);
		if (isTaken(created)) continue;
		if (!created.ok) throw refused("creating the thread", created.refusal);
		if (await appendAll(url, id, conversation.messages)) return id;
	}
	throw new Error(`${conversation.threadId} and its ${IDS_TRIED - 1} successors are all in use for something else`);
}

/** False if the thread holds other messages under these ids. */
async function appendAll(url: string, threadId: string, messages: Message[]): Promise<boolean> {
	for (const batch of inBatches(messages)) {
		const answer = await call(appendedSchema, "POST", `${url}/v1/threads/${threadId}/messages`, { messages: batch });
		if (isTaken(answer)) return false;
		if (!answer.ok) throw refused("appending messages", answer.refusal);
	}
	return true;
}

function isTaken<T>(answer: Answer<T>): boolean {
	return !answer.ok && answer.refusal.code === "already_exists";
}

function* inBatches(messages: Message[]): Generator<Message[]> {
	let batch: Message[] = [];
	let bytes = 0;
	for (const message of messages) {
		const size = Buffer.byteLength(JSON.stringify(message)) + 1;
		if (batch.length === BATCH_MESSAGES || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
			yield batch;
			batch = [];
			bytes = 0;
		}
		batch.push(message);
		bytes += size;
	}
	if (batch.length > 0) yield batch;
}
