import { z } from "@hono/zod-openapi";
import { JOB_KINDS, type Job } from "../../../core/model/thread/job.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";
import type { TenantJob } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";

const fields = {
	id: z.string(),
	kind: z.enum([...JOB_KINDS, "ingest", "reflect"]),
	status: z.enum(["queued", "running", "done", "failed"]),
};

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
		created_at: TimeAnswer,
		finished_at: TimeAnswer.optional(),
	})
	.openapi("Job");

export function jobAnswer({
	id,
	kind,
	status,
	attempts,
	error,
	created_at,
	finished_at,
}: Job | TenantJob): z.input<typeof JobSchema> {
	const degraded = kind === "reflect" && status === "done" && error !== null;
	return {
		id,
		kind,
		status,
		attempts,
		created_at,
		...(degraded ? { degraded: [{ part: "reflection", reason: error }] } : {}),
		...(error === null ? {} : { error }),
		...(finished_at === null ? {} : { finished_at }),
	};
}

export function acceptedAnswer({ id, kind, status }: Job | TenantJob): z.input<typeof AcceptedSchema> {
	return { job: { id, kind, status } };
}
