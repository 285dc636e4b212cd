import type { knowledgeCandidates } from "../../../../../src/core/context/blocks/knowledge-candidates.ts";
import type { Content } from "../../../../../src/core/model/thread/message.ts";
import type { FoundMessage } from "../../../../../src/core/model/thread/snapshot.ts";
import type { CallerDocument } from "../../../../../src/core/recall/score.ts";
import { message, words } from "../../thread-view.ts";

type Sources = Parameters<typeof knowledgeCandidates>[0];

/** Where knowledge comes from: nothing but what is said, counted in words. */
export function sources(more: Partial<Sources>): Sources {
	return {
		documents: [],
		found: [],
		remembered: [],
		listed: [],
		query: "deploy",
		shownSeqs: new Set(),
		recall: { limit: 50, minScore: 0 },
		now: Date.parse("2026-11-20T12:00:00.000Z"),
		count: words,
		storedCounts: true,
		...more,
	};
}

export function document(id: string, content: string, more: Partial<CallerDocument> = {}): CallerDocument {
	return { content, source: { id, type: "doc" }, ...more };
}

/** A message of a year ago that recall found. */
export function found(seq: number, content: Content, relevance: number): FoundMessage {
	const stored = { ...message(seq, "user", content), created_at: "2025-11-20T12:00:00.000Z" };
	const { id, tokens, created_at } = stored;
	return { seq, id, tokens, created_at, relevance, parts: {}, run: 0, passages: null, message: stored };
}
