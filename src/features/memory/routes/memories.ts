import { z } from "@hono/zod-openapi";
import { MEMORY_STATUSES } from "../../../core/model/memory/memory.ts";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId, Time } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import {
	givenMemory,
	listedAnswer,
	MemoryKey,
	MemoryPatchSchema,
	MemorySchema,
	MemoryScope,
	MemoryTypeName,
	MemoryVersionSchema,
	memoryAnswer,
	memoryPatch,
	ReviewBody,
	reviewedAnswer,
	WriteMemoriesBody,
	writtenAnswer,
} from "../schemas/memory.ts";
import { metadataIn, withMetadata } from "../schemas/metadata-filter.ts";
import type { PlacedVersion } from "../store/memories/memory-store.ts";
import { changeMemory, deleteMemories, writeMemories } from "../use-cases/memories.ts";
import { deleteWithWaiting, listWithWaiting, readWithWaiting, reviewWithWaiting } from "../use-cases/waiting.ts";

const tags = ["Memory"];
const MemoryPath = z.object({ id: ResourceId });
const Memories = z.object({ data: z.array(MemorySchema) });
const Written = z.union([MemorySchema, Memories]);

const write = keyedRoute(
	{
		method: "post",
		path: "/v1/memories",
		operationId: "createMemory",
		tags,
		summary: "Remember something",
		description:
			"One memory, or up to 100 as `memories`, which are written in their order, all or none. The same content in a scope " +
			"is there once; another content under the same key and scope takes the place of the one before, from its `valid_from` on or now. What is " +
			"there already gets the times and the importance that are newly given.",
		request: { body: jsonBody(WriteMemoriesBody) },
		responses: {
			200: jsonAnswer(Written, "All of it was there already"),
			201: jsonAnswer(Written, "The memory, or `data` with all of them"),
		},
	},
	{ problems: ["not_found"], schedulesIndexing: true, bulkBytes: 8_192, repeat: { about: "memories", holds: "text" } },
);

const list = keyedRoute({
	method: "get",
	path: "/v1/memories",
	operationId: "listMemories",
	tags,
	summary: "List memories, newest first",
	description:
		"`status=proposed` lists what was learned and waits for approval, `review=due` that too. " +
		"`metadata.NAME=VALUE` keeps those whose metadata has that value at its top, compared as text; several of them must all hold.",
	request: {
		query: withMetadata(
			listQuery({
				scope: MemoryScope.optional(),
				type: MemoryTypeName.optional(),
				status: z.enum([...MEMORY_STATUSES, "proposed"]).default("active"),
				key: MemoryKey.optional(),
				review: z.literal("due").optional(),
			}),
		),
	},
	responses: listAnswer(MemorySchema, "A page of memories"),
});

const read = keyedRoute({
	method: "get",
	path: "/v1/memories/{id}",
	operationId: "getMemory",
	tags,
	summary: "Read a memory",
	request: { params: MemoryPath },
	responses: { 200: jsonAnswer(MemorySchema, "The memory") },
});

const change = keyedRoute(
	{
		method: "patch",
		path: "/v1/memories/{id}",
		operationId: "updateMemory",
		tags,
		summary: "Change a memory",
		description: "What is absent stays as it is, null clears it. Another content is a new version under the same id.",
		request: { params: MemoryPath, body: jsonBody(MemoryPatchSchema) },
		responses: { 200: jsonAnswer(MemorySchema, "The memory as it is now") },
	},
	{ problems: ["already_exists"], schedulesIndexing: true },
);

const remove = keyedRoute(
	{
		method: "delete",
		path: "/v1/memories/{id}",
		operationId: "deleteMemory",
		tags,
		summary: "Delete a memory",
		description: "Erases what it says and said; no search finds it any more.",
		request: { params: MemoryPath },
		responses: { 204: { description: "Deleted" } },
	},
	{ schedulesIndexing: true },
);

const removeSeveral = keyedRoute(
	{
		method: "delete",
		path: "/v1/memories",
		operationId: "deleteMemories",
		tags,
		summary: "Delete the memories of a scope",
		description:
			"All of them, or those of one `type`, or made before a time, whatever their status. Each goes as if it was deleted by its id.",
		request: {
			query: z.strictObject({ scope: MemoryScope, type: MemoryTypeName.optional(), before: Time.optional() }),
		},
		responses: { 200: jsonAnswer(z.object({ deleted: z.int().min(0) }), "How many were deleted") },
	},
	{ schedulesIndexing: true },
);

