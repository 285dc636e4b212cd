import { z } from "@hono/zod-openapi";
import { ok } from "../../../core/base/result.ts";
import { NOTE_CATEGORIES } from "../../../core/model/thread/continuity.ts";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, BY_NUMBER, listAnswer, listQuery, type NumberedPage } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { addNote, deleteNote } from "../use-cases/agent-notes.ts";

const tags = ["Continuity"];

const Category = z.enum(NOTE_CATEGORIES);

export const NoteBody = z
	.strictObject({
		content: z.string().regex(/\S/, "must say something").max(8_000),
		category: Category.default("context"),
	})
	.openapi("NewNote");

export const NoteSchema = z
	.object({
		id: z.string(),
		content: z.string(),
		category: Category,
		tokens: z.int().openapi({ description: "Of its content, in the thread's encoding" }),
		created_at: TimeAnswer,
	})
	.openapi("Note");

const add = keyedRoute(
	{
		method: "post",
		path: "/v1/threads/{id}/notes",
		operationId: "createNote",
		tags,
		summary: "Write a note",
		description: "Contexts show the newest notes of the thread, up to 2,000 tokens of them, whatever is distilled.",
		request: { params: ThreadPath, body: jsonBody(NoteBody) },
		responses: { 201: jsonAnswer(NoteSchema, "The note") },
	},
	{ schedulesIndexing: false, repeat: { about: "thread", holds: "text" }, redact: "thread" },
);

const list = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/notes",
	operationId: "listNotes",
	tags,
	summary: "List a thread's notes",
	description: "Newest first.",
	request: { params: ThreadPath, query: listQuery({}) },
	responses: listAnswer(NoteSchema, "The notes"),
});

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/threads/{id}/notes/{note}",
		operationId: "deleteNote",
		tags,
		summary: "Delete a note",
		description: "It also goes from the renderings of kept contexts.",
		request: { params: z.object({ id: ResourceId, note: ResourceId }) },
		responses: { 204: { description: "It is gone" } },
	},
	{ schedulesIndexing: false },
);

export function registerNotes(app: App): void {
	app.openapi(add, async (c) => {
		const { deps, access } = c.var;
		const note = await addNote(deps, access, c.req.valid("param").id, c.req.valid("json"));
		return note.ok ? c.json(note.value, 201) : fail(c, note.error);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const log = deps.threadLog(access, c.req.valid("param").id);
		const find = async ({ after, limit }: NumberedPage) => {
			const found = await log.notes({ before: after?.number, limit });
			return found.ok ? ok(found.value.notes) : found;
		};
		return answerPage(c, c.req.valid("query"), BY_NUMBER, find, ({ number: _, ...note }) => note);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const { id, note } = c.req.valid("param");
		const deleted = await deleteNote(deps, access, { thread: id, note });
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});
}
