import * as z from "zod";
import { ask } from "../../../scripts/client/api.ts";
import type { Precision } from "../../../src/core/recall/precision.ts";
import type { SearchUser } from "./search-cases.ts";

const written = z.object({ data: z.array(z.object({ id: z.string() })) });
const found = z.object({
	data: z.array(z.object({ memory: z.object({ id: z.string() }), score: z.object({ relevance: z.number() }) })),
});
const health = z.object({ index_lag_ms: z.number() });
const PER_CALL = 100;
const YEAR = "2020-01-01T00:00:00.000Z";

/** Writes the memories of users to a server, waits for its index, and gives a search over HTTP by the ids of the cases. */
export async function servedSearch(url: string, users: readonly SearchUser[]) {
	const names = new Map<string, string>();
	for (const { name, memories } of users) {
		const bodies = memories.map(({ type, state, content }) => ({
			...{ type, content, scope: state === "other-project" ? "project:other" : `user:${name}` },
			...(state === "superseded" && { valid_from: "2019-01-01T00:00:00.000Z", valid_to: YEAR }),
		}));
		for (let from = 0; from < bodies.length; from += PER_CALL) {
			const some = { memories: bodies.slice(from, from + PER_CALL) };
			const { data } = await ask(written, "POST", `${url}/v1/memories`, some);
			for (const [at, { id }] of data.entries()) names.set(id, memories[from + at]?.id ?? "");
		}
	}
	for (let tries = 0; tries < 240; tries++) {
		if ((await ask(health, "GET", `${url}/health`)).index_lag_ms === 0) break;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	return async (user: SearchUser, query: string, precision: Precision) => {
		const body = { query, user_id: user.name, precision };
		const { data } = await ask(found, "POST", `${url}/v1/memories/search`, body);
		return data.map(({ memory, score }) => ({ id: names.get(memory.id) ?? memory.id, relevance: score.relevance }));
	};
}
