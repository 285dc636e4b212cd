import { wholeTenant } from "../../../core/base/access-scope.ts";
import { DAILY_HOURS, DAILY_OBSERVATIONS } from "../../../core/writing/reflect/reflect-figures.ts";
import { type CleanupCursors, hasTexts, nextPage } from "../../../platform/cleanup/cleanup-cursors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type { TenantJobs } from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { ReflectionWatch, WaitingScope } from "../store/reflection-watch.ts";

type DueDeps = {
	clock: Clock;
	ids: IdSource;
	cleanupCursors: CleanupCursors;
	reflectionWatch: ReflectionWatch;
	tenantJobs(tenant: string): Pick<TenantJobs, "add">;
};

/** A cleanup queues no more than this; the next one goes on with those behind them. */
const MOST_DUE = 200;
/** A night goes through so many scopes at a time, and so many times, those that have waited longest first; the next one goes on. */
const A_PAGE = 500;
const MOST_PAGES = 20;
/** Of one tenant it queues so many. */
const MOST_A_TENANT = 500;
const HOUR_MS = 3_600_000;
/** This many are queued at once. */
const AT_ONCE = 20;

const isPosition = (value: unknown): value is WaitingScope =>
	hasTexts(value, ["tenant", "scope", "asked_at"]) && "version" in value && typeof value.version === "number";
const DUE = { name: "reflect due", limit: MOST_DUE, isPosition };
const NIGHTLY = { name: "reflect nightly", limit: A_PAGE, isPosition };

/** Has scopes reflected on in which so much is new that no night is waited for. Returns how many. */
export async function reflectDue(deps: DueDeps): Promise<number> {
	const due = await nextPage(deps.cleanupCursors, DUE, (after) => deps.reflectionWatch.due(after, MOST_DUE));
	await queue(deps, due);
	return due.length;
}

/** Has all scopes reflected on in which something is new. Called twice, it queues nothing twice. Returns how many. */
export async function reflectNightly(deps: DueDeps): Promise<number> {
	const before = new Date(deps.clock.now() - DAILY_HOURS * HOUR_MS).toISOString();
	const queued = new Map<string, number>();
	for (let page = 0; page < MOST_PAGES; page++) {
		const waiting = await nextPage(deps.cleanupCursors, NIGHTLY, (after) =>
			deps.reflectionWatch.waiting({ least: DAILY_OBSERVATIONS, before, after, limit: A_PAGE }),
		);
		const taken = waiting.filter(({ tenant }) => {
			const number = (queued.get(tenant) ?? 0) + 1;
			queued.set(tenant, number);
			return number <= MOST_A_TENANT;
		});
		await queue(deps, taken);
		if (waiting.length < A_PAGE) break;
	}
	return [...queued.values()].reduce((sum, number) => sum + Math.min(number, MOST_A_TENANT), 0);
}

/** One that can't be queued keeps no other one back, and is tried again with the next cleanup. */
async function queue(deps: DueDeps, scopes: readonly WaitingScope[]): Promise<void> {
	for (let at = 0; at < scopes.length; at += AT_ONCE) {
		const queued = await Promise.allSettled(scopes.slice(at, at + AT_ONCE).map((scope) => queueOne(deps, scope)));
		for (const one of queued) {
			if (one.status === "rejected") console.error("a scope could not be queued for reflection", one.reason);
		}
	}
}

/** The job's id follows from what there is to do and the day, so that whoever comes second queues nothing. */
async function queueOne({ clock, ids, reflectionWatch, tenantJobs }: DueDeps, waiting: WaitingScope): Promise<void> {
	const { tenant, scope, version } = waiting;
	const now = clock.now();
	const at = new Date(now).toISOString();
	const id = ids.seeded(`reflect ${tenant} ${scope} ${version} ${at.slice(0, 10)}`).next("job");
	await tenantJobs(tenant).add({ id, work: { kind: "reflect", tenant, scope } }, wholeTenant(tenant), now);
	await reflectionWatch.asked(waiting, at);
}
