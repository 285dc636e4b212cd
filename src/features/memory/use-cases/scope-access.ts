import {
	type AccessScope,
	changesMemoryScope,
	isBound,
	namedScopes,
	threadOfScope,
} from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";

export type ScopeDeps = { threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "read"> };

/** Whether a caller may ask for a scope by its name: a bound key only for its own, and for those of threads. */
export function mayNameScope(accessScope: AccessScope, scope: string | undefined): Result<null, Failure> {
	const named = namedScopes(accessScope);
	if (scope === undefined || named === null || threadOfScope(scope) !== null || named.includes(scope)) return ok(null);
	return err({ reason: "forbidden", detail: "This key is bound to another scope." });
}

/** Whether a caller may write in a scope: in that of a thread, if a bound key reaches the thread. */
export async function mayWriteScope(
	deps: ScopeDeps,
	accessScope: AccessScope,
	scope: string,
): Promise<Result<null, Failure>> {
	if (!changesMemoryScope(accessScope, scope)) {
		return err({ reason: "forbidden", detail: "This scope reaches further than the key." });
	}
	const thread = threadOfScope(scope);
	if (thread === null || !isBound(accessScope)) return ok(null);
	const read = await deps.threadLog(accessScope, thread).read();
	return read.ok ? ok(null) : read;
}
