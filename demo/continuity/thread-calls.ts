/** The calls that a thread is kept up with. */
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { textContextSchema } from "../context-schema.ts";
import type { Message } from "../conversation.ts";
import type { PlannedNote, Story } from "./story.ts";

export const MODEL = "gpt-4";
const PROFILE = "8k";

const threadSchema = z.object({
	id: z.string(),
	config: z.object({ overflow: z.object({ strategy: z.string(), trigger_ratio: z.number() }) }),
});

const appendedSchema = z.object({
	messages: z.array(z.object({ id: z.string(), seq: z.number(), tokens: z.number() })),
	overflow: z.object({ tokens: z.number(), limit: z.number(), job: z.string().optional() }),
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
export type Summary = z.infer<typeof summariesSchema>["data"][number];
export type WorkingState = z.infer<typeof stateSchema>;
export type Note = z.infer<typeof noteSchema>;

/** A thread of its own for every run: told once more, a story would find itself told already. */
export async function makeThread(url: string, { title, userId, config }: Story) {
	const body = { user_id: userId, title, model: MODEL, budget: PROFILE, config };
	return ask(threadSchema, "POST", `${url}/v1/threads`, body);
}

export async function appendTurn(url: string, thread: string, messages: Message[]): Promise<Appended> {
	return ask(appendedSchema, "POST", `${url}/v1/threads/${thread}/messages`, { messages });
}

/** Oldest first. */
export async function readSummaries(url: string, thread: string): Promise<Summary[]> {
	const { data } = await ask(summariesSchema, "GET", `${url}/v1/threads/${thread}/summaries`);
	return data.toSorted((a, b) => a.number - b.number);
}

export function readState(url: string, thread: string): Promise<WorkingState> {
	return ask(stateSchema, "GET", `${url}/v1/threads/${thread}/working-state`);
}

export function addNote(url: string, thread: string, { content, category }: PlannedNote): Promise<Note> {
	return ask(noteSchema, "POST", `${url}/v1/threads/${thread}/notes`, { content, category });
}

/** As text; `now`: the moment at which the question is asked, so that every run gives the same. */
export async function askContext(url: string, thread: string, { question }: Story, now: string) {
	const body = { model: MODEL, budget: PROFILE, format: "text", now, ...question };
	return ask(textContextSchema, "POST", `${url}/v1/threads/${thread}/context`, body);
}
