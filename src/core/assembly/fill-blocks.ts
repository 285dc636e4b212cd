import { type BlockName, rankOrder } from "../blocks/block.ts";
import type { FilledBlock } from "../blocks/filled-block.ts";
import { proseBlock, taskText } from "../blocks/prose.ts";
import { systemBlock } from "../blocks/system.ts";
import { windowOf } from "../budget/profiles.ts";
import { reserve } from "../budget/reserves.ts";
import { startWaterfall } from "../budget/waterfall.ts";
import type { Failure } from "../failure.ts";
import { ok, type Result } from "../result.ts";
import type { ThreadView } from "../thread/snapshot.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { ContextRequest } from "./context-request.ts";
import { fillPast } from "./fill-past.ts";
import { queryFixed } from "./fixed-tokens.ts";
import type { FilledBlocks } from "./report.ts";

/** Fills the blocks in rank order; `squeeze` tokens are held back from the last ranks. */
export function fillBlocks(
	request: ContextRequest,
	view: ThreadView,
	count: CountText,
	squeeze: number,
): Result<FilledBlocks, Failure> {
	const { budget, waterfall, preset } = request;
	const order = rankOrder(preset);
	const system = systemBlock(
		{ instructions: request.system, leading: view.leading, unreadTokens: view.leading_unread },
		{ budget: budget.system, waterfall },
		count,
	);
	if (!system.ok) return system;
	const fixed = { system: system.value.used, query: queryFixed(request, view, system.value.text, count) };
	const reserves = reserve(budget, fixed, { waterfall, squeeze, order });
	if (!reserves.ok) return reserves;

	const flow = startWaterfall(budget, order, reserves.value, waterfall);
	const granted = { system: 0, project: 0, task: 0, history: 0, knowledge: 0 };
	const settled = (name: BlockName, block: FilledBlock) => {
		granted[name] = flow.settle(name, block.wanted);
		return block;
	};
	settled("system", system.value);
	const conventions = request.project ?? "";
	const projectRoom = flow.available("project");
	const project = settled("project", proseBlock(PROJECT, conventions, projectRoom, count));
	// What history has whatever the task is.
	const steady = reserves.value.blocks.history + flow.passing();
	const written = request.task === null ? "" : taskText(request.task);
	const task = settled("task", proseBlock(TASK, written, flow.available("task"), count));

	const left = windowOf(budget) - budget.response - budget.safety_buffer - fixed.system - fixed.query;
	const documentLimit = preset === "rag" ? Math.max(0, Math.floor(left / 2)) : Number.POSITIVE_INFINITY;
	const historyLimit = request.layout === "cache" ? steady : Number.POSITIVE_INFINITY;
	const past = fillPast(request, view, count, flow, { documents: documentLimit, history: historyLimit });
	return ok({
		...{ system: system.value, project, task, history: past.history, knowledge: past.knowledge },
		granted: { ...granted, ...past.granted },
		flows: past.flow.flows(),
	});
}

const PROJECT = { name: "project", section: "conventions" } as const;
const TASK = { name: "task", section: "task" } as const;
