import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { Missing } from "../../../../ports/thread-log.ts";
import { noteChanged } from "../jobs/learning.ts";
import { outdateDeleted } from "../jobs/outdate.ts";
import { forgetTraits, unindexMessage } from "../object/index-message.ts";
import { later, THREAD_MISSING } from "../object/settings.ts";
import { forgetSources } from "../object/shown-items.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, writeRow } from "../object/thread-row.ts";
import { forgetContextsOf } from "../reading/contexts.ts";
import { forgetQuoted } from "../reading/working-state.ts";
import { findById } from "./append.ts";
import { figuresOf, MESSAGE_MISSING, shiftSums } from "./edit-message.ts";

/** Leaves nothing of a message but its entry, in one synchronous step: its seq stays, so there is no gap. */
export function removeMessage(
	store: Store,
	{ id, now, newJob }: { id: string; now: string; newJob: () => string },
): Result<null, Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const message = findById(store, id);
	if (message === null || message.deleted) return err(MESSAGE_MISSING);
	const { seq } = message;
	return store.step(() => {
		forgetContextsOf(store, message);
		forgetSources(store, id);
		forgetQuoted(store, message);
		takeOut(store, seq);
		store.sql.exec(
			`UPDATE messages SET content = '', parts = 0, name = NULL, tool_calls = NULL,
				tool_call_id = NULL, metadata = NULL, provider_options = NULL, tokens = 0, pinned = 0, edited_at = NULL, gone = 1 WHERE seq = ?`,
			seq,
		);
		store.sql.exec("DELETE FROM message_versions WHERE seq = ?", seq);
		unindexMessage(store, seq);
		partPairs(store, message);
		noteChanged(store, row, { seq, id, because: "deleted", newJob, now });
		writeRow(store, {
			...outdateDeleted(store, row, { seq, newJob, now }),
			messageCount: row.messageCount - 1,
			tokenCount: row.tokenCount - message.tokens,
			lastUserSeq: row.lastUserSeq === seq ? newestUser(store) : row.lastUserSeq,
			updatedAt: later(row.updatedAt, now),
			behind: true,
			mergeOwed: true,
		});
		return ok(null);
	});
}

/** Takes a message out of the running sums, and its gist away. */
function takeOut(store: Store, seq: number): void {
	const { tokens, gist_tokens, gone } = figuresOf(store, seq);
	if (gone === 0) shiftSums(store, seq, { tokens: -tokens, gist: -gist_tokens });
	store.sql.exec("UPDATE messages SET gist = '', gist_tokens = 0 WHERE seq = ?", seq);
}

/** Results of a deleted call are shown no more; a call whose result is deleted waits for one again. */
function partPairs(store: Store, message: StoredMessage): void {
	const { seq } = message;
	const sql = "SELECT seq FROM messages WHERE call_seq = ? AND gone = 0";
	for (const result of store.sql.exec<{ seq: number }>(sql, seq).toArray()) {
		takeOut(store, result.seq);
		forgetTraits(store, result.seq);
		store.sql.exec("UPDATE messages SET gone = 2 WHERE seq = ?", result.seq);
	}
	store.sql.exec("DELETE FROM tool_calls WHERE seq = ?", seq);
	if (message.role !== "tool") return;
	const reopened = "UPDATE tool_calls SET answered_seq = NULL WHERE id = ? AND answered_seq = ?";
	store.sql.exec(reopened, message.tool_call_id ?? "", seq);
}

function newestUser(store: Store): number {
	const sql = "SELECT seq FROM messages WHERE role = 'user' AND gone = 0 ORDER BY seq DESC LIMIT 1";
	return store.sql.exec<{ seq: number }>(sql).toArray()[0]?.seq ?? 0;
}
