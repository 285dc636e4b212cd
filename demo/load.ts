/** Puts a conversation into a thread; running it again finds everything there and adds nothing. */
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { type Answer, type Api, call, demand } from "./api.ts";
import type { Conversation, Message } from "./conversation.ts";

const BATCH_MESSAGES = 500;
/** Below the body limit of 1 MiB, with room for the JSON around the messages. */
const BATCH_BYTES = 1_000_000;
const IDS_TRIED = 20;
const JOBS_WAIT_MS = 15_000;

export type Loaded = { threadId: string; messages: number; tokens: number; jobs: { kind: string; status: string }[] };

const threadSchema = z.object({ message_count: z.number(), token_count: z.number() });
const appendedSchema = z.object({ last_seq: z.number() });
const jobsSchema = z.object({ data: z.array(z.object({ kind: z.string(), status: z.string() })) });

export async function loadConversation(api: Api, conversation: Conversation, model: string): Promise<Loaded> {
	const threadId = await fillFreeThread(api, conversation, model);
	const jobs = await awaitJobs(api, threadId);
	const thread = demand(await call(api, "GET", `/v1/threads/${threadId}`, threadSchema), "reading the thread");
	return { threadId, messages: thread.message_count, tokens: thread.token_count, jobs };
}

/** The first of `id`, `id-2`, `id-3` … that is free, or holds this very conversation. */
async function fillFreeThread(api: Api, conversation: Conversation, model: string): Promise<string> {
	for (let attempt = 1; attempt <= IDS_TRIED; attempt++) {
		const id = attempt === 1 ? conversation.threadId : `${conversation.threadId}-${attempt}`;
		const thread = { id, user_id: conversation.userId, title: conversation.title, model };
		const created = await call(api, "POST", "/v1/threads", z.object({ id: z.string() }), thread);
		if (isTaken(created)) continue;
		demand(created, "creating the thread");
		if (await appendAll(api, id, conversation.messages)) return id;
	}
	throw new Error(`${conversation.threadId} and its ${IDS_TRIED - 1} successors are all in use for something else`);
}

/** False if the thread holds other messages under these ids. */
async function appendAll(api: Api, threadId: string, messages: Message[]): Promise<boolean> {
	for (const batch of inBatches(messages)) {
		const path = `/v1/threads/${threadId}/messages`;
		const answer = await call(api, "POST", path, appendedSchema, { messages: batch });
		if (isTaken(answer)) return false;
		demand(answer, "appending messages");
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

/** Distillation runs behind the append; a context shows more of it once it is done. */
async function awaitJobs(api: Api, threadId: string): Promise<Loaded["jobs"]> {
	const deadline = Date.now() + JOBS_WAIT_MS;
	for (;;) {
		const answer = await call(api, "GET", `/v1/threads/${threadId}/jobs`, jobsSchema);
		if (!answer.ok && answer.refusal.status === 404) return [];
		const jobs = demand(answer, "reading the thread's jobs").data;
		const working = jobs.some((job) => job.status === "queued" || job.status === "running");
		if (!working || Date.now() > deadline) return jobs;
		await delay(200);
	}
}
