import { type Backoff, runLine } from "../../../../platform/objects/run-jobs.ts";
import type { TenantJobs } from "../../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { KeyRing } from "../../../access/index.ts";
import type { InboxWork } from "../../store/inbox-work.ts";
import { type ApplyDeps, applyEvents } from "./apply-events.ts";

/** Threads that are written in parallel, and the pause between two passes (ms). */
const THREADS_AT_ONCE = 6;
const PAUSE_MS = 5;
/** The rest continues with the next alarm. */
const MOST_PASSES = 50;

/** An event is given up after a day and at least five attempts. */
const BACKOFF: Backoff = {
	waits: [1_000, 5_000, 30_000, 120_000],
	repeat: { every: 600_000, until: 24 * 60 * 60 * 1_000 },
	longestAsked: 0,
	jitter: 0,
};

type RunDeps = Omit<ApplyDeps, "erasing"> & {
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
	keyRing(tenant: string): Pick<KeyRing, "erasing">;
};

/** Applies the due events: in order within each thread, threads in parallel. An event that has to wait holds back later ones. */
export async function runInbox(deps: RunDeps, work: InboxWork): Promise<void> {
	const runner = { clock: deps.clock, backoff: BACKOFF };
	for (let pass = 0; pass < MOST_PASSES; pass++) {
		const taken = work.take(deps.clock.now());
		if (taken === null) return;
		const { installation, events } = taken;
		const fenced = await fencedDeps(deps, installation.tenant);
		const lines = [...Map.groupBy(events, ({ thread_id }) => thread_id).values()];
		for (let at = 0; at < lines.length; at += THREADS_AT_ONCE) {
			const some = lines.slice(at, at + THREADS_AT_ONCE);
			await Promise.all(
				some.map((line) => runLine(runner, work, line, (open) => applyEvents(fenced, installation, open, work))),
			);
		}
		// The vector index must hear of what was retracted or remembered.
		const leaves = events.some(({ event }) => event.kind !== "message");
		if (leaves) await deps.tenantJobs(installation.tenant).scheduleIndexing();
		await deps.clock.pause(PAUSE_MS);
	}
}

/** The same deps, but threads of users who are being erased accept nothing. If those users can't be read, the erasure removes it later. */
async function fencedDeps(deps: RunDeps, tenant: string): Promise<ApplyDeps> {
	const erasing = await deps.keyRing(tenant).erasing().catch(noUsers);
	return { ...deps, erasing, threadLog: (accessScope, id) => deps.threadLog({ ...accessScope, erasing }, id) };
}

function noUsers(error: unknown): string[] {
	console.error("the users that are being erased can't be read", error);
	return [];
}
