import { z } from "@hono/zod-openapi";
import { MEMORY_TYPES } from "../../../core/model/memory/remembered.ts";
import { CHANNELS } from "../../../core/recall/fuse-channels.ts";
import { PRECISIONS, type Precision } from "../../../core/recall/precision.ts";
import { GENERATIVE_AGENTS } from "../../../core/recall/score.ts";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId, ResourceId, Time } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { MemorySchema, memoryAnswer } from "../schemas/memory.ts";
import type { RecallAsk } from "../use-cases/recall/recall.ts";
import { searchMemories } from "../use-cases/recall/search-memories.ts";

const weight = z.number().min(0).max(1_000_000);

const Weights = z
	.union([z.literal("generative_agents"), z.strictObject({ recency: weight, importance: weight, relevance: weight })])
	.check(({ value, issues }) => {
		if (value === "generative_agents" || Object.values(value).some((one) => one !== 0)) return;
		issues.push({ code: "custom", path: [], message: "must not all be 0", input: value });
	})
	.openapi({ description: "What a score's parts weigh; `generative_agents`: 1, 1, 1" });

/** How memories are asked for, in contexts and in search. */
export const recallFields = {
	types: z.array(z.enum(MEMORY_TYPES)).min(1).optional(),
	weights: Weights.optional(),
	min_score: z.number().min(0).max(1).optional().openapi({
		description: "The least total. In a search 0 shows all that has anything to do with the query, ranked",
	}),
	precision: z.enum(PRECISIONS).optional().openapi({
		description: "How sure recall must be of a memory; `high` shows fewer. Normal unless said; unless min_score is",
	}),
	as_of: Time.optional().openapi({ description: "What was so at this time; now unless said" }),
};

/** The same as use cases take it. */
export function recallOf(given: {
	types?: z.output<typeof recallFields.types>;
	weights?: z.output<typeof recallFields.weights>;
	min_score?: number | undefined;
	precision?: Precision | undefined;
	as_of?: string | undefined;
}): Omit<RecallAsk, "limit"> {
	const { types = null, weights = null, min_score: minScore = null, precision = null, as_of = null } = given;
	const weighed = weights === "generative_agents" ? GENERATIVE_AGENTS : weights;
	return { minScore, precision, types, weights: weighed, as_of };
}

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

export const FoundSchema = z
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
		operationId: "searchMemories",
		tags: ["Memory"],
		summary: "Search memories",
		description: "What contexts choose from, best first: by words, by meaning, by relations and by keys.",
		request: { body: jsonBody(SearchBody) },
		responses: { 200: jsonAnswer(FoundSchema, "What was found, and which parts of recall are missing") },
	},
	{ role: "read", problems: ["not_found"], schedulesIndexing: false, repeat: "never" },
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
		return c.json(foundAnswer(found.value), 200);
	});
}

/** What was found, as it is answered. */
export function foundAnswer({ results, degraded }: Found): z.input<typeof FoundSchema> {
	return { data: results.map((one) => ({ ...one, memory: memoryAnswer(one.memory) })), degraded };
}

type Found = Extract<Awaited<ReturnType<typeof searchMemories>>, { ok: true }>["value"];
