import { z } from "@hono/zod-openapi";
import { MOST_LEARNING_CALLS } from "../../../core/writing/learn/found/learned-transcript.ts";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId, ResourceId } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { MemorySchema, memoryAnswer, RelationSchema, relationAnswer } from "../../memory/index.ts";
import { asGiven, MessageShape, messageList, readMessages } from "../../threads/index.ts";
import { AcceptedSchema, acceptedAnswer } from "../schemas/job.ts";
import { askIngest } from "../use-cases/learning/ingest.ts";

const IngestSchema = z
	.strictObject({
		messages: messageList("auto", { minItems: 1, maxItems: 500 }).optional(),
		format: MessageShape.default("auto"),
		text: z.string().min(1).optional().openapi({ description: "Instead of messages: what one user says" }),
		user_id: OwnerId.optional(),
		project_id: OwnerId.optional(),
		thread_id: ResourceId.optional(),
		source: z.strictObject({ id: z.string().min(1).max(500), type: z.string().min(1).max(100) }).optional(),
		wait: z.boolean().default(false).openapi({ description: "Answer when it is done, in a minute at most" }),
	})
	.check(({ value: { messages, text }, issues, value }) => {
		if ((messages === undefined) === (text === undefined)) {
			issues.push({
				code: "custom",
				path: ["messages"],
				message: "either messages or text must be given",
				input: value,
			});
		}
	})
	.openapi("Ingest")
	.transform(({ messages: given, format, ...asked }, { issues }) => {
		if (given === undefined) return { ...asked, messages: undefined, places: [] };
		return { ...asked, ...readMessages(given, format, issues) };
	});

const IngestedSchema = z
	.object({
		memories: z.array(MemorySchema),
		relations: z.array(RelationSchema),
		skipped: z.array(z.object({ reason: z.string(), detail: z.string() })),
	})
	.openapi("Ingested");

const ingest = keyedRoute(
	{
		method: "post",
		path: "/v1/memories/ingest",
		operationId: "ingestMessages",
		tags: ["Memory"],
		summary: "Learn memories and relations from messages",
		description:
			"What is learned goes to the author's memory: the message's `user_id`, else `user_id`, else the thread's user, the " +
			"thread, or the project. What is known already, and what a context put into a message, is skipped: the same " +
			`messages again add nothing. An attempt asks models at most ${MOST_LEARNING_CALLS} times; the embedded writer reads what is left.`,
		request: { body: jsonBody(IngestSchema) },
		responses: {
			200: jsonAnswer(IngestedSchema, "What was learned"),
			202: jsonAnswer(AcceptedSchema, "The job that learns"),
		},
	},
	{ problems: ["not_found"], schedulesIndexing: true, bulkBytes: 8_192, repeat: { about: "memories", holds: "text" } },
);

export function registerIngest(app: App): void {
	app.openapi(ingest, async (c) => {
		const { deps, access } = c.var;
		const { messages, places, text = "", source = null, ...rest } = c.req.valid("json");
		const sent = messages ?? [{ role: "user" as const, content: text }];
		const asked = await askIngest(deps, access, { ...rest, messages: sent, source });
		if (!asked.ok) return fail(c, asGiven(asked.error, places));
		if ("job" in asked.value) return c.json(acceptedAnswer(asked.value.job), 202);
		const { memories, relations, skipped } = asked.value;
		const answer = { memories: memories.map(memoryAnswer), relations: relations.map(relationAnswer), skipped };
		return c.json(answer, 200);
	});
}
