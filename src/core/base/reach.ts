export const KEY_ROLES = ["write", "read", "admin"] as const;

/** What a key may do: admin may what write may, write what read may. */
export type KeyRole = (typeof KEY_ROLES)[number];

/** What a credential reaches: one tenant, and of it only what it is bound to (null: not bound). */
export type Reach = { tenant: string; user_id: string | null; project_id: string | null };

/** Whose something is. */
export type Owners = { user_id: string | null; project_id: string | null };

/** All that a tenant has: for the tenant's own upkeep, and where the bounds are checked on what was read. */
export function wholeTenant(tenant: string): Reach {
	return { tenant, user_id: null, project_id: null };
}

export function isBound(reach: Reach): boolean {
	return reach.user_id !== null || reach.project_id !== null;
}

/** Whether something of this tenant is within the bounds. What belongs to nobody is not a bound key's. */
export function reaches(reach: Reach, owned: Owners): boolean {
	if (reach.user_id !== null && owned.user_id !== reach.user_id) return false;
	return reach.project_id === null || owned.project_id === reach.project_id;
}

/**
 * Whether a key sees this scope in what is recalled for a thread that is within its reach: bound, only its user's, its
 * project's and that thread's.
 */
export function seesRecalled(reach: Reach, scope: string, thread: string | null): boolean {
	if (!isBound(reach)) return true;
	if (thread !== null && scope === `thread:${thread}`) return true;
	if (reach.user_id !== null && scope === `user:${reach.user_id}`) return true;
	return reach.project_id !== null && scope === `project:${reach.project_id}`;
}
