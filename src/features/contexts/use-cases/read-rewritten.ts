import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { type StoredMessage, textOf } from "../../../core/model/thread/message.ts";
import type { FoundMessage, SnapshotRequest, ThreadView } from "../../../core/model/thread/snapshot.ts";
import { type Degraded, inTime } from "../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../ports/thread-log.ts";
import {
	type RecallDeps,
	type Recalling,
	type RewriteDeps,
	type Rewritten,
	recall,
	rewriteQuery,
	type spentToday,
} from "../../memory/index.ts";

type ThreadDeps = Pick<RecallDeps, "clock" | "recallDeadlines"> & {
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/**
 * Reads what is said in episodes of a thread, once the index has named them. Alongside the key's look-up, so what it brings is
 * shown only after the key has passed. Never rejects.
 */
export function ownTalk(deps: ThreadDeps, tenant: string, thread: string) {
	return async (episodes: readonly string[]): Promise<Result<StoredMessage[], Degraded>> => {
		const log = deps.threadLog(wholeTenant(tenant), thread);
		const read = await inTime(deps.clock, "thread", deps.recallDeadlines.lexical, () => log.episodeMessages(episodes));
		if (!read.ok) return read;
		return read.value.ok ? ok(read.value.value) : err({ part: "thread", reason: read.value.error.reason });
	};
}

/** What a rewritten query found: memories, messages of the thread, and what is missing. */
export type RewrittenRead = { memories: Rewritten; found: readonly FoundMessage[]; degraded: Degraded[] };

type Rewriting = {
	thread: string;
	recalling: Recalling;
	/** What was read of the thread. */
	wanted: SnapshotRequest;
	view: ThreadView;
	/** The id of the message that is the question, if the thread has it. */
	questionId: string | null;
	spent: ReturnType<typeof spentToday>;
};

/** The further roles' words are no talk. */
const SPEAKERS: ReadonlySet<string> = new Set(["user", "assistant"]);

/**
 * Has the question rewritten and reads what that finds besides, by words alone: memory and the thread in parallel. Begins
 * with the thread's last turns, alongside the query's vectors. Never rejects.
 */
export async function readRewritten(
	deps: RecallDeps & RewriteDeps & ThreadDeps,
	accessScope: AccessScope,
	{ thread, recalling, wanted, view, questionId, spent }: Rewriting,
): Promise<RewrittenRead> {
	const { tenant } = accessScope;
	const turns = view.window
		.filter(({ id, role }) => id !== questionId && SPEAKERS.has(role))
		.map(({ role, name, content }) => ({ speaker: name ?? role, text: textOf(content) }));
	const rewritten = await rewriteQuery(deps, tenant, { text: recalling.text, turns, spent: await spent });
	const { keywords, degraded, noting } = rewritten;
	if (keywords === null) {
		await noting;
		return { memories: null, found: [], degraded };
	}
	const further = { ...recalling, text: keywords, listed: false, accessScope, readOwn: undefined };
	const log = deps.threadLog(accessScope, thread);
	const looking = wanted.recall;
	const again = () =>
		log.snapshot({ ...wanted, query: keywords, recall: looking === null ? null : { ...looking, byWords: true } });
	const [recalled, snapshot] = await Promise.all([
		recall(deps, tenant, further, Promise.resolve(null)),
		looking === null ? null : inTime(deps.clock, "thread", deps.recallDeadlines.lexical, again),
		noting,
	]);
	const late = snapshot === null || snapshot.ok ? [] : [snapshot.error];
	const found = snapshot?.ok && snapshot.value.ok ? snapshot.value.value.view.found : [];
	return {
		memories: { keywords, recalled },
		found: found.filter(({ id }) => id !== questionId),
		degraded: [...degraded, ...recalled.degraded, ...late],
	};
}
