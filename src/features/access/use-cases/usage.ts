import { type AccessScope, isBound } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import type { Quota } from "../../../core/base/quota.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { daysAfter, daysIn, utcDay } from "../../../core/base/usage.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Quotas } from "../../../platform/quotas/quotas.ts";
import type { StorageWatch, UsageDay, UsageDays } from "../store/usage-days.ts";

type UsageDeps = { clock: Clock; quotas: Quotas; usageDays(tenant: string): UsageDays };

/** How much of something a tenant holds, and may hold; null: as much as it wants. */
type QuotaUsage = { limit: number | null; used: number };

type Usage = { days: UsageDay[]; quotas: Record<Quota, QuotaUsage> };

/** Days as YYYY-MM-DD; unless said, the last thirty. */
type Range = { from?: string | undefined; to?: string | undefined };

const USUAL_DAYS = 30;
export const MOST_DAYS = 366;

/** What a tenant used, by day, newest first, and how near it is to its quotas. It is the whole tenant's, so a bound key may not see it. */
export async function readUsage(
	deps: UsageDeps,
	accessScope: AccessScope,
	range: Range,
): Promise<Result<Usage, Failure>> {
	if (isBound(accessScope))
		return err({ reason: "forbidden", detail: "A key bound to a user or project can't see this." });
	const today = utcDay(deps.clock.now());
	const to = range.to ?? today;
	const from = range.from ?? daysAfter(to, 1 - USUAL_DAYS);
	const days = daysIn(from, to);
	if (days < 1) return err(wrong("is later than `to`"));
	if (days > MOST_DAYS) return err(wrong(`is more than ${MOST_DAYS} days before \`to\``));

	const usage = deps.usageDays(accessScope.tenant);
	const [found, held] = await Promise.all([usage.between(from, to), deps.quotas.held(accessScope.tenant)]);
	const of = (quota: Quota): QuotaUsage => ({ limit: deps.quotas.limits[quota], used: held[quota] });
	const { stored_bytes } = held;
	return ok({
		// What is stored is written down now and then; for today it is known.
		days: found.map((day) => (day.date === today ? { ...day, stored_bytes } : day)),
		quotas: {
			threads: of("threads"),
			memories: of("memories"),
			installations: of("installations"),
			stored_bytes: of("stored_bytes"),
		},
	});
}

function wrong(message: string): Failure {
	return { reason: "invalid_request", problems: [{ path: "from", message }] };
}

/** The clock ticks every few minutes; the first tick of an hour counts. */
const FIRST_MINUTES = 5;

/** Writes down, once an hour, what each tenant stores; `time` is the tick's (ms since the epoch). */
export async function noteStorage(deps: { storageWatch: StorageWatch }, time: number): Promise<void> {
	if (new Date(time).getUTCMinutes() < FIRST_MINUTES) await deps.storageWatch.note(utcDay(time));
}
