import { sourceOf, storedByName } from "../blocks/stored-source.ts";
import type { Item, Warning } from "../receipt.ts";
import type { ThreadView } from "../thread/snapshot.ts";
import type { ContextRequest } from "./context-request.ts";
import type { FilledBlocks } from "./report.ts";

/** A task or state that has not changed for more messages than this may be done with. */
const RECENT_MESSAGES = 10;

/** Warnings about what is shown and may not hold any more. */
export function stalenessWarnings(request: ContextRequest, view: ThreadView, blocks: FilledBlocks): Warning[] {
	const stale = [staleTask(request, view, blocks.task.items), staleState(view, blocks.task.items)];
	const detail = stale.filter((one) => one !== null).join("; ");
	return [...(detail === "" ? [] : [{ code: "stale_task" as const, detail }]), ...staleMemory(request, blocks)];
}

/** A stored task that was written before the last messages were said. */
function staleTask({ task, stored }: ContextRequest, { window }: ThreadView, items: readonly Item[]): string | null {
	const [block] = task === null ? storedByName(stored).task : [];
	const tenth = window.at(-RECENT_MESSAGES);
	if (block === undefined || tenth === undefined || window.length < RECENT_MESSAGES) return null;
	if (!isIncluded(items, sourceOf(block).id)) return null;
	const older = Date.parse(block.updated_at) < Date.parse(tenth.created_at);
	return older ? `the stored task is older than the last ${RECENT_MESSAGES} messages` : null;
}

function staleState({ continuity }: ThreadView, items: readonly Item[]): string | null {
	const { working_state: state, last_seq } = continuity;
	const behind = state === null ? 0 : last_seq - state.updated_seq;
	if (behind <= RECENT_MESSAGES || !items.some(({ kind, included }) => included && kind === "working_state"))
		return null;
	return `the working state is ${behind} messages old`;
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
