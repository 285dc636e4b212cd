import { type AccessScope, mayAccess, type Owners, seesRecalled } from "../../../../core/base/access-scope.ts";
import type { Remembered, RememberedMemory } from "../../../../core/model/memory/remembered.ts";
import {
	applyReranking,
	type FusedResults,
	fuseChannels,
	type Gathered,
	memoriesToRerank,
	vectorRelevance,
} from "../../../../core/recall/fuse-channels.ts";
import type { OtherThreads } from "../../../../core/recall/other-threads/rank-talk.ts";
import { profileMemories, selectResults } from "../../../../core/recall/select-results.ts";
import { type Degraded, inTime } from "../../../../platform/clock/clock.ts";
import { type RecallDeps, type Recalled, type Recalling, recall } from "./recall.ts";

/** Has the best memories ordered again by a model that reads question and text together, where there is one. Never rejects. */
export async function reranked(
	deps: Pick<RecallDeps, "clock" | "recallDeadlines" | "reranker">,
	query: string,
	fused: FusedResults,
): Promise<{ fused: FusedResults; degraded: Degraded[] }> {
	const { reranker, recallDeadlines } = deps;
	const top = memoriesToRerank(fused);
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
	return { fused: { ...fused, memories: applyReranking(fused.memories, top, scores) }, degraded: [] };
}

/** What a context remembers, and the parts of recall that are missing. */
export type Memories = {
	remembered: Remembered[];
	otherThreads: OtherThreads | null;
	profile: RememberedMemory[];
	degraded: Degraded[];
};

const NO_MEMORIES: Memories = { remembered: [], otherThreads: null, profile: [], degraded: [] };

/**
 * What a context of these owners may show this key. What was read before the owners and the key were known is taken if it
 * is theirs; else theirs is read now. Null: nothing is recalled.
 */
export async function recallForContext(
	deps: RecallDeps,
	accessScope: AccessScope,
	recalling: Recalling | null,
	read: Recalled | null,
	embedding = again(read),
): Promise<Memories> {
	if (recalling === null) return NO_MEMORIES;
	const whole = { ...recalling, listed: false, accessScope };
	const theirs = read !== null && (read.owners === null || same(read.owners, recalling.owners));
	const { ask, text, now, thread } = recalling;
	const recalled =
		theirs && !isCrowded(read, accessScope, recalling)
			? read
			: await recall(deps, accessScope.tenant, whole, embedding);
	const gathered = seen(recalled.gathered, accessScope, thread);
	const ranked = await reranked(deps, text, fuseChannels(text, gathered));
	const past = ask.as_of !== null && Date.parse(ask.as_of) < now;
	const { weights, limit, precision } = ask;
	const options = { query: text, weights, now, limit, past, precision };
	const episodes = gathered.episodes.map((episode) => {
		return { episode, near: vectorRelevance(gathered.cosines.get(episode.id)) };
	});
	return {
		remembered: selectResults(ranked.fused, options),
		otherThreads: { query: text, now, episodes },
		profile: profileMemories(gathered, options),
		degraded: [...recalled.degraded, ...ranked.degraded],
	};
}

/** Only what the key sees: where it was read alongside the key's look-up, more may be there. */
export function seen(gathered: Gathered, accessScope: AccessScope, thread: string | null): Gathered {
	const own = <T extends { scope: string }>(all: readonly T[]) =>
		all.filter(({ scope }) => seesRecalled(accessScope, scope, thread));
	return {
		memories: own(gathered.memories),
		hidden: own(gathered.hidden),
		relations: own(gathered.relations),
		skills: own(gathered.skills),
		episodes: gathered.episodes.filter((episode) => mayAccess(accessScope, episode)),
		profile: own(gathered.profile),
		cosines: gathered.cosines,
		bySpelling: gathered.bySpelling,
	};
}

/** Whether as much was read as may be, and of it what this key does not see: that stood in the place of what it sees. */
function isCrowded({ gathered }: Recalled, accessScope: AccessScope, { thread, ask }: Recalling): boolean {
	const { memories } = gathered;
	return memories.length >= 4 * ask.limit && seen(gathered, accessScope, thread).memories.length < memories.length;
}

/** What is asked is the same, so its vector is. */
function again(read: Recalled | null) {
	return read === null ? undefined : Promise.resolve(read.embedded);
}

function same(a: Owners, b: Owners): boolean {
	return a.user_id === b.user_id && a.project_id === b.project_id;
}
