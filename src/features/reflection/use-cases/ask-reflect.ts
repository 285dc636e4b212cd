import { type AccessScope, erasingFailure, idInScope, threadOfScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { TenantJob, TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import {
	type MemoryStore,
	mayNameScope,
	mayWriteScope,
	type Observations,
	type ScopeDeps,
} from "../../memory/index.ts";

type AskDeps = ScopeDeps & {
	clock: Clock;
	ids: IdSource;
	observations(tenant: string): Pick<Observations, "fresh">;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "readAll">;
	tenantJobs(tenant: string): Pick<TenantJobs, "add" | "run">;
};

/** `degraded`: why a better writer did not conclude it. */
export type Insights = { insights: Memory[]; degraded: string | null };

/** How long a caller who waits does so. */
const PATIENCE_MS = 60_000;

/** Has the tenant's jobs object reflect on what is new in a scope; where nothing is, that is the answer. */
export async function askReflect(
	deps: AskDeps,
	accessScope: AccessScope,
	{ scope, wait }: { scope: string; wait: boolean },
): Promise<Result<{ job: TenantJob } | Insights, Failure>> {
	const allowed = await mayReflect(deps, accessScope, scope);
	if (!allowed.ok) return allowed;
	const { tenant } = accessScope;
	const { numbers } = await deps.observations(tenant).fresh(scope, 1);
	if (numbers.length === 0) return ok({ insights: [], degraded: null });
	const now = deps.clock.now();
	const jobs = deps.tenantJobs(tenant);
	const job = { id: deps.ids.next("job"), work: { kind: "reflect", tenant, scope } } as const;
	if (!wait) return ok({ job: await jobs.add(job, accessScope, now) });
	const done = await jobs.run(job, accessScope, now, PATIENCE_MS);
	if (!done.ok) return done;
	if (done.value.kind !== "reflect") throw new Error(`job ${job.id} is none that reflects`);
	const { insights: ids, degraded } = done.value;
	const insights = await deps.memoryStore(accessScope).readAll(ids);
	return ok({ insights: insights.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), degraded });
}

async function mayReflect(deps: AskDeps, accessScope: AccessScope, scope: string): Promise<Result<null, Failure>> {
	const named = mayNameScope(accessScope, scope);
	if (!named.ok) return named;
	const refused = erasingFailure(accessScope, [idInScope("user:", scope)]);
	if (refused !== null) return err(refused);
	const writable = await mayWriteScope(deps, accessScope, scope);
	const thread = threadOfScope(scope);
	if (!writable.ok || thread === null) return writable;
	const read = await deps.threadLog(accessScope, thread).read();
	return read.ok ? ok(null) : err({ reason: "not_found", what: "thread" });
}
