/** The calls that what is remembered of a user is read and changed with. */
import * as z from "zod";
import { ask, settledJobs } from "../../scripts/client/api.ts";
import { textContextSchema } from "../context-schema.ts";
import type { Message } from "../conversation.ts";
import type { Act } from "./fortnight.ts";

const MODEL = "gpt-4";
const PROFILE = "8k";

const source = z.object({ id: z.string(), type: z.string() });

const memorySchema = z.object({
	id: z.string(),
	content: z.string(),
	type: z.string(),
	key: z.string().nullish(),
	version: z.number(),
	supersedes: z.string().nullish(),
	source: source.nullish(),
});

const relationSchema = z.object({
	id: z.string(),
	subject: z.string(),
	predicate: z.string(),
	object: z.string(),
	valid_from: z.string().nullish(),
	valid_to: z.string().nullish(),
	source: source.nullish(),
});

const skillSchema = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string(),
	body: z.string(),
	version: z.number(),
	successes: z.number(),
	failures: z.number(),
});

const searchSchema = z.object({
	data: z.array(z.object({ memory: memorySchema, score: z.object({ total: z.number() }) })),
});

const threadSchema = z.object({ id: z.string() });

export type Memory = z.infer<typeof memorySchema>;
export type Relation = z.infer<typeof relationSchema>;
export type Skill = z.infer<typeof skillSchema>;

/** A page that ends within one page's limit; the demo has no more. */
const all = <T>(one: z.ZodType<T>) => z.object({ data: z.array(one), next_cursor: z.string().nullish() });
const LIMIT = 200;

export async function makeThread(url: string, user: string, title: string): Promise<string> {
	const body = { user_id: user, title, model: MODEL, budget: PROFILE, config: { learn: "turn" } };
	return (await ask(threadSchema, "POST", `${url}/v1/threads`, body)).id;
}

/** Appends messages, and waits until what they say is learned. */
export async function tell(url: string, thread: string, messages: Message[]): Promise<void> {
	const threadUrl = `${url}/v1/threads/${thread}`;
	await ask(z.unknown(), "POST", `${threadUrl}/messages`, { messages });
	await settledJobs(threadUrl);
}

export async function deleteMessage(url: string, thread: string, message: string): Promise<void> {
	const threadUrl = `${url}/v1/threads/${thread}`;
	await ask(z.unknown(), "DELETE", `${threadUrl}/messages/${message}`);
	await settledJobs(threadUrl);
}

export async function readMemories(url: string, user: string, status: "active" | "superseded"): Promise<Memory[]> {
	const query = new URLSearchParams({ scope: `user:${user}`, status, limit: String(LIMIT) });
	return (await ask(all(memorySchema), "GET", `${url}/v1/memories?${query}`)).data;
}

/** `asOf`: those that held then; else all that there are. */
export async function readRelations(url: string, user: string, more: Record<string, string> = {}): Promise<Relation[]> {
	const query = new URLSearchParams({ scope: `user:${user}`, limit: String(LIMIT), ...more });
	return (await ask(all(relationSchema), "GET", `${url}/v1/relations?${query}`)).data;
}

export async function search(url: string, user: string, query: string): Promise<Memory[]> {
	const body = { query, user_id: user, limit: 10 };
	const found = await ask(searchSchema, "POST", `${url}/v1/memories/search`, body);
	return found.data.map(({ memory }) => memory);
}

export async function writeSkill(url: string, user: string, act: Extract<Act, { kind: "skill" }>): Promise<Skill> {
	const { kind: _, ...skill } = act;
	const body = { ...skill, scope: `user:${user}` };
	return ask(skillSchema, "POST", `${url}/v1/skills`, body);
}

export async function reportOutcome(url: string, skill: string, success: boolean, detail: string): Promise<Skill> {
	return ask(skillSchema, "POST", `${url}/v1/skills/${skill}/outcome`, { success, detail });
}

/** As text; `now`: the moment at which it is asked, so that every run gives the same. */
export async function askContext(url: string, thread: string, question: object, now: string) {
	const body = { model: MODEL, budget: PROFILE, format: "text", now, ...question };
	return ask(textContextSchema, "POST", `${url}/v1/threads/${thread}/context`, body);
}
