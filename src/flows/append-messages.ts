import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { NewMessage } from "../core/thread/message.ts";
import { tooLargeMetadata } from "../core/thread/metadata.ts";
import { threadLimit } from "../core/thread/token-limit.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { Appended, ThreadLog } from "../ports/thread-log.ts";
import { mayName } from "./name-owners.ts";

type AppendDeps = { clock: Clock; ids: IdSource; threadLog(reach: Reach, threadId: string): ThreadLog };

/** `overflow`: tokens of the thread that are not summarised yet, and how many it may carry so. */
type AppendAnswer = {
	messages: Appended["messages"];
	last_seq: number;
	overflow: { tokens: number; limit: number };
};

/**
 * Appends messages to a thread, all or none. A message without an id gets its own here, so that a request that is done
 * again after a crash, with the same ids, meets its messages.
 */
export async function appendMessages(
	deps: AppendDeps,
	reach: Reach,
	id: string,
	request: { messages: NewMessage[]; if_seq?: number | undefined },
): Promise<Result<AppendAnswer, Failure>> {
	const allowed = mayName(reach, request.messages.map(authorOf));
	if (!allowed.ok) return allowed;
	const tooLarge = tooLargeMetadata(request.messages.map((message) => message.metadata));
	if (tooLarge !== null) return err(tooLarge);
	const named = request.messages.map((message) => ({ ...message, id: message.id ?? deps.ids.next("msg") }));
	const now = deps.clock.now();
	const appended = await deps.threadLog(reach, id).append({ messages: named, if_seq: request.if_seq, now });
	if (!appended.ok) return appended;
	const { messages, thread } = appended.value;
	const overflow = { tokens: thread.token_count, limit: threadLimit(thread) };
	return ok({ messages, last_seq: thread.last_seq, overflow });
}

function authorOf({ user_id }: NewMessage) {
	return { user_id };
}
