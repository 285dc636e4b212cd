import { type AccessScope, isBound } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";

/** A user or project that a request names; null where it says "nobody", absent where it says nothing. */
type Named = { user_id?: string | null | undefined; project_id?: string | null | undefined };

/**
 * Whether a caller may name these: a bound key names what it is bound to, or nothing. Every flow that takes a user or
 * project from a request asks here first.
 */
export function mayName(reach: AccessScope, named: readonly Named[]): Result<null, Failure> {
	if (!isBound(reach)) return ok(null);
	for (const { user_id, project_id } of named) {
		if (isOther(reach.user_id, user_id)) return refused("user");
		if (isOther(reach.project_id, project_id)) return refused("project");
	}
	return ok(null);
}

function isOther(bound: string | null, named: string | null | undefined): boolean {
	return bound !== null && named !== undefined && named !== bound;
}

function refused(what: string): { ok: false; error: Failure } {
	return err({ reason: "forbidden", detail: `This key is bound to another ${what}.` });
}
