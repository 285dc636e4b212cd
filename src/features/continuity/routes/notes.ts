import { z } from "@hono/zod-openapi";
import { NOTE_CATEGORIES, type Note } from "../../../core/model/thread/continuity.ts";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId, ResourceId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import type { NumberedNote } from "../store/note-store.ts";
import { addNote, deleteNote } from "../use-cases/agent-notes.ts";
import { listNotes, listThreadNotes } from "../use-cases/list-notes.ts";

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

const ListedNoteSchema = NoteSchema.extend({
	thread_id: z.string().openapi({ description: "The thread it was written in" }),
	user_id: z.string().nullable().openapi({ description: "Whose the thread is" }),
	project_id: z.string().nullable(),
}).openapi("ListedNote");

/** A note as its thread's list shows it. */
export function noteAnswer({ id, content, category, tokens, created_at }: Note): z.infer<typeof NoteSchema> {
	return { id, content, category, tokens, created_at };
}

/** By their times; a number orders those of one time. */
const BY_WRITING = {
	position: z.strictObject({ created_at: z.string(), number: z.int() }),
	of: ({ created_at, number }: NumberedNote) => ({ created_at, number }),
};

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

const listAll = keyedRoute({
	method: "get",
	path: "/v1/notes",
	operationId: "searchNotes",
	tags,
	summary: "List and search notes across threads",
	description: "Newest first. Notes are those of whom their threads belong to.",
	request: {
		query: listQuery({
			user_id: OwnerId.optional().openapi({ description: "Only notes of this user's threads" }),
			project_id: OwnerId.optional().openapi({ description: "Only notes of this project's threads" }),
			thread_id: ResourceId.optional().openapi({ description: "Only notes of this thread" }),
			category: Category.optional().openapi({ description: "Only notes of this category" }),
			q: z.string().min(1).max(2_000).optional().openapi({
				description: 'Only notes that have all these words, in any form; words such as "the" don\'t count',
			}),
		}),
	},
	responses: listAnswer(ListedNoteSchema, "The notes"),
});

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
		responses: { 204: { description: "Deleted" } },
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
		const { id } = c.req.valid("param");
		const find = (page: Parameters<typeof listThreadNotes>[3]) => listThreadNotes(deps, access, id, page);
		return answerPage(c, c.req.valid("query"), BY_WRITING, find, noteAnswer);
	});

	app.openapi(listAll, async (c) => {
		const { deps, access } = c.var;
		const find = (query: Parameters<typeof listNotes>[2]) => listNotes(deps, access, query);
		return answerPage(c, c.req.valid("query"), BY_WRITING, find, ({ number: _, ...note }) => note);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const { id, note } = c.req.valid("param");
		const deleted = await deleteNote(deps, access, { thread: id, note });
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});
}
