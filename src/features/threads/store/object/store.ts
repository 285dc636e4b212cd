import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Indexed } from "../../../../core/recall/ranking/memory-index.ts";
import migrations from "./migrations/migrations.js";
import { thread } from "./schema.ts";

/** The SQLite database of one object. */
export type Store = {
	/** Plain SQL, for what is read and written by the thousand. */
	sql: SqlStorage;
	db: DrizzleSqliteDODatabase;
	/** Reads the one row about the thread itself: every call does, and building its statement takes longer than running it. */
	threadRow: { get(): typeof thread.$inferSelect | undefined };
	/** Whose call this is: a live thread beyond it is as if it were not there. Null: the object's own upkeep. */
	accessScope: AccessScope | null;
	/** What was read of message_traits, by seq: all of it up to the last one here. Shared by all calls of the object. */
	readonly traits: Indexed[];
	/** Runs one synchronous step: all of it is kept, or nothing. */
	step<T>(run: () => T): T;
	/** Whether the object holds anything; a read of one that does not stores nothing. */
	exists(): boolean;
	/** Makes the tables, or brings them up to date. */
	prepare(): void;
	/** Leaves nothing behind, tables included. */
	clear(): Promise<void>;
};

export function openStore(storage: DurableObjectStorage): Store {
	const { sql } = storage;
	const db = drizzle(storage);
	const traits: Indexed[] = [];
	let prepared = false;
	const prepare = () => {
		if (prepared) return;
		// Drizzle's migrator is declared async and does all its work before its first await.
		void migrate(db, migrations);
		prepared = true;
	};
	return {
		sql,
		db,
		threadRow: db.select().from(thread).prepare(),
		accessScope: null,
		traits,
		step: (run) => storage.transactionSync(run),
		exists() {
			if (prepared) return true;
			const tables = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'thread'").toArray();
			if (tables.length === 0) return false;
			prepare();
			return true;
		},
		prepare,
		async clear() {
			prepared = false;
			traits.length = 0;
			await storage.deleteAll();
		},
	};
}
