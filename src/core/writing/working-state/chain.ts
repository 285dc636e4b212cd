import type { WorkingState } from "../../model/thread/working-state.ts";

/** The steps of a task, and which are done. */
export type Chain = Pick<WorkingState, "task_chain" | "completed_steps" | "announced">;

export function isOpen({ completed_steps }: Chain, step: string): boolean {
	return !completed_steps.includes(step);
}

export function openSteps(chain: Chain): string[] {
	return chain.task_chain.filter((step) => isOpen(chain, step));
}

export function complete(chain: Chain, steps: readonly string[]): Chain {
	const fresh = steps.filter((step, index) => isOpen(chain, step) && steps.indexOf(step) === index);
	return fresh.length === 0 ? chain : { ...chain, completed_steps: [...chain.completed_steps, ...fresh] };
}

/** The steps of a plan that are open. */
export function plannedSteps(chain: Chain): string[] {
	return openSteps(chain).filter((step) => step !== chain.announced);
}

/** The chain without what was only announced, as people number it. */
export function listedSteps({ task_chain, announced }: Chain): string[] {
	return task_chain.filter((step) => step !== announced);
}

/** Puts a step that is announced before the open ones, in place of one that was announced and never taken up. */
export function announce(chain: Chain, step: string): Chain {
	if (chain.task_chain.includes(step)) return putNext(chain, step);
	return { ...putNext(withoutAnnounced(chain), step), announced: step };
}

/** Without the step that was announced last, done or not: it is none of the plan. */
export function withoutAnnounced(chain: Chain): Chain {
	const task_chain = chain.task_chain.filter((step) => step !== chain.announced);
	return task_chain.length === chain.task_chain.length ? chain : { ...chain, task_chain };
}

/** Puts a step before the open ones, whether or not it was there. */
export function putNext(chain: Chain, step: string): Chain {
	const [first] = openSteps(chain);
	if (first === step) return chain;
	const rest = chain.task_chain.filter((other) => other !== step);
	const at = first === undefined ? rest.length : rest.indexOf(first);
	return { ...chain, task_chain: rest.toSpliced(at, 0, step) };
}

export function putLast(chain: Chain, step: string): Chain {
	return chain.task_chain.includes(step) ? chain : { ...chain, task_chain: [...chain.task_chain, step] };
}
