import { z } from "@hono/zod-openapi";
import { JOB_KINDS, JOB_STATUSES } from "../../../core/model/thread/job.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";
import type { AnyJob } from "../use-cases/jobs.ts";

export const JobKindName = z.enum([...JOB_KINDS, "ingest", "reflect"]);

const fields = { id: z.string(), kind: JobKindName, status: z.enum(JOB_STATUSES) };

/** What is answered to a request whose work is done later. */
export const AcceptedSchema = z.object({ job: z.object(fields) }).openapi("Accepted");

export const JobSchema = z
	.object({
		...fields,
		attempts: z.int(),
		error: z.string().optional().openapi({
			description: "What went wrong last; of a job that is done, why a better writer did not do it",
		}),
		degraded: z
			.array(z.object({ part: z.string(), reason: z.string() }))
			.optional()
			.openapi({ description: "Of a reflection that is done: why a better writer did not conclude it" }),
		lost: z.string().optional().openapi({ description: "Of a job that failed: what it leaves undone" }),
		thread_id: z.string().optional().openapi({ description: "Whose job it is; none where it is the tenant's" }),
		created_at: TimeAnswer,
		finished_at: TimeAnswer.optional(),
	})
	.openapi("Job");

export function jobAnswer(job: AnyJob): z.input<typeof JobSchema> {
	const { id, kind, status, attempts, error, lost, created_at, finished_at } = job;
	const degraded = kind === "reflect" && status === "done" && error !== null;
	return {
		id,
		kind,
		status,
		attempts,
		created_at,
		...(degraded ? { degraded: [{ part: "reflection", reason: error }] } : {}),
		...(error === null ? {} : { error }),
		...(lost === null ? {} : { lost }),
		...("thread_id" in job ? { thread_id: job.thread_id } : {}),
		...(finished_at === null ? {} : { finished_at }),
	};
}

export function acceptedAnswer({
	id,
	kind,
	status,
}: Pick<AnyJob, "id" | "kind" | "status">): z.input<typeof AcceptedSchema> {
	return { job: { id, kind, status } };
}
