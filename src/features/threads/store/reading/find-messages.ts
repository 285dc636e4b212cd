import { err, ok, type Result } from "../../../../core/base/result.ts";
import { queryTermsOf, stem } from "../../../../core/language/terms.ts";
import { readableText } from "../../../../core/model/thread/message-text.ts";
import { snippetOf } from "../../../../core/recall/lexical.ts";
import type { MessageHit, MessageHits, Missing } from "../../../../ports/thread-log.ts";
import { MESSAGE_COLUMNS } from "../object/message-row.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";
import { MOST_PAGE_CHARACTERS, readMessage } from "./read-messages.ts";

type SearchHit = { seq: number; relevance: number };

/** A term in more messages than this tells them apart too little for what it costs. */
const COMMON_MATCHES = 2_000;

/** Rarest terms are taken first, until together they match this many messages. */
const MOST_MATCHES = 6_000;

/** bm25's highest gain for one term over its idf, with FTS5's k1 of 1.2. */
const MOST_GAIN = 2.2;

type Term = { match: string; messages: number };

/**
 * Finds messages by the query's words, best first. `relevance` is bm25 divided by the most that these words could
 * score, so it is on 0..1 and means the same in every thread. The cost is bounded for a thread of any length: terms
 * that are everywhere are counted up to a limit and left out.
 */
function searchTerms(store: Store, query: { text: string; limit: number }, messages: number): SearchHit[] {
	const terms = distinctTerms(query.text).map((match) => ({ match, messages: matches(store, match) }));
	const rare = rarest(terms.filter((term) => term.messages <= COMMON_MATCHES));
	const found = rare.filter((term) => term.messages > 0);
	if (found.length === 0) return newest(store, terms, query);

	const bound = rare.reduce((sum, term) => sum + MOST_GAIN * idf(messages, term.messages), 0);
	const hits = store.sql.exec<{ seq: number; bm25: number }>(
		`SELECT rowid AS seq, bm25(messages_fts) AS bm25 FROM messages_fts
		 WHERE messages_fts MATCH ? ORDER BY bm25 LIMIT ?`,
		found.map((term) => term.match).join(" OR "),
		query.limit,
	);
	return hits.toArray().map(({ seq, bm25 }) => ({ seq, relevance: Math.min(1, -bm25 / bound) }));
}

/** Quoted, so that no word of a query is an operator. */
function distinctTerms(text: string): string[] {
	return [...new Set(queryTermsOf(text).map(stem))].map((term) => `"${term.replaceAll('"', '""')}"`);
}

function matches(store: Store, match: string): number {
	const counted = store.sql.exec<{ n: number }>(
		"SELECT count(*) AS n FROM (SELECT 1 FROM messages_fts WHERE messages_fts MATCH ? LIMIT ?)",
		match,
		COMMON_MATCHES + 1,
	);
	return counted.one().n;
}

function rarest(terms: Term[]): Term[] {
	let sum = 0;
	return terms
		.toSorted((a, b) => a.messages - b.messages)
		.filter((term, index) => {
			sum += term.messages;
			return index === 0 || sum <= MOST_MATCHES;
		});
}

/** FTS5's own idf, its floor included. */
function idf(messages: number, matching: number): number {
	return Math.max(1e-6, Math.log((messages - matching + 0.5) / (matching + 0.5)));
}

/** Where every word is everywhere: the newest messages that have them all, which is all that can be said. */
function newest(store: Store, terms: Term[], query: { limit: number }): SearchHit[] {
	const common = terms.filter((term) => term.messages > COMMON_MATCHES);
	if (common.length === 0) return [];
	const hits = store.sql.exec<{ seq: number }>(
		"SELECT rowid AS seq FROM messages_fts WHERE messages_fts MATCH ? ORDER BY rowid DESC LIMIT ?",
		common.map((term) => term.match).join(" AND "),
		query.limit,
	);
	const share = common.length / terms.length;
	return hits.toArray().map(({ seq }) => ({ seq, relevance: 0.1 * share }));
}

/**
 * For `GET …/messages/search`: the thread's messages that match a text, best first, each with its best sentence; as many
 * as a page may hold. A context ranks in another way (`read-found.ts`).
 */
export function findMessages(store: Store, query: { text: string; limit: number }): Result<MessageHits, Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const hits = searchTerms(store, query, row.messageCount);
	const found: MessageHit[] = [];
	let characters = 0;
	for (const { seq, relevance } of hits) {
		const read = readMessage(store, seq, MESSAGE_COLUMNS);
		if (read === null) continue;
		characters += read.characters;
		if (found.length > 0 && characters > MOST_PAGE_CHARACTERS) return ok({ hits: found, truncated: true });
		const { message } = read;
		const score = Math.round(relevance * 10_000) / 10_000;
		found.push({ message, score, snippet: snippetOf(readableText(message), query.text) });
	}
	return ok({ hits: found, truncated: false });
}
