import { BLOCK_NAMES } from "../blocks/block.ts";
import { historyBlock, historyCandidates } from "../blocks/history.ts";
import { knowledgeBlock, knowledgeWanted } from "../blocks/knowledge.ts";
import { knowledgeCandidates } from "../blocks/knowledge-candidates.ts";
import { proseBlock, type Task, taskText } from "../blocks/prose.ts";
import { systemBlock } from "../blocks/system.ts";
import type { Model } from "../budget/models.ts";
import { type Budget, windowOf } from "../budget/profiles.ts";
import { reserve } from "../budget/reserves.ts";
import { startWaterfall } from "../budget/waterfall.ts";
import type { Failure } from "../failure.ts";
import type { CallerDocument } from "../recall/documents.ts";
import type { Report } from "../receipt.ts";
import type { Format } from "../render/format.ts";
import { queryTokens } from "../render/query.ts";
import { renderMessages } from "../render/render-messages.ts";
import { renderText } from "../render/render-text.ts";
import type { Rendering } from "../render/rendering.ts";
import { ok, type Result } from "../result.ts";
import { type Content, textOf } from "../thread/message.ts";
import type { ThreadView } from "../thread/snapshot.ts";
import type { CountText } from "../tokens/encoding.ts";
import { type FilledBlocks, reportOf } from "./report.ts";

/** What a caller asks of one context. Texts that are null are absent; `now` in ms since the epoch. */
export type ContextRequest = {
	model: Model;
	budget: Budget;
	waterfall: boolean;
	format: Format;
	query: Content | null;
	system: string | null;
	project: string | null;
	task: Task | null;
	documents: readonly CallerDocument[];
	recall: { limit: number; minScore: number };
	now: number;
};

/** All figures in tokens. `total` counts exactly what is returned; total + response + safety ≤ window. */
type TokenFigures = {
	total: number;
	blocks: number;
	query: number;
	response_reserved: number;
	safety_buffer: number;
	window: number;
};

export type AssembledContext = { rendering: Rendering; tokens: TokenFigures; report: Report };

/** What joins and fixed messages cost at most: two system messages, one user message, the reply, blank lines. */
const FRAME_TOKENS = 16;

/**
 * Fills the five blocks in rank order and renders them, never over the window (design §2). The rendering is
 * counted as a whole in the context's encoding; if it is over, its excess is held back and the blocks are
 * filled again, so that the lowest ranks give way. What is held back at least doubles, so this ends: in a
 * rendering that fits or in an overflow.
 * Fails with `system_over_budget` or `context_overflow`, figures included.
 */
export function assembleContext(
	request: ContextRequest,
	view: ThreadView,
	count: CountText,
): Result<AssembledContext, Failure> {
	const { budget, model } = request;
	const allowed = windowOf(budget) - budget.response - budget.safety_buffer;
	let squeeze = allowed - Math.floor(allowed / model.ratio);
	for (let attempt = 0; ; attempt++) {
		const filled = fillBlocks(request, view, count, squeeze);
		if (!filled.ok) return filled;
		const rendering = render(request, filled.value, count);
		const total = Math.ceil(rendering.counted.total * model.ratio);
		if (total <= allowed) return ok(finished(request, filled.value, rendering, total));
		squeeze += Math.max(total - allowed, 2 ** attempt);
	}
}

function fillBlocks(
	request: ContextRequest,
	view: ThreadView,
	count: CountText,
	squeeze: number,
): Result<FilledBlocks, Failure> {
	const { budget, waterfall: flows, query } = request;
	const system = systemBlock(
		{ instructions: request.system, leading: view.leading },
		{ budget: budget.system, waterfall: flows },
		count,
	);
	if (!system.ok) return system;
	const fixed = { system: system.value.used, query: queryTokens(query, count) + FRAME_TOKENS };
	const reserves = reserve(budget, fixed, { waterfall: flows, squeeze });
	if (!reserves.ok) return reserves;
	const waterfall = startWaterfall(budget, BLOCK_NAMES, reserves.value, flows);
	const granted = {
		system: waterfall.settle("system", system.value.wanted),
		project: 0,
		task: 0,
		history: 0,
		knowledge: 0,
	};

	const projectRoom = waterfall.available("project");
	const project = proseBlock({ name: "project", section: "conventions" }, request.project ?? "", projectRoom, count);
	granted.project = waterfall.settle("project", project.wanted);

	const written = request.task === null ? "" : taskText(request.task);
	const task = proseBlock({ name: "task", section: "task" }, written, waterfall.available("task"), count);
	granted.task = waterfall.settle("task", task.wanted);

	const storedCounts = view.encoding === request.model.encoding;
	const costing = { format: request.format, count, storedCounts };
	const historyRequest = { view, needsQuestion: query === null, costing };
	const past = historyCandidates(historyRequest);
	granted.history = waterfall.settle("history", past.wanted);
	const history = historyBlock(historyRequest, past, granted.history);

	const candidates = knowledgeCandidates({
		documents: request.documents,
		found: view.found,
		query: textOf(query ?? view.window.findLast(({ role }) => role === "user")?.content ?? ""),
		shownSeqs: history.shownSeqs,
		recall: request.recall,
		now: request.now,
		count,
		storedCounts,
	});
	granted.knowledge = waterfall.settle("knowledge", knowledgeWanted(candidates, count));
	const knowledge = knowledgeBlock(candidates, granted.knowledge, count);
	return ok({ system: system.value, project, task, history, knowledge, granted, flows: waterfall.flows() });
}

function render(request: ContextRequest, blocks: FilledBlocks, count: CountText): Rendering {
	const input = {
		system: blocks.system.text,
		project: blocks.project.text,
		task: blocks.task.text,
		history: blocks.history.text,
		window: blocks.history.window,
		knowledge: blocks.knowledge.text,
		query: request.query,
	};
	switch (request.format) {
		case "messages":
			return renderMessages(input, count);
		case "text":
			return renderText(input, count);
	}
}

function finished(
	request: ContextRequest,
	blocks: FilledBlocks,
	rendering: Rendering,
	total: number,
): AssembledContext {
	const { budget, model } = request;
	const query = Math.min(total, Math.ceil(rendering.counted.query * model.ratio));
	return {
		rendering,
		tokens: {
			total,
			query,
			blocks: total - query,
			response_reserved: budget.response,
			safety_buffer: budget.safety_buffer,
			window: windowOf(budget),
		},
		report: reportOf(request, blocks, rendering.counted.query),
	};
}
