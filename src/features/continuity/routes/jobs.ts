import { z } from "@hono/zod-openapi";
import { ok } from "../../../core/base/result.ts";
import { JOB_STATUSES } from "../../../core/model/thread/job.ts";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { emptyBody, jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { JobKindName, JobSchema, jobAnswer } from "../schemas/job.ts";
import { cancelJob, listJobs, readJob, requeueJob } from "../use-cases/jobs.ts";

const tags = ["Continuity"];
const JobPath = z.object({ id: ResourceId });

const list = keyedRoute({
	method: "get",
	path: "/v1/jobs",
	operationId: "listJobs",
	tags,
	summary: "List jobs of all threads and of the tenant, newest first",
	description:
		"Those made in the last 30 days. A job that was just queued by an append, or has just begun or ended, may be shown " +
		"a second or two late; read by its id it never is.",
	request: { query: listQuery({ status: z.enum(JOB_STATUSES).optional(), kind: JobKindName.optional() }) },
	responses: listAnswer(JobSchema, "A page of jobs"),
});

const read = keyedRoute({
	method: "get",
	path: "/v1/jobs/{id}",
	operationId: "getJob",
	tags,
	summary: "Read a job",
	description: "For 30 days after it was made; a thread lists its own for longer.",
	request: { params: JobPath },
	responses: { 200: jsonAnswer(JobSchema, "The job") },
});

const CHANGES = {
	problems: ["conflict"],
	schedulesIndexing: false,
	repeat: { about: "nothing", holds: "figures" },
} as const;

const cancel = keyedRoute(
	{
		method: "post",
		path: "/v1/jobs/{id}/cancel",
		operationId: "cancelJob",
		tags,
		summary: "Cancel a job that waits or runs",
		description:
			"Once this is answered the job writes nothing more; what it wrote before stays. Messages are not lost by it: those " +
			"it would have covered or learned from stay as they are, and what next sets such a job off makes another one. What " +
			"deleted messages taught is retracted all the same, by a job of its own. A job that was cancelled before is answered " +
			"as it is; one that is done or failed is 409 `conflict`.",
		request: { params: JobPath, body: emptyBody },
		responses: { 200: jsonAnswer(JobSchema, "The cancelled job") },
	},
	{ ...CHANGES, problems: [...CHANGES.problems] },
);

const requeue = keyedRoute(
	{
		method: "post",
		path: "/v1/jobs/{id}/requeue",
		operationId: "requeueJob",
		tags,
		summary: "Queue a job again that failed or was cancelled",
		description:
			"At once and under the same id, as if it had never been tried. In any other status it is 409 `conflict`, and so is " +
			"an `ingest` that ended more than seven days ago: its messages are not kept any longer.",
		request: { params: JobPath, body: emptyBody },
		responses: { 200: jsonAnswer(JobSchema, "The job, which waits again") },
	},
	{ ...CHANGES, problems: [...CHANGES.problems] },
);

export function registerJobs(app: App): void {
	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const find = async (query: Parameters<typeof listJobs>[2]) => ok(await listJobs(deps, access, query));
		return answerPage(c, c.req.valid("query"), BY_TIME, find, jobAnswer);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const found = await readJob(deps, access, c.req.valid("param").id);
		return found.ok ? c.json(jobAnswer(found.value), 200) : fail(c, found.error);
	});

	app.openapi(cancel, async (c) => {
		const { deps, access } = c.var;
		const cancelled = await cancelJob(deps, access, c.req.valid("param").id);
		return cancelled.ok ? c.json(jobAnswer(cancelled.value), 200) : fail(c, cancelled.error);
	});

	app.openapi(requeue, async (c) => {
		const { deps, access } = c.var;
		const queued = await requeueJob(deps, access, c.req.valid("param").id);
		return queued.ok ? c.json(jobAnswer(queued.value), 200) : fail(c, queued.error);
	});
}
