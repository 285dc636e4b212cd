import { z } from "@hono/zod-openapi";
import { ok } from "../../../core/base/result.ts";
import type { Summary } from "../../../core/model/thread/summary.ts";
import type { App } from "../../../platform/http/context.ts";
import { ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, BY_NUMBER, listAnswer, listQuery, type NumberedPage } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { emptyBody, jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { AcceptedSchema, acceptedAnswer, JobSchema, jobAnswer } from "../schemas/job.ts";
import { distillOnDemand } from "../use-cases/distill-on-demand.ts";

const Lines = z.string().openapi({ description: "A line each, the weightiest first" });

const SummarySchema = z
	.object({
		id: z.string(),
		number: z.int(),
		from_seq: z.int().openapi({ description: "What came before is folded in from the summary before it" }),
		to_seq: z.int(),
		sections: z.object({
			task_context: Lines,
			completed_work: Lines,
			key_decisions: Lines,
			current_state: Lines,
			open_threads: Lines,
			corrections: Lines,
			tone: Lines,
		}),
		digest: z.string(),
		tokens: z.int().openapi({ description: "Of sections and digest, in the encoding of the thread" }),
		writer: z.string().openapi({ description: "`embedded`, or the name of the model" }),
		dropped_lines: z.int().openapi({ description: "Lines that nothing of what they cover bears out" }),
		stale: z.boolean().openapi({
			description: "A message that it covers was changed since; of one that was deleted, its text is gone",
		}),
		created_at: TimeAnswer,
	})
	.openapi("Summary");

/** A summary as it is answered. */
export function summaryAnswer({ sections, ...rest }: Summary): z.input<typeof SummarySchema> {
	const text = (lines: readonly string[]) => lines.join("\n");
	return {
		...rest,
		sections: {
			task_context: text(sections.task_context),
			completed_work: text(sections.completed_work),
			key_decisions: text(sections.key_decisions),
			current_state: text(sections.current_state),
			open_threads: text(sections.open_threads),
			corrections: text(sections.corrections),
			tone: text(sections.tone),
		},
	};
}

const tags = ["Continuity"];

const distill = keyedRoute(
	{
		method: "post",
		path: "/v1/threads/{id}/distill",
		operationId: "distillThread",
		tags,
		summary: "Distil a thread's past now",
		description:
			"Covers everything before the preserved tail, also below the trigger and under strategy `none`; under `trim` it " +
			"is trimmed, at once, and under `flush` stored in the long-term blocks. A job that waits or runs already is the answer.",
		request: {
			params: ThreadPath,
			body: emptyBody,
			query: z.strictObject({
				wait: z
					.enum(["false", "true"])
					.default("false")
					.openapi({ description: "Answer when it is done, in a minute at most" }),
			}),
		},
		responses: {
			200: jsonAnswer(
				z.object({
					summary: SummarySchema.nullable(),
					covered: z
						.int()
						.openapi({ description: "How many messages were covered; 0 where there was nothing to cover" }),
				}),
				"What stands for the past now",
			),
			202: jsonAnswer(AcceptedSchema, "The job that does it"),
		},
	},
	{ schedulesIndexing: false, repeat: { about: "thread", holds: "text" }, redact: "thread" },
);

const summaries = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/summaries",
	operationId: "listSummaries",
	tags,
	summary: "List a thread's summaries, newest first",
	request: { params: ThreadPath, query: listQuery({}) },
	responses: listAnswer(SummarySchema, "A page of summaries"),
});

const jobs = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/jobs",
	operationId: "listThreadJobs",
	tags,
	summary: "List a thread's jobs, newest first",
	request: { params: ThreadPath, query: listQuery({}) },
	responses: listAnswer(JobSchema, "A page of jobs"),
});

export function registerDistillation(app: App): void {
	app.openapi(distill, async (c) => {
		const { deps, access } = c.var;
		const wait = c.req.valid("query").wait === "true";
		const done = await distillOnDemand(deps, access, c.req.valid("param").id, wait);
		if (!done.ok) return fail(c, done.error);
		if ("job" in done.value) return c.json(acceptedAnswer(done.value.job), 202);
		const { summary, covered } = done.value;
		return c.json({ summary: summary === null ? null : summaryAnswer(summary), covered }, 200);
	});

	app.openapi(summaries, async (c) => {
		const { deps, access } = c.var;
		const log = deps.threadLog(access, c.req.valid("param").id);
		const find = async ({ after, limit }: NumberedPage) => {
			const found = await log.summaries({ before: after?.number, limit });
			return found.ok ? ok(found.value.summaries) : found;
		};
		return answerPage(c, c.req.valid("query"), BY_NUMBER, find, summaryAnswer);
	});

	app.openapi(jobs, async (c) => {
		const { deps, access } = c.var;
		const log = deps.threadLog(access, c.req.valid("param").id);
		const find = async ({ after, limit }: NumberedPage) => {
			const found = await log.jobs({ before: after?.number, limit });
			return found.ok ? ok(found.value.jobs) : found;
		};
		return answerPage(c, c.req.valid("query"), BY_NUMBER, find, jobAnswer);
	});
}
