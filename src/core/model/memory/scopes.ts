import { type AccessScope, isBound } from "../../base/reach.ts";
import { idInScope, scopeWidth } from "../../base/scope.ts";
import { changesScope } from "./stored-block.ts";

/**
 * The scopes of memories, relations and skills that a reach sees by name: null for all. A bound key sees besides those of
 * its user and project only `thread:ID` of threads within its reach, which the list of threads knows.
 */
export function namedScopes(access: AccessScope): string[] | null {
	if (!isBound(access)) return null;
	return [
		...(access.user_id === null ? [] : [`user:${access.user_id}`]),
		...(access.project_id === null ? [] : [`project:${access.project_id}`]),
	];
}

/** The thread a scope is of; null where it is of none. */
export function threadOfScope(scope: string): string | null {
	return idInScope("thread:", scope);
}

/** Whether a caller may write in a scope it sees; a thread's is written by all who reach the thread. */
export function changesMemoryScope(access: AccessScope, scope: string): boolean {
	return threadOfScope(scope) !== null || changesScope(access, scope);
}

/** Whether a memory of one scope may give its place to one of another: else it would be gone for some who see it. */
export function mayReplace(scope: string, follower: string): boolean {
	return follower === scope || scopeWidth(follower) > scopeWidth(scope);
}
