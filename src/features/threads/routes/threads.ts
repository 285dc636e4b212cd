import { z } from "@hono/zod-openapi";
import { ok } from "../../../core/base/result.ts";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId, ThreadPath } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute, mayName } from "../../access/index.ts";
import {
	NewThreadSchema,
	patchOf,
	settingsOf,
	ThreadPatchSchema,
	ThreadSchema,
	threadAnswer,
} from "../schemas/thread.ts";
import { changeThread } from "../use-cases/change-thread.ts";
import { createThread } from "../use-cases/create-thread.ts";
import { deleteThread } from "../use-cases/delete-thread.ts";

const tags = ["Threads"];

const create = keyedRoute(
	{
		method: "post",
		path: "/v1/threads",
		operationId: "createThread",
		tags,
		summary: "Make a thread",
		description: "The same id with the same body answers 200 with the thread that is there.",
		request: { body: jsonBody(NewThreadSchema) },
		responses: {
			200: jsonAnswer(ThreadSchema, "The thread was there"),
			201: jsonAnswer(ThreadSchema, "The thread"),
		},
	},
	{
		problems: ["already_exists", "invalid_budget"],
		schedulesIndexing: false,
		repeat: { about: "new_thread", holds: "figures" },
	},
);

const list = keyedRoute({
	method: "get",
	path: "/v1/threads",
	operationId: "listThreads",
	tags,
	summary: "List threads, newest first",
	description: "Counts of a thread that is being written follow a second or so behind.",
	request: { query: listQuery({ user_id: OwnerId.optional(), project_id: OwnerId.optional() }) },
	responses: listAnswer(ThreadSchema, "A page of threads"),
});

const read = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}",
	operationId: "getThread",
	tags,
	summary: "Read a thread",
	request: { params: ThreadPath },
	responses: { 200: jsonAnswer(ThreadSchema, "The thread") },
});

const change = keyedRoute(
	{
		method: "patch",
		path: "/v1/threads/{id}",
		operationId: "updateThread",
		tags,
		summary: "Change a thread's settings",
		description: "What is absent stays as it is, null clears it (metadata: an empty object does).",
		request: { params: ThreadPath, body: jsonBody(ThreadPatchSchema) },
		responses: { 200: jsonAnswer(ThreadSchema, "The thread as it is now") },
	},
	{ problems: ["invalid_budget"], schedulesIndexing: true, redact: "thread" },
);

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/threads/{id}",
		operationId: "deleteThread",
		tags,
		summary: "Delete a thread and all it holds",
		description:
			"With it go its messages, episodes, notes and whatever is in its own scope `thread:ID`. What was learned from it into the " +
			"scope of its user or project stays, as applications delete threads that are done; `learned=forget` takes back the " +
			"memories and relations learned from any of its messages too, but for what other threads have said as well.",
		request: {
			params: ThreadPath,
			query: z.strictObject({
				learned: z
					.enum(["keep", "forget"])
					.default("keep")
					.openapi({ description: "What becomes of what was learned from it into wider scopes" }),
			}),
		},
		responses: { 204: { description: "Deleted" } },
	},
	{ schedulesIndexing: true },
);

export function registerThreads(app: App): void {
	app.openapi(create, async (c) => {
		const { deps, access } = c.var;
		const body = c.req.valid("json");
		const made = await createThread(deps, access, body.id, settingsOf(body));
		if (!made.ok) return fail(c, made.error);
		return c.json(threadAnswer(made.value.thread), made.value.created ? 201 : 200);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const asked = c.req.valid("query");
		const allowed = mayName(access, [asked]);
		if (!allowed.ok) return fail(c, allowed.error);
		return answerPage(c, asked, BY_TIME, async (query) => ok(await deps.threadList(access).page(query)), threadAnswer);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const thread = await deps.threadLog(access, c.req.valid("param").id).read();
		return thread.ok ? c.json(threadAnswer(thread.value), 200) : fail(c, thread.error);
	});

	app.openapi(change, async (c) => {
		const { deps, access } = c.var;
		const patch = patchOf(c.req.valid("json"));
		const changed = await changeThread(deps, access, c.req.valid("param").id, patch);
		return changed.ok ? c.json(threadAnswer(changed.value), 200) : fail(c, changed.error);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const deleted = await deleteThread(deps, access, c.req.valid("param").id, c.req.valid("query").learned);
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});
}
