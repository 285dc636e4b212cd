/** The calls that what is remembered of a user is read and changed with. */
import * as z from "zod";
import { type Api, call, demand } from "../api.ts";
import { textContextSchema } from "../context-schema.ts";
import { settle } from "../continuity/thread-calls.ts";
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
const nothing = z.unknown();

export type Memory = z.infer<typeof memorySchema>;
export type Relation = z.infer<typeof relationSchema>;
export type Skill = z.infer<typeof skillSchema>;

/** A page that ends within one page's limit; the demo has no more. */
const all = <T>(one: z.ZodType<T>) => z.object({ data: z.array(one), next_cursor: z.string().nullish() });
const LIMIT = 200;

export async function makeThread(api: Api, user: string, title: string): Promise<string> {
	const body = { user_id: user, title, model: MODEL, budget: PROFILE, config: { learn: "turn" } };
	return demand(await call(api, "POST", "/v1/threads", threadSchema, body), "creating a thread").id;
}

/** Appends messages, and waits until what they say is learned. */
export async function tell(api: Api, thread: string, messages: Message[]): Promise<void> {
	const path = `/v1/threads/${thread}/messages`;
	demand(await call(api, "POST", path, nothing, { messages }), "appending messages");
	await settle(api, thread);
}

export async function deleteMessage(api: Api, thread: string, message: string): Promise<void> {
	const path = `/v1/threads/${thread}/messages/${message}`;
	demand(await call(api, "DELETE", path, nothing), "deleting a message");
	await settle(api, thread);
}

export async function readMemories(api: Api, user: string, status: "active" | "superseded"): Promise<Memory[]> {
	const path = `/v1/memories?scope=${scopeOf(user)}&status=${status}&limit=${LIMIT}`;
	return demand(await call(api, "GET", path, all(memorySchema)), "reading memories").data;
}

/** `asOf`: those that held then; else all that there are. */
export async function readRelations(api: Api, user: string, more: Record<string, string> = {}): Promise<Relation[]> {
	const query = new URLSearchParams({ scope: `user:${user}`, limit: String(LIMIT), ...more });
	return demand(await call(api, "GET", `/v1/relations?${query}`, all(relationSchema)), "reading relations").data;
}

export async function search(api: Api, user: string, query: string): Promise<Memory[]> {
	const body = { query, user_id: user, limit: 10 };
	const found = demand(await call(api, "POST", "/v1/memories/search", searchSchema, body), "searching memories");
	return found.data.map(({ memory }) => memory);
}

export async function writeSkill(api: Api, user: string, act: Extract<Act, { kind: "skill" }>): Promise<Skill> {
	const { kind: _, ...skill } = act;
	const body = { ...skill, scope: `user:${user}` };
	return demand(await call(api, "POST", "/v1/skills", skillSchema, body), "writing a skill");
}

export async function reportOutcome(api: Api, skill: string, success: boolean, detail: string): Promise<Skill> {
	const path = `/v1/skills/${skill}/outcome`;
	return demand(await call(api, "POST", path, skillSchema, { success, detail }), "reporting an outcome");
}

/** As text; `now`: the moment at which it is asked, so that every run gives the same. */
export async function askContext(api: Api, thread: string, question: object, now: string) {
	const body = { model: MODEL, budget: PROFILE, format: "text", now, ...question };
	return demand(await call(api, "POST", `/v1/threads/${thread}/context`, textContextSchema, body), "the context");
}

function scopeOf(user: string): string {
	return encodeURIComponent(`user:${user}`);
}
