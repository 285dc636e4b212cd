import { canonicalJson } from "../../../../core/base/canonical-json.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import { bodyTokens } from "../../../../core/model/thread/count-message.ts";
import { gistOf } from "../../../../core/model/thread/gist.ts";
import {
	type Content,
	isEmptyContent,
	type MessagePatch,
	type StoredMessage,
} from "../../../../core/model/thread/message.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { Missing } from "../../../../ports/thread-log.ts";
import { noteChanged } from "../jobs/learning.ts";
import { outdateEdited } from "../jobs/outdate.ts";
import { indexAnew } from "../object/index-message.ts";
import { later, THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, writeRow } from "../object/thread-row.ts";
import { forgetQuoted } from "../reading/working-state.ts";
import { findById } from "./append.ts";
import { contentColumns } from "./insert-message.ts";

export const MESSAGE_MISSING: Missing = { reason: "not_found", what: "message" };

type Edited = Result<StoredMessage, Missing | Extract<Failure, { reason: "invalid_request" }>>;

/** The message of this id as it is now. */
export function readMessageById(store: Store, id: string): Result<StoredMessage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const message = findById(store, id);
	return message === null || message.deleted ? err(MESSAGE_MISSING) : ok(message);
}

/** Changes what is given of a message, in one synchronous step. The same content again changes nothing. */
export function editMessage(
	store: Store,
	{ id, patch, now, newJob }: { id: string; patch: MessagePatch; now: string; newJob: () => string },
	count: CountText,
): Edited {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const message = findById(store, id);
	if (message === null || message.deleted) return err(MESSAGE_MISSING);
	const { content } = patch;
	if (content !== undefined && message.tool_calls === undefined && isEmptyContent(content)) {
		const problem = { path: "content", message: "may be empty only beside tool_calls" };
		return err({ reason: "invalid_request", problems: [problem] });
	}
	return store.step(() => {
		let present = row;
		if (patch.pinned !== undefined && patch.pinned !== message.pinned) {
			store.sql.exec("UPDATE messages SET pinned = ? WHERE seq = ?", patch.pinned ? 1 : 0, message.seq);
			// A pinned result is never cleared, so what is pending may be another number now.
			present = { ...row, generation: row.generation + 1 };
			writeRow(store, present);
		}
		if (content !== undefined && canonicalJson(content) !== canonicalJson(message.content)) {
			forgetQuoted(store, message);
			const tokens = rewrite(store, message, content, now, count);
			const outdated = outdateEdited(store, present, { seq: message.seq, newJob, now });
			noteChanged(store, row, { seq: message.seq, id, because: "edited", newJob, now });
			writeRow(store, edited(outdated, tokens - message.tokens, now));
		}
		return ok(findById(store, id) ?? message);
	});
}

/** Puts the new content in place and keeps the former one; gives the new count. */
function rewrite(store: Store, message: StoredMessage, content: Content, now: string, count: CountText): number {
	const { seq } = message;
	const next = { ...message, content };
	const tokens = bodyTokens(next, count);
	store.sql.exec(
		`INSERT INTO message_versions (seq, version, content, parts, tokens, replaced_at)
		 SELECT seq, 1 + (SELECT count(*) FROM message_versions WHERE seq = ?), content, parts, tokens, ?
		 FROM messages WHERE seq = ?`,
		seq,
		now,
		seq,
	);
	const { gone, gist_tokens } = figuresOf(store, seq);
	// What no context shows has no gist and is in no sum.
	const gist = gone === 0 ? gistOf(next, count) : { text: "", tokens: 0 };
	store.sql.exec(
		`UPDATE messages SET content = ?, parts = ?, tokens = ?, gist = ?, gist_tokens = ?, edited_at = ? WHERE seq = ?`,
		...contentColumns(content),
		tokens,
		gist.text,
		gist.tokens,
		now,
		seq,
	);
	shiftSums(store, seq, { tokens: gone === 0 ? tokens - message.tokens : 0, gist: gist.tokens - gist_tokens });
	indexAnew(store, next, gone, count);
	return tokens;
}

/** What of a message the running sums hold. */
export function figuresOf(store: Store, seq: number): { tokens: number; gist_tokens: number; gone: number } {
	const sql = "SELECT tokens, gist_tokens, gone FROM messages WHERE seq = ?";
	return store.sql.exec<{ tokens: number; gist_tokens: number; gone: number }>(sql, seq).one();
}

/** Moves the running sums of a message and of all behind it. */
export function shiftSums(store: Store, from: number, by: { tokens: number; gist: number }): void {
	if (by.tokens === 0 && by.gist === 0) return;
	store.sql.exec(
		"UPDATE messages SET tokens_sum = tokens_sum + ?, gist_sum = gist_sum + ? WHERE seq >= ?",
		by.tokens,
		by.gist,
		from,
	);
}

function edited(row: ThreadRow, tokens: number, now: string): ThreadRow {
	return { ...row, tokenCount: row.tokenCount + tokens, updatedAt: later(row.updatedAt, now), behind: true };
}
