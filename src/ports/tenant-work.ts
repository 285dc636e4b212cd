import type { TenantJob, TenantResult, TenantWork } from "./tenant-jobs.ts";

/** A job with what it has to do. */
export type TakenJob = TenantJob & { work: TenantWork };

/** The jobs of one tenant, as what does them sees them: nobody else takes any, and those of a kind are taken one by one. */
export type TenantWorkList = {
	/** A job of the kind that is due, its attempt counted; one that was left by a crash too. Null: none is. */
	take(now: number, kind: TenantWork["kind"]): TakenJob | null;
	/** Ends it; what it gave is kept for a day. */
	end(
		job: TakenJob,
		end: { status: "done" | "failed"; error: string | null; result: TenantResult | null; now: number },
	): void;
	postpone(job: TakenJob, error: string, until: number): void;
	/** It did a part of what it has to do, and goes on behind the others of its kind that wait; its attempts begin anew. */
	goOn(job: TakenJob, degraded: string | null, now: number): void;
	/** When the next job of the kind is due (ms since the epoch); null where none waits. */
	nextDue(kind: TenantWork["kind"]): number | null;
};
