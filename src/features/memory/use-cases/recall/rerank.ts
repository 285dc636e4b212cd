import { bestToRerank, type Rerankable, rerankedRelevances } from "../../../../core/recall/rerank.ts";
import { type Degraded, inTime } from "../../../../platform/clock/clock.ts";
import type { RecallDeps } from "./recall.ts";

/** The new relevances, by key; empty where nothing was reordered. */
type Reranked = { relevances: ReadonlyMap<string, number>; degraded: Degraded[] };

/** Has the best that was found, of all kinds together, ordered again by a model that reads question and text together, where there is one. Never rejects. */
export async function rerankBest(
	deps: Pick<RecallDeps, "clock" | "recallDeadlines" | "reranker">,
	query: string,
	found: readonly Rerankable[],
): Promise<Reranked> {
	const { reranker, recallDeadlines } = deps;
	if (reranker === null || query.trim() === "") return unchanged();
	const top = bestToRerank(found);
	if (top.length < 2) return unchanged();
	const texts = top.map(({ text }) => text);
	const ms = recallDeadlines.reranker;
	const asked = await inTime(deps.clock, "reranker", ms, () => reranker.rerank(query, texts, ms));
	if (!asked.ok) return unchanged(asked.error);
	if (!asked.value.ok) return unchanged({ part: "reranker", reason: asked.value.error.reason });
	const scores = asked.value.value;
	if (scores.length !== top.length || !scores.every(Number.isFinite)) {
		return unchanged({ part: "reranker", reason: "rubbish" });
	}
	return { relevances: rerankedRelevances(top, scores), degraded: [] };
}

function unchanged(...degraded: Degraded[]): Reranked {
	return { relevances: new Map(), degraded };
}
