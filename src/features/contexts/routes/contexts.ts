import { type App, runInBackground } from "../../../platform/http/context.ts";
import { ThreadPath } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody, writtenJson } from "../../../platform/http/route.ts";
import { parallelRoute } from "../../access/index.ts";
import { asGiven } from "../../threads/index.ts";
import { askOf, StatelessContextSchema, ThreadContextSchema } from "../schemas/context.ts";
import {
	ContextSchema,
	contextAnswer,
	ThreadContextAnswerSchema,
	threadContextAnswer,
	written,
} from "../schemas/context-answer.ts";
import { assembleStatelessContext } from "../use-cases/assemble-stateless-context.ts";
import { assembleThreadContext } from "../use-cases/assemble-thread-context.ts";
import { keepContext } from "../use-cases/kept-contexts.ts";

const tags = ["Context"];

const refusals = ["system_over_budget", "context_overflow", "invalid_budget"] as const;

const ofThread = parallelRoute(
	{
		method: "post",
		path: "/v1/threads/{id}/context",
		operationId: "createThreadContext",
		tags,
		summary: "Assemble a thread's context",
		description:
			"Five blocks, each within its budget, never over the window; the report says what is in, what is not, and why.",
		request: { params: ThreadPath, body: jsonBody(ThreadContextSchema) },
		responses: { 200: jsonAnswer(ThreadContextAnswerSchema, "The context and its receipt") },
	},
	{
		role: "read",
		problems: [...refusals],
		schedulesIndexing: false,
		repeat: { about: "thread", holds: "text", when: appends },
		redact: "thread",
	},
);

const stateless = parallelRoute(
	{
		method: "post",
		path: "/v1/context",
		operationId: "createContext",
		tags,
		summary: "Assemble a context of messages that are stored nowhere",
		request: { body: jsonBody(StatelessContextSchema) },
		responses: { 200: jsonAnswer(ContextSchema, "The context and its receipt") },
	},
	{ role: "read", problems: [...refusals], schedulesIndexing: false, repeat: "never", redact: "never" },
);

/** A context writes only if it appends its query. */
function appends(body: unknown): boolean {
	return typeof body === "object" && body !== null && "append" in body && body.append === true;
}

export function registerContexts(app: App): void {
	app.openapi(ofThread, async (c) => {
		const { deps, caller } = c.var;
		const body = c.req.valid("json");
		const thread = { caller, id: c.req.valid("param").id };
		const built = await assembleThreadContext(deps, thread, { ...askOf(body), append: body.append });
		if (!built.ok) return fail(c, built.error);
		c.set("contextTokens", built.value.tokens.total);
		const response = threadContextAnswer(built.value);
		const request: unknown = await c.req.json();
		const { whole, ...parts } = written(response);
		runInBackground(c, keepContext(deps, caller, built.value, { request, ...parts }));
		return writtenJson(c, whole, response);
	});

	app.openapi(stateless, async (c) => {
		const { messages, places, ...body } = c.req.valid("json");
		const { deps, caller } = c.var;
		const built = await assembleStatelessContext(deps, caller, { ...askOf(body), messages });
		if (!built.ok) return fail(c, asGiven(built.error, places));
		c.set("contextTokens", built.value.tokens.total);
		return c.json(contextAnswer(built.value), 200);
	});
}
