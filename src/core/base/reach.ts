export const KEY_ROLES = ["write", "read", "admin"] as const;

/** What a key may do: admin may what write may, write what read may. */
export type KeyRole = (typeof KEY_ROLES)[number];

/** What a credential reaches: one tenant, and of it only what it is bound to (null: not bound). */
export type AccessScope = { tenant: string; user_id: string | null; project_id: string | null };

/** Whose something is. */
export type Owners = { user_id: string | null; project_id: string | null };

/** All that a tenant has: for the tenant's own upkeep, and where the bounds are checked on what was read. */
export function wholeTenant(tenant: string): AccessScope {
	return { tenant, user_id: null, project_id: null };
}

export function isBound(access: AccessScope): boolean {
	return access.user_id !== null || access.project_id !== null;
}

/** Whether something of this tenant is within the bounds. What belongs to nobody is not a bound key's. */
export function mayAccess(access: AccessScope, owned: Owners): boolean {
	if (access.user_id !== null && owned.user_id !== access.user_id) return false;
	return access.project_id === null || owned.project_id === access.project_id;
}

/**
 * Whether a key sees this scope in what is recalled for a thread that is within its reach: bound, only its user's, its
 * project's and that thread's.
 */
export function seesRecalled(access: AccessScope, scope: string, thread: string | null): boolean {
	if (!isBound(access)) return true;
	if (thread !== null && scope === `thread:${thread}`) return true;
	if (access.user_id !== null && scope === `user:${access.user_id}`) return true;
	return access.project_id !== null && scope === `project:${access.project_id}`;
}
