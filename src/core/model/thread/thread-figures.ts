import { DEFAULT_MODEL, modelOf } from "../budget/models.ts";
import { PROFILES } from "../budget/profiles.ts";
import { resolveBudget } from "../budget/resolve-budget.ts";
import { type ThreadSettings, tokenLimit, triggerTokens } from "./thread.ts";
import type { OverflowSettings } from "./thread-config.ts";

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
 * its place (core/context/history/history-choice.ts), so that a long turn of tool calls is distilled too.
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

/** What decides when and how far a thread is distilled, in tokens. */
export type ThreadFigures = {
	/** Its history budget. */
	history: number;
	limit: number;
	/** Above so many a distillation starts. */
	trigger: number;
};

/** The figures of a thread, from the defaults of its contexts. */
export function figuresOf({
	model,
	budget,
	config,
}: Pick<ThreadSettings, "model" | "budget" | "config">): ThreadFigures {
	const known = modelOf(model ?? DEFAULT_MODEL);
	const resolved = resolveBudget(known, budget, null);
	// The budget was checked against the model when it was set; should a table change since, the model's own holds.
	const fields = resolved.ok ? resolved.value : PROFILES[known.profile];
	const limit = tokenLimit(known, fields, config.overflow);
	return { history: fields.history, limit, trigger: triggerTokens(limit, config.overflow) };
}

/** No summary is held to less than this: a short past has a few facts too. */
const LEAST = 200;

/**
 * What a summary of such a thread may take, in tokens: enough for seven sections, never more than a few pages, and of
 * what it stands for (`source`, beside the summary it folds in, `previous`) at most a half.
 */
export function summaryTokens({ history }: Pick<ThreadFigures, "history">, source: number, previous: number): number {
	const most = Math.min(2_400, Math.max(600, history));
	return Math.min(most, Math.max(LEAST, previous + Math.ceil(source / 2)));
}
