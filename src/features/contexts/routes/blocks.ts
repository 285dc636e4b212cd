import { z } from "@hono/zod-openapi";
import { STORED_NAMES } from "../../../core/model/memory/stored-block.ts";
import type { App } from "../../../platform/http/context.ts";
import { TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import type { BlockVersion } from "../store/block-store.ts";
import { deleteBlock, listBlockVersions, readBlock, restoreBlock, writeBlock } from "../use-cases/blocks.ts";

const Scope = z
	.string()
	.regex(/^(?:global|(?:project|user):[A-Za-z0-9._:@|+-]{1,128})$/, "must be global, project:ID or user:ID")
	.openapi({ example: "user:u_ada" });

const BlockPath = z.object({ scope: Scope, name: z.enum(STORED_NAMES) });

const BlockBody = z
	.strictObject({
		content: z.string().regex(/\S/, "must say something").openapi({ description: "At most 64 KiB in UTF-8" }),
	})
	.openapi("BlockContent");

const version = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const RestoreBody = z.strictObject({ version }).openapi("RestoreBlock");

const fields = {
	scope: Scope,
	name: z.enum(STORED_NAMES),
	content: z.string(),
	tokens: z.int().openapi({ description: "Counted with o200k" }),
	version: z.int(),
	updated_at: TimeAnswer.openapi({ description: "When this version was written" }),
};

const BlockSchema = z.object(fields).openapi("StoredBlock");

const BlockVersionSchema = z
	.object({
		...fields,
		deleted_at: TimeAnswer.optional().openapi({ description: "When the block was deleted at this version" }),
	})
	.openapi("BlockVersion");

/** How a block's versions are listed. */
const versionOrder = {
	position: z.strictObject({ version }),
	of: (row: { version: number }) => ({ version: row.version }),
};

/** A version as it is answered: what was not deleted has no such time. */
function versionAnswer({ deleted_at, ...block }: BlockVersion): z.input<typeof BlockVersionSchema> {
	return { ...block, ...(deleted_at !== null && { deleted_at }) };
}

const tags = ["Blocks"];
const path = "/v1/blocks/{scope}/{name}";

const write = keyedRoute(
	{
		method: "put",
		path,
		operationId: "putBlock",
		tags,
		summary: "Store a block",
		description:
			"Contexts show it where the request brings none: of each name the block of the narrowest scope, user before project " +
			"before global. Every change is a new version; the same content again is none.",
		request: { params: BlockPath, body: jsonBody(BlockBody) },
		responses: { 200: jsonAnswer(BlockSchema, "The block as it is now") },
	},
	{ schedulesIndexing: false, names: { params: ["scope"] } },
);

const read = keyedRoute({
	method: "get",
	path,
	operationId: "getBlock",
	tags,
	summary: "Read a block",
	request: { params: BlockPath },
	responses: { 200: jsonAnswer(BlockSchema, "The block") },
});

const remove = keyedRoute(
	{
		method: "delete",
		path,
		operationId: "deleteBlock",
		tags,
		summary: "Delete a block",
		description: "No context shows it any more. Its versions stay, and restoring one brings it back.",
		request: { params: BlockPath },
		responses: { 204: { description: "Deleted" } },
	},
	{ schedulesIndexing: false },
);

const versions = keyedRoute({
	method: "get",
	path: `${path}/versions`,
	operationId: "listBlockVersions",
	tags,
	summary: "List a block's versions, newest first",
	description: "Also of a block that was deleted.",
	request: { params: BlockPath, query: listQuery({}) },
	responses: listAnswer(BlockVersionSchema, "A page of versions"),
});

const restore = keyedRoute(
	{
		method: "post",
		path: `${path}/restore`,
		operationId: "restoreBlock",
		tags,
		summary: "Restore a version",
		description: "What it said becomes a new version; a deleted block is there again.",
		request: { params: BlockPath, body: jsonBody(RestoreBody) },
		responses: { 200: jsonAnswer(BlockSchema, "The block as it is now") },
	},
	{ schedulesIndexing: false, repeat: { about: "nothing", holds: "text" } },
);

export function registerBlocks(app: App): void {
	app.openapi(write, async (c) => {
		const { deps, access } = c.var;
		const written = await writeBlock(deps, access, c.req.valid("param"), c.req.valid("json").content);
		return written.ok ? c.json(written.value, 200) : fail(c, written.error);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const block = await readBlock(deps, access, c.req.valid("param"));
		return block.ok ? c.json(block.value, 200) : fail(c, block.error);
	});

	app.openapi(remove, async (c) => {
		const { deps, access } = c.var;
		const deleted = await deleteBlock(deps, access, c.req.valid("param"));
		return deleted.ok ? c.body(null, 204) : fail(c, deleted.error);
	});

	app.openapi(versions, async (c) => {
		const { deps, access } = c.var;
		const block = c.req.valid("param");
		const find = ({ after, limit }: { after: { version: number } | undefined; limit: number }) =>
			listBlockVersions(deps, access, block, { limit, before: after?.version });
		return answerPage(c, c.req.valid("query"), versionOrder, find, versionAnswer);
	});

	app.openapi(restore, async (c) => {
		const { deps, access } = c.var;
		const restored = await restoreBlock(deps, access, c.req.valid("param"), c.req.valid("json").version);
		return restored.ok ? c.json(restored.value, 200) : fail(c, restored.error);
	});
}
