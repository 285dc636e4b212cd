import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Owners } from "../../../core/base/access-scope.ts";
import type { MeasuredRatios } from "../../../core/model/budget/models.ts";
import { type BlockKey, STORED_NAMES, type StoredBlock } from "../../../core/model/memory/stored-block.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import { threads } from "../../../platform/d1/thread-list-schema.ts";
import { newestNotes, SHOWN_NOTE } from "../../continuity/index.ts";
import { measuredModels, RATIO, ratiosOf } from "./calibrations.ts";
import { blockVersions } from "./context-schema.ts";

/** A version as it was written; `deleted_at` stands where it was the newest one when the block was deleted. */
export type BlockVersion = StoredBlock & { deleted_at: string | null };

/**
 * Whose blocks a context shows: those named, and where none is, those the list of threads has for the thread. `ratios`: whether
 * what the tenant has measured of models is wanted too.
 */
export type VisibleQuery = Owners & { thread: string | null; ratios?: boolean };

/** The notes of a thread that a context may show, newest first, and what the list has of the thread. */
type ShownNotes = { thread: { created_at: string; notes_moved: boolean } | null; notes: Note[] };

/** What was found of these owners' scopes and of `global`, in no order; the notes of the thread; and the ratios that are wanted. */
export type VisibleBlocks = { owners: Owners; blocks: StoredBlock[]; shownNotes: ShownNotes; ratios: MeasuredRatios };

/**
 * The stored blocks of one tenant. Nothing is ever overwritten: what a block says is its newest version, unless that
 * one is marked as deleted. Each change is one step, so writers at the same time each get a version of their own.
 */
export type BlockStore = {
	/** Null if there is no such block, or it is deleted. */
	read(key: BlockKey): Promise<StoredBlock | null>;
	/** Adds a version, unless the block says just that already; returns the block as it is then. */
	write(key: BlockKey, change: { content: string; tokens: number; now: string }): Promise<StoredBlock>;
	/** Marks the block as deleted; its versions stay. False if there was none. */
	remove(key: BlockKey, now: string): Promise<boolean>;
	/** Adds a version that says what this one said, also to a deleted block; null if there is no such version. */
	restore(key: BlockKey, version: number, now: string): Promise<StoredBlock | null>;
	/** Newest first, those before `before`; of deleted blocks too. */
	versions(key: BlockKey, page: { limit: number; before?: number | undefined }): Promise<BlockVersion[]>;
	/** The blocks and notes a context may show, and what it is counted with, in one call. */
	visible(query: VisibleQuery): Promise<VisibleBlocks>;
};

export const BLOCK_COLUMNS = {
	scope: blockVersions.scope,
	name: blockVersions.name,
	content: blockVersions.content,
	tokens: blockVersions.tokens,
	version: blockVersions.version,
	updated_at: blockVersions.createdAt,
	deleted_at: blockVersions.deletedAt,
};

const SHOWN = {
	scope: sql<string>`scope`,
	name: sql<StoredBlock["name"]>`name`,
	content: sql<string>`content`,
	tokens: sql<number>`tokens`,
	version: sql<number>`version`,
	updated_at: sql<string>`updated_at`,
};

const LISTED = {
	user_id: threads.userId,
	project_id: threads.projectId,
	created_at: threads.createdAt,
	notes_moved: threads.notesMoved,
};

