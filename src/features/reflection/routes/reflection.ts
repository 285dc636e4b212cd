import { z } from "@hono/zod-openapi";
import { MOST_REFLECTING_CALLS } from "../../../core/writing/reflect/reflect-figures.ts";
import type { App } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { AcceptedSchema, acceptedAnswer } from "../../continuity/index.ts";
import { MemorySchema, MemoryScope, memoryAnswer } from "../../memory/index.ts";
import { askReflect } from "../use-cases/ask-reflect.ts";

const ReflectSchema = z
	.strictObject({
		scope: MemoryScope,
		wait: z.boolean().default(false).openapi({ description: "Answer when it is done, in a minute at most" }),
	})
	.openapi("Reflect");

const InsightsSchema = z
	.object({
		insights: z.array(MemorySchema),
		degraded: z
			.array(z.object({ part: z.string(), reason: z.string() }))
			.optional()
			.openapi({ description: "Why a better writer did not conclude it" }),
	})
	.openapi("Insights");

const reflect = keyedRoute(
	{
		method: "post",
		path: "/v1/reflect",
		operationId: "reflect",
		tags: ["Memory"],
		summary: "Conclude from what is new in a scope",
		description:
			"Insights are memories of that scope, with the memories they rest on; nothing is concluded twice from the same. What was " +
			"not reflected on yet is read, in batches of 100 beside what was there before; where nothing is new, the answer is empty. " +
			`For a batch models are asked at most ${MOST_REFLECTING_CALLS} times; where none answers, rules conclude.`,
		request: { body: jsonBody(ReflectSchema) },
		responses: {
			200: jsonAnswer(InsightsSchema, "What was concluded"),
			202: jsonAnswer(AcceptedSchema, "The job that reflects"),
		},
	},
	{ problems: ["not_found"], schedulesIndexing: false, repeat: { about: "memories", holds: "text" } },
);

export function registerReflection(app: App): void {
	app.openapi(reflect, async (c) => {
		const { deps, access } = c.var;
		const asked = await askReflect(deps, access, c.req.valid("json"));
		if (!asked.ok) return fail(c, asked.error);
		if ("job" in asked.value) return c.json(acceptedAnswer(asked.value.job), 202);
		const { insights, degraded } = asked.value;
		const why = degraded === null ? {} : { degraded: [{ part: "reflection", reason: degraded }] };
		return c.json({ insights: insights.map(memoryAnswer), ...why }, 200);
	});
}
