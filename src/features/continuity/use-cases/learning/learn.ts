import { ok, type Result } from "../../../../core/base/result.ts";
import type { Source } from "../../../../core/model/memory/memory.ts";
import type { LearningScopes } from "../../../../core/model/thread/thread-config.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { Learned, LearnedMessage, Skipped } from "../../../../core/writing/learn/found/learned.ts";
import type { WriterError } from "../../../../core/writing/writers/writers.ts";
import { type RememberDeps, type Remembered, rememberLearned } from "./remember-learned.ts";
import type { LearnedWriter } from "./write-learned.ts";

export type LearnDeps = RememberDeps & { writeLearned: LearnedWriter };

export type LearnRequest = {
	tenant: string;
	scopes: LearningScopes;
	/** Oldest first. */
	messages: readonly LearnedMessage[];
	/** What was said right before, and was learned from already. */
	before?: readonly LearnedMessage[];
	/** Where it is from, if not from its messages. */
	source: Source | null;
	count: CountText;
	now: number;
	/** No further attempt comes: where no model answers, the rules do it. */
	last: boolean;
};

/** What is new, and why a better writer did not find it. */
export type LearnOutcome = Remembered & Pick<Learned, "degraded">;

/** Learns from messages: what a writer finds in them goes into long-term memory. The same messages again add nothing. */
export async function learn(deps: LearnDeps, request: LearnRequest): Promise<Result<LearnOutcome, WriterError>> {
	const { tenant, messages, before, scopes, count, last, source, now } = request;
	const learned = await deps.writeLearned({ tenant, messages, before, scopes, count, last });
	if (!learned.ok) return learned;
	const messageTimes = messageTimesOf(messages);
	const what = { tenant, scopes, learned: learned.value, messageTimes, source, metadata: null, now };
	const remembered = await rememberLearned(deps, what);
	const why = [learned.value.degraded, fullOf(remembered.skipped)].filter((one) => one !== null);
	return ok({ ...remembered, degraded: why.length === 0 ? null : why.join("; ") });
}

/** Says how much of what was found a full tenant can't hold; null where nothing was left out. */
function fullOf(skipped: readonly Skipped[]): string | null {
	const count = skipped.filter(({ reason }) => reason === "over_quota").length;
	return count === 0 ? null : `left out: ${count} memories are over the tenant's quota`;
}

/** When each message was said, by its id; null where nobody told. */
export function messageTimesOf(
	messages: readonly { message_id: string; created_at: string | null }[],
): Map<string, string | null> {
	return new Map(messages.map(({ message_id, created_at }) => [message_id, created_at]));
}
