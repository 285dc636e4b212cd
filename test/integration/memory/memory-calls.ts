import * as z from "zod";
import { api, ask, localKey } from "../client.ts";

export const memory = z.looseObject({
	id: z.string(),
	content: z.string(),
	scope: z.string(),
	status: z.string(),
	version: z.number(),
	importance: z.number(),
	block: z.string(),
});

export const memoryPage = z.object({ data: z.array(memory), next_cursor: z.string().nullable() });

/** Writes one memory, in the scope of everybody unless another is said. */
export function remember(content: string, more: object = {}, key = localKey) {
	return ask(memory, "POST", "/v1/memories", { content, scope: "global", ...more }, { key });
}

/** What the list holds, as it is asked for. */
export async function contents(query: string, key = localKey): Promise<string[]> {
	const page = await ask(memoryPage, "GET", `/v1/memories?${query}`, undefined, { key });
	return page.data.map(({ content }) => content);
}

export function post(body: unknown, key = localKey, headers: Record<string, string> = {}) {
	return api("POST", "/v1/memories", body, { key, headers });
}
