import type { Guard } from "./placed-database.ts";

/** What a write fails with where its tenant is being moved; the words are found again in errors that crossed from an object. */
const MOVING = "tessera: the tenant is being moved";

/** An error that says so is the only way to stop a batch. */
const REFUSED = `SELECT json_extract('{}', '${MOVING}' || found.tenant) FROM tenant_moves AS found`;

/** For what is written for one tenant: it is here, and stays here. */
export function tenantGuard(tenant: string): Guard {
	const sql = `${REFUSED} WHERE found.tenant = ? AND found.role <> 'arrived'`;
	return (db) => db.prepare(sql).bind(tenant);
}

/** For what cleanups write across tenants: what is copied, or compared, may not change meanwhile. */
export const sharedGuard: Guard = (db) =>
	db.prepare(`${REFUSED} INDEXED BY tenant_moves_under_way WHERE found.role IN ('leaving', 'arriving') LIMIT 1`);

/** Whether a write failed, in D1 or on the way from there, because its tenant is being moved. */
export function isMoving(thrown: unknown): boolean {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if (error.message.includes(MOVING)) return true;
	}
	return false;
}

/** The same error, as stores and jobs see it: the platform's, so that it is tried again. */
export function movingError(): Error {
	return new Error(MOVING);
}
