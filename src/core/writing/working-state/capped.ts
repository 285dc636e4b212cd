import type { WorkingState } from "../../model/thread/working-state.ts";
import { ALSO } from "./requests.ts";

/** What the whole state may weigh: about 500 tokens, at four ASCII characters each, and one of any other. */
const MOST_WEIGHT = 2_000;

/** Entries of each kind that stay as long as others can go. */
const KEPT = { own: 2, files: 4, decisions: 3, done: 4, blockers: 2 };

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

/** Without the entry that is missed least; null where none is left. */
function withoutOldest(state: WorkingState): WorkingState | null {
	const { task_chain, completed_steps, open_files, recent_decisions, blockers } = state;
	const own = completed_steps.filter((step) => !task_chain.includes(step));
	const done = task_chain.filter((step) => !isOpen(state, step));
	const without = (step: string | undefined) => ({
		...state,
		task_chain: task_chain.filter((other) => other !== step),
		completed_steps: completed_steps.filter((other) => other !== step),
	});
	if (own.length > KEPT.own) return without(own[0]);
	if (open_files.length > KEPT.files) return { ...state, open_files: open_files.slice(1) };
	if (recent_decisions.length > KEPT.decisions) return { ...state, recent_decisions: recent_decisions.slice(1) };
	if (blockers.length > KEPT.blockers) return { ...state, blockers: blockers.slice(1) };
	// A step that is done goes from the chain too, or it would be the next one.
	if (done.length > KEPT.done) return without(done[0]);
	if (own.length > 0) return without(own[0]);
	// What comes last is furthest off.
	if (task_chain.length > done.length + 1) return without(task_chain.findLast((step) => isOpen(state, step)));
	if (done.length > 0) return without(done[0]);
	if (open_files.length > 0) return { ...state, open_files: open_files.slice(1) };
	if (recent_decisions.length > 1) return { ...state, recent_decisions: recent_decisions.slice(1) };
	if (blockers.length > 1) return { ...state, blockers: blockers.slice(1) };
	const others = state.current_task.indexOf(ALSO);
	return others > 0 ? { ...state, current_task: state.current_task.slice(0, others) } : null;
}

function isOpen({ completed_steps }: WorkingState, step: string): boolean {
	return !completed_steps.includes(step);
}

function weight(text: string): number {
	let sum = 0;
	for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index) < 0x250 ? 1 : 4;
	return sum;
}
