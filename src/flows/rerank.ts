import type { Fused } from "../core/recall/fuse.ts";
import { inNewOrder, topMemories } from "../core/recall/rerank.ts";
import { type Degraded, inTime } from "./in-time.ts";
import type { RecallDeps } from "./recall.ts";

/** Has the best memories ordered anew by a model that reads question and text together, where there is one. Never rejects. */
export async function reranked(
	deps: Pick<RecallDeps, "clock" | "recallDeadlines" | "reranker">,
	query: string,
	fused: Fused,
): Promise<{ fused: Fused; degraded: Degraded[] }> {
	const { reranker, recallDeadlines } = deps;
	const top = topMemories(fused);
	if (reranker === null || top.length < 2 || query.trim() === "") return { fused, degraded: [] };
	const texts = top.map(({ item }) => item.content);
	const ms = recallDeadlines.reranker;
	const asked = await inTime(deps.clock, "reranker", ms, () => reranker.rerank(query, texts, ms));
	if (!asked.ok) return { fused, degraded: [asked.error] };
	if (!asked.value.ok) return { fused, degraded: [{ part: "reranker", reason: asked.value.error.reason }] };
	const scores = asked.value.value;
	if (scores.length !== top.length || !scores.every(Number.isFinite)) {
		return { fused, degraded: [{ part: "reranker", reason: "rubbish" }] };
	}
	return { fused: { ...fused, memories: inNewOrder(fused.memories, top, scores) }, degraded: [] };
}
