import { z } from "@hono/zod-openapi";
import { nextStep, type StoredWorkingState } from "../../../core/model/thread/working-state.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";

const Text = z.string().max(2_000);
const Entries = z.array(z.string().regex(/\S/, "must say something").max(500)).max(100);

export const WorkingStateBody = z
	.strictObject({
		current_task: Text.default(""),
		task_chain: Entries.default([]).openapi({ description: "The steps of the task, done or not, in order" }),
		completed_steps: Entries.default([]).openapi({ description: "Those of the chain in its words" }),
		open_files: Entries.default([]),
		recent_decisions: Entries.default([]).openapi({ description: "Newest last" }),
		blockers: Entries.default([]),
	})
	.openapi("WorkingStateWrite");

export const WorkingStatePatch = z
	.strictObject({
		current_task: Text.optional(),
		task_chain: Entries.optional(),
		completed_steps: Entries.optional(),
		open_files: Entries.optional(),
		recent_decisions: Entries.optional(),
		blockers: Entries.optional(),
	})
	.openapi("WorkingStatePatch");

const Lines = z.array(z.string());

export const WorkingStateSchema = z
	.object({
		current_task: z.string(),
		task_chain: Lines,
		completed_steps: Lines,
		next_step: z.string().openapi({ description: "The first step of the chain that is not completed" }),
		open_files: Lines,
		recent_decisions: Lines,
		blockers: Lines,
		updated_at: TimeAnswer.nullable(),
		updated_by: z.string().nullable().openapi({ description: "`caller`, `writer:embedded` or `writer:MODEL`" }),
	})
	.openapi("WorkingState");

export function stateAnswer(state: StoredWorkingState): z.input<typeof WorkingStateSchema> {
	const { current_task, task_chain, completed_steps, open_files, recent_decisions, blockers } = state;
	const lines = { current_task, task_chain, completed_steps, open_files, recent_decisions, blockers };
	return { ...lines, next_step: nextStep(state), updated_at: state.updated_at, updated_by: state.updated_by };
}
