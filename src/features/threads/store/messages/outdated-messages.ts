import type { Steps } from "../../../../core/base/steps.ts";
import { INDEX_VERSION } from "../../../../core/recall/index-version.ts";
import type { CountText, Encoding } from "../../../../core/tokens/encoding.ts";
import { type IndexEntry, indexEntrySteps, reindex } from "../object/index-message.ts";
import { charactersOf, type MessageRow, messageOf, SHOWN_COLUMNS } from "../object/message-row.ts";
import type { Store } from "../object/store.ts";
import { mergeTerms, readLiveRow, type ThreadRow, writeRow } from "../object/thread-row.ts";

/** A thread seen from the version its messages are indexed as: inside its object, so each other call is one step that nothing comes between. */
export type OutdatedThread = {
	/** The encoding of a thread with messages that are indexed as another version; null where there are none. */
	outdated(): Encoding | null;
	/**
	 * Re-indexes some of the newest of them; none if that is not the thread's encoding any more. Others may come between its
	 * steps: it reads first, and its last step writes, unless what it read has changed.
	 */
	indexSome(encoding: Encoding, count: CountText): Steps<void>;
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
		*indexSome(encoding, count) {
			const from = outdatedFrom(store, encoding);
			if (from === null) return;
			const slice = readSlice(store, from);
			const entries: IndexEntry[] = [];
			for (const { row } of slice.messages) entries.push(yield* indexEntrySteps(messageOf(row), count));
			store.step(() => {
				const row = readLiveRow(store);
				// What was edited or deleted while this was computed is read again.
				const same = outdatedFrom(store, encoding) === from && isSame(slice, readSlice(store, from));
				if (row !== null && same) writeSlice(store, row, slice, entries);
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

/** The newest message that is outdated; null where there is none, or the thread has another encoding. */
function outdatedFrom(store: Store, encoding: Encoding): number | null {
	const row = readLiveRow(store);
	if (row === null || !isOutdated(row) || row.encoding !== encoding) return null;
	return row.indexVersion === INDEX_VERSION ? row.outdatedTo : row.lastSeq;
}

type Slice = { messages: { row: MessageRow; seq: number; gone: number }[]; more: boolean };

/** Each message is replaced in the same step that notes it: a search finds its old or its new form, and none twice. */
function writeSlice(store: Store, row: ThreadRow, { messages, more }: Slice, entries: readonly IndexEntry[]): void {
	for (const [index, { seq, gone }] of messages.entries()) {
		const entry = entries[index];
		if (entry !== undefined) reindex(store, seq, entry, gone);
	}
	const last = messages.at(-1)?.seq ?? 1;
	writeRow(store, { ...row, indexVersion: INDEX_VERSION, outdatedTo: more ? last - 1 : 0 });
}

function isSame(before: Slice, now: Slice): boolean {
	if (before.messages.length !== now.messages.length || before.more !== now.more) return false;
	return before.messages.every(({ row }, at) => row.every((value, column) => value === now.messages[at]?.row[column]));
}

/** What is deleted is in no index, and is not brought back. */
function readSlice(store: Store, from: number): Slice {
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE seq <= ? AND gone <> 1 ORDER BY seq DESC`;
	const messages: Slice["messages"] = [];
	let characters = 0;
	for (const row of store.sql.exec(sql, from).raw<MessageRow>()) {
		characters += charactersOf(row);
		const full = messages.length === MOST_MESSAGES || characters > MOST_CHARACTERS;
		if (messages.length > 0 && full) return { messages, more: true };
		messages.push({ row, seq: row[0], gone: row[16] });
	}
	return { messages, more: false };
}
