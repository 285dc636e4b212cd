import { type DeliveryStore, deliveryWork, dueUnlessHeld, keepWithin, type NewDelivery } from "./delivery-work.ts";

/** What a forwarded event has come to. `failed`: every attempt is used up; it stands in the dead-letter list. */
export const DELIVERY_STATUSES = ["queued", "delivered", "failed"] as const;

type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** A forwarded event; what it says is read again from the thread at each attempt, so nothing of it is kept here. */
export type Delivery = {
	id: string;
	installation: string;
	event: "message.received";
	status: DeliveryStatus;
	attempts: number;
	/** What the target answered last; null: it never did. */
	last_status: number | null;
	error: string | null;
	created_at: string;
};

export type DeliveryQuery = {
	status?: DeliveryStatus | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

/** What one installation forwards, as callers see it; its object delivers it. */
export type Deliveries = {
	/** Newest first. */
	page(query: DeliveryQuery): Promise<Delivery[]>;
	/**
	 * Sends it again at once, its attempts counted again; what is being sent stays as it is, and what waits for an earlier one of
	 * its thread keeps its turn. Null where there is none.
	 */
	retry(id: string, now: number): Promise<Delivery | null>;
};

/**
 * `due`: when it may be sent (ms since the epoch); null: it waits for an earlier one of its thread, or is at an end.
 * `sending`: it is on its way. Of whom they are is the same for all, so it stands once.
 */
const TABLES = `
	CREATE TABLE IF NOT EXISTS delivers_for (
		row INTEGER PRIMARY KEY CHECK (row = 1),
		tenant TEXT NOT NULL,
		installation TEXT NOT NULL
	);
	CREATE TABLE IF NOT EXISTS deliveries (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL UNIQUE,
		thread_id TEXT NOT NULL,
		message_id TEXT NOT NULL,
		status TEXT NOT NULL,
		attempts INTEGER NOT NULL,
		sending INTEGER NOT NULL,
		due INTEGER,
		last_status INTEGER,
		error TEXT,
		created_at TEXT NOT NULL,
		ended_at INTEGER,
		UNIQUE (thread_id, message_id)
	);
	CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due, number) WHERE status = 'queued' AND sending = 0;
	CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (thread_id, number) WHERE status = 'queued';
	CREATE INDEX IF NOT EXISTS deliveries_ended ON deliveries (status, ended_at);
	CREATE INDEX IF NOT EXISTS deliveries_by_time ON deliveries (created_at, id);
	CREATE INDEX IF NOT EXISTS deliveries_by_status ON deliveries (status, created_at, id);`;

const FIELDS = "id, status, attempts, last_status, error, created_at";

export type LocalDeliveries = ReturnType<typeof localDeliveries>;

type Row = Record<string, SqlStorageValue> & Omit<Delivery, "installation" | "event">;

/** The deliveries of one installation, in its object's own database. `onDue` is called in the same step in which something becomes due. */
export function localDeliveries(storage: DurableObjectStorage, onDue: () => void) {
	const { sql } = storage;
	// Asked each time and not remembered: the step that made the tables may have been taken back.
	const exists = () => sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'deliveries'").toArray().length > 0;
	const store: DeliveryStore = {
		sql,
		exists,
		step: (run) => storage.transactionSync(run),
		whose: () =>
			sql.exec<{ tenant: string; installation: string }>("SELECT tenant, installation FROM delivers_for").one(),
	};

	function read(id: string): Delivery | null {
		const [row] = sql.exec<Row>(`SELECT ${FIELDS} FROM deliveries WHERE id = ?`, id).toArray();
		return row === undefined ? null : deliveryOf(row, store.whose().installation);
	}

	return {
		/** Once a message of a thread. A synchronous write: it may be part of a step. */
		queue({ id, tenant, installation, thread_id, message_id, created_at }: NewDelivery) {
			sql.exec(TABLES);
			sql.exec("INSERT INTO delivers_for VALUES (1, ?, ?) ON CONFLICT DO NOTHING", tenant, installation);
			const added = sql
				.exec<{ number: number }>(
					`INSERT INTO deliveries (id, thread_id, message_id, status, attempts, sending, due, created_at)
						VALUES (?, ?, ?, 'queued', 0, 0, ${dueUnlessHeld("?", "0")}, ?) ON CONFLICT DO NOTHING RETURNING number`,
					...[id, thread_id, message_id, thread_id, created_at],
				)
				.toArray();
			for (const { number } of added) keepWithin(sql, number);
			onDue();
		},
		/** Newest first. */
		page({ status, after, limit }: DeliveryQuery): Delivery[] {
			if (!exists()) return [];
			const where = [
				...(status === undefined ? [] : ["status = ?"]),
				...(after === undefined ? [] : ["(created_at, id) < (?, ?)"]),
				"1",
			].join(" AND ");
			const values = [...(status === undefined ? [] : [status]), ...(after ? [after.created_at, after.id] : []), limit];
			const rows = sql.exec<Row>(
				`SELECT ${FIELDS} FROM deliveries WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
				...values,
			);
			const { installation } = store.whose();
			return rows.toArray().map((row) => deliveryOf(row, installation));
		},
		/** See `Deliveries`. */
		retry(id: string, now: number): Delivery | null {
			if (!exists()) return null;
			// One that waits for another attempt goes now; one that waits for an earlier one of its thread keeps its turn.
			const due = `CASE WHEN status = 'queued' THEN min(due, ?1) ELSE ${dueUnlessHeld("deliveries.thread_id", "?1")} END`;
			const changed = sql.exec(
				`UPDATE deliveries SET status = 'queued', attempts = 0, ended_at = NULL, due = ${due} WHERE id = ?2 AND sending = 0`,
				now,
				id,
			);
			if (changed.rowsWritten > 0) onDue();
			return read(id);
		},
		work: deliveryWork(store),
	};
}

function deliveryOf({ id, status, attempts, last_status, error, created_at }: Row, installation: string): Delivery {
	return { id, installation, event: "message.received", status, attempts, last_status, error, created_at };
}
