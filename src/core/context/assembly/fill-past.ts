import { wrap } from "../../base/tags.ts";
import { textOf } from "../../model/thread/message.ts";
import type { ThreadView } from "../../model/thread/snapshot.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { Candidate } from "../blocks/candidate.ts";
import type { FilledBlock } from "../blocks/filled-block.ts";
import { knowledgeBlock, knowledgeWanted } from "../blocks/knowledge.ts";
import { knowledgeCandidates } from "../blocks/knowledge-candidates.ts";
import { nothingFound } from "../blocks/nothing-found.ts";
import type { Waterfall } from "../budget/waterfall.ts";
import { type HistoryBlock, historyBlock } from "../history/history.ts";
import { historySources } from "../history/history-sources.ts";
import type { ShownMessage } from "../render/shown-message.ts";
import type { ContextRequest } from "./context-request.ts";

/** In layout `cache` the window moves in steps of this part of the history budget. */
const STEPS_PER_BUDGET = 4;

/** The sources of history and knowledge. Each must know what the other shows. */
type Past = {
	historyWanted: number;
	/** The tokens of the question, if no query replaces it. */
	historyNeeds: number;
	history(limit: number): HistoryBlock;
	/** Knowledge next to a history that shows these messages. */
	knowledge(shownSeqs: ReadonlySet<number>): { wanted: number; fill(limit: number): FilledBlock };
};

/**
 * Upper limits besides the granted tokens. In layout `cache` history has its own budget and its share of what
 * instructions and conventions leave. If it also got what the task leaves, a changed task would move the window.
 */
type Limits = { documents: number; history: number };

/** Remembered items for knowledge, and remembered texts that other blocks show. */
type Recalled = { remembered: readonly Candidate[]; listed: readonly string[] };

export type FilledPast = {
	history: HistoryBlock;
	knowledge: FilledBlock;
	granted: { history: number; knowledge: number };
};

/** Fills history and knowledge in the order of their ranks. */
export function fillPast(
	request: ContextRequest,
	view: ThreadView,
	count: CountText,
	flow: Waterfall,
	limits: Limits & { recalled: Recalled },
): FilledPast & { flow: Waterfall } {
	const past = pastOf(request, view, count, limits);
	return request.preset === "rag" ? knowledgeFirst(past, flow) : historyFirst(past, flow);
}

function pastOf(
	request: ContextRequest,
	view: ThreadView,
	count: CountText,
	limits: Limits & { recalled: Recalled },
): Past {
	const storedCounts = view.encoding === request.model.encoding;
	const costing = { format: request.format, count, storedCounts };
	const step = Math.max(1, Math.floor(request.budget.history / STEPS_PER_BUDGET));
	const stepTokens = request.layout === "cache" ? step : null;
	const clears = !request.contextManagement;
	const asked = { view, needsQuestion: request.query === null, costing, stepTokens, clears };
	const sources = historySources(asked);
	const question = view.window.findLast(({ role }) => role === "user") ?? view.question;
	return {
		historyWanted: Math.min(sources.wanted, limits.history),
		historyNeeds: asked.needsQuestion ? Math.min(request.budget.history, questionTokens(sources.question, count)) : 0,
		history: (limit) => historyBlock(asked, sources, limit),
		knowledge(shownSeqs) {
			const ranked = knowledgeCandidates({
				...{ documents: request.documents, found: view.found, ...limits.recalled },
				...{ shownSeqs, recall: request.recall },
				...{ now: request.now, count, storedCounts },
				query: textOf(request.query ?? question?.content ?? ""),
			});
			const wanted = knowledgeWanted(ranked, count, limits.documents);
			const fill = (limit: number) => knowledgeBlock(ranked, limit, count, limits.documents);
			const elsewhere = ranked.some(({ excluded }) => excluded === "in_window" || excluded === "duplicate");
			if (request.recall.limit === 0 || wanted > 0 || elsewhere) return { wanted, fill };
			return nothingFound(request, { ranked: fill(0), listed: limits.recalled.listed }, count);
		},
	};
}

function questionTokens(question: ShownMessage | null, count: CountText): number {
	return question === null ? 0 : question.cost + count(wrap("history", "x"));
}

function historyFirst(past: Past, flow: Waterfall): FilledPast & { flow: Waterfall } {
	const grantedHistory = flow.settle("history", past.historyWanted);
	const history = past.history(grantedHistory);
	const options = past.knowledge(history.shownSeqs);
	const grantedKnowledge = flow.settle("knowledge", options.wanted);
	const granted = { history: grantedHistory, knowledge: grantedKnowledge };
	return { history, knowledge: options.fill(grantedKnowledge), granted, flow };
}

/**
 * Preset `rag`: what knowledge leaves makes the window longer, so it may show messages that knowledge already
 * contains. Those leave knowledge, which again leaves more. The window only grows, so this ends.
 */
function knowledgeFirst(past: Past, flow: Waterfall): FilledPast & { flow: Waterfall } {
	const least = Math.min(past.historyWanted, flow.available("history"));
	let shown: ReadonlySet<number> = past.history(least).shownSeqs;
	for (;;) {
		const attempt = flow.fork();
		const options = past.knowledge(shown);
		const rest = Math.max(0, attempt.left() - past.historyNeeds);
		const grantedKnowledge = attempt.settle("knowledge", Math.min(options.wanted, rest));
		const knowledge = options.fill(grantedKnowledge);
		const grantedHistory = attempt.settle("history", past.historyWanted);
		const history = past.history(grantedHistory);
		const twice = knowledge.items.some(
			({ included, seq }) => included && seq !== undefined && history.shownSeqs.has(seq),
		);
		const granted = { history: grantedHistory, knowledge: grantedKnowledge };
		if (!twice) return { history, knowledge, granted, flow: attempt };
		shown = new Set([...shown, ...history.shownSeqs]);
	}
}
