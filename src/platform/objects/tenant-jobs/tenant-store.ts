/**
 * `tenant`: whose object this is, as it was told, and the model that its index was last filled by. `progress`: how far work
 * that goes on in slices has come (JSON). `untold_threads`: those that could not be told what was erased; `due` null: given up.
 */
const TABLES = `
	CREATE TABLE IF NOT EXISTS tenant (
		row INTEGER PRIMARY KEY CHECK (row = 1),
		id TEXT NOT NULL,
		model TEXT
	);
	CREATE TABLE IF NOT EXISTS progress (
		name TEXT PRIMARY KEY,
		at TEXT NOT NULL
	);
	CREATE TABLE IF NOT EXISTS jobs (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL UNIQUE,
		kind TEXT NOT NULL,
		status TEXT NOT NULL,
		attempts INTEGER NOT NULL,
		error TEXT,
		lost TEXT,
		user_id TEXT,
		project_id TEXT,
		work TEXT,
		result TEXT,
		run_at INTEGER NOT NULL,
		created_at TEXT NOT NULL,
		finished_at TEXT
	);
	CREATE TABLE IF NOT EXISTS untold_items (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		items TEXT NOT NULL UNIQUE
	);
	CREATE TABLE IF NOT EXISTS untold_threads (
		number INTEGER PRIMARY KEY AUTOINCREMENT,
		thread TEXT NOT NULL,
		scopes TEXT NOT NULL,
		items INTEGER NOT NULL,
		attempts INTEGER NOT NULL,
		due INTEGER
	);
	CREATE INDEX IF NOT EXISTS untold_by_due ON untold_threads (due, number);
	CREATE INDEX IF NOT EXISTS untold_by_thread ON untold_threads (thread);
	CREATE INDEX IF NOT EXISTS untold_by_items ON untold_threads (items);
	CREATE INDEX IF NOT EXISTS jobs_waiting ON jobs (run_at) WHERE status IN ('queued', 'running');
	CREATE INDEX IF NOT EXISTS jobs_by_end ON jobs (finished_at) WHERE finished_at IS NOT NULL;
	CREATE INDEX IF NOT EXISTS jobs_by_creation ON jobs (created_at, id);
	CREATE INDEX IF NOT EXISTS jobs_by_user ON jobs (user_id, created_at, id) WHERE user_id IS NOT NULL;
	CREATE INDEX IF NOT EXISTS jobs_by_status ON jobs (status, created_at, id);`;

/** Makes the tables, and brings those of a former version up to date. */
function prepare(sql: SqlStorage): void {
	sql.exec(TABLES);
	const columns = sql.exec<{ name: string }>("SELECT name FROM pragma_table_info('jobs')").toArray();
	if (!columns.some(({ name }) => name === "lost")) sql.exec("ALTER TABLE jobs ADD COLUMN lost TEXT");
}

/** The database of a tenant's jobs object. */
export type TenantStore = {
	sql: SqlStorage;
	/** Whether there is anything; a read of an object that holds nothing stores nothing. */
	exists(): boolean;
	/** Makes the tables, and notes whose they are. */
	found(tenant: string): void;
	step<T>(run: () => T): T;
};

export function tenantStore(storage: DurableObjectStorage): TenantStore {
	const { sql } = storage;
	let prepared = false;
	return {
		sql,
		exists() {
			if (prepared) return true;
			if (sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'tenant'").toArray().length === 0) return false;
			prepare(sql);
			prepared = true;
			return true;
		},
		found(tenant) {
			if (prepared) return;
			storage.transactionSync(() => {
				prepare(sql);
				sql.exec("INSERT INTO tenant (row, id) VALUES (1, ?) ON CONFLICT DO NOTHING", tenant);
			});
			prepared = true;
		},
		step: (run) => storage.transactionSync(run),
	};
}
