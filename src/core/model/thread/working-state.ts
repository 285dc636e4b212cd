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
	/** What users asked for, oldest first: the task is among it. It is not shown. */
	requests?: Request[];
	/** A tool was used in the thread. It is not shown. */
	tools?: boolean;
};

/** Something that a user asked for, with what tells whether it is what is worked on. */
export type Request = {
	text: string;
	/** Stems of its message. */
	terms: string[];
	/** Log odds that its message does each act, in their order. */
	does: number[];
	/** Logarithms of its message's length in UTF-16 units and of its stems; 1 where it asks. */
	size: number[];
	/** Nothing was asked for before. */
	first: boolean;
	since: {
		messages: number;
		users: number;
		/** Calls of tools before the next user spoke. */
		calls: number;
		/** How likely the likeliest later request and report are. */
		task: number;
		done: number;
		/** Messages in a row without a word of it. */
		idle: number;
		/** The share of its words in each of the last messages. */
		near: number[];
	};
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
