import { type DrizzleSqliteDODatabase, drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { StoredWorkingState } from "../../../../core/model/thread/working-state.ts";
import type { Indexed } from "../../../../core/recall/ranking/memory-index.ts";
import migrations from "./migrations/migrations.js";
import { thread } from "./schema.ts";

type Row = typeof thread.$inferSelect;

/** What was read or written last, shared by all calls of the object. */
type KeptRows = {
	/** The row about the thread itself; undefined: not read since the last call began, or not kept. */
	thread: Row | undefined;
	/** A working state with the text that it stands in. */
	state: { text: string; state: StoredWorkingState } | undefined;
};

/** The SQLite database of one object. */
export type Store = {
	/** Plain SQL, for what is read and written by the thousand. */
	sql: SqlStorage;
	db: DrizzleSqliteDODatabase;
	/** Reads the row about the thread: building its statement takes longer than running it. */
	threadRow: { get(): Row | undefined };
	readonly kept: KeptRows;
	/** Whether the thread's row is read once and kept: in a caller's call, which asks for it again and again. */
	readonly keepsRow: boolean;
	/** Whose call this is: a live thread beyond it is as if it were not there. Null: the object's own upkeep. */
	accessScope: AccessScope | null;
	/** What was read of message_traits, by seq: all of it up to the last one here. Shared by all calls of the object. */
	readonly traits: Indexed[];
	/** What messages mean, by seq, once it was asked for (message-vectors.ts). Shared by all calls of the object. */
	readonly vectors: Map<number, Uint8Array>;
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
	const vectors = new Map<number, Uint8Array>();
	const kept: KeptRows = { thread: undefined, state: undefined };
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
		kept,
		keepsRow: false,
		accessScope: null,
		traits,
		vectors,
		step(run) {
			try {
				return storage.transactionSync(run);
			} catch (error) {
				// What it had written is not so.
				kept.thread = undefined;
				throw error;
			}
		},
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
			kept.thread = undefined;
			traits.length = 0;
			vectors.clear();
			await storage.deleteAll();
		},
	};
}
