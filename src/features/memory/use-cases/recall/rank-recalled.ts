import type { Remembered, RememberedMemory } from "../../../../core/model/memory/remembered.ts";
import { readableText } from "../../../../core/model/thread/message-text.ts";
import type { FoundMessage } from "../../../../core/model/thread/snapshot.ts";
import { memoriesToRerank, withRelevances } from "../../../../core/recall/fuse-channels.ts";
import { alone, withMeaning } from "../../../../core/recall/meaning/by-meaning.ts";
import { mergeRanked } from "../../../../core/recall/merge-queries.ts";
import { type OtherThreads, type RankedTalk, rankTalk } from "../../../../core/recall/other-threads/rank-talk.ts";
import { bestPassage } from "../../../../core/recall/ranking/passages.ts";
import type { Rerankable } from "../../../../core/recall/rerank.ts";
import { selectResults, withNearMisses } from "../../../../core/recall/select-results.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { Degraded } from "../../../../platform/clock/clock.ts";
import type { RecallDeps } from "./recall.ts";
import type { Memories } from "./recall-for-context.ts";
import { rerankBest } from "./rerank.ts";

/** The thread's own messages that words found, best first; those that a rewritten query found; the ids of its window, and of what is the question. */
type OwnFound = {
	found: readonly FoundMessage[];
	rewritten: readonly FoundMessage[];
	window: ReadonlySet<string>;
	asked: string;
};

/** All that recall found, ranked: what a context is made of. */
type RankedRecall = {
	found: FoundMessage[];
	remembered: Remembered[];
	otherThreads: OtherThreads | null;
	profile: RememberedMemory[];
	degraded: Degraded[];
};

/**
 * Ranks what recall has read: messages by words and by meaning; then, where there is a reranker, the best of all kinds
 * again, in one call. Never rejects.
 */
export async function rankRecalled(
	deps: Pick<RecallDeps, "clock" | "recallDeadlines" | "reranker">,
	memories: Memories | null,
	own: OwnFound,
	count: CountText,
): Promise<RankedRecall> {
	if (memories === null)
		return { found: [...own.found], remembered: [], otherThreads: null, profile: [], degraded: [] };
	const { options, talk } = memories;
	const most = withNearMisses(options.limit);
	const found = ownRanked(memories, own, most, count);
	const ranked = rankTalk(talk, most, count);
	const { relevances, degraded } = await rerankBest(deps, options.query, [
		...memoriesToRerank(memories.fused).map(keyed("memory")),
		...found.filter(({ id }) => !own.window.has(id)).flatMap(ownToRerank),
		...ranked.flatMap(talkToRerank),
	]);
	const ofKind = (kind: Kind) => partOf(relevances, kind);
	const { query, now } = talk;
	return {
		found: reordered(found, ofKind("own")),
		remembered: selectResults(withRelevances(memories.fused, ofKind("memory")), options),
		otherThreads: { query, now, ranked: reordered(ranked, ofKind("talk")) },
		profile: memories.profile,
		degraded: [...memories.degraded, ...degraded],
	};
}

/** The thread's own messages: by the query's words, by those of its rewriting, and by meaning. */
function ownRanked(
	{ own }: Memories,
	{ found, rewritten, asked }: OwnFound,
	most: number,
	count: CountText,
): FoundMessage[] {
	const { near, messages } = own;
	const bySeq = new Map(messages.map((message) => [message.seq, message]));
	const known = new Map([...messages, ...found].map(({ id, seq }) => [id, seq]));
	const nearSeqs = new Map(
		[...near].flatMap(([id, meaning]) => {
			const seq = known.get(id);
			return seq === undefined || id === asked ? [] : [[seq, meaning] as const];
		}),
	);
	const byWords = mergeRanked(found, rewritten, ({ id }) => id);
	return withMeaning(byWords, nearSeqs, (seq, score): FoundMessage | null => {
		const message = bySeq.get(seq);
		if (message === undefined) return null;
		const { id, tokens, created_at } = message;
		return { ...alone(seq, score, readableText(message), count), id, tokens, created_at, message };
	}).slice(0, Math.max(most, found.length));
}

type Kind = "memory" | "own" | "talk";

function keyed(kind: Kind) {
	return (one: Rerankable): Rerankable => ({ ...one, key: `${kind} ${one.key}` });
}

/** The relevances of one kind, by the keys that it has itself. */
function partOf(relevances: ReadonlyMap<string, number>, kind: Kind): Map<string, number> {
	const lead = `${kind} `;
	return new Map(
		[...relevances].flatMap(([key, relevance]) => (key.startsWith(lead) ? [[key.slice(lead.length), relevance]] : [])),
	);
}

function ownToRerank({ seq, relevance, belowThreshold, passages, message }: FoundMessage): Rerankable[] {
	if (belowThreshold === true || message === null) return [];
	return [keyed("own")({ key: String(seq), relevance, text: bestPassage(readableText(message), passages) })];
}

function talkToRerank({ seq, relevance, belowThreshold, passages, message }: RankedTalk): Rerankable[] {
	if (belowThreshold === true) return [];
	return [keyed("talk")({ key: String(seq), relevance, text: bestPassage(message.text, passages) })];
}

/** With the relevances of the reranker, by seq, best first; as they were where it changed nothing. */
function reordered<T extends { seq: number; relevance: number }>(
	all: readonly T[],
	relevances: ReadonlyMap<string, number>,
): T[] {
	if (relevances.size === 0) return [...all];
	return all
		.map((one) => ({ ...one, relevance: relevances.get(String(one.seq)) ?? one.relevance }))
		.sort((a, b) => b.relevance - a.relevance);
}
