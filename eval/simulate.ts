import { runSteps } from "../src/core/base/steps.ts";
import { assembleContext } from "../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../src/core/context/assembly/context-request.ts";
import { EVERYTHING } from "../src/core/context/assembly/context-request.ts";
import { viewMessages } from "../src/core/context/assembly/view-messages.ts";
import { modelOf } from "../src/core/model/budget/models.ts";
import { PROFILES, readingLimits } from "../src/core/model/budget/profiles.ts";
import { bodyTokens } from "../src/core/model/thread/count-message.ts";
import { gistOf } from "../src/core/model/thread/gist.ts";
import type { NewMessage } from "../src/core/model/thread/message.ts";
import { SUMMARY_SECTIONS, type SummaryText } from "../src/core/model/thread/summary.ts";
import type { CountText } from "../src/core/tokens/encoding.ts";
import { extraction } from "../src/core/writing/distill/extract-summary.ts";
import { fitSections } from "../src/core/writing/distill/fit-sections.ts";
import type { SourceMessage } from "../src/core/writing/distill/summary-source.ts";

/** How a thread's past is kept: the three that are compared. */
export const WAYS = ["summary", "trim", "paragraph"] as const;
export type Way = (typeof WAYS)[number];

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const BUDGET = PROFILES["8k"];
/** What history is granted where neither project nor task have anything: their budgets, its own, and what system leaves. */
const GRANTED = 2_900;
const SHARE = 0.3;
const LIMIT = 4 * BUDGET.history;
const TRIGGER = 0.7 * LIMIT;
const TAIL = { messages: 10, tokens: 0.7 * BUDGET.history };
/** Where a distillation is asked for if none came by itself. */
const ASKED = [0.5, 0.9];

export type Distilled = { summary: SummaryText | null; covered: number; times: number };

/** A thread after all its messages: distilled as at its trigger, and at least twice. */
export function distilled(messages: readonly NewMessage[], count: CountText, summaryLimit: number): Distilled {
	const sources = messages.map(sourceOf);
	let state: Distilled = { summary: null, covered: 0, times: 0 };
	let pending = 0;
	for (const [at, message] of messages.entries()) {
		pending += bodyTokens(message, count);
		const due = ASKED.filter((part) => at + 1 >= part * messages.length).length;
		if (pending <= TRIGGER && state.times >= due) continue;
		const to = tailStart(messages.slice(0, at + 1), count);
		if (to <= state.covered) continue;
		const range = sources.slice(state.covered, to);
		const source = { previous: state.summary, messages: range, limit: summaryLimit };
		state = { summary: runSteps(extraction(source, count)), covered: to, times: state.times + 1 };
		pending = messages.slice(to, at + 1).reduce((sum, one) => sum + bodyTokens(one, count), 0);
	}
	return state;
}

function tailStart(messages: readonly NewMessage[], count: CountText): number {
	let tokens = 0;
	let start = messages.length;
	for (let at = messages.length - 1; at >= messages.length - TAIL.messages && at >= 0; at--) {
		tokens += bodyTokens(messages[at] ?? { role: "user", content: "" }, count);
		if (tokens > TAIL.tokens) break;
		if (messages[at]?.role !== "tool") start = at;
	}
	return start;
}

function sourceOf(message: NewMessage, at: number): SourceMessage {
	return { ...message, seq: at + 1, created_at: new Date(NOW - 60_000_000 + at * 60_000).toISOString() };
}

/** The whole text of a context of the thread's end. */
export function contextText(
	messages: readonly NewMessage[],
	{ summary, covered }: Distilled,
	asked: { way: Way; query: string | null },
	count: CountText,
): string {
	const past = pastText(messages, summary, covered, asked.way, count);
	const budget = { ...BUDGET, history: Math.max(0, BUDGET.history - count(past)) };
	const request: ContextRequest = {
		...{ model: modelOf("gpt-4"), budget, waterfall: true, format: "messages", layout: "ranked" },
		...{ preset: "conversational", query: asked.query, system: null, project: null, task: null },
		...{
			stored: [],
			documents: [],
			remembered: [],
			otherThreads: null,
			include: EVERYTHING,
			tools: [],
			contextManagement: false,
		},
		...{ recall: { limit: 50, minScore: 0 }, now: NOW },
	};
	const limits = readingLimits(budget, true);
	const dated = messages.map(sourceOf);
	const view = viewMessages(dated, {
		...{ encoding: "cl100k_base", count, limits, recall: { query: asked.query, limit: 50 } },
		now: new Date(NOW).toISOString(),
	});
	const after = <M extends { seq: number }>(some: readonly M[]) => some.filter(({ seq }) => seq > covered);
	const context = assembleContext(
		request,
		{ ...view, window: after(view.window), older: after(view.older), unread: { messages: 0, tokens: 0 } },
		count,
	);
	if (!context.ok || context.value.rendering.format !== "messages") throw new Error("There is no context.");
	return [past, ...context.value.rendering.messages.map(({ content }) => JSON.stringify(content))].join("\n");
}

function pastText(
	messages: readonly NewMessage[],
	summary: SummaryText | null,
	covered: number,
	way: Way,
	count: CountText,
): string {
	if (way === "trim" || summary === null) return "";
	const share = Math.floor(GRANTED * SHARE);
	const shown = fitSections(summary.sections, share, count);
	if (way === "summary") {
		return [summary.digest, ...SUMMARY_SECTIONS.flatMap((name) => [`${name}:`, ...shown[name]])].join("\n");
	}
	const lines = SUMMARY_SECTIONS.flatMap((name) => (shown[name].length === 0 ? [] : [`## ${name}`, ...shown[name]]));
	const room = count([...lines, summary.digest].join("\n"));
	return paragraph(messages.slice(0, covered), room, count);
}

/** What a single paragraph of the same size holds: the gists of the newest covered messages, in their order. */
export function paragraph(messages: readonly NewMessage[], room: number, count: CountText): string {
	const gists: string[] = [];
	let left = room;
	for (const message of messages.toReversed()) {
		const gist = gistOf(message, count);
		left -= gist.tokens + 1;
		if (left < 0) break;
		gists.unshift(gist.text);
	}
	return gists.join(" ");
}