/** The stored blocks of one tenant, in its D1 database. */
export function d1BlockStore(d1: D1Database, tenant: string): BlockStore {
	const db = drizzle(d1);
	const named = ({ scope, name }: BlockKey) =>
		and(eq(blockVersions.tenant, tenant), eq(blockVersions.scope, scope), eq(blockVersions.name, name));
	const newest = (key: BlockKey) =>
		db.select(BLOCK_COLUMNS).from(blockVersions).where(named(key)).orderBy(desc(blockVersions.version)).limit(1);
	/** The version of the block that is the newest, 0 if there is none. */
	const last = (key: BlockKey) =>
		sql`(SELECT coalesce(max(version), 0) AS number FROM ${blockVersions} WHERE ${named(key)})`;

	return {
		async read(key) {
			const [row] = await newest(key);
			return liveOf(row);
		},
		async write(key, { content, tokens, now }) {
			const unchanged = and(named(key), eq(blockVersions.content, content), isNull(blockVersions.deletedAt));
			// Columns are selected in the order of the table. A batch is one transaction: what is read is what this call has written, or found to be said already.
			const [, [row]] = await db.batch([
				db.insert(blockVersions).select(sql`
					SELECT ${tenant}, ${key.scope}, ${key.name}, last.number + 1, ${content}, ${tokens}, ${now}, NULL
					FROM ${last(key)} AS last
					WHERE NOT EXISTS (SELECT 1 FROM ${blockVersions} WHERE ${unchanged} AND version = last.number)`),
				newest(key),
			]);
			const live = liveOf(row);
			if (live === null) throw new Error("a block that was written is not there");
			return live;
		},
		async remove(key, now) {
			const marked = await db
				.update(blockVersions)
				.set({ deletedAt: now })
				.where(and(named(key), isNull(blockVersions.deletedAt), sql`version = ${last(key)}`))
				.returning({ version: blockVersions.version });
			return marked.length > 0;
		},
		async restore(key, version, now) {
			const [added, [row]] = await db.batch([
				db
					.insert(blockVersions)
					.select(sql`
						SELECT tenant, scope, name, last.number + 1, content, tokens, ${now}, NULL
						FROM ${blockVersions}, ${last(key)} AS last
						WHERE ${and(named(key), eq(blockVersions.version, version))}`)
					.returning({ version: blockVersions.version }),
				newest(key),
			]);
			return added.length === 0 ? null : liveOf(row);
		},
		async versions(key, { limit, before }): Promise<BlockVersion[]> {
			return db
				.select(BLOCK_COLUMNS)
				.from(blockVersions)
				.where(and(named(key), before === undefined ? undefined : lt(blockVersions.version, before)))
				.orderBy(desc(blockVersions.version))
				.limit(limit);
		},
		async visible(query) {
			const listed = and(eq(threads.tenant, tenant), eq(threads.id, query.thread ?? ""));
			const [[thread], blocks, notes, ratios] = await db.batch([
				db.select(LISTED).from(threads).where(listed),
				db.select(SHOWN).from(visibleBlocks(tenant, query, listed)),
				db.select(SHOWN_NOTE).from(newestNotes(tenant, query.thread ?? "")),
				db
					.select(RATIO)
					.from(measuredModels(tenant))
					.where(sql`${query.ratios === true}`),
			]);
			const owners = {
				user_id: query.user_id ?? thread?.user_id ?? null,
				project_id: query.project_id ?? thread?.project_id ?? null,
			};
			return { owners, blocks, shownNotes: { thread: thread ?? null, notes }, ratios: ratiosOf(ratios) };
		},
	};
}

function liveOf(row: BlockVersion | undefined): StoredBlock | null {
	if (row === undefined || row.deleted_at !== null) return null;
	const { deleted_at: _, ...block } = row;
	return block;
}

/** At most three scopes with three names each: the newest version of each is sought in the key's index. */
function visibleBlocks(tenant: string, query: VisibleQuery, listed: SQL | undefined): SQL {
	const user = sql`coalesce(${query.user_id}, (SELECT ${threads.userId} FROM ${threads} WHERE ${listed}))`;
	const project = sql`coalesce(${query.project_id}, (SELECT ${threads.projectId} FROM ${threads} WHERE ${listed}))`;
	return sql`(WITH shown (scope) AS (
			SELECT 'global' UNION ALL SELECT 'user:' || ${user} UNION ALL SELECT 'project:' || ${project}
		), named (name) AS (SELECT value FROM json_each(${JSON.stringify(STORED_NAMES)}))
		SELECT held.scope, held.name, held.content, held.tokens, held.version, held.created_at AS updated_at
		FROM shown CROSS JOIN named CROSS JOIN ${blockVersions} AS held
		WHERE held.tenant = ${tenant} AND held.scope = shown.scope AND held.name = named.name
			AND held.version = (
				SELECT max(version) FROM ${blockVersions} AS every
				WHERE every.tenant = ${tenant} AND every.scope = shown.scope AND every.name = named.name
			)
			AND held.deleted_at IS NULL)`;
}
