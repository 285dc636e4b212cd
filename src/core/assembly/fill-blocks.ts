import { type BlockName, rankOrder } from "../blocks/block.ts";
import type { FilledBlock } from "../blocks/filled-block.ts";
import { sourcedBlock, taskText } from "../blocks/prose.ts";
import { type StoredByName, storedByName } from "../blocks/stored-source.ts";
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
	asked: ContextRequest,
	view: ThreadView,
	count: CountText,
	squeeze: number,
): Result<FilledBlocks, Failure> {
	const { budget, waterfall, preset } = asked;
	const stored = storedByName(asked.stored);
	const request = completed(asked, stored);
	const order = rankOrder(preset);
	const system = systemBlock(
		{
			...{ instructions: asked.system, leading: view.leading, unreadTokens: view.leading_unread },
			stored: stored.system,
		},
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
	const conventions = { given: asked.project, stored: stored.project };
	const projectRoom = flow.available("project");
	const project = settled("project", sourcedBlock(PROJECT, conventions, projectRoom, count));
	// What history has whatever the task is.
	const steady = reserves.value.blocks.history + flow.passing();
	const written = { given: asked.task === null ? null : taskText(asked.task), stored: stored.task };
	const task = settled("task", sourcedBlock(TASK, written, flow.available("task"), count));

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

/** The request with the texts that project and task will have. */
function completed(asked: ContextRequest, { project, task }: StoredByName): ContextRequest {
	const [conventions, storedTask] = [project[0], task[0]];
	return {
		...asked,
		project: asked.project ?? conventions?.content ?? null,
		task: asked.task ?? (storedTask === undefined ? null : { task: storedTask.content }),
	};
}

const PROJECT = { name: "project", section: "conventions" } as const;
const TASK = { name: "task", section: "task" } as const;
