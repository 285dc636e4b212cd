import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { canonicalJson } from "../../../core/base/canonical-json.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Content, StoredMessage } from "../../../core/model/thread/message.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import type { Caller } from "../../access/index.ts";
import { assembleThreadContext, type ContextAsk, type ThreadContextAnswer } from "../../contexts/index.ts";

/** A message and the context to answer it with; `query`: what was asked for it beyond a context without options. */
export type ForwardedMessage = { message: StoredMessage; context: ThreadContextAnswer; query: Content | null };

type ForwardedDeps = Parameters<typeof assembleThreadContext>[0] & {
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/** How often to read a message that keeps changing. */
const MOST_READS = 3;

/**
 * The message to forward, as it is now, and a context that ends with it. It is read again after the context is made: what was deleted
 * or edited meanwhile is not forwarded. `not_found`: the message, or its thread, is deleted.
 */
export async function readForwarded(
	deps: ForwardedDeps,
	{ tenant, thread_id, message_id }: { tenant: string; thread_id: string; message_id: string },
	ask: ContextAsk,
): Promise<Result<ForwardedMessage, Failure>> {
	const log = deps.threadLog(wholeTenant(tenant), thread_id);
	const thread = { caller: ownUpkeep(tenant), id: thread_id };
	let before = await log.message(message_id);
	for (let read = 0; read < MOST_READS; read++) {
		if (!before.ok) return before;
		const made = await contextOf(deps, thread, before.value, ask);
		if (!made.ok) return made;
		const after = await log.message(message_id);
		if (!after.ok) return after;
		if (canonicalJson(after.value) === canonicalJson(before.value)) return ok({ message: after.value, ...made.value });
		before = after;
	}
	return err({ reason: "unavailable", detail: "The message was changed again and again." });
}

/**
 * The thread's context without options, as the newest message is what it asks. Where more was said since, the message
 * is asked as a query behind all that.
 */
async function contextOf(
	deps: ForwardedDeps,
	thread: { caller: Caller; id: string },
	{ id, content }: StoredMessage,
	ask: ContextAsk,
): Promise<Result<Omit<ForwardedMessage, "message">, Failure>> {
	const plain = await assembleThreadContext(deps, thread, { ...ask, query: null, append: false });
	if (!plain.ok) return plain;
	if (plain.value.last === id) return ok({ context: plain.value, query: null });
	const asking = { ...ask, query: content, append: false };
	const asked = await assembleThreadContext(deps, { ...thread, queryId: id }, asking);
	return asked.ok ? ok({ context: asked.value, query: content }) : asked;
}

/** No key is involved: webhooks work for the whole tenant. */
export function ownUpkeep(tenant: string): Caller {
	const access = { ...wholeTenant(tenant), keyId: "key_webhooks", role: "write", last_used_at: null } as const;
	return { tenant, access: async () => ok(access) };
}
