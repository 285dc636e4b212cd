import { getTableColumns } from "drizzle-orm";
import { mayAccess } from "../../../../core/base/access-scope.ts";
import type { Thread } from "../../../../core/model/thread/thread.ts";
import { storedConfig, type ThreadConfig } from "../../../../core/model/thread/thread-config.ts";
import { thread } from "./schema.ts";
import type { Store } from "./store.ts";

/** The one row about the thread itself. */
export type ThreadRow = typeof thread.$inferSelect;

/** The row, live or erased; null before the thread was made. */
export function readRow(store: Store): ThreadRow | null {
	if (!store.exists()) return null;
	if (!store.keepsRow) return store.threadRow.get() ?? null;
	store.kept.thread ??= store.threadRow.get();
	return store.kept.thread ?? null;
}

/** The row of a thread that is there and within the call's access scope; null otherwise, so that nobody can tell them apart. */
export function readLiveRow(store: Store): ThreadRow | null {
	const row = readRow(store);
	if (row?.state !== "live") return null;
	const owned = { user_id: row.userId, project_id: row.projectId };
	return store.accessScope === null || mayAccess(store.accessScope, owned) ? row : null;
}

const COLUMNS = Object.entries(getTableColumns(thread));
const NAMES = COLUMNS.map(([, { name }]) => name);

const WRITE = `INSERT INTO thread (${NAMES.join(", ")}) VALUES (${NAMES.map(() => "?").join(", ")})
	ON CONFLICT (row) DO UPDATE SET ${NAMES.map((name) => `${name} = excluded.${name}`).join(", ")}`;

/** Every append does: building the statement took longer than running it. */
export function writeRow(store: Store, row: ThreadRow): void {
	store.kept.thread = undefined;
	store.sql.exec(WRITE, ...COLUMNS.map(([field, column]) => stored(column, Reflect.get(row, field))));
	store.kept.thread = row;
}

function stored(column: (typeof COLUMNS)[number][1], value: unknown) {
	return value === null ? null : column.mapToDriverValue(value);
}

/** The thread as callers see it. */
export function threadOf(row: ThreadRow): Thread {
	return {
		id: row.id,
		user_id: row.userId,
		project_id: row.projectId,
		title: row.title,
		model: row.model,
		budget: row.budget,
		metadata: row.metadata,
		config: configOf(row),
		encoding: row.encoding,
		last_seq: row.lastSeq,
		message_count: row.messageCount,
		token_count: row.tokenCount,
		created_at: row.createdAt,
		updated_at: row.updatedAt,
	};
}

const configs = new WeakMap<object, ThreadConfig>();

/** The row's whole configuration, made once: an append asks for it again and again. */
function configOf({ config }: ThreadRow): ThreadConfig {
	if (config === null) return storedConfig(null);
	const made = configs.get(config) ?? storedConfig(config);
	configs.set(config, made);
	return made;
}

/** Pages that one step merges at least: a few milliseconds, for which requests to the object wait. */
const PAGES = 64;

/** FTS5 says that a merge found nothing to do by changing fewer than two rows. */
const LEAST_CHANGES = 2;

/**
 * Merges a part of the thread's search index: what is deleted from an index without content is only marked, and its terms stay
 * in their segment until that is merged. With a negative figure a merge takes in every segment.
 */
export function mergeTerms(store: Store): void {
	store.step(() => {
		const row = readLiveRow(store);
		if (row === null || !row.mergeOwed) return;
		const before = changesOf(store);
		store.sql.exec(`INSERT INTO messages_fts (messages_fts, rank) VALUES ('merge', -${PAGES})`);
		if (changesOf(store) - before < LEAST_CHANGES) writeRow(store, { ...row, mergeOwed: false });
	});
}

/** How many rows were written since the object began: what was read stands as long as this does. */
export function changesOf(store: Store): number {
	return store.sql.exec<{ changes: number }>("SELECT total_changes() AS changes").one().changes;
}
