import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { Steps } from "../../../../core/base/steps.ts";
import type { NewMessage, StoredMessage } from "../../../../core/model/thread/message.ts";
import { type CallState, roleProblems } from "../../../../core/model/thread/message-rules.ts";
import { reachOf } from "../../../../core/model/thread/thread-config.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import type { Appended, AppendFailure, AppendRequest } from "../../../../ports/thread-log.ts";
import { queueJob, waitingJob } from "../jobs/jobs.ts";
import { learnTurn } from "../jobs/learning.ts";
import { overflowOf, relieve } from "../jobs/overflow.ts";
import { MESSAGE_COLUMNS, type MessageRow, messageOf } from "../object/message-row.ts";
import { later, THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow, threadOf, writeRow } from "../object/thread-row.ts";
import { followWork } from "../reading/working-state.ts";
import { identity } from "./identity.ts";
import { type Insertable, insertMessage, type Prepared, prepareMessage } from "./insert-message.ts";

type Entry = Appended["messages"][number];

/** A message of the request: `known` if it is stored already, `above` if the same request has it before, null if it is new. */
type Placed = { index: number; message: NewMessage; id: string; known: Entry | "above" | null };

/** Computes what is stored with each message of a request, in their order. */
export function* prepareMessages({ messages, now }: AppendRequest, count: CountText): Steps<Prepared[]> {
	const sent = new Date(now).toISOString();
	const prepared: Prepared[] = [];
	for (const message of messages) {
		prepared.push(yield* prepareMessage({ ...message, created_at: message.created_at ?? sent }, count));
	}
	return prepared;
}

/**
 * Appends all messages or none, in one synchronous step: nothing else can come in between, so seqs have no gaps
 * and no write is lost. Known ids are checked before `if_seq`, so a repeated call succeeds. `prepared`: what
 * `prepareMessages` computed for the same request.
 */
export function insertMessages(
	store: Store,
	request: AppendRequest & { newId: () => string; newJob: () => string; stateModel: boolean },
	prepared: readonly Prepared[],
): Result<Appended, AppendFailure> {
	const row = readLiveRow(store);
	if (row === null) return err(THREAD_MISSING);
	const placed = placeMessages(store, request);
	if (!placed.ok) return placed;
	const fresh = placed.value.filter((entry) => entry.known === null);
	if (fresh.length > 0 && request.if_seq !== undefined && request.if_seq !== row.lastSeq) {
		return err({ reason: "conflict", currentSeq: row.lastSeq });
	}
	const problems = roleProblems(fresh, (callId) => callState(store, callId));
	if (problems.length > 0) return err({ reason: "invalid_request", problems });

	const now = new Date(request.now).toISOString();
	const reach = reachOf(store.accessScope);
	const made = fresh.map(({ message, id, index }) => {
		const computed = prepared[index];
		if (computed === undefined) throw new Error("A message was to be appended that nothing was computed of.");
		const insertable: Insertable = { ...message, id, created_at: message.created_at ?? now, reach };
		return { insertable, computed };
	});
	return store.step(() => {
		let next = row;
		const stored = new Map<string, Entry>();
		for (const { insertable, computed } of made) {
			const inserted = insertMessage(store, insertable, computed, next);
			next = { ...inserted.row, updatedAt: later(row.updatedAt, now), behind: true };
			stored.set(insertable.id, inserted.entry);
		}
		const before = waitingJob(store);
		if (made.length > 0) {
			next = relieve(store, next, request.newJob, now);
			learnTurn(store, next, request.newJob, now);
			writeRow(store, next);
		}
		const appended = made.map(({ insertable }) => insertable);
		if (followWork(store, next, appended, now) && request.stateModel) queueJob(store, "state", request.newJob, now);
		const messages = placed.value.flatMap(({ known, id }) =>
			known !== null && known !== "above" ? known : (stored.get(id) ?? []),
		);
		return ok({ messages, thread: threadOf(next), overflow: overflowOf(store, next, before) });
	});
}

/** Finds which messages are stored already. The same id with other content fails. */
function placeMessages(
	store: Store,
	request: AppendRequest & { newId: () => string },
): Result<Placed[], AppendFailure> {
	const inRequest = new Map<string, NewMessage>();
	const placed: Placed[] = [];
	for (const [index, message] of request.messages.entries()) {
		const id = message.id ?? request.newId();
		const present = message.id === undefined ? null : findById(store, id);
		const other = present ?? inRequest.get(id) ?? null;
		const deleted = present?.deleted === true;
		if (deleted || (other !== null && identity(other) !== identity(message))) {
			return err({
				reason: "already_exists",
				detail: `messages.${index}.id: a message with this id ${deleted ? "was deleted" : "says something else"}`,
			});
		}
		if (present !== null) {
			const { seq, tokens, created_at } = present;
			placed.push({ index, message, id, known: { id, seq, tokens, created_at } });
		} else {
			placed.push({ index, message, id, known: other === null ? null : "above" });
			inRequest.set(id, message);
		}
	}
	return ok(placed);
}

/** A message, deleted or not, by its id. */
export function findById(store: Store, id: string): StoredMessage | null {
	const rows = store.sql.exec(`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE id = ?`, id).raw<MessageRow>();
	const [row] = rows;
	return row === undefined ? null : messageOf(row);
}

function callState(store: Store, callId: string): CallState {
	const [call] = store.sql
		.exec<{ answered_seq: number | null }>("SELECT answered_seq FROM tool_calls WHERE id = ?", callId)
		.toArray();
	if (call === undefined) return "unknown";
	return call.answered_seq === null ? "open" : "answered";
}
