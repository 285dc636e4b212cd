import { type AccessScope, isBound } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { daysAfter, daysIn, utcDay } from "../../../core/base/usage.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { StorageWatch, UsageDay, UsageDays } from "../store/usage-days.ts";

type UsageDeps = { clock: Clock; usageDays(tenant: string): UsageDays };

/** Days as YYYY-MM-DD; unless said, the last thirty. */
type Range = { from?: string | undefined; to?: string | undefined };

const USUAL_DAYS = 30;
export const MOST_DAYS = 366;

/** What a tenant used, by day, newest first. It is the whole tenant's, so a bound key may not see it. */
export async function readUsage(
	deps: UsageDeps,
	accessScope: AccessScope,
	range: Range,
): Promise<Result<UsageDay[], Failure>> {
	if (isBound(accessScope))
		return err({ reason: "forbidden", detail: "A key bound to a user or project can't see this." });
	const today = utcDay(deps.clock.now());
	const to = range.to ?? today;
	const from = range.from ?? daysAfter(to, 1 - USUAL_DAYS);
	const days = daysIn(from, to);
	if (days < 1) return err(wrong("is later than `to`"));
	if (days > MOST_DAYS) return err(wrong(`is more than ${MOST_DAYS} days before \`to\``));

	const usage = deps.usageDays(accessScope.tenant);
	const [found, stored_bytes] = await Promise.all([usage.between(from, to), usage.storedBytes()]);
	// What is stored is written down now and then; for today it is known.
	return ok(found.map((day) => (day.date === today ? { ...day, stored_bytes } : day)));
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
