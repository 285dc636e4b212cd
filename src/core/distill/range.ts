import type { OverflowSettings } from "../thread/thread-config.ts";

/** Of the history budget, the part that the preserved tail may take. */
const TAIL_SHARE = 0.7;

/** A message as the tail sees it. */
export type TailMessage = {
	seq: number;
	tokens: number;
	/** Of a tool's result: the seq of its call. */
	call_seq: number | null;
	/** One of its calls has no result yet. */
	open: boolean;
};

/** What stays as it was said: at most so many messages and tokens. */
export type TailRules = Pick<OverflowSettings, "preserve_messages" | "preserve_tokens"> & {
	/** The thread's history budget, in tokens. */
	history: number;
	/** Messages up to this seq are covered already, or are instructions. */
	covered_to: number;
};

/**
 * Where the preserved tail begins: everything before it may be covered. It is the longest run of newest messages within
 * the rules in which no result lacks its call. The newest message stays whatever its size, and so does a call among the
 * newest messages that still waits for its result. A question that is covered is shown all the same where no query takes
 * its place (core/blocks/history-choice.ts), so that a long turn of tool calls is distilled too.
 * The messages come newest first and are taken only as far as needed.
 */
export function tailStart(newestFirst: Iterable<TailMessage>, rules: TailRules): number {
	const { preserve_messages: most, covered_to: covered } = rules;
	const room = Math.min(rules.preserve_tokens, Math.floor(rules.history * TAIL_SHARE));
	let start = Number.POSITIVE_INFINITY;
	let reach = Number.POSITIVE_INFINITY;
	let calls = Number.POSITIVE_INFINITY;
	let count = 0;
	let tokens = 0;
	for (const message of newestFirst) {
		if (message.seq <= covered) break;
		count += 1;
		tokens += message.tokens;
		const fits = count <= most && tokens <= room;
		if (count === 1 || (message.open && count <= most)) reach = Math.min(reach, message.seq);
		// A result whose call is covered has lost it for good: it holds nothing back.
		if (message.call_seq !== null && message.call_seq > covered) calls = Math.min(calls, message.call_seq);
		if (calls >= message.seq && (fits || start > reach)) start = message.seq;
		if (!fits && start <= reach && count >= most) break;
	}
	return Number.isFinite(start) ? start : covered + 1;
}
