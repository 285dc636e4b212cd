import { readableText } from "../../model/thread/message-text.ts";
import type { FoundMessage } from "../../model/thread/snapshot.ts";
import { PIECE_TOKENS, passagePackingScore } from "../../recall/ranking/relevance.ts";
import { recencyOf, scoreOf } from "../../recall/score.ts";

/** A found message before it is written. */
export type Draft = {
	found: FoundMessage;
	text: string;
	score: ReturnType<typeof scoreOf>;
	excluded: "in_window" | "below_min_score" | null;
	/** How many messages of its run of talk rank before it. */
	sameRun: number;
};

/** Scores found messages, best first, and decides which may not compete. */
export function draftFound(
	found: readonly FoundMessage[],
	{ shownSeqs, recall, now }: { shownSeqs: ReadonlySet<number>; recall: { minScore: number }; now: number },
): Draft[] {
	const runs = new Map<number, number>();
	return found.map((one): Draft => {
		const score = scoreOf({ relevance: one.relevance, recency: recencyOf(one.created_at, now), importance: 0 });
		const low = one.belowThreshold === true || score.total < recall.minScore;
		const excluded = shownSeqs.has(one.seq) ? "in_window" : low ? "below_min_score" : null;
		const sameRun = runs.get(one.run) ?? 0;
		runs.set(one.run, sameRun + 1);
		const text = one.message === null ? "" : readableText(one.message);
		return { found: one, text, score, excluded, sameRun };
	});
}

/** Letters per token, to estimate what differs from the stored text. */
const LETTERS = 4;

/** The drafts that may compete, at most `limit`, by their stored counts. The others are not written. */
export function competingDrafts(drafts: readonly Draft[], limit: number): ReadonlySet<Draft> {
	const competing = drafts.filter(({ excluded }) => excluded === null);
	if (competing.length <= limit) return new Set(competing);
	const rated = competing.map((draft) => {
		const { passages, tokens, relevance, message, ahead } = draft.found;
		const whole = draft.text === message?.content ? tokens : Math.min(tokens, draft.text.length / LETTERS);
		const best = passages?.find(({ belowBest }) => belowBest <= 0)?.tokens ?? whole;
		const shown = ahead === undefined ? best : Math.min(PIECE_TOKENS, best);
		const costs = { tokens: shown, belowBest: 0, further: 0, sameRun: draft.sameRun, ahead };
		return { draft, packing: passagePackingScore(relevance, costs) };
	});
	rated.sort((a, b) => b.packing - a.packing);
	return new Set(rated.slice(0, limit).map(({ draft }) => draft));
}
