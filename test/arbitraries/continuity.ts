import fc from "fast-check";
import type { Continuity } from "../../src/core/model/thread/continuity.ts";
import type { ThreadView } from "../../src/core/model/thread/snapshot.ts";
import { SUMMARY_SECTIONS, type SummarySections } from "../../src/core/model/thread/summary.ts";
import { anyText } from "./text.ts";

const line = anyText().filter((text) => text.isWellFormed() && !text.includes("\0"));

export const NO_SECTIONS: SummarySections = {
	...{ task_context: [], completed_work: [], key_decisions: [], current_state: [] },
	...{ open_threads: [], corrections: [], tone: [] },
};

/** A summary of lines of every kind, some of its sections empty. */
export const summarySections: fc.Arbitrary<SummarySections> = fc
	.array(fc.record({ section: fc.constantFrom(...SUMMARY_SECTIONS), text: line }), { maxLength: 12 })
	.map((lines) => {
		const own = (name: string) => lines.filter(({ section }) => section === name).map(({ text }) => text);
		return {
			task_context: own("task_context"),
			completed_work: own("completed_work"),
			key_decisions: own("key_decisions"),
			current_state: own("current_state"),
			open_threads: own("open_threads"),
			corrections: own("corrections"),
			tone: own("tone"),
		};
	});

/** What became of a thread's messages: `covered` and `cleared` are parts of its length, 0..1. */
export type Past = {
	covered: number;
	as: "summarised" | "trimmed";
	/** Null: there is none that may be shown. */
	summary: { sections: SummarySections; digest: string } | null;
	cleared: number;
	exclude_tools: string[];
	keep_thinking_turns: number;
};

export const past: fc.Arbitrary<Past> = fc.record({
	covered: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
	as: fc.constantFrom("summarised", "trimmed"),
	summary: fc.option(fc.record({ sections: summarySections, digest: fc.oneof(fc.constant(""), line) }), { nil: null }),
	cleared: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
	exclude_tools: fc.constantFrom<string[]>([], ["read_file"]),
	keep_thinking_turns: fc.integer({ min: 0, max: 3 }),
});

/** A thread to which nothing happened. */
export const NO_PAST: Past = {
	...{ covered: 0, as: "summarised", summary: null, cleared: 0, exclude_tools: [], keep_thinking_turns: 2 },
};

/**
 * The view as it is once this happened to its thread: a view of all its messages, as `viewMessages` gives it. No pair
 * of a call and its result is parted by what is covered.
 */
export function withPast(view: ThreadView, { covered, as, summary, cleared, ...rules }: Past): ThreadView {
	const { last_seq } = view.continuity;
	const coveredTo = pairsWhole(view, Math.floor(covered * last_seq));
	const isCovered = ({ seq }: { seq: number }) => seq <= coveredTo;
	const isLive = ({ seq }: { seq: number }) => seq > coveredTo;
	const asked = view.window.findLast(({ role }) => role === "user") ?? view.question;
	const question = asked !== null && isCovered(asked) ? asked : view.question;
	const gone = [...view.window, ...view.older].filter(isCovered).sort((a, b) => b.seq - a.seq);
	const before = coveredTo === 0 ? 0 : view.unread.messages;
	const continuity: Continuity = {
		...view.continuity,
		covered_to: coveredTo,
		covered: { entries: gone.map(({ seq, id, tokens }) => ({ seq, id, tokens, as })), more: before },
		summary: summary === null || coveredTo === 0 ? null : { ...SUMMARY, ...summary, to_seq: coveredTo },
		clearing: {
			...view.continuity.clearing,
			boundary: Math.floor(cleared * last_seq),
			exclude_tools: rules.exclude_tools,
		},
		keep_thinking_turns: rules.keep_thinking_turns,
	};
	return {
		...view,
		window: view.window.filter(isLive),
		window_from_tokens:
			view.window_from_tokens + view.window.filter(isCovered).reduce((sum, { tokens }) => sum + tokens, 0),
		question,
		older: view.older.filter(isLive),
		pinned: view.pinned,
		unread: { messages: view.unread.messages - before, tokens: before > 0 ? 0 : view.unread.tokens },
		continuity,
	};
}

const SUMMARY = { id: "sum_1", from_seq: 1, created_at: "2026-11-20T11:00:00.000Z", writer: "embedded" };

/** The first place at or after this seq at which no call is parted from its results. */
function pairsWhole(view: ThreadView, seq: number): number {
	let to = seq;
	const calls = new Map<string, number>();
	for (const message of view.window) {
		for (const call of message.tool_calls ?? []) calls.set(call.id, message.seq);
		const called = message.tool_call_id === undefined ? undefined : calls.get(message.tool_call_id);
		if (called !== undefined && called <= to && message.seq > to) to = message.seq;
	}
	return to;
}
