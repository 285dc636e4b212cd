import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import { type Access, administers } from "../../access/index.ts";
import type { Erasure, ErasureWatch, UserErasures } from "../store/user-erasures.ts";

type AskDeps = { clock: Clock; ids: IdSource; userErasures(tenant: string): UserErasures };

/**
 * Begins to erase everything of a user, for who administers the tenant; while one of this user runs, that one is the answer. From
 * then on nothing is written for the user. A user of whom nothing is known is erased like any other.
 */
export async function askErasure(deps: AskDeps, access: Access, user: string): Promise<Result<Erasure, Failure>> {
	const allowed = administers(access);
	if (!allowed.ok) return allowed;
	const now = new Date(deps.clock.now()).toISOString();
	return ok(await deps.userErasures(access.tenant).begin(deps.ids.next("ers"), user, now));
}

/** An erasure as it is now, with how many rows of its user are left. */
export async function readErasure(
	deps: Pick<AskDeps, "userErasures">,
	access: Access,
	id: string,
): Promise<Result<Erasure & { remaining: number }, Failure>> {
	const allowed = administers(access);
	if (!allowed.ok) return allowed;
	const erasures = deps.userErasures(access.tenant);
	const erasure = await erasures.read(id);
	if (erasure === null) return err({ reason: "not_found", what: "erasure" });
	const remaining = erasure.status === "done" ? 0 : await erasures.remaining(erasure.user_id);
	return ok({ ...erasure, remaining });
}

/** A cleanup wakes no more tenants than this. */
const MOST_TENANTS = 200;

/** Wakes the tenants in which an erasure runs: one whose object was never told of it goes on. Returns how many. */
export async function resumeErasures(deps: {
	erasureWatch: ErasureWatch;
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
}): Promise<number> {
	const tenants = await deps.erasureWatch.tenants(MOST_TENANTS);
	await Promise.all(tenants.map((tenant) => deps.tenantJobs(tenant).scheduleIndexing()));
	return tenants.length;
}
