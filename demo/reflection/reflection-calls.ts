/** The calls that a team's fortnight is told and reflected on with. */
import * as z from "zod";
import { type Api, call, demand } from "../api.ts";
import { settle } from "../continuity/thread-calls.ts";
import type { TeamDay } from "./team-fortnight.ts";

const memorySchema = z.object({
	id: z.string(),
	content: z.string(),
	type: z.string(),
	depth: z.number().optional(),
	created_at: z.string(),
	supersedes: z.string().optional(),
	proposed: z.object({ superseded_by: z.string(), why: z.string() }).optional(),
});

export type Memory = z.infer<typeof memorySchema>;

const page = z.object({ data: z.array(memorySchema) });
const thread = z.object({ id: z.string() });
const nothing = z.unknown();
const LIMIT = 200;
const NIGHT = "0 3 * * *";

/** A thread that several write in, whose project learns. */
export async function makeThread(api: Api, project: string): Promise<string> {
	const config = { learn: "turn", learn_scope: "project" };
	const body = { project_id: project, title: "The team's channel", config };
	return demand(await call(api, "POST", "/v1/threads", thread, body), "creating a thread").id;
}

export async function tellDay(api: Api, id: string, { messages }: TeamDay): Promise<void> {
	demand(await call(api, "POST", `/v1/threads/${id}/messages`, nothing, { messages }), "appending messages");
	await settle(api, id);
}

/** Calls what the platform's clock calls at three o'clock, and waits until the project was reflected on. */
export async function night(api: Api, scope: string): Promise<void> {
	const address = `${api.origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: NIGHT })}`;
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`the clock's call failed: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
	// The job that the night queued is done before another one of the same tenant.
	demand(await call(api, "POST", "/v1/reflect", nothing, { scope, wait: true }), "waiting for the reflection");
}

export function readInsights(api: Api, scope: string): Promise<Memory[]> {
	return list(api, `scope=${encodeURIComponent(scope)}&type=insight`);
}

export function readMemories(api: Api, scope: string): Promise<Memory[]> {
	return list(api, `scope=${encodeURIComponent(scope)}`);
}

/** What somebody is to look at. */
export function readReview(api: Api, scope: string): Promise<Memory[]> {
	return list(api, `scope=${encodeURIComponent(scope)}&review=due`);
}

export async function readEvidence(api: Api, id: string): Promise<Memory[]> {
	return demand(await call(api, "GET", `/v1/memories/${id}/evidence`, page), "reading evidence").data;
}

async function list(api: Api, query: string): Promise<Memory[]> {
	return demand(await call(api, "GET", `/v1/memories?${query}&limit=${LIMIT}`, page), "reading memories").data;
}
