import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { err, ok } from "../../core/result.ts";
import type { KeyRing } from "../../ports/key-ring.ts";
import { keys, tenants } from "./schema.ts";

/** The keys of one tenant, in its D1 database. */
export function d1KeyRing(db: D1Database, tenant: string): KeyRing {
	const d1 = drizzle(db);

	return {
		async find(hash) {
			const [row] = await d1
				.select({
					id: keys.id,
					name: keys.name,
					role: keys.role,
					user_id: keys.userId,
					project_id: keys.projectId,
					created_at: keys.createdAt,
					revoked_at: keys.revokedAt,
				})
				.from(keys)
				.where(and(eq(keys.hash, hash), eq(keys.tenant, tenant)));
			return row ?? null;
		},
		async found(key) {
			try {
				await d1.batch([
					d1.insert(tenants).values({ id: tenant, createdAt: key.created_at }),
					d1.insert(keys).values({
						id: key.id,
						tenant,
						hash: key.hash,
						name: key.name,
						role: key.role,
						userId: key.user_id,
						projectId: key.project_id,
						createdAt: key.created_at,
						revokedAt: key.revoked_at,
					}),
				]);
			} catch (error) {
				if (isTaken(error)) return err({ reason: "already_exists" });
				throw error;
			}
			return ok(null);
		},
	};
}

/** True if the tenant's id was what kept a batch from being written (drizzle wraps D1's error as its cause). */
function isTaken(error: unknown): boolean {
	for (let at = error; at instanceof Error; at = at.cause) {
		if (at.message.includes("UNIQUE constraint failed: tenants.id")) return true;
	}
	return false;
}
