import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { NewMessage } from "../../../core/model/thread/message.ts";
import { tooLargeMetadata } from "../../../core/model/thread/message-rules.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { overQuota, type Quotas } from "../../../platform/quotas/quotas.ts";
import type { Appended, ThreadLog } from "../../../ports/thread-log.ts";
import { mayName } from "../../access/index.ts";
import type { JobList } from "../store/list/job-list.ts";
import { listJob } from "./publish.ts";

type AppendDeps = {
	clock: Clock;
	ids: IdSource;
	quotas: Quotas;
	jobList(tenant: string): Pick<JobList, "add">;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/** `overflow`: tokens that are not covered yet, how many the thread may carry so, and the job that is at work on it. */
type AppendAnswer = {
	messages: Appended["messages"];
	last_seq: number;
	overflow: { tokens: number; limit: number; job?: string };
};

/**
 * Appends messages to a thread, all or none. A message without an id gets its own here, so that a request that is done
 * again after a crash, with the same ids, meets its messages.
 */
export async function appendMessages(
	deps: AppendDeps,
	accessScope: AccessScope,
	id: string,
	request: { messages: NewMessage[]; if_seq?: number | undefined },
): Promise<Result<AppendAnswer, Failure>> {
	const allowed = mayName(accessScope, request.messages.map(authorOf));
	if (!allowed.ok) return allowed;
	const tooLarge = tooLargeMetadata(request.messages.map((message) => message.metadata));
	if (tooLarge !== null) return err(tooLarge);
	const named = request.messages.map((message) => ({ ...message, id: message.id ?? deps.ids.next("msg") }));
	const over = await overQuota(deps, accessScope, "stored_bytes", 0);
	if (over !== null && !(await areThere(deps, accessScope, id, named))) return err(over);
	const now = deps.clock.now();
	const appended = await deps.threadLog(accessScope, id).append({ messages: named, if_seq: request.if_seq, now });
	if (!appended.ok) return appended;
	const { messages, thread, overflow } = appended.value;
	const { tokens, limit, job } = overflow;
	if (job?.made) await listJob(deps.jobList(accessScope.tenant), id, job);
	return ok({ messages, last_seq: thread.last_seq, overflow: { tokens, limit, ...(job && { job: job.id }) } });
}

/** A call that is repeated adds nothing, so it goes on. */
async function areThere(
	deps: Pick<AppendDeps, "threadLog">,
	accessScope: AccessScope,
	thread: string,
	messages: readonly { id: string }[],
): Promise<boolean> {
	const log = deps.threadLog(accessScope, thread);
	for (const { id } of messages) if (!(await log.message(id)).ok) return false;
	return true;
}

function authorOf({ user_id }: NewMessage) {
	return { user_id };
}
