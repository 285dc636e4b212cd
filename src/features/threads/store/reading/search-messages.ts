import { err, ok, type Result } from "../../../../core/base/result.ts";
import { readableText } from "../../../../core/model/thread/message-text.ts";
import { snippetOf } from "../../../../core/recall/lexical.ts";
import type { MessageHit, Missing } from "../../../../ports/thread-log.ts";
import { MESSAGE_COLUMNS } from "../object/message-row.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";
import { MOST_PAGE_CHARACTERS, readMessage } from "./read-messages.ts";
import { searchTerms } from "./search.ts";

/** The thread's messages that match a text, best first, each with its best sentence; as many as a page may hold. */
export function findMessages(store: Store, query: { text: string; limit: number }): Result<MessageHit[], Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const hits = searchTerms(store, { ...query, after: 0 }, row.messageCount);
	const found: MessageHit[] = [];
	let characters = 0;
	for (const { seq, relevance } of hits) {
		const read = readMessage(store, seq, MESSAGE_COLUMNS);
		if (read === null) continue;
		characters += read.characters;
		if (found.length > 0 && characters > MOST_PAGE_CHARACTERS) break;
		const { message } = read;
		const score = Math.round(relevance * 10_000) / 10_000;
		found.push({ message, score, snippet: snippetOf(readableText(message), query.text) });
	}
	return ok(found);
}
