import type { ReadingLimits } from "../../../../core/model/budget/profiles.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { ThreadView, WindowMessage } from "../../../../core/model/thread/snapshot.ts";
import { type Allowance, INSTRUCTION_BYTES } from "../object/allowance.ts";
import {
	ENTRY_COLUMNS,
	type MessageRow,
	messageOf,
	SHOWN_BYTES,
	SHOWN_COLUMNS,
	windowMessageOf,
} from "../object/message-row.ts";
import { tokensUpTo } from "../object/pending-tokens.ts";
import type { Store } from "../object/store.ts";
import type { ThreadRow } from "../object/thread-row.ts";

/** Of leading messages that nobody reads, a receipt names the first ones. */
const MOST_LEADING_ENTRIES = 200;

/**
 * The leading system messages. Where the request has instructions of its own, or these are more than instructions
 * can be, nobody reads their text: then only their entries are read. Whether they fit their budget is not decided
 * here: that takes the count of their joined text, in the context's own encoding.
 */
export function readLeading(
	store: Store,
	row: ThreadRow,
	ownInstructions: boolean,
	allowance: Allowance,
): Pick<ThreadView, "leading" | "leading_unread"> {
	if (row.leading === 0) return { leading: [], leading_unread: 0 };
	const whole = ownInstructions ? null : readInstructions(store, row, allowance);
	if (whole !== null) return { leading: whole, leading_unread: 0 };
	const sql = `SELECT ${ENTRY_COLUMNS} FROM messages WHERE gone = 0 AND seq <= ? ORDER BY seq LIMIT ${MOST_LEADING_ENTRIES}`;
	const leading = [...store.sql.exec(sql, row.leading).raw<MessageRow>()].map(messageOf);
	return { leading, leading_unread: tokensUpTo(store, row.leading) };
}

/** Null where they are too much text to read. */
function readInstructions(store: Store, row: ThreadRow, allowance: Allowance): StoredMessage[] | null {
	const leading = "FROM messages WHERE gone = 0 AND seq <= ? ORDER BY seq";
	let bytes = 0;
	for (const sized of store.sql.exec<{ bytes: number }>(`SELECT ${SHOWN_BYTES} AS bytes ${leading}`, row.leading)) {
		bytes += sized.bytes;
		if (bytes > INSTRUCTION_BYTES) return null;
	}
	allowance.left -= bytes;
	return [...store.sql.exec(`SELECT ${SHOWN_COLUMNS} ${leading}`, row.leading).raw<MessageRow>()].map(messageOf);
}

/** Beyond so many the oldest are not looked at. */
const MOST_PINS = 1_000;

/** A pinned message with what it can't be shown without: the seqs of a call and its results. */
type Unit = { base: number; tokens: number };

/**
 * Pinned messages before the window, newest first until they pass what a context could show, each with its pair;
 * given oldest first. One that is larger than that, or than what may still be read, is passed over unread.
 */
export function readPinned(
	store: Store,
	row: ThreadRow,
	{ before, limits }: { before: number; limits: ReadingLimits },
	allowance: Allowance,
): WindowMessage[] {
	const read = new Map<number, WindowMessage>();
	const bases = new Set<number>();
	// What recall finds has a part of what is left too.
	const own = { left: Math.floor(allowance.left / 2) };
	let tokens = 0;
	const pins = store.sql.exec<Unit>(
		`SELECT coalesce(call_seq, seq) AS base, tokens FROM messages INDEXED BY messages_by_pin
		 WHERE pinned = 1 AND gone = 0 AND seq > ? AND seq < ? ORDER BY seq DESC LIMIT ${MOST_PINS}`,
		row.leading,
		before,
	);
	for (const { base, tokens: least } of pins) {
		if (tokens > limits.window) break;
		if (bases.has(base) || least > limits.window) continue;
		bases.add(base);
		const bytes = unitBytes(store, base);
		if (bytes > own.left) continue;
		own.left -= bytes;
		allowance.left -= bytes;
		for (const raw of readUnit(store, base)) {
			const message = windowMessageOf(raw);
			tokens += message.tokens;
			read.set(message.seq, message);
		}
	}
	return [...read.values()].sort((a, b) => a.seq - b.seq);
}

const UNIT = "FROM messages WHERE +gone = 0 AND (seq = ? OR call_seq = ?)";

function unitBytes(store: Store, base: number): number {
	const sql = `SELECT coalesce(sum(${SHOWN_BYTES}), 0) AS bytes ${UNIT}`;
	return store.sql.exec<{ bytes: number }>(sql, base, base).one().bytes;
}

function readUnit(store: Store, base: number): MessageRow[] {
	return [...store.sql.exec(`SELECT ${SHOWN_COLUMNS} ${UNIT} ORDER BY seq`, base, base).raw<MessageRow>()];
}
