import type { TenantJob, TenantResult, TenantWork } from "./tenant-jobs.ts";

/** A job with what it has to do. */
export type TakenJob = TenantJob & { work: TenantWork };

/** The jobs of one tenant, as what does them sees them: nobody else takes any. */
export type TenantWorkList = {
	/** A job that is due, its attempt counted; one that was left by a crash too. Null: none is. */
	take(now: number): TakenJob | null;
	/** Ends it; what it gave is kept for a day. */
	end(
		job: TakenJob,
		end: { status: "done" | "failed"; error: string | null; result: TenantResult | null; now: number },
	): void;
	postpone(job: TakenJob, error: string, until: number): void;
	/** It did a part of what it has to do, and goes on behind the others that wait; its attempts begin anew. */
	goOn(job: TakenJob, degraded: string | null, now: number): void;
	/** When the next job is due (ms since the epoch); null where none waits. */
	nextDue(): number | null;
};
