import type { ReadingLimits } from "../../core/budget/reading-limits.ts";
import { questionOf } from "../../core/recall/ranking/question.ts";
import { rank } from "../../core/recall/ranking/rank.ts";
import { type StoredMessage, textOf } from "../../core/thread/message.ts";
import type { FoundMessage, SnapshotRequest } from "../../core/thread/snapshot.ts";
import type { Allowance } from "./allowance.ts";
import { readShown } from "./read-messages.ts";
import { searchCandidates } from "./search-candidates.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

type RecallRequest = NonNullable<SnapshotRequest["recall"]> & {
	query: string | null;
	/** The newest user message, where it is what is asked. */
	asked: StoredMessage | null;
	limits: ReadingLimits;
};

/**
 * Messages that may answer the query, best first: as many as asked for and as many near misses. The text of one that
 * no budget of this context could hold, or that is more than may still be read, is not read.
 */
export function readFound(store: Store, row: ThreadRow, request: RecallRequest, allowance: Allowance): FoundMessage[] {
	const { query, limit, now, asked, limits } = request;
	const question = questionOf(query ?? (asked === null ? "" : textOf(asked.content)), now);
	if (question.terms.length === 0) return [];
	const thread = { messages: row.messageCount, after: row.leading, without: asked?.seq ?? null };
	return rank(question, searchCandidates(store, question, thread), 2 * limit).flatMap(({ seq, ...ranked }) => {
		const entry = readEntry(store, seq);
		if (entry === null) return [];
		const message = entry.tokens <= limits.found ? readShown(store, seq, allowance) : null;
		return [{ ...entry, seq, ...ranked, message }];
	});
}

function readEntry(store: Store, seq: number): Pick<FoundMessage, "id" | "tokens" | "created_at"> | null {
	const [entry] = store.sql
		.exec<{ id: string; tokens: number; created_at: string }>(
			"SELECT id, tokens, created_at FROM messages WHERE seq = ? AND gone = 0",
			seq,
		)
		.toArray();
	return entry ?? null;
}
