import { BLOCK_NAMES } from "../blocks/block.ts";
import { historyBlock, historyCandidates } from "../blocks/history.ts";
import { knowledgeBlock, knowledgeWanted } from "../blocks/knowledge.ts";
import { knowledgeCandidates } from "../blocks/knowledge-candidates.ts";
import { proseBlock, taskText } from "../blocks/prose.ts";
import { systemBlock } from "../blocks/system.ts";
import { reserve } from "../budget/reserves.ts";
import { startWaterfall } from "../budget/waterfall.ts";
import type { Failure } from "../failure.ts";
import { queryTokens } from "../render/query.ts";
import { ok, type Result } from "../result.ts";
import { textOf } from "../thread/message.ts";
import type { ThreadView } from "../thread/snapshot.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { ContextRequest } from "./context-request.ts";
import type { FilledBlocks } from "./report.ts";

/** What joins and fixed messages cost at most: two system messages, one user message, the reply, blank lines. */
const FRAME_TOKENS = 16;

/** Fills the blocks in rank order; `squeeze` tokens are held back from the last ranks. */
export function fillBlocks(
	request: ContextRequest,
	view: ThreadView,
	count: CountText,
	squeeze: number,
): Result<FilledBlocks, Failure> {
	const { budget, waterfall: flows, query } = request;
	const system = systemBlock(
		{ instructions: request.system, leading: view.leading, unreadTokens: view.leading_unread },
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

	const question = view.window.findLast(({ role }) => role === "user") ?? view.question;
	const candidates = knowledgeCandidates({
		documents: request.documents,
		found: view.found,
		query: textOf(query ?? question?.content ?? ""),
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
