import type { BlockName } from "../../base/block.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { FilledBlock, StoredByName } from "../blocks/filled-block.ts";
import { sourcedBlock, taskText } from "../blocks/prose.ts";
import { withLists } from "../blocks/remembered-lists.ts";
import { taskBlock, taskWanted } from "../blocks/task.ts";
import type { Reserves } from "../budget/reserves.ts";
import type { Waterfall } from "../budget/waterfall.ts";
import type { ContextRequest } from "./context-request.ts";
import type { Drafts } from "./drafts.ts";

type Ahead = {
	request: ContextRequest;
	stored: StoredByName;
	drafts: Drafts;
	/** Instructions and rule. */
	system: FilledBlock;
	order: readonly BlockName[];
};

/** The blocks before history and knowledge, and the tokens they were granted. */
export type FilledAhead = {
	system: FilledBlock;
	project: FilledBlock;
	task: FilledBlock;
	granted: Pick<Record<BlockName, number>, "system" | "project" | "task">;
	/** In layout `cache`: the tokens of history, whatever is remembered and noted. */
	steady: number;
};

/** Fills system, project and task in the order of their ranks. */
export function fillAhead(ahead: Ahead, flow: Waterfall, reserves: Reserves, count: CountText): FilledAhead {
	const { request, stored, drafts, order } = ahead;
	const apart = request.layout === "cache";
	const share = apart ? steadyShare(ahead, flow, reserves, count) : null;

	const ownSystem = { limit: flow.available("system"), taken: ahead.system.used, apart };
	const system = withLists(ahead.system, drafts.preferences, ownSystem, count);
	const granted = { system: flow.settle("system", system.wanted), project: 0, task: 0 };

	const limit = flow.available("project");
	const conventions = share?.conventions ?? sourcedBlock(PROJECT, conventionsOf(ahead), limit, count);
	const taken = Math.min(conventions.wanted, share?.room ?? limit);
	const project = withLists(conventions, drafts.facts, { limit, taken, apart }, count);
	granted.project = flow.settle("project", project.wanted);

	const own = flow.available("task");
	const written = { given: request.task === null ? null : taskText(request.task), stored: stored.task };
	const prose = sourcedBlock(TASK, written, own, count);
	// In layout `cache` history is in the prefix, which must not change with a note.
	const lender = apart ? "knowledge" : (order.at(-1) ?? "knowledge");
	const lent = flow.borrow("task", lender, taskWanted(prose, drafts.extras, own).borrows);
	const task = taskBlock(prose, drafts.extras, own + lent, count);
	granted.task = flow.settle("task", task.wanted);
	return { system, project, task, granted, steady: share?.history ?? 0 };
}

/**
 * Layout `cache`: half of what instructions and conventions leave goes to history, and half is reserved for what is
 * remembered, needed or not. Otherwise a new memory would move the window or cut the conventions, and invalidate the
 * provider's cache.
 */
function steadyShare(ahead: Ahead, flow: Waterfall, reserves: Reserves, count: CountText) {
	const { budget } = ahead.request;
	const half = Math.floor((flow.available("system") - ahead.system.used) / 2);
	let history = reserves.blocks.history;
	if (budget.project > 0) flow.pass("system", "project", half);
	else history += flow.pass("system", "history", half);
	const room = flow.available("project");
	const conventions = sourcedBlock(PROJECT, conventionsOf(ahead), room, count);
	const taken = Math.min(conventions.wanted, room);
	const held = Math.ceil(Math.max(0, reserves.blocks.project - taken) / 2);
	history += flow.pass("project", "history", room - taken - held);
	return { conventions, room, history };
}

function conventionsOf({ request, stored }: Ahead) {
	return { given: request.project, stored: stored.project };
}

const PROJECT = { name: "project", section: "conventions" } as const;
const TASK = { name: "task", section: "task" } as const;
