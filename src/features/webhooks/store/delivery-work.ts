import { tryAgain, type Verdict } from "../forwarding/delivery-attempts.ts";
import type { NewDelivery } from "./deliveries.ts";

/** A delivery that is being sent: how often, this time counted. */
export type TakenDelivery = NewDelivery & { attempts: number };

/** What one installation has to deliver, as what sends it sees it: nobody else takes any. */
export type DeliveryWork = {
	/** The delivery that is due and has waited longest, its attempt counted; null: none is. */
	take(now: number): TakenDelivery | null;
	/** Ends it or puts it off; what waited for it in its thread may go then. */
	settle(delivery: TakenDelivery, verdict: Verdict, now: number): void;
	/** When the next one is due (ms since the epoch); null where none waits. */
	nextDue(): number | null;
};

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

/** What has to be delivered. */
export function deliveryWork(store: DeliveryStore): DeliveryWork {
	const { sql } = store;
	let resumed = false;

	function settle(id: string, verdict: Verdict, now: number): void {
		const waits = verdict.status === "queued";
		const settled = sql
			.exec<{ thread_id: string }>(
				`UPDATE deliveries SET sending = 0, status = ?, last_status = ?, error = ?, due = ?, ended_at = ?
					WHERE id = ? AND sending = 1 RETURNING thread_id`,
				verdict.status,
				verdict.last_status,
				verdict.status === "delivered" ? null : verdict.error,
				waits ? now + verdict.wait_ms : null,
				waits ? null : now,
				id,
			)
			.toArray();
		for (const { thread_id } of settled) release(sql, thread_id);
	}

	/** What is marked as on its way when an object begins, the one before has left: it is sent again. */
	function resume(now: number): void {
		if (resumed) return;
		resumed = true;
		const left = sql
			.exec<Taken>("SELECT id, attempts FROM deliveries WHERE status = 'queued' AND sending = 1")
			.toArray();
		for (const delivery of left) {
			const verdict = tryAgain("It broke off.", delivery);
			settle(delivery.id, verdict.status === "queued" ? { ...verdict, wait_ms: 0 } : verdict, now);
		}
	}

	return {
		take(now) {
			if (!store.exists()) return null;
			return store.step(() => {
				resume(now);
				forgetEnded(sql, now);
				const due = `SELECT number FROM deliveries
					WHERE status = 'queued' AND sending = 0 AND due <= ? ORDER BY due, number LIMIT 1`;
				const [taken] = sql
					.exec<Taken>(
						`UPDATE deliveries SET sending = 1, attempts = attempts + 1 WHERE number = (${due})
							RETURNING id, thread_id, message_id, created_at, attempts`,
						now,
					)
					.toArray();
				return taken === undefined ? null : { ...taken, ...store.whose() };
			});
		},
		settle: ({ id }, verdict, now) => (store.exists() ? store.step(() => settle(id, verdict, now)) : undefined),
		nextDue() {
			if (!store.exists()) return null;
			const due = "SELECT min(due) AS at FROM deliveries WHERE status = 'queued' AND sending = 0";
			return sql.exec<{ at: number | null }>(due).one().at;
		},
	};
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
