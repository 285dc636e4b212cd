import { z } from "@hono/zod-openapi";
import { ok } from "../../../core/base/result.ts";
import type { KeptContext } from "../../../core/model/thread/kept-context.ts";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, BY_NUMBER, listAnswer, listQuery, type NumberedPage } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { readKeptContext, reportUsage } from "../use-cases/kept-contexts.ts";

const tags = ["Context"];

const ContextPath = z.object({ id: ResourceId, context: ResourceId });

const KeptSchema = z
	.object({
		id: z.string(),
		created_at: TimeAnswer,
		rendering_left_out: z.literal(true).optional().openapi({
			description: "The answer was too large to be kept, or a message was deleted since: here it has no rendering",
		}),
		request: z.looseObject({}).openapi({ description: "As it was sent" }),
		response: z.looseObject({}).openapi({ description: "As it was answered" }),
	})
	.openapi("KeptContext");

const EntrySchema = z.object({
	id: z.string(),
	created_at: TimeAnswer,
	model: z.string(),
	format: z.string(),
	tokens: z.looseObject({ total: z.int() }),
});

const list = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/contexts",
	operationId: "listContexts",
	tags,
	summary: "List a thread's last contexts",
	description:
		"The last 20, newest first. A key bound to a user or project sees those made under the same bounds or narrower ones.",
	request: { params: ThreadPath, query: listQuery({}) },
	responses: listAnswer(EntrySchema, "The contexts"),
});

const read = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/contexts/{context}",
	operationId: "getContext",
	tags,
	summary: "Read a context again",
	request: { params: ContextPath },
	responses: { 200: jsonAnswer(KeptSchema, "The request and what was answered") },
});

const usage = keyedRoute(
	{
		method: "post",
		path: "/v1/threads/{id}/contexts/{context}/usage",
		operationId: "reportUsage",
		tags,
		summary: "Report what the provider counted",
		description:
			"Later contexts of a model whose tokenizer is not public are counted with a moving average of what you report, which " +
			"begins at the table's ratio. A context is learned from once, and not under a key bound to a user or project: the " +
			"average is the whole tenant's. Such a report is answered all the same.",
		request: {
			params: ContextPath,
			body: jsonBody(z.strictObject({ input_tokens: z.int().min(1).max(1_000_000_000) }).openapi("Usage")),
		},
		responses: {
			200: jsonAnswer(
				z.object({
					model: z.string(),
					counted: z.int(),
					reported: z.int(),
					ratio: z
						.number()
						.min(0.5)
						.max(2)
						.openapi({ description: "Reported for one that was counted, within bounds" }),
				}),
				"What was counted beside what was reported",
			),
		},
	},
	{ schedulesIndexing: false, repeat: { about: "thread", holds: "figures" }, redact: "thread" },
);

/** What an answer holds that a list shows. */
const Report = z.looseObject({ format: z.string(), tokens: EntrySchema.shape.tokens });

export function registerKeptContexts(app: App): void {
	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const log = deps.threadLog(access, c.req.valid("param").id);
		const find = async ({ after, limit }: NumberedPage) => {
			const found = await log.contexts({ before: after?.number, limit });
			return found.ok ? ok(found.value.contexts) : found;
		};
		return answerPage(c, c.req.valid("query"), BY_NUMBER, find, entryAnswer);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const { id: thread, context } = c.req.valid("param");
		const kept = await readKeptContext(deps, access, { thread, context });
		return kept.ok ? c.json(keptAnswer(kept.value), 200) : fail(c, kept.error);
	});

	app.openapi(usage, async (c) => {
		const { deps, access } = c.var;
		const { id: thread, context } = c.req.valid("param");
		const { input_tokens } = c.req.valid("json");
		const taken = await reportUsage(deps, access, { thread, context }, input_tokens);
		return taken.ok ? c.json(taken.value, 200) : fail(c, taken.error);
	});
}

function entryAnswer({
	id,
	created_at,
	model,
	report,
}: Omit<z.input<typeof EntrySchema>, "format" | "tokens"> & { report: string }) {
	const { format, tokens } = Report.parse(JSON.parse(report));
	return { id, created_at, model, format, tokens };
}

/** The answer of its two parts, its fields in the order in which they were answered. */
function answerOf(
	{ id, appended, thread_id, model, format, ...rest }: Record<string, unknown>,
	rendering: object,
): Record<string, unknown> {
	return { id, ...(appended !== undefined && { appended }), thread_id, model, format, ...rendering, ...rest };
}

function keptAnswer({ id, created_at, request, report, rendering }: KeptContext): z.input<typeof KeptSchema> {
	return {
		id,
		created_at,
		...(rendering === null ? { rendering_left_out: true as const } : {}),
		request: JSON.parse(request),
		response: answerOf(JSON.parse(report), JSON.parse(rendering ?? "{}")),
	};
}