const history = keyedRoute({
	method: "get",
	path: "/v1/memories/{id}/history",
	operationId: "listMemoryHistory",
	tags,
	summary: "List what a memory said",
	description:
		"Its versions, newest first, and behind them those of the memories it took the place of, memory by memory. A page of " +
		"more than 2 MB of text ends early, and has a `next_cursor` then.",
	request: { params: MemoryPath, query: listQuery({}) },
	responses: listAnswer(MemoryVersionSchema, "A page of versions"),
});

const evidence = keyedRoute({
	method: "get",
	path: "/v1/memories/{id}/evidence",
	operationId: "listEvidence",
	tags,
	summary: "List the memories that an insight rests on, newest first",
	request: { params: MemoryPath, query: listQuery({}) },
	responses: listAnswer(MemorySchema, "A page of memories"),
});

const review = keyedRoute(
	{
		method: "post",
		path: "/v1/memories/{id}/review",
		operationId: "reviewMemory",
		tags,
		summary: "Say whether a memory still holds",
		description:
			"What takes its place must be active, of the same scope or a wider one, and not have been replaced by it. Only what is active can be kept or expire. " +
			'What was learned and waits for approval (`learn: "review"`) is remembered with `keep` and dropped with `expire`.',
		request: { params: MemoryPath, body: jsonBody(ReviewBody) },
		responses: { 200: jsonAnswer(MemorySchema, "The memory as it is now") },
	},
	{ schedulesIndexing: true, repeat: { about: "memories", holds: "text" } },
);

/** As its store orders them (store/memories/memory-store.ts). */
const BY_VERSION = {
	position: z.strictObject({ id: z.string(), depth: z.int().min(0), changed_at: z.string(), version: z.int() }),
	of: ({ depth, changed_at, version, id }: PlacedVersion) => ({ depth, changed_at, version, id }),
};

export function registerMemories(app: App): void {
	app.openapi(write, async (c) => {
		const { deps, access } = c.var;
		const { memories, single } = c.req.valid("json");
		const written = await writeMemories(deps, access, memories.map(givenMemory));
		if (!written.ok) return fail(c, written.error);
		const data = written.value.map(writtenAnswer);
		const status = data.every(({ deduplicated }) => deduplicated) ? 200 : 201;
		const [first] = data;
		return c.json(single && first !== undefined ? first : { data }, status);
	});

	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const asked = c.req.valid("query");
		const { scope, type, status, key, review: due, limit, cursor } = asked;
		const metadata = metadataIn(asked);
		return answerPage(
			c,
			{ scope, type, status, key, limit, cursor },
			BY_TIME,
			(query) => listWithWaiting(deps, access, { ...query, metadata, due: due !== undefined }),
			listedAnswer,
		);
	});

	app.openapi(read, async (c) => {
		const memory = await readWithWaiting(c.var.deps, c.var.access, c.req.valid("param").id);
		return memory.ok ? c.json(listedAnswer(memory.value), 200) : fail(c, memory.error);
	});

	app.openapi(change, async (c) => {
		const { deps, access } = c.var;
		const changed = await changeMemory(deps, access, c.req.valid("param").id, memoryPatch(c.req.valid("json")));
		return changed.ok ? c.json(memoryAnswer(changed.value), 200) : fail(c, changed.error);
	});

	app.openapi(remove, async (c) => {
		const deleted = await deleteWithWaiting(c.var.deps, c.var.access, c.req.valid("param").id);
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});

	app.openapi(removeSeveral, async (c) => {
		const deleted = await deleteMemories(c.var.deps, c.var.access, c.req.valid("query"));
		return deleted.ok ? c.json({ deleted: deleted.value }, 200) : fail(c, deleted.error);
	});

	app.openapi(history, async (c) => {
		const store = c.var.deps.memoryStore(c.var.access);
		const { id } = c.req.valid("param");
		return answerPage(c, c.req.valid("query"), BY_VERSION, (query) => store.history(id, query), versionAnswer);
	});

	app.openapi(evidence, async (c) => {
		const store = c.var.deps.memoryStore(c.var.access);
		const { id } = c.req.valid("param");
		return answerPage(c, c.req.valid("query"), BY_TIME, (query) => store.evidence(id, query), memoryAnswer);
	});

	app.openapi(review, async (c) => {
		const { deps, access } = c.var;
		const reviewed = await reviewWithWaiting(deps, access, c.req.valid("param").id, c.req.valid("json"));
		return reviewed.ok ? c.json(reviewedAnswer(reviewed.value), 200) : fail(c, reviewed.error);
	});
}

function versionAnswer({ depth: _, ...version }: PlacedVersion): z.input<typeof MemoryVersionSchema> {
	return version;
}
