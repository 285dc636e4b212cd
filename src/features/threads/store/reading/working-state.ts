import { err, ok, type Result } from "../../../../core/base/result.ts";
import { type Content, type StoredMessage, textOf } from "../../../../core/model/thread/message.ts";
import { DEFAULT_CONFIG } from "../../../../core/model/thread/thread-config.ts";
import { EMPTY_STATE, type StoredWorkingState } from "../../../../core/model/thread/working-state.ts";
import type { SourceMessage } from "../../../../core/writing/distill/summary-source.ts";
import { withoutQuoted } from "../../../../core/writing/working-state/quoted.ts";
import { updatedState } from "../../../../core/writing/working-state/updated-state.ts";
import type { Missing, StateChange } from "../../../../ports/thread-log.ts";
import { charactersOf, type MessageRow, messageOf, SHOWN_COLUMNS } from "../object/message-row.ts";
import { later, THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, type ThreadRow } from "../object/thread-row.ts";

/** Of messages since the last update the newest are looked at: so many, and so much text (UTF-16 units). */
const MOST_MESSAGES = 500;
const MOST_CHARACTERS = 4_000_000;

/** This many messages before them are read to tell what they answer. */
const MOST_BEFORE = 4;

/** A longer state is parsed again for each message (UTF-16 units). */
const KEPT_CHARACTERS = 64_000;

/** The state as it was written last; null before. */
export function readState(store: Store): StoredWorkingState | null {
	const [row] = store.sql.exec<{ state: string }>("SELECT state FROM working_state").toArray();
	if (row === undefined) return null;
	return store.kept.state?.text === row.state ? store.kept.state.state : JSON.parse(row.state);
}

export function workingStateOf(store: Store): Result<StoredWorkingState, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	return ok(readState(store) ?? EMPTY_STATE);
}

/** A caller's edit, in one synchronous step: two at once that change different fields are both kept. */
export function changeState(store: Store, change: StateChange, now: string): Result<StoredWorkingState, Missing> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const previous = readState(store) ?? EMPTY_STATE;
	const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
	const next: StoredWorkingState = {
		...previous,
		...given,
		updated_at: later(previous.updated_at ?? "", now),
		updated_by: "caller",
		updated_seq: row.lastSeq,
	};
	store.step(() => writeState(store, next));
	return ok(next);
}

/**
 * Brings the state up to what was just appended, in the same step: after an answer of the assistant, and after a user's message in
 * a thread where an assistant has answered. What a caller or a model wrote stays until the next answer. Says whether it was one.
 */
export function followWork(store: Store, row: ThreadRow, appended: readonly { role: string }[], now: string): boolean {
	if (!(row.config ?? DEFAULT_CONFIG).working_state) return false;
	const answered = appended.some(({ role }) => role === "assistant");
	const previous = readState(store) ?? EMPTY_STATE;
	const asked = previous.updated_by === "writer:embedded" && appended.some(({ role }) => role === "user");
	if (!answered && !asked) return false;
	writeState(store, {
		...previous,
		...updatedState(previous, messagesSince(store, previous.updated_seq), messagesBefore(store, previous.updated_seq)),
		updated_at: later(previous.updated_at ?? "", now),
		updated_by: "writer:embedded",
		updated_seq: row.lastSeq,
	});
	return answered;
}

/** What a deleted message said must not stand in the state, nor what it said before it was edited. */
export function forgetQuoted(store: Store, message: StoredMessage): void {
	const state = readState(store);
	if (state === null) return;
	const sql = "SELECT content, parts FROM message_versions WHERE seq = ?";
	const former = store.sql.exec<{ content: string; parts: number }>(sql, message.seq).toArray();
	const contents: Content[] = former.map(({ content, parts }) => (parts === 1 ? JSON.parse(content) : content));
	const texts = [message.content, ...contents].map(textOf);
	const called = (message.tool_calls ?? []).map((call) => call.arguments);
	const left = withoutQuoted(state, [...texts, ...called]);
	if (left !== state) writeState(store, { ...state, ...left });
}

export function messagesSince(
	store: Store,
	seq: number,
	most = { messages: MOST_MESSAGES, characters: MOST_CHARACTERS },
): SourceMessage[] {
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE gone = 0 AND seq > ? ORDER BY seq DESC LIMIT ?`;
	const messages: SourceMessage[] = [];
	let characters = 0;
	for (const raw of store.sql.exec(sql, seq, most.messages).raw<MessageRow>()) {
		characters += charactersOf(raw);
		if (messages.length > 0 && characters > most.characters) break;
		messages.push(messageOf(raw));
	}
	return messages.reverse();
}

/** What is answered by what comes next: the last messages up to a seq, oldest first. */
function messagesBefore(store: Store, seq: number): SourceMessage[] {
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE gone = 0 AND seq <= ? ORDER BY seq DESC LIMIT ?`;
	return [...store.sql.exec(sql, seq, MOST_BEFORE).raw<MessageRow>()].map(messageOf).reverse();
}

export function writeState(store: Store, state: StoredWorkingState): void {
	const text = JSON.stringify(state);
	store.sql.exec(
		`INSERT INTO working_state (row, state, version) VALUES (1, ?, 1)
		 ON CONFLICT (row) DO UPDATE SET state = excluded.state, version = version + 1`,
		text,
	);
	if (text.length <= KEPT_CHARACTERS) store.kept.state = { text, state };
}
