import { jobTable } from "../../../platform/objects/job-table.ts";
import type { JobError, JobQueue } from "../../../platform/objects/run-jobs.ts";
import { DELIVERY_BACKOFF, type DeliveryError } from "../forwarding/event-target.ts";

export type NewDelivery = {
	id: string;
	tenant: string;
	installation: string;
	thread_id: string;
	message_id: string;
	created_at: string;
};

/** A delivery that is being sent: how often, this time counted. */
export type TakenDelivery = NewDelivery & { attempts: number };

/** What one installation has to deliver, as what sends it sees it: nobody else takes any. */
export type DeliveryWork = JobQueue<TakenDelivery, { last_status: number }, DeliveryError>;

/** How long those that came to an end are kept (ms). */
const DAY_MS = 24 * 60 * 60 * 1_000;
const DELIVERED_MS = 7 * DAY_MS;
const FAILED_MS = 30 * DAY_MS;

/** No more than this are kept; looked at once in so many new ones. */
export const MOST_DELIVERIES = 100_000;
const LOOKED_AT_EVERY = 1_000;

/** A delivery holds those behind it in its thread back until it is at an end, but no longer than for these attempts. */
const HOLDING_ATTEMPTS = 3;

/** Whether a delivery holds others back. */
const HOLDS = `status = 'queued' AND (sending = 1 OR (due IS NOT NULL AND attempts < ${HOLDING_ATTEMPTS}))`;

/** The database of an installation's object, as far as deliveries go. */
export type DeliveryStore = {
	sql: SqlStorage;
	/** Whether there is anything; a read of an object that holds nothing stores nothing. */
	exists(): boolean;
	step<T>(run: () => T): T;
	whose(): { tenant: string; installation: string };
};

type Taken = Pick<NewDelivery, "id" | "thread_id" | "message_id" | "created_at"> & { attempts: number };

/** SQL: null where another one of this thread holds it back, else this time. */
export function dueUnlessHeld(thread: string, due: string): string {
	const holder = `SELECT 1 FROM deliveries AS other WHERE other.thread_id = ${thread} AND ${HOLDS}`;
	return `CASE WHEN EXISTS (${holder}) THEN NULL ELSE ${due} END`;
}

/** What becomes of a delivery after an attempt. */
type Settled = { last_status: number | null; error: string | null } & (
	| { status: "queued"; due: number }
	| { status: "delivered" | "failed"; ended_at: number }
);

/** What has to be delivered. */
export function deliveryWork(store: DeliveryStore): DeliveryWork {
	const { sql } = store;
	const table = jobTable<Taken>(sql, {
		...{ name: "deliveries", due: "due", running: "sending = 1", order: "due" },
		...{ open: "status = 'queued'", waiting: "status = 'queued' AND sending = 0" },
		fields: "id, thread_id, message_id, created_at, attempts",
	});
	let resumed = false;

	/** What waited for it in its thread may go then. */
	function settle({ id }: Pick<Taken, "id">, settled: Settled): void {
		const changed = sql
			.exec<{ thread_id: string }>(
				`UPDATE deliveries SET sending = 0, status = ?, last_status = ?, error = ?, due = ?, ended_at = ?
					WHERE id = ? AND sending = 1 RETURNING thread_id`,
				settled.status,
				settled.last_status,
				settled.error,
				settled.status === "queued" ? settled.due : null,
				settled.status === "queued" ? null : settled.ended_at,
				id,
			)
			.toArray();
		for (const { thread_id } of changed) release(sql, thread_id);
	}

	/** What is marked as on its way when an object begins, the one before has left: it is sent again. */
	function resume(now: number): void {
		if (resumed) return;
		resumed = true;
		const left = { last_status: null, error: "It broke off." };
		for (const delivery of table.running(0)) {
			const isOver = delivery.attempts > DELIVERY_BACKOFF.waits.length;
			settle(delivery, { ...left, ...(isOver ? { status: "failed", ended_at: now } : { status: "queued", due: now }) });
		}
	}

	const stepped = (run: () => void) => (store.exists() ? store.step(run) : undefined);
	return {
		take(now) {
			if (!store.exists()) return null;
			return store.step(() => {
				resume(now);
				forgetEnded(sql, now);
				const taken = table.take(now);
				return taken === null ? null : { ...taken, ...store.whose() };
			});
		},
		end: (delivery, outcome, now) =>
			stepped(() =>
				settle(
					delivery,
					outcome.ok
						? { status: "delivered", last_status: outcome.value.last_status, error: null, ended_at: now }
						: { status: "failed", ...whyOf(outcome.error), ended_at: now },
				),
			),
		postpone: (delivery, error, due) => stepped(() => settle(delivery, { status: "queued", ...whyOf(error), due })),
		nextDue: () => (store.exists() ? table.nextDue() : null),
	};
}

function whyOf(error: JobError | DeliveryError) {
	return { error: error.detail, last_status: "last_status" in error ? error.last_status : null };
}

/** Lets the next one of a thread go, unless another one holds it back still. */
function release(sql: SqlStorage, thread: string): void {
	const next =
		"SELECT min(number) FROM deliveries WHERE thread_id = ? AND status = 'queued' AND sending = 0 AND due IS NULL";
	sql.exec(`UPDATE deliveries SET due = ${dueUnlessHeld("?", "0")} WHERE number = (${next})`, thread, thread);
}

/** Forgets what came to an end long ago. */
function forgetEnded(sql: SqlStorage, now: number): void {
	const old = "DELETE FROM deliveries WHERE status = ? AND ended_at < ?";
	sql.exec(old, "delivered", now - DELIVERED_MS);
	sql.exec(old, "failed", now - FAILED_MS);
}

/** Keeps within the bound: the oldest delivered ones go first, then the oldest failed, and those that wait at last. */
export function keepWithin(sql: SqlStorage, number: number): void {
	if (number % LOOKED_AT_EVERY !== 0) return;
	const { count } = sql.exec<{ count: number }>("SELECT count(*) AS count FROM deliveries").one();
	if (count <= MOST_DELIVERIES) return;
	const first = `SELECT number FROM deliveries WHERE sending = 0
		ORDER BY CASE status WHEN 'delivered' THEN 0 WHEN 'failed' THEN 1 ELSE 2 END, number LIMIT ?`;
	const left = sql
		.exec<{ thread_id: string; status: string }>(
			`DELETE FROM deliveries WHERE number IN (${first}) RETURNING thread_id, status`,
			count - MOST_DELIVERIES,
		)
		.toArray();
	const waiting = left.filter(({ status }) => status === "queued");
	if (waiting.length > 0)
		console.error(`${waiting.length} events are not forwarded: more than ${MOST_DELIVERIES} wait`);
	for (const thread of new Set(waiting.map(({ thread_id }) => thread_id))) release(sql, thread);
}
