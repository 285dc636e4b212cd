import type { ReadingLimits } from "../../core/budget/reading-limits.ts";
import { type StoredMessage, textOf } from "../../core/thread/message.ts";
import type { FoundMessage } from "../../core/thread/snapshot.ts";
import { SHOWN_COLUMNS } from "./message-row.ts";
import { readMessage } from "./read-messages.ts";
import { searchTerms } from "./search.ts";
import type { Store } from "./store.ts";
import type { ThreadRow } from "./thread-row.ts";

/** A context reads about this much text for what recall finds, and as much again for its window (characters). */
export const MOST_CHARACTERS = 1_500_000;

type RecallRequest = {
	query: string | null;
	limit: number;
	/** The newest user message, where it is what is asked. */
	asked: StoredMessage | null;
	limits: ReadingLimits;
};

/**
 * Messages that match the query, best first: as many as asked for and as many near misses. The text of one that
 * no budget of this context could hold is not read.
 */
export function readFound(store: Store, row: ThreadRow, request: RecallRequest): FoundMessage[] {
	const { query, limit, asked, limits } = request;
	const text = query ?? (asked === null ? "" : textOf(asked.content));
	const hits = searchTerms(store, { text, after: row.leading, limit: 2 * limit + 1 }, row.messageCount);
	let characters = 0;
	return hits
		.filter((hit) => hit.seq !== asked?.seq)
		.slice(0, 2 * limit)
		.flatMap(({ seq, relevance }) => {
			const entry = readEntry(store, seq);
			if (entry === null) return [];
			const readable = entry.tokens <= limits.found && characters < MOST_CHARACTERS;
			const read = readable ? readMessage(store, seq, SHOWN_COLUMNS) : null;
			characters += read?.characters ?? 0;
			return [{ ...entry, seq, relevance, message: read?.message ?? null }];
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
