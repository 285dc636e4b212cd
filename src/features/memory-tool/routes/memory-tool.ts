import type { App } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { authorize, keyedRoute, mayName } from "../../access/index.ts";
import { CommandSchema, ToldSchema } from "../schemas/command.ts";
import { whoseFiles } from "../use-cases/folder.ts";
import { runCommand } from "../use-cases/run-command.ts";

const run = keyedRoute(
	{
		method: "post",
		path: "/v1/memory-tool",
		operationId: "runMemoryTool",
		tags: ["Doors"],
		summary: "Carry out a command of Anthropic's memory tool",
		description:
			"The input of a `memory_20250818` call as the model wrote it, with whom it is for beside it: view, create, str_replace, " +
			"insert, delete, rename. Files are memories: one that is named here has its path as its key, the others stand in " +
			"/memories/learned by their ids. A thread's notes stand in /memories/notes. The answer is what the model is told.",
		request: { body: jsonBody(CommandSchema) },
		responses: { 200: jsonAnswer(ToldSchema, "The content of the tool's result") },
	},
	{
		role: "read",
		problems: ["already_exists", "not_found"],
		schedulesIndexing: true,
		repeat: { about: "memories", holds: "text", when: changes },
	},
);

function changes(body: unknown): boolean {
	return typeof body === "object" && body !== null && "command" in body && body.command !== "view";
}

export function registerMemoryTool(app: App): void {
	app.openapi(run, async (c) => {
		const { deps, access } = c.var;
		const { user_id, project_id, thread_id, ...command } = c.req.valid("json");
		const allowed = mayName(access, [{ user_id, project_id }]);
		if (!allowed.ok) return fail(c, allowed.error);
		const granted = authorize(access, command.command === "view" ? "read" : "write");
		if (!granted.ok) return fail(c, granted.error);
		const named = { user_id: user_id ?? null, project_id: project_id ?? null, thread_id: thread_id ?? null };
		const told = await runCommand(deps, whoseFiles(access, named), command);
		return told.ok ? c.json(told.value, 200) : fail(c, told.error);
	});
}
