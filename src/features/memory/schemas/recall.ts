import { z } from "@hono/zod-openapi";
import { MEMORY_TYPES } from "../../../core/model/memory/remembered.ts";
import { GENERATIVE_AGENTS } from "../../../core/recall/score.ts";
import { Time } from "../../../platform/http/fields.ts";
import type { RecallAsk } from "../use-cases/recall/recall.ts";

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
	min_score: z.number().min(0).max(1).default(0).openapi({ description: "Of the total" }),
	as_of: Time.optional().openapi({ description: "What was so at this time; now unless said" }),
};

/** The same as flows take it. */
export function recallOf(given: {
	types?: z.output<typeof recallFields.types>;
	weights?: z.output<typeof recallFields.weights>;
	min_score: number;
	as_of?: string | undefined;
}): Omit<RecallAsk, "limit"> {
	const { types = null, weights = null, min_score, as_of = null } = given;
	return { minScore: min_score, types, weights: weights === "generative_agents" ? GENERATIVE_AGENTS : weights, as_of };
}
