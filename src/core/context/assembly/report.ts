import { BLOCK_NAMES, type BlockName, type Preset, rankOrder } from "../../base/block.ts";
import type { Model } from "../../model/budget/models.ts";
import type { Budget } from "../../model/budget/profiles.ts";
import type { BlockReport, Flow, Item, Report, Warning } from "../../model/receipt.ts";
import type { ThreadView } from "../../model/thread/snapshot.ts";
import { type FilledBlock, storedBlockSource, storedByName } from "../blocks/filled-block.ts";
import type { HistoryBlock } from "../history/history.ts";
import type { ContextRequest } from "./context-request.ts";

export type FilledBlocks = {
	system: FilledBlock;
	project: FilledBlock;
	task: FilledBlock;
	history: HistoryBlock;
	knowledge: FilledBlock;
	/** Tokens that the waterfall granted to each block. */
	granted: Record<BlockName, number>;
	flows: Flow[];
	/** The most tokens that they use together with the query and overhead. */
	taken: number;
};

/** With less history than this (tokens), the model hardly sees the conversation. */
const SHORT_HISTORY_TOKENS = 100;

/** A system block this full, without preferences, has no room for its next edit. */
const NEAR_LIMIT = 0.9;

/** Builds the receipt: what each block was granted and used, every flow of tokens, and every candidate with its reason. */
export function reportOf(
	{ budget, model, preset }: { budget: Budget; model: Model; preset: Preset },
	blocks: FilledBlocks,
	queryTokens: number,
): Omit<Report, "cache"> {
	return {
		blocks: rankOrder(preset).map((name, index) => blockReport(name, index + 1, budget, blocks)),
		waterfall: blocks.flows,
		items: BLOCK_NAMES.flatMap((name) => blocks[name].items),
		items_omitted: blocks.history.omitted,
		warnings: warningsOf(budget, model, blocks, queryTokens),
	};
}

function blockReport(name: BlockName, rank: number, budget: Budget, blocks: FilledBlocks): BlockReport {
	const { wanted, used, items } = blocks[name];
	const granted = blocks.granted[name];
	const included = items.filter((item) => item.included).length;
	const counts =
		name === "history"
			? { included: blocks.history.included, dropped: blocks.history.dropped }
			: { included, dropped: items.length - included };
	const utilization = granted === 0 ? 0 : Math.round((used / granted) * 10_000) / 10_000;
	return { name, rank, budget: budget[name], granted, wanted, used, utilization, ...counts };
}

/** Preferences give way to instructions, so they don't count. */
function preferenceTokens({ items }: FilledBlock): number {
	const shown = items.filter(({ section, included }) => section === "preferences" && included);
	return shown.reduce((sum, { tokens }) => sum + tokens, 0);
}

function warningsOf(budget: Budget, model: Model, blocks: FilledBlocks, queryTokens: number): Warning[] {
	const warnings: Warning[] = [];
	const { system, history, knowledge } = blocks;
	if (!model.known) {
		warnings.push({
			code: "unknown_model",
			detail: `${model.id} is not known: budget 8k unless given, counted with o200k`,
		});
	}
	const fixed = system.used - preferenceTokens(system);
	if (budget.system > 0 && fixed >= NEAR_LIMIT * budget.system) {
		warnings.push({ code: "system_near_limit", detail: `${fixed} of ${budget.system} tokens` });
	}
	if (budget.history > 0 && history.used < SHORT_HISTORY_TOKENS) {
		warnings.push({ code: "short_history", detail: `history holds ${history.used} tokens` });
	}
	if (budget.knowledge > 0 && !knowledge.items.some(({ included, section }) => included && section !== "profile")) {
		warnings.push({ code: "empty_knowledge", detail: `none of ${knowledge.items.length} candidates is included` });
	}
	if (queryTokens > budget.user_query) {
		warnings.push({ code: "query_over_reserve", detail: `${queryTokens} of ${budget.user_query} tokens` });
	}
	return warnings;
}

/** A task or state that has not changed for more messages than this may be outdated. */
const RECENT_MESSAGES = 10;

/** Warns about shown items that may be outdated. */
export function stalenessWarnings(request: ContextRequest, view: ThreadView, blocks: FilledBlocks): Warning[] {
	const stale = [staleTask(request, view, blocks.task.items), staleState(view, blocks.task.items)];
	const detail = stale.filter((one) => one !== null).join("; ");
	return [...(detail === "" ? [] : [{ code: "stale_task" as const, detail }]), ...staleMemory(request, blocks)];
}

/** Detects a stored task that is older than the last messages. */
function staleTask({ task, stored }: ContextRequest, { window }: ThreadView, items: readonly Item[]): string | null {
	const [block] = task === null ? storedByName(stored).task : [];
	const tenth = window.at(-RECENT_MESSAGES);
	if (block === undefined || tenth === undefined) return null;
	if (!isIncluded(items, storedBlockSource(block).id)) return null;
	const older = Date.parse(block.updated_at) < Date.parse(tenth.created_at);
	return older ? `the stored task is older than the last ${RECENT_MESSAGES} messages` : null;
}

function staleState({ continuity }: ThreadView, items: readonly Item[]): string | null {
	const { working_state: state, last_seq } = continuity;
	const age = state === null ? 0 : last_seq - state.updated_seq;
	if (age <= RECENT_MESSAGES || !items.some(({ kind, included }) => included && kind === "working_state")) return null;
	return `the working state is ${age} messages old`;
}

function staleMemory({ remembered, now }: ContextRequest, { system, project, knowledge }: FilledBlocks): Warning[] {
	const items = [...system.items, ...project.items, ...knowledge.items];
	const due = remembered.filter(
		(item) => item.kind === "memory" && item.review_at !== null && Date.parse(item.review_at) <= now,
	);
	const shown = due.filter(({ id }) => isIncluded(items, id)).map(({ id }) => id);
	if (shown.length === 0) return [];
	return [{ code: "stale_memory", detail: `past their review date: ${shown.join(", ")}` }];
}

function isIncluded(items: readonly Item[], id: string): boolean {
	return items.some((item) => item.included && item.id === id);
}
