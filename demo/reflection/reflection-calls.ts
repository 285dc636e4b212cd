/** The calls that a team's fortnight is told and reflected on with. */
import * as z from "zod";
import { ask, settledJobs } from "../../scripts/client/api.ts";
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
const LIMIT = 200;
const NIGHT = "0 3 * * *";

/** A thread that several write in, whose project learns. */
export async function makeThread(url: string, project: string): Promise<string> {
	const config = { learn: "turn", learn_scope: "project" };
	const body = { project_id: project, title: "The team's channel", config };
	return (await ask(thread, "POST", `${url}/v1/threads`, body)).id;
}

export async function tellDay(url: string, id: string, { messages }: TeamDay): Promise<void> {
	const threadUrl = `${url}/v1/threads/${id}`;
	await ask(z.unknown(), "POST", `${threadUrl}/messages`, { messages });
	await settledJobs(threadUrl);
}

/** Calls what the platform's clock calls at three o'clock, and waits until the project was reflected on. */
export async function night(url: string, scope: string): Promise<void> {
	const address = `${url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: NIGHT })}`;
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`the clock's call failed: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
	// The job that the night queued is done before another one of the same tenant.
	await ask(z.unknown(), "POST", `${url}/v1/reflect`, { scope, wait: true });
}

export function readInsights(url: string, scope: string): Promise<Memory[]> {
	return list(url, `scope=${encodeURIComponent(scope)}&type=insight`);
}

export function readMemories(url: string, scope: string): Promise<Memory[]> {
	return list(url, `scope=${encodeURIComponent(scope)}`);
}

/** What somebody is to look at. */
export function readReview(url: string, scope: string): Promise<Memory[]> {
	return list(url, `scope=${encodeURIComponent(scope)}&review=due`);
}

export async function readEvidence(url: string, id: string): Promise<Memory[]> {
	return (await ask(page, "GET", `${url}/v1/memories/${id}/evidence`)).data;
}

async function list(url: string, query: string): Promise<Memory[]> {
	return (await ask(page, "GET", `${url}/v1/memories?${query}&limit=${LIMIT}`)).data;
}
