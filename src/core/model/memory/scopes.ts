import { isBound, type Reach } from "../../base/reach.ts";
import { idBehind, scopeWidth } from "../../base/scope.ts";
import { changesScope } from "./stored-block.ts";

/**
 * The scopes of memories, relations and skills that a reach sees by name: null for all. A bound key sees besides those of
 * its user and project only `thread:ID` of threads within its reach, which the list of threads knows.
 */
export function namedScopes(reach: Reach): string[] | null {
	if (!isBound(reach)) return null;
	return [
		...(reach.user_id === null ? [] : [`user:${reach.user_id}`]),
		...(reach.project_id === null ? [] : [`project:${reach.project_id}`]),
	];
}

/** The thread a scope is of; null where it is of none. */
export function threadOf(scope: string): string | null {
	return idBehind("thread:", scope);
}

/** Whether a caller may write in a scope it sees; a thread's is written by all who reach the thread. */
export function changesMemoryScope(reach: Reach, scope: string): boolean {
	return threadOf(scope) !== null || changesScope(reach, scope);
}

/** Whether a memory of one scope may give its place to one of another: else it would be gone for some who see it. */
export function mayFollow(scope: string, follower: string): boolean {
	return follower === scope || scopeWidth(follower) > scopeWidth(scope);
}
