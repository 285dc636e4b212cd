/**
 * `installation`: as it was when something came in last. `marks`: what was told of messages; a text there waits for its
 * message, which `late` is the event of. Rows of `marks` and `refused_events` are numbered, as only the newest stay.
 */
const TABLES = `
	CREATE TABLE IF NOT EXISTS installation (
		row INTEGER PRIMARY KEY CHECK (row = 1),
		json TEXT NOT NULL
	);
	CREATE TABLE IF NOT EXISTS events (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL,
		kind TEXT NOT NULL,
		thread_id TEXT NOT NULL,
		message_id TEXT,
		event TEXT NOT NULL,
		attempts INTEGER NOT NULL,
		due INTEGER NOT NULL,
		arrived_at INTEGER NOT NULL,
		error TEXT
	);
	CREATE INDEX IF NOT EXISTS events_by_due ON events (due, thread_id);
	CREATE INDEX IF NOT EXISTS events_by_thread ON events (thread_id, due);
	CREATE TABLE IF NOT EXISTS seen_events (id TEXT PRIMARY KEY, at INTEGER NOT NULL);
	CREATE INDEX IF NOT EXISTS seen_by_time ON seen_events (at);
	CREATE TABLE IF NOT EXISTS marks (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		thread_id TEXT NOT NULL,
		message_id TEXT NOT NULL,
		edited_at TEXT,
		text TEXT,
		late TEXT,
		deleted INTEGER NOT NULL,
		until INTEGER NOT NULL,
		UNIQUE (thread_id, message_id)
	);
	CREATE INDEX IF NOT EXISTS marks_by_end ON marks (until);
	CREATE INDEX IF NOT EXISTS marks_held ON marks (until) WHERE text IS NOT NULL;
	CREATE TABLE IF NOT EXISTS ignored_events (type TEXT PRIMARY KEY, count INTEGER NOT NULL, last_at TEXT NOT NULL);
	CREATE TABLE IF NOT EXISTS refused_events (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		event_id TEXT NOT NULL,
		kind TEXT NOT NULL,
		thread_id TEXT NOT NULL,
		message_id TEXT,
		error TEXT NOT NULL,
		at TEXT NOT NULL
	);`;

/** The database of an installation's object, its events. */
export type InstallationStore = {
	sql: SqlStorage;
	/** Whether there is anything: asked again each time, as all of it can be erased in between. */
	exists(): boolean;
	/** Makes the tables. */
	prepare(): void;
	step<T>(run: () => T): T;
};

export function installationStore(storage: DurableObjectStorage): InstallationStore {
	const { sql } = storage;
	const exists = () => sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'refused_events'").toArray().length > 0;
	return {
		sql,
		exists,
		prepare: () => void (exists() || sql.exec(TABLES)),
		step: (run) => storage.transactionSync(run),
	};
}
