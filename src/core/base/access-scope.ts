import { ERASING, type ErasingFailure } from "./failure.ts";
import type { Held } from "./quota.ts";

export const KEY_ROLES = ["write", "read", "admin"] as const;

/** What a key may do. Admin keys may do what write keys may, and write keys what read keys may. */
export type KeyRole = (typeof KEY_ROLES)[number];

/** What a key may access: its tenant and, if the key is bound, only this user, this project or both. */
export type AccessScope = {
	tenant: string;
	user_id: string | null;
	project_id: string | null;
	/** The users that are being erased, as they were known when the key was looked up: nothing of theirs is written. */
	erasing?: readonly string[] | undefined;
	/** What the tenant held when the key was looked up. */
	held?: Held | undefined;
};

/** The user and project that something belongs to. */
export type Owners = { user_id: string | null; project_id: string | null };

/** Access to everything of a tenant: for its own upkeep, and where bounds are checked after reading. */
export function wholeTenant(tenant: string): AccessScope {
	return { tenant, user_id: null, project_id: null };
}

export function isBound(access: AccessScope): boolean {
	return access.user_id !== null || access.project_id !== null;
}

/** Whether something of this tenant is within the bounds. A bound key can't access what belongs to nobody. */
export function mayAccess(access: AccessScope, owned: Owners): boolean {
	if (access.user_id !== null && owned.user_id !== access.user_id) return false;
	return access.project_id === null || owned.project_id === access.project_id;
}

/** The failure of a write for users of whom one is being erased; null where none is. */
export function erasingFailure(
	{ erasing = [] }: Pick<AccessScope, "erasing">,
	users: readonly (string | null | undefined)[],
): ErasingFailure | null {
	return users.some((user) => typeof user === "string" && erasing.includes(user)) ? ERASING : null;
}

/** From the narrowest scope to the widest. */
const SCOPES = ["thread:", "user:", "project:", "global"];

/** A number that is smaller for a narrower scope. */
export function scopeWidth(scope: string): number {
	const width = SCOPES.findIndex((kind) => scope.startsWith(kind));
	return width < 0 ? SCOPES.length : width;
}

/** Whose memory a request asks for; null: of no user, project or thread in particular. */
export type ScopeOwners = { user_id: string | null; project_id: string | null; thread_id: string | null };

/** The scopes that are visible to these owners, narrowest first: their own, and `global`. */
export function visibleScopes({ user_id, project_id, thread_id }: ScopeOwners): string[] {
	return [
		...(thread_id === null ? [] : [`thread:${thread_id}`]),
		...(user_id === null ? [] : [`user:${user_id}`]),
		...(project_id === null ? [] : [`project:${project_id}`]),
		"global",
	];
}

/** The scope that a caller means who names none: its user's, else its project's; null if there is neither. */
export function ownScope({ user_id, project_id }: Owners): string | null {
	if (user_id !== null) return `user:${user_id}`;
	return project_id === null ? null : `project:${project_id}`;
}

/** The id in a scope of this kind, such as `ada` in `user:ada`; null for a scope of another kind. */
export function idInScope(kind: "thread:" | "user:" | "project:", scope: string): string | null {
	return scope.startsWith(kind) ? scope.slice(kind.length) : null;
}

/** The id of a thread's scope; null for any other scope. */
export function threadOfScope(scope: string): string | null {
	return idInScope("thread:", scope);
}

function ownersOf(scope: string): Owners {
	return { user_id: idInScope("user:", scope), project_id: idInScope("project:", scope) };
}

/** A bound key sees the scopes it is bound to and no other; an unbound key sees all. */
export function seesScope(access: AccessScope, scope: string): boolean {
	if (!isBound(access)) return true;
	const { user_id, project_id } = ownersOf(scope);
	if (user_id !== null) return user_id === access.user_id;
	return project_id !== null && project_id === access.project_id;
}

/**
 * Whether a key may change something in this scope. It must not reach contexts outside the key's bounds, so a key that is bound
 * to a user in a project may change no such scope.
 */
export function changesScope(access: AccessScope, scope: string): boolean {
	return mayAccess(access, ownersOf(scope));
}

/** Whether a caller may write memories in a scope it sees. All who may access a thread may write to its scope. */
export function changesMemoryScope(access: AccessScope, scope: string): boolean {
	return threadOfScope(scope) !== null || changesScope(access, scope);
}

/**
 * The scopes of memories, relations and skills that a key sees by name; null: all. A bound key also sees the `thread:ID` of
 * threads it may access, which the list of threads knows.
 */
export function namedScopes(access: AccessScope): string[] | null {
	if (!isBound(access)) return null;
	return [
		...(access.user_id === null ? [] : [`user:${access.user_id}`]),
		...(access.project_id === null ? [] : [`project:${access.project_id}`]),
	];
}

/** Whether a key sees this scope in what is recalled for a thread that it may access. */
export function seesRecalled(access: AccessScope, scope: string, thread: string | null): boolean {
	if (!isBound(access) || (thread !== null && scope === `thread:${thread}`)) return true;
	return namedScopes(access)?.includes(scope) ?? true;
}

/** Whether a memory of one scope may be replaced by one of another. A narrower one would hide it from others who see it. */
export function mayReplace(scope: string, follower: string): boolean {
	return follower === scope || scopeWidth(follower) > scopeWidth(scope);
}
