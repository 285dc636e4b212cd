import type { AccessScope } from "../../../core/base/access-scope.ts";
import { redactJson } from "../../../core/language/secrets/redact.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";

export type RedactDeps = {
	redactsByDefault(tenant: string): boolean;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "read">;
};

/** Whether secrets are taken out of what is written to a thread, or (null) elsewhere: the thread's own setting, else its tenant's. */
export async function redacts(deps: RedactDeps, accessScope: AccessScope, thread: string | null): Promise<boolean> {
	const byDefault = deps.redactsByDefault(accessScope.tenant);
	if (thread === null) return byDefault;
	const read = await deps.threadLog(accessScope, thread).read();
	return (read.ok ? read.value.config.redact : null) ?? byDefault;
}

/** What somebody wrote, without its secrets where they are to be taken out. The thread is asked only where there are any. */
export async function redactFor<T>(
	deps: RedactDeps,
	accessScope: AccessScope,
	thread: string | null,
	value: T,
): Promise<T> {
	const found = redactJson(value);
	return found.count > 0 && (await redacts(deps, accessScope, thread)) ? found.value : value;
}
