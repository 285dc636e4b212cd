import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { cursorOf, listAnswer, listQuery, PageLimit, positionOf } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { AppendSchema } from "../formats/append.ts";
import { asGiven, registerShapes } from "../formats/read-messages.ts";
import { MessagePatchSchema, messageAnswer, StoredMessageSchema } from "../schemas/message.ts";
import { appendMessages } from "../use-cases/append-messages.ts";
import { changeMessage, deleteMessage } from "../use-cases/change-message.ts";

const tags = ["Messages"];

const Seq = z
	.string()
	.regex(/^\d{1,15}$/, "must be a whole number")
	.transform(Number)
	.openapi({ type: "integer" });

const AppendedSchema = z
	.object({
		messages: z.array(z.object({ id: z.string(), seq: z.int(), tokens: z.int(), created_at: TimeAnswer })),
		last_seq: z.int(),
		overflow: z.object({
			tokens: z
				.int()
				.openapi({ description: "Tokens that are neither covered nor cleared; instructions do not count" }),
			limit: z.int(),
			job: z.string().optional().openapi({ description: "The job that waits or runs to cover what is too much" }),
		}),
		redacted: z
			.int()
			.min(1)
			.optional()
			.openapi({ description: "How many secrets were taken out before anything was stored" }),
	})
	.openapi("Appended");

const append = keyedRoute(
	{
		method: "post",
		path: "/v1/threads/{id}/messages",
		operationId: "appendMessages",
		tags,
		summary: "Append messages, all or none",
		description:
			"Messages are taken in our own shape and in those of OpenAI (Chat Completions, Responses), Anthropic and the AI SDK. " +
			"What is several messages here (an Anthropic turn with results) is answered with an entry for each. " +
			"A message whose id is there with the same content is answered with its seq, so retries are safe.",
		request: { params: ThreadPath, body: jsonBody(AppendSchema) },
		responses: { 201: jsonAnswer(AppendedSchema, "Where each message stands") },
	},
	{
		problems: ["conflict", "already_exists"],
		schedulesIndexing: false,
		bulkBytes: 65_536,
		repeat: { about: "thread", holds: "figures" },
		redact: "thread",
	},
);

const page = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/messages",
	operationId: "listMessages",
	tags,
	summary: "Read messages",
	request: {
		params: ThreadPath,
		query: listQuery({
			after_seq: Seq.optional(),
			before_seq: Seq.optional(),
			order: z.enum(["asc", "desc"]).default("asc"),
		}),
	},
	responses: listAnswer(StoredMessageSchema, "A page of messages"),
});

const search = keyedRoute({
	method: "get",
	path: "/v1/threads/{id}/messages/search",
	operationId: "searchMessages",
	tags,
	summary: "Search a thread's messages",
	description: "By words, best first; a score is on 0..1, higher is better, and means the same in every thread.",
	request: { params: ThreadPath, query: z.strictObject({ q: z.string().min(1), limit: PageLimit }) },
	responses: {
		200: jsonAnswer(
			z.object({
				data: z.array(z.object({ message: StoredMessageSchema, score: z.number(), snippet: z.string() })),
				truncated: z.literal(true).optional().openapi({
					description: "There are more that match, within the limit too: all of them are more than one answer holds",
				}),
			}),
			"What matches",
		),
	},
});

const MessagePath = z.object({ id: ResourceId, message: ResourceId });

const change = keyedRoute(
	{
		method: "patch",
		path: "/v1/threads/{id}/messages/{message}",
		operationId: "updateMessage",
		tags,
		summary: "Pin or edit a message",
		description: "Its seq stays, and its former content is kept until it is deleted.",
		request: { params: MessagePath, body: jsonBody(MessagePatchSchema) },
		responses: { 200: jsonAnswer(StoredMessageSchema, "The message as it is now") },
	},
	{ schedulesIndexing: true, redact: "thread" },
);

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/threads/{id}/messages/{message}",
		operationId: "deleteMessage",
		tags,
		summary: "Delete a message",
		description: "Its seq stays; what it said is gone, and a tool call takes its results out of contexts.",
		request: { params: MessagePath },
		responses: { 204: { description: "Deleted" } },
	},
	{ schedulesIndexing: true },
);

/** A page goes on behind this seq, in its own direction. */
const Position = z.strictObject({ seq: z.int(), order: z.enum(["asc", "desc"]) });

export function registerMessages(app: App): void {
	registerShapes(app);

	app.openapi(append, async (c) => {
		const { deps, access } = c.var;
		const { places, ...request } = c.req.valid("json");
		const appended = await appendMessages(deps, access, c.req.valid("param").id, request);
		if (!appended.ok) return fail(c, asGiven(appended.error, places));
		const redacted = c.get("redacted");
		return c.json({ ...appended.value, ...(redacted !== undefined && { redacted }) }, 201);
	});

	app.openapi(page, async (c) => {
		const { deps, access } = c.var;
		const { cursor, order, limit, ...bounds } = c.req.valid("query");
		const position = positionOf(c.req.path, cursor, Position.extend({ order: z.literal(order) }));
		if (!position.ok) return fail(c, position.error);
		const from =
			position.value === null
				? {}
				: order === "asc"
					? { after_seq: Math.max(position.value.seq, bounds.after_seq ?? 0) }
					: { before_seq: Math.min(position.value.seq, bounds.before_seq ?? Number.MAX_SAFE_INTEGER) };
		const read = await deps.threadLog(access, c.req.valid("param").id).messages({ ...bounds, ...from, order, limit });
		if (!read.ok) return fail(c, read.error);
		const { messages, more } = read.value;
		const last = more ? messages.at(-1) : undefined;
		const next_cursor = last === undefined ? null : cursorOf(c.req.path, { seq: last.seq, order });
		return c.json({ data: messages.map(messageAnswer), next_cursor }, 200);
	});

	app.openapi(search, async (c) => {
		const { deps, access } = c.var;
		const { q, limit } = c.req.valid("query");
		const found = await deps.threadLog(access, c.req.valid("param").id).search({ text: q, limit });
		if (!found.ok) return fail(c, found.error);
		const { hits, truncated } = found.value;
		const data = hits.map((hit) => ({ ...hit, message: messageAnswer(hit.message) }));
		return c.json({ data, ...(truncated && { truncated }) }, 200);
	});

	app.openapi(change, async (c) => {
		const { deps, access } = c.var;
		const { id: thread, message } = c.req.valid("param");
		const changed = await changeMessage(deps, access, { thread, message }, c.req.valid("json"));
		return changed.ok ? c.json(messageAnswer(changed.value), 200) : fail(c, changed.error);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const { id: thread, message } = c.req.valid("param");
		const deleted = await deleteMessage(deps, access, { thread, message });
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});
}
