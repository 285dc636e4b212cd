import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import type { CountText, Encoding } from "../../../../core/tokens/encoding.ts";
import { indexAnew } from "../object/index-message.ts";
import { mergeTerms } from "../object/merge-terms.ts";
import { charactersOf, type MessageRow, messageOf, SHOWN_COLUMNS } from "../object/message-row.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, writeRow } from "../object/thread-row.ts";

/** A thread seen from the version its messages are indexed as: inside its object, so each call is one step that nothing comes between. */
export type OutdatedThread = {
	/** The encoding of a thread with messages that are indexed as another version; null where there are none. */
	outdated(): Encoding | null;
	/** Indexes the newest of them anew, as many as one step may take; none if that is not the thread's encoding any more. */
	indexSome(encoding: Encoding, count: CountText): void;
	/** Whether its search index may still hold terms of deleted messages. */
	mergeOwed(): boolean;
	/** Takes some of them out, as many as one step may. */
	mergeSome(): void;
};

/** One step takes no more than this, but one message at least: requests to the object wait meanwhile. */
const MOST_MESSAGES = 50;
const MOST_CHARACTERS = 64_000;

/** The messages that another version of the index has, newest first; what is appended meanwhile is indexed as this one. */
export function outdatedThread(store: Store): OutdatedThread {
	return {
		outdated() {
			const row = readLiveRow(store);
			return row !== null && isOutdated(row) ? row.encoding : null;
		},
		indexSome(encoding, count) {
			store.step(() => {
				const row = readLiveRow(store);
				if (row !== null && isOutdated(row) && row.encoding === encoding) indexSlice(store, row, count);
			});
		},
		mergeOwed: () => readLiveRow(store)?.mergeOwed === true,
		mergeSome: () => mergeTerms(store),
	};
}

/** Whether messages of the thread are indexed as another version, earlier or (after a rollback) later. */
export function isOutdated({ indexVersion, outdatedTo, lastSeq }: ThreadRow): boolean {
	return lastSeq > 0 && (indexVersion !== INDEX_VERSION || outdatedTo > 0);
}

/** Each message is replaced in the same step that notes it: a search finds it as before or anew, and none twice. */
function indexSlice(store: Store, row: ThreadRow, count: CountText): void {
	const from = row.indexVersion === INDEX_VERSION ? row.outdatedTo : row.lastSeq;
	const { messages, more } = readSlice(store, from);
	for (const { message, gone } of messages) indexAnew(store, message, gone, count);
	const last = messages.at(-1)?.message.seq ?? 1;
	writeRow(store, { ...row, indexVersion: INDEX_VERSION, outdatedTo: more ? last - 1 : 0 });
}

/** What is deleted is in no index, and is not brought back. */
function readSlice(
	store: Store,
	from: number,
): { messages: { message: StoredMessage; gone: number }[]; more: boolean } {
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE seq <= ? AND gone <> 1 ORDER BY seq DESC`;
	const messages: { message: StoredMessage; gone: number }[] = [];
	let characters = 0;
	for (const row of store.sql.exec(sql, from).raw<MessageRow>()) {
		characters += charactersOf(row);
		const full = messages.length === MOST_MESSAGES || characters > MOST_CHARACTERS;
		if (messages.length > 0 && full) return { messages, more: true };
		messages.push({ message: messageOf(row), gone: row[16] });
	}
	return { messages, more: false };
}
