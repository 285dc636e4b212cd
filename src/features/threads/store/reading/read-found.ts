import type { ReadingLimits } from "../../../../core/model/budget/profiles.ts";
import { type StoredMessage, textOf } from "../../../../core/model/thread/message.ts";
import type { FoundMessage, SnapshotRequest } from "../../../../core/model/thread/snapshot.ts";
import type { Near } from "../../../../core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../core/recall/ranking/question.ts";
import { type Ranked, rankMessages } from "../../../../core/recall/ranking/rank.ts";
import { withNearMisses } from "../../../../core/recall/select-results.ts";
import type { Allowance } from "../object/allowance.ts";
import { type MessageRow, messageOf, SHOWN_BYTES, SHOWN_COLUMNS } from "../object/message-row.ts";
import type { Store } from "../object/store.ts";
import type { ThreadRow } from "../object/thread-row.ts";
import { searchCandidates } from "./search-candidates.ts";

type RecallRequest = NonNullable<SnapshotRequest["recall"]> & {
	query: string | null;
	/** The newest user message, where it is what is asked. */
	asked: StoredMessage | null;
	limits: ReadingLimits;
};

/**
 * For a context: messages that may answer the query, best first, as many as asked for and some near misses. Their score
 * is made in core (`rankMessages`). A text is not read if no budget of this context could hold a passage of it, or if it
 * is more than may still be read. They are looked up before it is known how near messages are by meaning (null: not known).
 */
export function readFound(
	store: Store,
	row: ThreadRow,
	{ query, limit, now, asked, limits }: RecallRequest,
	allowance: Allowance,
): (near: Near | null) => FoundMessage[] {
	const question = questionOf(query ?? (asked === null ? "" : textOf(asked.content)), now);
	if (question.terms.length === 0) return () => [];
	const thread = { messages: row.messageCount, after: row.leading, without: asked?.seq ?? null };
	const searched = searchCandidates(store, question, thread);
	return (near) => {
		const ranked = rankMessages(question, searched(near), withNearMisses(limit));
		return withTexts(store, ranked, { most: limits.found, allowance });
	};
}

type Most = { most: number; allowance: Allowance };

function withTexts(store: Store, ranked: readonly Ranked[], most: Most): FoundMessage[] {
	const entries = readEntries(store, ranked);
	const texts = readTexts(store, ranked, entries, most);
	return ranked.flatMap((one) => {
		const entry = entries.get(one.seq);
		if (entry === undefined) return [];
		const [, id, tokens, created_at] = entry;
		return [{ id, tokens, created_at, ...one, message: texts.get(one.seq) ?? null }];
	});
}

type Entry = [seq: number, id: string, tokens: number, createdAt: string, bytes: number];

/** In two reads whatever was found, and this one in one row: by their hundreds, single ones would cost more than the ranking. */
function readEntries(store: Store, ranked: readonly Ranked[]): Map<number, Entry> {
	const rows = store.sql.exec(
		`SELECT json_group_array(json_array(seq, id, tokens, created_at, ${SHOWN_BYTES})) FROM messages
		 WHERE seq IN (SELECT value FROM json_each(?)) AND gone = 0`,
		JSON.stringify(ranked.map(({ seq }) => seq)),
	);
	const entries: Entry[] = [...rows.raw<[string]>()].flatMap(([json]) => JSON.parse(json));
	return new Map(entries.map((entry) => [entry[0], entry]));
}

/** The texts of the best that may still be read and shown. */
function readTexts(
	store: Store,
	ranked: readonly Ranked[],
	entries: ReadonlyMap<number, Entry>,
	{ most, allowance }: Most,
): Map<number, StoredMessage> {
	const seqs = ranked.flatMap(({ seq, belowThreshold, passages }) => {
		if (belowThreshold === true) return [];
		const [, , whole = 0, , bytes = 0] = entries.get(seq) ?? [];
		const least = passages === null ? whole : Math.min(...passages.map(({ tokens }) => tokens));
		if (!entries.has(seq) || least > most || bytes > allowance.left) return [];
		allowance.left -= bytes;
		return [seq];
	});
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE seq IN (SELECT value FROM json_each(?))`;
	const rows = store.sql.exec(sql, JSON.stringify(seqs)).raw<MessageRow>();
	return new Map([...rows].map(messageOf).map((message) => [message.seq, message]));
}
