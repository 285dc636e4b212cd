/** The calls that a thread is kept up with; what the server has no route for is null. */
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { type Answer, type Api, call, demand } from "../api.ts";
import { textContextSchema } from "../context-schema.ts";
import type { Message } from "../conversation.ts";
import type { PlannedNote, Story } from "./story.ts";

export const MODEL = "gpt-4";
const PROFILE = "8k";
const POLL_MS = 40;
const SETTLE_MS = 60_000;

const threadSchema = z.object({
	id: z.string(),
	config: z.object({ overflow: z.object({ strategy: z.string(), trigger_ratio: z.number() }) }),
});

const appendedSchema = z.object({
	messages: z.array(z.object({ id: z.string(), seq: z.number(), tokens: z.number() })),
	overflow: z.object({ tokens: z.number(), limit: z.number(), job: z.string().optional() }),
});

const jobsSchema = z.object({
	data: z.array(z.object({ id: z.string(), kind: z.string(), status: z.string(), error: z.string().nullish() })),
});

const lines = z.array(z.string());

const summariesSchema = z.object({
	data: z.array(
		z.object({
			id: z.string(),
			number: z.number(),
			from_seq: z.number(),
			to_seq: z.number(),
			tokens: z.number(),
			writer: z.string(),
			dropped_lines: z.number(),
			stale: z.boolean(),
		}),
	),
});

const stateSchema = z.object({
	current_task: z.string(),
	task_chain: lines,
	completed_steps: lines,
	next_step: z.string(),
	open_files: lines,
	recent_decisions: lines,
	blockers: lines,
	updated_at: z.string().nullable(),
	updated_by: z.string().nullable(),
});

const noteSchema = z.object({
	id: z.string(),
	content: z.string(),
	category: z.string(),
	tokens: z.number(),
	created_at: z.string(),
});

export type Appended = z.infer<typeof appendedSchema>;
export type Job = z.infer<typeof jobsSchema>["data"][number];
export type Summary = z.infer<typeof summariesSchema>["data"][number];
export type WorkingState = z.infer<typeof stateSchema>;
export type Note = z.infer<typeof noteSchema>;

/** A thread of its own for every run: told once more, a story would find itself told already. */
export async function makeThread(api: Api, { title, userId, config }: Story) {
	const body = { user_id: userId, title, model: MODEL, budget: PROFILE, config };
	return demand(await call(api, "POST", "/v1/threads", threadSchema, body), "creating the thread");
}

export async function appendTurn(api: Api, thread: string, messages: Message[]): Promise<Appended> {
	const path = `/v1/threads/${thread}/messages`;
	return demand(await call(api, "POST", path, appendedSchema, { messages }), "appending a turn");
}

/** Returns the jobs as soon as none is left to do. */
export async function settle(api: Api, thread: string): Promise<Job[] | null> {
	const deadline = Date.now() + SETTLE_MS;
	for (;;) {
		const answer = await call(api, "GET", `/v1/threads/${thread}/jobs`, jobsSchema);
		const jobs = unlessAbsent(answer, "reading the thread's jobs")?.data ?? null;
		const working = jobs?.some(({ status }) => status === "queued" || status === "running") ?? false;
		if (!working) return jobs;
		if (Date.now() > deadline) throw new Error(`the jobs of ${thread} did not end within ${SETTLE_MS / 1000} s`);
		await delay(POLL_MS);
	}
}

/** Oldest first. */
export async function readSummaries(api: Api, thread: string): Promise<Summary[] | null> {
	const answer = await call(api, "GET", `/v1/threads/${thread}/summaries`, summariesSchema);
	const summaries = unlessAbsent(answer, "reading the summaries")?.data ?? null;
	return summaries?.toSorted((a, b) => a.number - b.number) ?? null;
}

export async function readState(api: Api, thread: string): Promise<WorkingState | null> {
	const answer = await call(api, "GET", `/v1/threads/${thread}/working-state`, stateSchema);
	return unlessAbsent(answer, "reading the working state");
}

export async function addNote(api: Api, thread: string, { content, category }: PlannedNote): Promise<Note | null> {
	const answer = await call(api, "POST", `/v1/threads/${thread}/notes`, noteSchema, { content, category });
	return unlessAbsent(answer, "writing a note");
}

/** As text; `now`: the moment at which the question is asked, so that every run gives the same. */
export async function askContext(api: Api, thread: string, { question }: Story, now: string) {
	const body = { model: MODEL, budget: PROFILE, format: "text", now, ...question };
	return demand(await call(api, "POST", `/v1/threads/${thread}/context`, textContextSchema, body), "the context");
}

/** The thread is there, so a 404 means that the route is not. */
function unlessAbsent<T>(answer: Answer<T>, what: string): T | null {
	return !answer.ok && answer.refusal.status === 404 ? null : demand(answer, what);
}
