import type { AccessScope, Owners } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import { fuseChannels } from "../../../../core/recall/fuse-channels.ts";
import { type SearchResult, searchResults } from "../../../../core/recall/select-results.ts";
import type { Degraded } from "../../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import { mayName } from "../../../access/index.ts";
import { type RecallAsk, type RecallDeps, recall } from "./recall.ts";
import { reranked, seen } from "./recall-for-context.ts";

export type MemorySearch = RecallAsk & { query: string; owners: Owners; thread: string | null };

/**
 * The memories that answer a query, of those that a context of these owners would have to choose from. Who is not named is
 * the thread's, else whom the key is bound to. `not_found`: there is no such thread within its reach.
 */
export async function searchMemories(
	deps: RecallDeps & { threadLog(reach: AccessScope, threadId: string): ThreadLog },
	reach: AccessScope,
	{ query: text, owners, thread, ...ask }: MemorySearch,
): Promise<Result<{ results: SearchResult[]; degraded: Degraded[] }, Failure>> {
	const { user_id, project_id } = owners;
	const allowed = mayName(reach, [{ user_id: user_id ?? undefined, project_id: project_id ?? undefined }]);
	if (!allowed.ok) return allowed;
	const within = thread === null ? ok(reach) : await deps.threadLog(reach, thread).read();
	if (!within.ok) return within;
	const whose = {
		user_id: user_id ?? within.value.user_id ?? reach.user_id,
		project_id: project_id ?? within.value.project_id ?? reach.project_id,
	};
	const now = deps.clock.now();
	const include = { relations: true, skills: false, episodes: false };
	const recalled = await recall(deps, reach.tenant, {
		...{ text, owners: whose, listed: false, thread, reach, ask, now, include },
	});
	const fused = fuseChannels(text, seen(recalled.gathered, reach, thread));
	const ranked = await reranked(deps, text, fused);
	const past = ask.as_of !== null && Date.parse(ask.as_of) < now;
	const { weights, limit, minScore } = ask;
	const results = searchResults(ranked.fused, { query: text, weights, now, limit, minScore, past });
	return ok({ results, degraded: [...recalled.degraded, ...ranked.degraded] });
}
