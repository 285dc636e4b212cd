import type { AccessScope, Owners } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import { fuseChannels, memoriesToRerank, withRelevances } from "../../../../core/recall/fuse-channels.ts";
import { type SearchResult, searchResults } from "../../../../core/recall/select-results.ts";
import type { Degraded } from "../../../../platform/clock/clock.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import { mayName } from "../../../access/index.ts";
import { type RecallAsk, type RecallDeps, recall } from "./recall.ts";
import { seen } from "./recall-for-context.ts";
import { rerankBest } from "./rerank.ts";

export type MemorySearch = RecallAsk & { query: string; owners: Owners; thread: string | null };

/**
 * The memories that answer a query, of those that a context of these owners would have to choose from. Who is not named is
 * the thread's, else whom the key is bound to. `not_found`: there is no such thread within its access scope.
 */
export async function searchMemories(
	deps: RecallDeps & { threadLog(accessScope: AccessScope, threadId: string): ThreadLog },
	accessScope: AccessScope,
	{ query: text, owners, thread, ...ask }: MemorySearch,
): Promise<Result<{ results: SearchResult[]; degraded: Degraded[] }, Failure>> {
	const { user_id, project_id } = owners;
	const allowed = mayName(accessScope, [{ user_id: user_id ?? undefined, project_id: project_id ?? undefined }]);
	if (!allowed.ok) return allowed;
	const within = thread === null ? ok(accessScope) : await deps.threadLog(accessScope, thread).read();
	if (!within.ok) return within;
	const whose = {
		user_id: user_id ?? within.value.user_id ?? accessScope.user_id,
		project_id: project_id ?? within.value.project_id ?? accessScope.project_id,
	};
	const now = deps.clock.now();
	const include = { relations: true, skills: false, episodes: false, profile: false };
	const recalled = await recall(deps, accessScope.tenant, {
		...{ text, owners: whose, listed: false, thread, accessScope, ask, now, include },
	});
	const fused = fuseChannels(text, seen(recalled.gathered, accessScope, thread));
	const ranked = await rerankBest(deps, text, memoriesToRerank(fused));
	const past = ask.as_of !== null && Date.parse(ask.as_of) < now;
	const { weights, limit, minScore, precision } = ask;
	const results = searchResults(withRelevances(fused, ranked.relevances), {
		query: text,
		weights,
		now,
		limit,
		minScore,
		precision,
		past,
	});
	return ok({ results, degraded: [...recalled.degraded, ...ranked.degraded] });
}
