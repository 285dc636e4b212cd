import type { ReadingLimits } from "../../core/budget/reading-limits.ts";
import { type StoredMessage, textOf } from "../../core/thread/message.ts";
import type { FoundMessage } from "../../core/thread/snapshot.ts";
import type { Allowance } from "./allowance.ts";
import { readShown } from "./read-messages.ts";
import { searchTerms } from "./search.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

type RecallRequest = {
	query: string | null;
	limit: number;
	/** The newest user message, where it is what is asked. */
	asked: StoredMessage | null;
	limits: ReadingLimits;
};

/**
 * Messages that match the query, best first: as many as asked for and as many near misses. The text of one that
 * no budget of this context could hold, or that is more than may still be read, is not read.
 */
export function readFound(store: Store, row: ThreadRow, request: RecallRequest, allowance: Allowance): FoundMessage[] {
	const { query, limit, asked, limits } = request;
	const text = query ?? (asked === null ? "" : textOf(asked.content));
	const hits = searchTerms(store, { text, after: row.leading, limit: 2 * limit + 1 }, row.messageCount);
	return hits
		.filter((hit) => hit.seq !== asked?.seq)
		.slice(0, 2 * limit)
		.flatMap(({ seq, relevance }) => {
			const entry = readEntry(store, seq);
			if (entry === null) return [];
			const message = entry.tokens <= limits.found ? readShown(store, seq, allowance) : null;
			return [{ ...entry, seq, relevance, message }];
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
