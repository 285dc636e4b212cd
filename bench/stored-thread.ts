import { LISTED_MESSAGES } from "../src/core/context/history/history-items.ts";
import type { ReadingLimits } from "../src/core/model/budget/profiles.ts";
import { NO_CONTINUITY } from "../src/core/model/thread/continuity.ts";
import { bodyTokens } from "../src/core/model/thread/count-message.ts";
import { gistOf } from "../src/core/model/thread/gist.ts";
import type { ThreadView, WindowMessage } from "../src/core/model/thread/snapshot.ts";
import type { CountText } from "../src/core/tokens/encoding.ts";
import { textWriter } from "./text.ts";

/** A message as a caller has it. */
export type Said = { role: "user" | "assistant"; content: string };

const began = Date.parse("2026-11-01T08:00:00.000Z");

/** The same messages for the same seed, user and assistant in turn. */
export function said(messages: number, seed = 42): Said[] {
	const { message } = textWriter(seed);
	return Array.from({ length: messages }, (_, at) => ({
		role: at % 2 === 0 ? "user" : "assistant",
		content: message(),
	}));
}

/** Messages as a thread's object keeps them: counted once, each with its gist. */
export function stored(messages: readonly Said[], count: CountText): WindowMessage[] {
	return messages.map((message, at) => ({
		...message,
		id: `m-${at + 1}`,
		seq: at + 1,
		tokens: bodyTokens(message, count),
		pinned: false,
		created_at: new Date(began + at * 60_000).toISOString(),
		gist: gistOf(message, count),
	}));
}

/** The newest messages until they pass the limit, read from the last one back: what the object does in SQL. */
export function newestOf(thread: readonly WindowMessage[], limit: number): WindowMessage[] {
	const window: WindowMessage[] = [];
	let tokens = 0;
	for (let at = thread.length - 1; at >= 0 && tokens <= limit; at--) {
		const message = thread[at];
		if (message === undefined) break;
		tokens += message.tokens;
		window.push(message);
	}
	return window.reverse();
}

/** What the thread's object would hand over for one context. */
export function viewOf(thread: readonly WindowMessage[], limits: ReadingLimits): ThreadView {
	const window = newestOf(thread, limits.window);
	const before = thread.slice(0, thread.length - window.length);
	const older = before.slice(-Math.max(1, LISTED_MESSAGES - window.length)).reverse();
	const unread = before.slice(0, before.length - older.length);
	const tokensOf = (messages: readonly WindowMessage[]) => messages.reduce((sum, { tokens }) => sum + tokens, 0);
	return {
		encoding: "o200k_base",
		leading: [],
		leading_unread: 0,
		window,
		window_from_tokens: tokensOf(before),
		question: null,
		older: older.map(({ seq, id, role, tokens, gist }) => ({ seq, id, role, tokens, gist: gist ?? NO_GIST })),
		unread: { messages: unread.length, tokens: tokensOf(unread) },
		found: [],
		pinned: [],
		hidden: { entries: [], more: 0 },
		prefixHashes: [],
		continuity: { ...NO_CONTINUITY, last_seq: thread.length },
	};
}

const NO_GIST = { text: "", tokens: 0 };
