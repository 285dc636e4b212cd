import { canonicalJson } from "../../../../core/base/canonical-json.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { Steps } from "../../../../core/base/steps.ts";
import type { Content, MessagePatch, StoredMessage } from "../../../../core/model/thread/message.ts";
import { messageBreaches } from "../../../../core/model/thread/message-rules.ts";
import { reachOf } from "../../../../core/model/thread/thread-config.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { Missing } from "../../../../ports/thread-log.ts";
import { noteChanged } from "../jobs/learning.ts";
import { outdateEdited } from "../jobs/outdate.ts";
import { reindex } from "../object/index-message.ts";
import { later, THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow, writeRow } from "../object/thread-row.ts";
import { forgetQuoted } from "../reading/working-state.ts";
import { findById } from "./append.ts";
import { contentColumns, type Prepared, prepareMessage } from "./insert-message.ts";

export const MESSAGE_MISSING: Missing = { reason: "not_found", what: "message" };

type Edited = Result<StoredMessage, Missing | Extract<Failure, { reason: "invalid_request" }>>;

/** The message of this id as it is now. */
export function readMessageById(store: Store, id: string): Result<StoredMessage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const message = findById(store, id);
	return message === null || message.deleted ? err(MESSAGE_MISSING) : ok(message);
}

/** What an edited message is written with; `of`: what it was computed of but for the content, which the patch has. */
type PreparedEdit = { of: string; prepared: Prepared };

/** Computes what the message is written with; null where it is not there or its content stays. */
export function* prepareEdit(
	store: Store,
	{ id, patch }: { id: string; patch: MessagePatch },
	count: CountText,
): Steps<PreparedEdit | null> {
	const message = patch.content === undefined ? null : findById(store, id);
	if (message === null || patch.content === undefined) return null;
	return { of: lasting(message), prepared: yield* prepareMessage({ ...message, content: patch.content }, count) };
}

/** What of a message no edit changes; only another message under its id, in a thread that was created again, has something else. */
function lasting({ role, name, tool_calls, created_at }: StoredMessage): string {
	return canonicalJson({ role, name, tool_calls, created_at });
}

/**
 * Changes what is given of a message, in one synchronous step. The same content again changes nothing. "again": what was
 * computed by `prepareEdit` is of another message, and has to be computed again.
 */
export function editMessage(
	store: Store,
	{ id, patch, now, newJob }: { id: string; patch: MessagePatch; now: string; newJob: () => string },
	computed: PreparedEdit | null,
): Edited | "again" {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const message = findById(store, id);
	if (message === null || message.deleted) return err(MESSAGE_MISSING);
	const { content } = patch;
	const breaches = content === undefined ? [] : messageBreaches({ ...message, content });
	const problems = breaches.flatMap(([path, text]) => (path === "content" ? [{ path, message: text }] : []));
	if (problems.length > 0) return err({ reason: "invalid_request", problems });
	if (content !== undefined && computed?.of !== lasting(message)) return "again";
	return store.step(() => {
		let present = row;
		if (patch.pinned !== undefined && patch.pinned !== message.pinned) {
			store.sql.exec("UPDATE messages SET pinned = ? WHERE seq = ?", patch.pinned ? 1 : 0, message.seq);
			// A pinned result is never cleared, so what is pending may be another number now.
			present = { ...row, generation: row.generation + 1 };
			writeRow(store, present);
		}
		if (content !== undefined && computed !== null && canonicalJson(content) !== canonicalJson(message.content)) {
			forgetQuoted(store, message);
			const { tokens } = computed.prepared;
			rewrite(store, message.seq, content, computed.prepared, now);
			const outdated = outdateEdited(store, present, { seq: message.seq, newJob, now });
			noteChanged(store, row, { seq: message.seq, id, because: "edited", newJob, now });
			writeRow(store, edited(outdated, tokens - message.tokens, now));
		}
		return ok(findById(store, id) ?? message);
	});
}

/** Puts the new content in place and keeps the former one. */
function rewrite(store: Store, seq: number, content: Content, { tokens, index, ...computed }: Prepared, now: string) {
	store.sql.exec(
		`INSERT INTO message_versions (seq, version, content, parts, tokens, replaced_at)
		 SELECT seq, 1 + (SELECT count(*) FROM message_versions WHERE seq = ?), content, parts, tokens, ?
		 FROM messages WHERE seq = ?`,
		seq,
		now,
		seq,
	);
	const former = figuresOf(store, seq);
	const { gone } = former;
	// What no context shows has no gist and is in no sum.
	const gist = gone === 0 ? computed.gist : { text: "", tokens: 0 };
	store.sql.exec(
		`UPDATE messages SET content = ?, parts = ?, tokens = ?, gist = ?, gist_tokens = ?, edited_at = ?, reach = ? WHERE seq = ?`,
		...contentColumns(content),
		tokens,
		gist.text,
		gist.tokens,
		now,
		reachOf(store.accessScope),
		seq,
	);
	shiftSums(store, seq, { tokens: gone === 0 ? tokens - former.tokens : 0, gist: gist.tokens - former.gist_tokens });
	reindex(store, seq, index, gone);
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
