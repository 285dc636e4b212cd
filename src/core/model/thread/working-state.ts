/** What the agent is doing. Steps and files are in order of appearance, decisions and blockers newest last. */
export type WorkingState = {
	current_task: string;
	/** The steps of the task, done or not. */
	task_chain: string[];
	completed_steps: string[];
	open_files: string[];
	recent_decisions: string[];
	blockers: string[];
	/** The step that was announced without a plan. It is not shown, and a newer one replaces it. */
	announced?: string;
	/** How many messages in a row said nothing of the task. It is not shown. */
	idle?: number;
	/** A tool was used in the thread. It is not shown. */
	tools?: boolean;
};

/** `updated_seq`: the newest message of the thread when it was written. */
export type StoredWorkingState = WorkingState & {
	updated_at: string | null;
	updated_by: "caller" | `writer:${string}` | null;
	updated_seq: number;
};

/** Null: before the first update. */
export const EMPTY_STATE: StoredWorkingState = {
	current_task: "",
	task_chain: [],
	completed_steps: [],
	open_files: [],
	recent_decisions: [],
	blockers: [],
	updated_at: null,
	updated_by: null,
	updated_seq: 0,
};

/** The first step that is not completed; "" if there is none. */
export function nextStep({ task_chain, completed_steps }: WorkingState): string {
	return task_chain.find((step) => !completed_steps.includes(step)) ?? "";
}
