import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { alias } from "drizzle-orm/sqlite-core";
import type { KeyRole } from "../../../core/base/access-scope.ts";
import type { Held } from "../../../core/base/quota.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { userErasures } from "../../../platform/d1/user-erasure-schema.ts";
import { heldBy, heldOf } from "../../../platform/quotas/quotas.ts";
import { keys, tenants } from "./access-schema.ts";

/** A key as it is stored; of its secret only the SHA-256 (hex) is kept. */
export type KeyRecord = {
	id: string;
	name: string;
	role: KeyRole;
	user_id: string | null;
	project_id: string | null;
	created_at: string;
	/** From then on it opens nothing; null: it does not expire. */
	expires_at: string | null;
	revoked_at: string | null;
	/** Coarse: noted after the answer, not at every use. */
	last_used_at: string | null;
};

type NewKey = Omit<KeyRecord, "revoked_at" | "last_used_at"> & { hash: string };

type Taken = { reason: "already_exists" };

/** What a key is given in place of its text; the text before holds until `formerUntil`. */
type Rotation = { id: string; hash: string; now: string; formerUntil: string };

/** Why a key could not be revoked: there is no such key that holds, or nobody could administer the tenant then. */
type RevokeRefusal = { reason: "missing" } | { reason: "last_admin" };

/** The users of a tenant that are being erased, and what it holds. */
type TenantState = { erasing: string[]; held: Held };

/** The keys of one tenant. */
export type KeyRing = {
	/**
	 * The key with this hash, revoked or expired or not; null if there is none. `former_until` is set where it is the hash
	 * from before the last rotation, and says how long that one holds.
	 */
	find(hash: string): Promise<(KeyRecord & TenantState & { former_until: string | null }) | null>;
	/** The users of the tenant that are being erased; `find` tells them together with the key. */
	erasing(): Promise<string[]>;
	/** Founds the tenant with its first key, in one batch; nothing is written if it exists. */
	found(key: NewKey): Promise<Result<null, Taken>>;
	/** When the tenant was founded (ISO 8601); null where it was not. */
	foundedAt(): Promise<string | null>;
	/** Adds a key; nothing is written if its id is there. */
	add(key: NewKey): Promise<Result<null, Taken>>;
	/** Newest first, revoked ones too, behind `after`. */
	page(query: { limit: number; after?: { created_at: string; id: string } | undefined }): Promise<KeyRecord[]>;
	/**
	 * Revokes a key that holds, in one step. With `keepAdmin` the last unbound admin key that holds and does not expire stays:
	 * checked in the same step, so that two of them can't revoke each other.
	 */
	revoke(id: string, now: string, keepAdmin: boolean): Promise<Result<null, RevokeRefusal>>;
	/** Gives a key that holds another hash, in one step; the present one stays beside it, and one from before goes. */
	rotate(rotation: Rotation): Promise<Result<KeyRecord, Taken | { reason: "missing" }>>;
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
	expires_at: keys.expiresAt,
	revoked_at: keys.revokedAt,
	last_used_at: keys.lastUsedAt,
};

/** The keys of one tenant, in its D1 database. */
export function d1KeyRing(db: D1Database, tenant: string): KeyRing {
	const d1 = drizzle(db);
	const named = (id: string) => and(eq(keys.tenant, tenant), eq(keys.id, id));
	const erasing = sql<string>`(SELECT json_group_array(user_id) FROM ${userErasures}
		WHERE tenant = ${tenant} AND status = 'running')`;
	const held = heldBy(tenant);

	return {
		async find(hash) {
			const [row] = await d1
				.select({
					...COLUMNS,
					hash: keys.hash,
					until: keys.formerUntil,
					erasing: erasing.as("erasing"),
					held: held.as("held"),
				})
				.from(keys)
				.where(and(or(eq(keys.hash, hash), eq(keys.formerHash, hash)), eq(keys.tenant, tenant)));
			if (row === undefined) return null;
			const { hash: present, until, ...record } = row;
			return {
				...record,
				former_until: present === hash ? null : until,
				erasing: JSON.parse(row.erasing),
				held: heldOf(row.held),
			};
		},
		async erasing() {
			return JSON.parse((await d1.get<{ users: string }>(sql`SELECT ${erasing} AS users`)).users);
		},
		async found(key) {
			const founding = d1.insert(tenants).values({ id: tenant, createdAt: key.created_at });
			return unlessTaken("tenants.id", () => d1.batch([founding, d1.insert(keys).values(rowOf(tenant, key))]));
		},
		async foundedAt() {
			const [row] = await d1.select({ at: tenants.createdAt }).from(tenants).where(eq(tenants.id, tenant));
			return row?.at ?? null;
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
		async rotate({ id, hash, now, formerUntil }) {
			const holds = and(named(id), isNull(keys.revokedAt), or(isNull(keys.expiresAt), gt(keys.expiresAt, now)));
			const rotated: KeyRecord[] = [];
			const done = await unlessTaken("keys.hash", async () => {
				const change = d1.update(keys).set({ formerHash: sql`${keys.hash}`, formerUntil, hash });
				rotated.push(...(await change.where(holds).returning(COLUMNS)));
			});
			if (!done.ok) return done;
			const [record] = rotated;
			return record === undefined ? err({ reason: "missing" }) : ok(record);
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
	return { id, tenant, hash, name, role, userId, projectId, createdAt, expiresAt: key.expires_at };
}

/** The key does not administer the tenant: another role, or bound to a part of it. */
function notAdmin() {
	return sql`(${keys.role} <> 'admin' OR ${keys.userId} IS NOT NULL OR ${keys.projectId} IS NOT NULL)`;
}

function anotherAdmin(tenant: string, id: string) {
	const other = alias(keys, "other");
	const unbound = and(isNull(other.userId), isNull(other.projectId), isNull(other.revokedAt), isNull(other.expiresAt));
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
