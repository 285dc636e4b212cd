import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { byNumber, pageOf, positionOf } from "../../../platform/http/cursor.ts";
import { Cursor, NextCursor, PageLimit, ResourceId, ThreadPath } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, optionalBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { AcceptedSchema, acceptedAnswer, JobSchema, jobAnswer } from "../schemas/job.ts";
import { SummarySchema, summaryAnswer } from "../schemas/summary.ts";
import { distillOnDemand } from "../use-cases/distill-on-demand.ts";
import { readJob } from "../use-cases/read-job.ts";

const tags = ["Continuity"];

const page = { params: ThreadPath, query: z.strictObject({ limit: PageLimit, cursor: Cursor }) };

const distill = keyedRoute(
	{
		method: "post",
		path: "/v1/threads/{id}/distill",
		tags,
		summary: "Distil a thread's past now",
		description:
			"Covers everything before the preserved tail, also below the trigger and under strategy `none`; under `trim` it " +
			"is trimmed, at once, and under `flush` stored in the long-term blocks. A job that waits or runs already is the answer.",
		request: {
			params: ThreadPath,
			body: optionalBody(z.strictObject({})),
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
	{ wakesIndex: false, repeat: { about: "thread", holds: "text" } },
);

const summaries = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/summaries",
	tags,
	summary: "List a thread's summaries, newest first",
	request: page,
	responses: {
		200: jsonAnswer(z.object({ data: z.array(SummarySchema), next_cursor: NextCursor }), "A page of summaries"),
	},
});

const jobs = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/jobs",
	tags,
	summary: "List a thread's jobs, newest first",
	request: page,
	responses: { 200: jsonAnswer(z.object({ data: z.array(JobSchema), next_cursor: NextCursor }), "A page of jobs") },
});

const job = keyedRoute({
	method: "get",
	path: "/v1/jobs/{id}",
	tags,
	summary: "Read a job",
	description: "For 30 days after it was made; a thread lists its own for longer.",
	request: { params: z.object({ id: ResourceId }) },
	responses: { 200: jsonAnswer(JobSchema, "The job") },
});

const Position = z.strictObject({ number: z.int() });

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
		const { cursor, limit } = c.req.valid("query");
		const position = positionOf(cursor, Position);
		if (!position.ok) return fail(c, position.error);
		const log = deps.threadLog(access, c.req.valid("param").id);
		const found = await log.summaries({ before: position.value?.number, limit });
		if (!found.ok) return fail(c, found.error);
		const { summaries: rows, more } = found.value;
		return c.json(pageOf({ rows, more }, byNumber, summaryAnswer), 200);
	});

	app.openapi(jobs, async (c) => {
		const { deps, access } = c.var;
		const { cursor, limit } = c.req.valid("query");
		const position = positionOf(cursor, Position);
		if (!position.ok) return fail(c, position.error);
		const found = await deps.threadLog(access, c.req.valid("param").id).jobs({ before: position.value?.number, limit });
		if (!found.ok) return fail(c, found.error);
		const { jobs: rows, more } = found.value;
		return c.json(pageOf({ rows, more }, byNumber, jobAnswer), 200);
	});

	app.openapi(job, async (c) => {
		const { deps, access } = c.var;
		const read = await readJob(deps, access, c.req.valid("param").id);
		return read.ok ? c.json(jobAnswer(read.value), 200) : fail(c, read.error);
	});
}
