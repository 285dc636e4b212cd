import type { Failure } from "../../base/failure.ts";
import { type AccessScope, isBound, mayAccess, type Owners } from "../../base/reach.ts";
import { utf8Bytes } from "../../language/utf8-bytes.ts";

/** The blocks that can be stored. */
export const STORED_NAMES = ["system", "project", "task"] as const;

type StoredName = (typeof STORED_NAMES)[number];

/** Which block it is; `scope` is `global`, `project:ID` or `user:ID`. */
export type BlockKey = { scope: string; name: StoredName };

/** A block's content as its newest version has it; `tokens` counted with o200k. */
export type StoredBlock = BlockKey & { content: string; tokens: number; version: number; updated_at: string };

/** Instructions, conventions or a task: larger texts are documents. */
const MOST_BYTES = 65_536;

/** The failure if a content is larger than what is kept; null if it fits. */
export function tooLargeBlock(content: string): Extract<Failure, { reason: "too_large" }> | null {
	const actual = utf8Bytes(content);
	return actual > MOST_BYTES ? { reason: "too_large", limit: MOST_BYTES, actual } : null;
}

/** Whose blocks of this scope are; nobody's, and so the tenant's, where it is `global`. */
function ownersOf(scope: string): Owners {
	return { user_id: idBehind("user:", scope), project_id: idBehind("project:", scope) };
}

function idBehind(kind: string, scope: string): string | null {
	return scope.startsWith(kind) ? scope.slice(kind.length) : null;
}

/** A key sees the scopes it is bound to, and no other; one that is not bound sees all. */
export function seesScope(access: AccessScope, scope: string): boolean {
	if (!isBound(access)) return true;
	const { user_id, project_id } = ownersOf(scope);
	if (user_id !== null) return user_id === access.user_id;
	return project_id !== null && project_id === access.project_id;
}

/** It changes only what enters no context beyond its reach: one bound to a user in a project changes none. */
export function changesScope(access: AccessScope, scope: string): boolean {
	return mayAccess(access, ownersOf(scope));
}
