import type { WorkingState } from "../../model/thread/working-state.ts";
import { ALSO } from "./requests.ts";

/** What the whole state may weigh: about 500 tokens, at four ASCII characters each, and one of any other. */
const MOST_WEIGHT = 2_000;

/**
 * What goes first, and how many of each stay until the next kind has to go. `own`: steps done that no plan lists; `done`: those of the
 * plan, which leave it too, or they would be the next ones; `open`: steps to do, of which the last is furthest off.
 */
const GOING = [
	{ own: 2, open_files: 4, recent_decisions: 3, blockers: 2, done: 4 },
	{ own: 0, open: 1, done: 0, open_files: 0, recent_decisions: 1, blockers: 1 },
].flatMap((round) => Object.entries(round));

/** The weight of the state's entries; a step that is done is counted in the chain and among those done. */
export function weightOf(state: WorkingState): number {
	const { current_task, task_chain, completed_steps, open_files, recent_decisions, blockers } = state;
	const lists = [task_chain, completed_steps, open_files, recent_decisions, blockers];
	return weight(current_task) + lists.flat().reduce((sum, entry) => sum + weight(entry) + 2, 0);
}

/** The state within its limit, or within what it weighed before where a caller made it larger: the oldest entries go. */
export function capped(state: WorkingState, previous: WorkingState): WorkingState {
	const limit = Math.max(MOST_WEIGHT, weightOf(previous));
	let next = state;
	while (weightOf(next) > limit) {
		const shorter = withoutOldest(next);
		if (shorter === null) return next;
		next = shorter;
	}
	return next;
}

function withoutOldest(state: WorkingState): WorkingState | null {
	const { task_chain, completed_steps, open_files, recent_decisions, blockers, current_task } = state;
	const steps: Record<string, string[]> = {
		own: completed_steps.filter((step) => !task_chain.includes(step)),
		done: task_chain.filter((step) => completed_steps.includes(step)),
		open: task_chain.filter((step) => !completed_steps.includes(step)),
	};
	const lists: typeof steps = { ...steps, open_files, recent_decisions, blockers };
	const [kind = ""] = GOING.find(([name, kept]) => (lists[name] ?? []).length > kept) ?? [];
	const gone = lists[kind]?.at(kind === "open" ? -1 : 0);
	const left = (entries: string[]) => entries.filter((entry) => entry !== gone);
	if (kind in steps) return { ...state, task_chain: left(task_chain), completed_steps: left(completed_steps) };
	if (kind !== "") return { ...state, [kind]: left(lists[kind] ?? []) };
	const others = current_task.indexOf(ALSO);
	return others > 0 ? { ...state, current_task: current_task.slice(0, others) } : null;
}

const weight = (text: string): number => text.length + 3 * (text.match(/[^\0-\u024f]/g)?.length ?? 0);
