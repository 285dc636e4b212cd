import type { Failure } from "../../core/failure.ts";
import type { Reach } from "../../core/reach.ts";
import { err, type Result } from "../../core/result.ts";
import type { TenantJob, TenantJobs, TenantResult, TenantWork } from "../../ports/tenant-jobs.ts";

type Job = { id: string; work: TenantWork };

/** What a tenant's jobs object answers over RPC. */
type JobsRpc = {
	add(job: Job, reach: Reach, now: number): Promise<TenantJob>;
	run(
		job: Job,
		reach: Reach,
		now: number,
		patienceMs: number,
	): Promise<Result<TenantResult, Extract<Failure, { reason: "unavailable" }>>>;
	read(id: string, reach: Reach): Promise<TenantJob | null>;
	wake(tenant: string): Promise<void>;
};

/** The jobs of one tenant, in the object that it names. */
export function durableTenantJobs(object: (name: string) => JobsRpc, tenant: string): TenantJobs {
	const remote = () => object(tenant);
	const plain = ({ user_id, project_id }: Reach): Reach => ({ tenant, user_id, project_id });
	return {
		add: (job, reach, now) => remote().add(job, plain(reach), now),
		async run(job, reach, now, patienceMs) {
			try {
				return await remote().run(job, plain(reach), now, patienceMs);
			} catch (error) {
				console.error(`job ${job.id} can't be waited for`, error);
				return err({ reason: "unavailable", detail: `Its end could not be waited for; it is job ${job.id}.` });
			}
		},
		read: (id, reach) => remote().read(id, plain(reach)),
		async wake() {
			try {
				await remote().wake(tenant);
			} catch (error) {
				console.error("a tenant's jobs can't be woken", error);
			}
		},
	};
}
