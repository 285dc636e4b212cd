import { LISTED_MESSAGES } from "../../core/blocks/history-items.ts";
import { DEFAULT_MODEL, modelOf } from "../../core/budget/models.ts";
import { type ReadingLimits, readingLimits } from "../../core/budget/reading-limits.ts";
import { type InvalidBudget, resolveBudget } from "../../core/budget/resolve-budget.ts";
import { ok, type Result } from "../../core/result.ts";
import { NO_CONTINUITY } from "../../core/thread/continuity.ts";
import type { Role, StoredMessage } from "../../core/thread/message.ts";
import type { MessageEntry, Snapshot, SnapshotRequest, ThreadView, WindowMessage } from "../../core/thread/snapshot.ts";
import { lastMarks } from "./contexts.ts";
import {
	charactersOf,
	ENTRY_COLUMNS,
	type MessageRow,
	messageOf,
	SHOWN_COLUMNS,
	windowMessageOf,
} from "./message-row.ts";
import { readNotes } from "./notes.ts";
import { liveBetween, oneByOne, readGone, readPinned } from "./read-beside.ts";
import { MOST_CHARACTERS, readFound } from "./read-found.ts";
import { readMessage } from "./read-messages.ts";
import type { Store } from "./store.ts";
import { type ThreadRow, threadOf } from "./thread-row.ts";
import { readState } from "./working-state.ts";

/** Of leading messages that nobody reads, a receipt names the first ones. */
const MOST_LEADING_ENTRIES = 200;

/** All that a context needs of the thread; index seeks only, so it costs the same at any length. */
export function readSnapshot(store: Store, row: ThreadRow, request: SnapshotRequest): Result<Snapshot, InvalidBudget> {
	const model = modelOf(request.model ?? row.model ?? DEFAULT_MODEL);
	const budget = resolveBudget(model, row.budget, request.budget);
	if (!budget.ok) return budget;
	const limits = readingLimits(budget.value, request.waterfall, request.preset);

	const window = readWindow(store, row, limits);
	const from = window[0]?.seq ?? row.lastSeq + 1;
	const asked = newestQuestion(store, row, request);
	const question = asked !== null && asked.seq < from ? { ...asked, gist: null } : null;
	const pinned = readPinned(store, row, from, limits);
	const older = readOlder(store, row, { before: from, listed: LISTED_MESSAGES - window.length, limits });
	const rest = older.at(-1)?.seq ?? from;
	const view: ThreadView = {
		encoding: row.encoding,
		...readLeading(store, row, request),
		window,
		window_from_tokens: tokensUpTo(store, from - 1),
		question,
		older,
		marks: lastMarks(store),
		continuity: {
			...NO_CONTINUITY,
			working_state: threadOf(row).config.working_state ? readState(store) : null,
			notes: readNotes(store),
			last_seq: row.lastSeq,
		},
		pinned,
		gone: readGone(store),
		unread: {
			messages: liveBetween(store, row.leading, rest) - oneByOne(rest, question, pinned),
			tokens: tokensUpTo(store, rest - 1) - tokensUpTo(store, row.leading),
		},
		found: request.recall === null ? [] : readFound(store, row, { ...request, ...request.recall, asked, limits }),
	};
	return ok({ thread: threadOf(row), view });
}

/**
 * The leading system messages. Where the request has instructions of its own, or these are more than instructions
 * can be, nobody reads their text: then only their entries are read. Whether they fit their budget is not decided
 * here: that takes the count of their joined text, in the context's own encoding.
 */
function readLeading(
	store: Store,
	row: ThreadRow,
	request: SnapshotRequest,
): Pick<ThreadView, "leading" | "leading_unread"> {
	if (row.leading === 0) return { leading: [], leading_unread: 0 };
	const whole = request.own_instructions ? null : readInstructions(store, row);
	if (whole !== null) return { leading: whole, leading_unread: 0 };
	const sql = `SELECT ${ENTRY_COLUMNS} FROM messages WHERE gone = 0 AND seq <= ? ORDER BY seq LIMIT ?`;
	const leading = [...store.sql.exec(sql, row.leading, MOST_LEADING_ENTRIES).raw<MessageRow>()].map(messageOf);
	return { leading, leading_unread: tokensUpTo(store, row.leading) };
}

/** Null where they are too much text to read. */
function readInstructions(store: Store, row: ThreadRow): StoredMessage[] | null {
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE gone = 0 AND seq <= ? ORDER BY seq`;
	const leading: StoredMessage[] = [];
	let characters = 0;
	for (const raw of store.sql.exec(sql, row.leading).raw<MessageRow>()) {
		characters += charactersOf(raw);
		if (characters > MOST_CHARACTERS) return null;
		leading.push(messageOf(raw));
	}
	return leading;
}

/** The newest messages, oldest first, until they pass the limit; a result is not read without its call. */
function readWindow(store: Store, row: ThreadRow, limits: ReadingLimits): WindowMessage[] {
	if (limits.window === 0) return [];
	const sql = `SELECT ${SHOWN_COLUMNS} FROM messages WHERE gone = 0 AND seq > ? ORDER BY seq DESC`;
	const window: WindowMessage[] = [];
	const open = new Set<string>();
	let tokens = 0;
	let characters = 0;
	for (const raw of store.sql.exec(sql, row.leading).raw<MessageRow>()) {
		const full = tokens > limits.window && open.size === 0;
		characters += charactersOf(raw);
		if (full || (window.length > 0 && characters > MOST_CHARACTERS)) break;
		const message = windowMessageOf(raw);
		tokens += message.tokens;
		window.push(message);
		for (const call of message.tool_calls ?? []) open.delete(call.id);
		if (message.tool_call_id !== undefined) open.add(message.tool_call_id);
	}
	return window.reverse();
}

/** Entries before the window, newest first: as many as the receipt lists or gists have room for. */
function readOlder(
	store: Store,
	row: ThreadRow,
	range: { before: number; listed: number; limits: ReadingLimits },
): MessageEntry[] {
	const sql =
		"SELECT seq, id, role, tokens, gist, gist_tokens FROM messages WHERE gone = 0 AND seq > ? AND seq < ? ORDER BY seq DESC";
	type EntryRow = [seq: number, id: string, role: Role, tokens: number, gist: string, gistTokens: number];
	const older: MessageEntry[] = [];
	let gists = 0;
	for (const raw of store.sql.exec(sql, row.leading, range.before).raw<EntryRow>()) {
		if (older.length >= range.listed && gists >= range.limits.gists) break;
		const [seq, id, role, tokens, text, gistTokens] = raw;
		older.push({ seq, id, role, tokens, gist: { text, tokens: gistTokens } });
		gists += gistTokens + 1;
	}
	return older;
}

function newestQuestion(store: Store, row: ThreadRow, request: SnapshotRequest): StoredMessage | null {
	if (request.query !== null || row.lastUserSeq === 0) return null;
	return readMessage(store, row.lastUserSeq, SHOWN_COLUMNS)?.message ?? null;
}

function tokensUpTo(store: Store, seq: number): number {
	const [sum] = store.sql.exec<{ tokens_sum: number }>("SELECT tokens_sum FROM messages WHERE seq = ?", seq).toArray();
	return sum?.tokens_sum ?? 0;
}
