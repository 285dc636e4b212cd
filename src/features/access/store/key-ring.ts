import { and, desc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { KeyRole } from "../../../core/base/access-scope.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { keys, tenants } from "./access-schema.ts";

/** A key as it is stored; of its secret only the SHA-256 (hex) is kept. */
export type KeyRecord = {
	id: string;
	name: string;
	role: KeyRole;
	user_id: string | null;
	project_id: string | null;
	created_at: string;
	revoked_at: string | null;
	/** Coarse: noted after the answer, not at every use. */
	last_used_at: string | null;
};

type NewKey = Omit<KeyRecord, "revoked_at" | "last_used_at"> & { hash: string };

type Taken = { reason: "already_exists" };

/** Why a key could not be revoked: there is no such key that holds, or nobody could administer the tenant then. */
type RevokeRefusal = { reason: "missing" } | { reason: "last_admin" };

/** The keys of one tenant. */
export type KeyRing = {
	/** The key with this hash, revoked or not; null if there is none. */
	find(hash: string): Promise<KeyRecord | null>;
	/** Founds the tenant with its first key, in one batch; nothing is written if it exists. */
	found(key: NewKey): Promise<Result<null, Taken>>;
	/** Adds a key; nothing is written if its id is there. */
	add(key: NewKey): Promise<Result<null, Taken>>;
	/** Newest first, revoked ones too, behind `after`. */
	page(query: { limit: number; after?: { created_at: string; id: string } | undefined }): Promise<KeyRecord[]>;
	/**
	 * Revokes a key that holds, in one step. With `keepAdmin` the last unbound admin key that holds stays:
	 * checked in the same step, so that two of them can't revoke each other.
	 */
	revoke(id: string, now: string, keepAdmin: boolean): Promise<Result<null, RevokeRefusal>>;
	/** Notes that the key was used; an earlier time than the one that stands is not noted. */
	noteUse(id: string, now: string): Promise<void>;
};

const COLUMNS = {
	id: keys.id,
	name: keys.name,
	role: keys.role,
	user_id: keys.userId,
	project_id: keys.projectId,
	created_at: keys.createdAt,
	revoked_at: keys.revokedAt,
	last_used_at: keys.lastUsedAt,
};

/** The keys of one tenant, in its D1 database. */
export function d1KeyRing(db: D1Database, tenant: string): KeyRing {
	const d1 = drizzle(db);
	const named = (id: string) => and(eq(keys.tenant, tenant), eq(keys.id, id));

	return {
		async find(hash): Promise<KeyRecord | null> {
			const [row] = await d1
				.select(COLUMNS)
				.from(keys)
				.where(and(eq(keys.hash, hash), eq(keys.tenant, tenant)));
			return row ?? null;
		},
		async found(key) {
			const founding = d1.insert(tenants).values({ id: tenant, createdAt: key.created_at });
			return unlessTaken("tenants.id", () => d1.batch([founding, d1.insert(keys).values(rowOf(tenant, key))]));
		},
		add: (key) => unlessTaken("keys.id", () => d1.insert(keys).values(rowOf(tenant, key))),
		async page({ limit, after }) {
			const older =
				after === undefined
					? undefined
					: or(lt(keys.createdAt, after.created_at), and(eq(keys.createdAt, after.created_at), lt(keys.id, after.id)));
			return d1
				.select(COLUMNS)
				.from(keys)
				.where(and(eq(keys.tenant, tenant), older))
				.orderBy(desc(keys.createdAt), desc(keys.id))
				.limit(limit);
		},
		async revoke(id, now, keepAdmin) {
			const holds = and(named(id), isNull(keys.revokedAt));
			const [revoked, [left]] = await d1.batch([
				d1
					.update(keys)
					.set({ revokedAt: now })
					.where(keepAdmin ? and(holds, or(notAdmin(), anotherAdmin(tenant, id))) : holds)
					.returning({ id: keys.id }),
				d1.select({ id: keys.id }).from(keys).where(holds),
			]);
			if (revoked.length > 0) return ok(null);
			return err({ reason: left === undefined ? "missing" : "last_admin" });
		},
		async noteUse(id, now) {
			await d1
				.update(keys)
				.set({ lastUsedAt: now })
				.where(and(named(id), or(isNull(keys.lastUsedAt), lt(keys.lastUsedAt, now))));
		},
	};
}

function rowOf(tenant: string, key: Parameters<KeyRing["add"]>[0]): typeof keys.$inferInsert {
	const { id, hash, name, role, user_id: userId, project_id: projectId, created_at: createdAt } = key;
	return { id, tenant, hash, name, role, userId, projectId, createdAt };
}

/** The key does not administer the tenant: another role, or bound to a part of it. */
function notAdmin() {
	return sql`(${keys.role} <> 'admin' OR ${keys.userId} IS NOT NULL OR ${keys.projectId} IS NOT NULL)`;
}

function anotherAdmin(tenant: string, id: string) {
	const other = alias(keys, "other");
	const unbound = and(isNull(other.userId), isNull(other.projectId), isNull(other.revokedAt));
	const admin = and(eq(other.tenant, tenant), ne(other.id, id), eq(other.role, "admin"), unbound);
	return sql`EXISTS (SELECT 1 FROM ${keys} AS ${sql.identifier("other")} WHERE ${admin})`;
}

/** Runs a write; it is refused if this unique column was what kept it from being done. */
async function unlessTaken(column: string, write: () => PromiseLike<unknown>) {
	try {
		await write();
		return ok(null);
	} catch (error) {
		if (isTaken(error, column)) return err({ reason: "already_exists" as const });
		throw error;
	}
}

/** drizzle wraps D1's error as its cause. */
function isTaken(error: unknown, column: string): boolean {
	for (let at = error; at instanceof Error; at = at.cause) {
		if (at.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
	}
	return false;
}
