import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { MemoryType } from "../../../../core/model/memory/remembered.ts";
import { contentOf, quoteOf, type Waiting, type WaitingEntry } from "../../../../core/model/waiting/waiting-entry.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";
import { hashOf } from "../memories/memory-write.ts";
import { waitingMemories } from "./waiting-schema.ts";

type WaitingQuery = {
	scope?: string | undefined;
	type?: MemoryType | undefined;
	key?: string | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

/** What waits for approval of one tenant, as far as a caller reaches. */
export type WaitingMemories = {
	/** What says the same as something that waits is left out. */
	add(entries: readonly WaitingEntry[], now: string): Promise<void>;
	/** Null where nothing waits under this id. */
	read(id: string): Promise<Waiting | null>;
	/** Newest first. */
	page(query: WaitingQuery): Promise<Waiting[]>;
	/** False where there was nothing. */
	remove(id: string): Promise<boolean>;
	/** Removes those of a scope, of one type, that waited before a time; gives how many. */
	removeAll(of: { scope: string; type?: MemoryType | undefined; before?: string | undefined }): Promise<number>;
	/** Removes what was learned from these messages of a thread, or from `all` it had; gives how many. */
	retire(from: { thread_id: string; message_ids: readonly string[] | "all" }): Promise<number>;
};

export function d1WaitingMemories(d1: D1Database, accessScope: AccessScope): WaitingMemories {
	const db = drizzle(d1);
	const { tenant } = accessScope;
	const seen = and(eq(waitingMemories.tenant, tenant), seenScope(accessScope, waitingMemories.scope));
	const remove = async (which: SQL | undefined) =>
		(await db.delete(waitingMemories).where(and(seen, which)).returning({ id: waitingMemories.id })).length;
	return {
		async add(entries, now) {
			const rows = await Promise.all(entries.map((one) => rowOf(tenant, one, now)));
			const [first, ...rest] = rows.map((row) => db.insert(waitingMemories).values(row).onConflictDoNothing());
			if (first !== undefined) await db.batch([first, ...rest]);
		},
		async read(id) {
			const [row] = await db
				.select()
				.from(waitingMemories)
				.where(and(seen, eq(waitingMemories.id, id)));
			return row === undefined ? null : waitingOf(row);
		},
		async page({ scope, type, key, after, limit }) {
			const rows = await db
				.select()
				.from(waitingMemories)
				.where(and(seen, ...matching({ scope, type, key }), after && behind(after)))
				.orderBy(desc(waitingMemories.createdAt), desc(waitingMemories.id))
				.limit(limit);
			return rows.map(waitingOf);
		},
		remove: async (id) => (await remove(eq(waitingMemories.id, id))) > 0,
		removeAll: ({ scope, type, before }) =>
			remove(
				and(...matching({ scope, type }), before === undefined ? undefined : lt(waitingMemories.createdAt, before)),
			),
		retire: ({ thread_id, message_ids }) =>
			remove(
				and(
					eq(waitingMemories.threadId, thread_id),
					message_ids === "all"
						? undefined
						: sql`${waitingMemories.messageId} IN (SELECT value FROM json_each(${JSON.stringify(message_ids)}))`,
				),
			),
	};
}

async function rowOf(tenant: string, what: WaitingEntry, now: string): Promise<typeof waitingMemories.$inferInsert> {
	const { id, scope } = what.entry;
	const quote = quoteOf(what);
	return {
		...{ tenant, id, scope, entry: what, createdAt: now },
		hash: await hashOf(`${what.kind} ${keyOf(what)} ${contentOf(what)}`),
		threadId: quote?.thread_id ?? null,
		messageId: quote?.message_id ?? null,
	};
}

function waitingOf({ id, scope, createdAt, entry }: typeof waitingMemories.$inferSelect): Waiting {
	return { id, scope, created_at: createdAt, what: entry };
}

function keyOf(what: WaitingEntry): string {
	return (what.kind === "memory" ? what.entry.key : null) ?? "";
}

/** A relation is listed as a fact without a key. */
function matching({ scope, type, key }: Pick<WaitingQuery, "scope" | "type" | "key">): (SQL | undefined)[] {
	return [
		scope === undefined ? undefined : eq(waitingMemories.scope, scope),
		type === undefined ? undefined : sql`coalesce(${waitingMemories.entry} ->> '$.entry.type', 'fact') = ${type}`,
		key === undefined ? undefined : sql`${waitingMemories.entry} ->> '$.entry.key' = ${key}`,
	];
}

function behind({ created_at, id }: { created_at: string; id: string }): SQL | undefined {
	return or(
		lt(waitingMemories.createdAt, created_at),
		and(eq(waitingMemories.createdAt, created_at), lt(waitingMemories.id, id)),
	);
}
