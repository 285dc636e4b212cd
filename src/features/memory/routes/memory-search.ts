import { z } from "@hono/zod-openapi";
import { CHANNELS } from "../../../core/recall/fuse-channels.ts";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId, ResourceId } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { MemorySchema, memoryAnswer } from "../schemas/memory.ts";
import { recallFields, recallOf } from "../schemas/recall.ts";
import { searchMemories } from "../use-cases/recall/search-memories.ts";

const SearchBody = z
	.strictObject({
		query: z.string().regex(/\S/, "must say something").openapi({
			description: "Words, or a question. Of one over 8,000 characters its beginning and its end are searched for",
		}),
		user_id: OwnerId.nullish().openapi({ description: "The thread's unless said, else the key's own" }),
		project_id: OwnerId.nullish().openapi({ description: "The thread's unless said, else the key's own" }),
		thread_id: ResourceId.nullish().openapi({ description: "What is remembered of this thread alone is seen too" }),
		limit: z.int().min(1).max(100).default(20),
		...recallFields,
	})
	.openapi("MemorySearch");

const Share = z.number().min(0).max(1);

const FoundSchema = z
	.object({
		data: z.array(
			z.object({
				memory: MemorySchema,
				score: z.object({ total: Share, relevance: Share, recency: Share, importance: Share }),
				channels: z.array(z.enum(CHANNELS)).openapi({ description: "The ways by which it was found" }),
			}),
		),
		degraded: z.array(z.object({ part: z.string(), reason: z.string() })),
	})
	.openapi("FoundMemories");

const search = keyedRoute(
	{
		method: "post",
		path: "/v1/memories/search",
		tags: ["Memory"],
		summary: "Search memories",
		description: "What contexts choose from, best first: by words, by meaning, by relations and by keys.",
		request: { body: jsonBody(SearchBody) },
		responses: { 200: jsonAnswer(FoundSchema, "What was found, and which parts of recall are missing") },
	},
	{ role: "read", problems: ["not_found"], wakesIndex: false, repeat: "never" },
);

export function registerMemorySearch(app: App): void {
	app.openapi(search, async (c) => {
		const { deps, access } = c.var;
		const { query, user_id = null, project_id = null, thread_id = null, limit, ...asked } = c.req.valid("json");
		const found = await searchMemories(deps, access, {
			query,
			owners: { user_id, project_id },
			thread: thread_id,
			limit,
			...recallOf(asked),
		});
		if (!found.ok) return fail(c, found.error);
		const { results, degraded } = found.value;
		return c.json({ data: results.map((one) => ({ ...one, memory: memoryAnswer(one.memory) })), degraded }, 200);
	});
}
