import type { TenantJobs } from "../../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { Installation } from "../../platforms/installation.ts";
import type { InboxWork, WaitingEvent } from "../../store/inbox-work.ts";
import { type ApplyDeps, applyEvents } from "./apply-events.ts";
import type { EventOutcome } from "./event-outcome.ts";

/** Threads that are written at once, and how long others get their turn between two passes (ms). */
const THREADS_AT_ONCE = 6;
const PAUSE_MS = 5;
/** What is left goes on with the next alarm. */
const MOST_PASSES = 50;

/** How long an event waits after each failed attempt (ms); the last wait holds for all that follow. */
const WAITS = [1_000, 5_000, 30_000, 120_000, 600_000] as const;
/** An event is given up after a day, if it was tried this often. */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;
const LEAST_ATTEMPTS = 5;

type RunDeps = ApplyDeps & { tenantJobs(tenant: string): Pick<TenantJobs, "wake"> };

/** Applies the events that are due: in order within each thread, threads side by side. */
export async function runInbox(deps: RunDeps, work: InboxWork): Promise<void> {
	for (let pass = 0; pass < MOST_PASSES; pass++) {
		const taken = work.take(deps.clock.now());
		if (taken === null) return;
		const lines = [...Map.groupBy(taken.events, ({ thread_id }) => thread_id).values()];
		for (let at = 0; at < lines.length; at += THREADS_AT_ONCE) {
			const beside = lines.slice(at, at + THREADS_AT_ONCE);
			await Promise.all(beside.map((line) => applyLine(deps, work, taken.installation, line)));
		}
		// Vector indexes have to be told of what was taken back, or is to be remembered.
		const leaves = taken.events.some(({ event }) => event.kind !== "message");
		if (leaves) await deps.tenantJobs(taken.installation.tenant).wake();
		await deps.clock.pause(PAUSE_MS);
	}
}

/** The events of one thread; one that has to be tried again holds those behind it. */
async function applyLine(deps: ApplyDeps, work: InboxWork, installation: Installation, line: WaitingEvent[]) {
	const open = [...line];
	while (open.length > 0) {
		const outcomes = await attempt(deps, work, installation, open);
		const now = deps.clock.now();
		for (const outcome of outcomes) {
			const event = open.shift();
			if (event === undefined) return;
			if (outcome.ok) work.end(event, outcome.value, now);
			else if (isOver(event, now)) work.end(event, givenUp(outcome.error), now);
			else return work.postpone(event, outcome.error, now + waitAfter(event.attempts));
		}
	}
}

/** What is thrown is a fault of ours, or of the storage: logged, and tried again. */
async function attempt(deps: ApplyDeps, work: InboxWork, installation: Installation, open: WaitingEvent[]) {
	try {
		const outcomes = await applyEvents(deps, installation, open, work);
		// Without an outcome the line would never end.
		if (outcomes.length === 0) throw new Error("an event has no outcome");
		return outcomes;
	} catch (error) {
		console.error(`webhook event ${open[0]?.event_id} broke off`, error);
		const broken: EventOutcome = { ok: false, error: "It broke off; the cause was logged." };
		return [broken] as const;
	}
}

function isOver({ attempts, arrived_at }: WaitingEvent, now: number): boolean {
	return attempts >= LEAST_ATTEMPTS && now - arrived_at >= GIVE_UP_MS;
}

function givenUp(error: string) {
	return { mark: null, forward: false, stands_as: null, refused: `given up after a day: ${error}`, reply: null };
}

function waitAfter(attempts: number): number {
	return WAITS[Math.min(attempts, WAITS.length) - 1] ?? WAITS[0];
}
