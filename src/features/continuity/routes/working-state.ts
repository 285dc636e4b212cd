import type { App } from "../../../platform/http/context.ts";
import { ThreadPath } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { stateAnswer, WorkingStateBody, WorkingStatePatch, WorkingStateSchema } from "../schemas/working-state.ts";
import { changeWorkingState, replaceWorkingState } from "../use-cases/write-working-state.ts";

const path = "/v1/threads/{id}/working-state";
const tags = ["Continuity"];
const answer = (what: string) => ({ 200: jsonAnswer(WorkingStateSchema, what) });

const read = keyedRoute({
	method: "get",
	path,
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
		tags,
		summary: "Replace the working state",
		description: "What is absent becomes empty. Later updates go on from what is written here.",
		request: { params: ThreadPath, body: jsonBody(WorkingStateBody) },
		responses: answer("The working state as it is now"),
	},
	{ wakesIndex: false },
);

const change = keyedRoute(
	{
		method: "patch",
		path,
		tags,
		summary: "Change the working state",
		description: "What is absent stays as it is.",
		request: { params: ThreadPath, body: jsonBody(WorkingStatePatch) },
		responses: answer("The working state as it is now"),
	},
	{ wakesIndex: false },
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
