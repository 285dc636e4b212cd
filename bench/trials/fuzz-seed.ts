import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ask, settledJobs } from "../../scripts/client/api.ts";
import type { Ids } from "./fuzz-requests.ts";
import { everyRow } from "./stored.ts";

const made = z.looseObject({ id: z.string() });
const thread = z.looseObject({ updated_at: z.string() });
const row = z.looseObject({});

/** Lists of what there is; a key's last use and the day's figures change with each request. */
const LISTS = [
	...[
		"/v1/threads",
		"/v1/threads/t1/messages",
		"/v1/threads/t1/notes",
		"/v1/threads/t1/contexts",
		"/v1/threads/t1/summaries",
	],
	...["/v1/memories", "/v1/relations", "/v1/skills", "/v1/installations", "/v1/jobs", "/v1/keys"],
];
const THINGS = ["/v1/threads/t1", "/v1/threads/t1/working-state", "/v1/blocks/user%3Aada/task"];

/** Stores one of each thing, and returns their ids and how to read all that is stored. */
export async function seed(url: string) {
	const post = (path: string, body: object) => ask(made, "POST", `${url}${path}`, body);
	const scope = "user:ada";
	await post("/v1/threads", { id: "t1", user_id: "ada", config: { learn: "off" } });
	const messages = [
		{ id: "m1", role: "user", content: "Where is the ferry?" },
		{ id: "m2", role: "assistant", content: "At the pier." },
	];
	await ask(row, "POST", `${url}/v1/threads/t1/messages`, { messages });
	const note = await post("/v1/threads/t1/notes", { content: "Mind the ferry.", category: "context" });
	const memory = await post("/v1/memories", { content: "Ada takes the ferry.", scope });
	const relation = await post("/v1/relations", { subject: "Ada", predicate: "KNOWS", object: "Bo", scope });
	const skill = await post("/v1/skills", { name: "dock", description: "How to dock.", body: "Slowly.", scope });
	const context = await post("/v1/threads/t1/context", { query: "And now?" });
	const installation = await post("/v1/installations", { platform: "generic" });
	const key = await post("/v1/keys", { name: "reader", role: "read" });
	await ask(row, "PUT", `${url}/v1/blocks/user%3Aada/task`, { content: "Wait for the ferry." });
	await settledJobs(`${url}/v1/threads/t1`);
	await listed(url);
	const ids: Ids = {
		...{ threads: "t1", messages: "m1", notes: note.id, memories: memory.id, relations: relation.id, skills: skill.id },
		...{ contexts: context.id, installations: installation.id, installation: installation.id, keys: key.id },
	};
	return { ids, everything: () => everything(url) };
}

/** Waits until the list of threads tells what the thread itself does. */
async function listed(url: string): Promise<void> {
	for (;;) {
		const own = await ask(thread, "GET", `${url}/v1/threads/t1`);
		const [shown] = await everyRow(thread, `${url}/v1/threads`);
		if (shown?.updated_at === own.updated_at) return;
		await sleep(50);
	}
}

/** What is stored, as text by list. */
async function everything(url: string): Promise<Record<string, string>> {
	const lists = await Promise.all(LISTS.map(async (path) => [path, await everyRow(row, `${url}${path}`)] as const));
	const things = await Promise.all(THINGS.map(async (path) => [path, await ask(row, "GET", `${url}${path}`)] as const));
	return Object.fromEntries(
		[...lists, ...things].map(([path, value]) => [
			path,
			JSON.stringify(value, (name, one) => (name === "last_used_at" ? null : one)),
		]),
	);
}
