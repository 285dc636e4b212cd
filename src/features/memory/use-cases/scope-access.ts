import { type AccessScope, changesMemoryScope, namedScopes, threadOfScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import { removeThreadGraph, type ThreadGraphDeps } from "./forget-thread.ts";

export type ScopeDeps = { threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "read"> };

/** Whether a caller may ask for a scope by its name: a bound key only for its own, and for those of threads. */
export function mayNameScope(accessScope: AccessScope, scope: string | undefined): Result<null, Failure> {
	const named = namedScopes(accessScope);
	if (scope === undefined || named === null || threadOfScope(scope) !== null || named.includes(scope)) return ok(null);
	return err({ reason: "forbidden", detail: "This key is bound to another scope." });
}

/** Whether a caller may write in a scope: in that of a thread, if the key reaches the thread. */
export async function mayWriteScope(
	deps: ScopeDeps,
	accessScope: AccessScope,
	scope: string,
): Promise<Result<null, Failure>> {
	if (!changesMemoryScope(accessScope, scope)) {
		return err({ reason: "forbidden", detail: "This scope reaches further than the key." });
	}
	const thread = threadOfScope(scope);
	if (thread === null) return ok(null);
	const read = await deps.threadLog(accessScope, thread).read();
	return read.ok ? ok(null) : read;
}

/** Writes a relation or skill in a scope, if the caller may; nothing of it stays if its thread was deleted meanwhile. */
export async function writeInScope<T>(
	deps: ScopeDeps & ThreadGraphDeps,
	accessScope: AccessScope,
	scope: string,
	write: () => Promise<T>,
): Promise<Result<T, Failure>> {
	const allowed = await mayWriteScope(deps, accessScope, scope);
	if (!allowed.ok) return allowed;
	const written = await write();
	const thread = threadOfScope(scope);
	if (thread === null) return ok(written);
	const still = await mayWriteScope(deps, accessScope, scope);
	if (still.ok || still.error.reason !== "not_found") return ok(written);
	await removeThreadGraph(deps, accessScope.tenant, thread);
	return still;
}
