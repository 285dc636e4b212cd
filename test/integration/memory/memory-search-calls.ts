import * as z from "zod";
import { ask } from "../client.ts";

const memory = z.looseObject({ id: z.string(), content: z.string(), scope: z.string() });
const score = z.object({ total: z.number(), relevance: z.number(), recency: z.number(), importance: z.number() });
const found = z.object({
	data: z.array(z.object({ memory, score, channels: z.array(z.string()) })),
	degraded: z.array(z.object({ part: z.string(), reason: z.string() })),
});

export type FoundMemory = z.infer<typeof found>["data"][number];

/** Writes a memory that must be taken, and gives its id. */
export async function remembered(body: object, key: string): Promise<string> {
	return (await ask(memory, "POST", "/v1/memories", body, { key })).id;
}

export async function searched(body: object, key: string): Promise<FoundMemory[]> {
	return (await ask(found, "POST", "/v1/memories/search", body, { key })).data;
}

/** What was found says, best first. */
export async function contents(body: object, key: string): Promise<string[]> {
	return (await searched(body, key)).map(({ memory: { content } }) => content);
}
