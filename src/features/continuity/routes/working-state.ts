import { z } from "@hono/zod-openapi";
import { nextStep, type StoredWorkingState } from "../../../core/model/thread/working-state.ts";
import type { App } from "../../../platform/http/context.ts";
import { ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { changeWorkingState, replaceWorkingState } from "../use-cases/working-state.ts";

const Text = z.string().max(2_000);
const Entries = z.array(z.string().regex(/\S/, "must say something").max(500)).max(100);

const WorkingStateBody = z
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

/** A working state as it is answered. */
export function stateAnswer(state: StoredWorkingState): z.input<typeof WorkingStateSchema> {
	const { current_task, task_chain, completed_steps, open_files, recent_decisions, blockers } = state;
	const lines = { current_task, task_chain, completed_steps, open_files, recent_decisions, blockers };
	return { ...lines, next_step: nextStep(state), updated_at: state.updated_at, updated_by: state.updated_by };
}

const path = "/v1/threads/{id}/working-state";
const tags = ["Continuity"];
const answer = (what: string) => ({ 200: jsonAnswer(WorkingStateSchema, what) });

const read = keyedRoute({
	method: "get",
	path,
	operationId: "getWorkingState",
	tags,
	summary: "Read what the agent is at",
	description: "Updated after each message of the assistant; empty before the first one.",
	request: { params: ThreadPath },
	responses: answer("The working state"),
});

const replace = keyedRoute(
	{
		method: "put",
		path,
		operationId: "putWorkingState",
		tags,
		summary: "Replace the working state",
		description: "What is absent becomes empty. Later updates go on from what is written here.",
		request: { params: ThreadPath, body: jsonBody(WorkingStateBody) },
		responses: answer("The working state as it is now"),
	},
	{ schedulesIndexing: false, redact: "thread" },
);

const change = keyedRoute(
	{
		method: "patch",
		path,
		operationId: "updateWorkingState",
		tags,
		summary: "Change the working state",
		description: "What is absent stays as it is.",
		request: { params: ThreadPath, body: jsonBody(WorkingStatePatch) },
		responses: answer("The working state as it is now"),
	},
	{ schedulesIndexing: false, redact: "thread" },
);

export function registerWorkingState(app: App): void {
	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const state = await deps.threadLog(access, c.req.valid("param").id).workingState();
		return state.ok ? c.json(stateAnswer(state.value), 200) : fail(c, state.error);
	});

	app.openapi(replace, async (c) => {
		const { deps, access } = c.var;
		const state = await replaceWorkingState(deps, access, c.req.valid("param").id, c.req.valid("json"));
		return state.ok ? c.json(stateAnswer(state.value), 200) : fail(c, state.error);
	});

	app.openapi(change, async (c) => {
		const { deps, access } = c.var;
		const state = await changeWorkingState(deps, access, c.req.valid("param").id, c.req.valid("json"));
		return state.ok ? c.json(stateAnswer(state.value), 200) : fail(c, state.error);
	});
}
