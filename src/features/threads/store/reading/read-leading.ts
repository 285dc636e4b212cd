import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import type { ThreadView } from "../../../../core/model/thread/snapshot.ts";
import { type Allowance, INSTRUCTION_BYTES } from "../object/allowance.ts";
import { ENTRY_COLUMNS, type MessageRow, messageOf, SHOWN_BYTES, SHOWN_COLUMNS } from "../object/message-row.ts";
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
	const sql = `SELECT ${ENTRY_COLUMNS} FROM messages WHERE gone = 0 AND seq <= ? ORDER BY seq LIMIT ?`;
	const leading = [...store.sql.exec(sql, row.leading, MOST_LEADING_ENTRIES).raw<MessageRow>()].map(messageOf);
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
