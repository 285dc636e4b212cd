import { z } from "@hono/zod-openapi";
import { isBound } from "../../../core/base/access-scope.ts";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, streamedBody } from "../../../platform/http/route.ts";
import { keyedRoute, mayName } from "../../access/index.ts";
import { readLines } from "../lines/read-lines.ts";
import { begun, streamOf } from "../lines/stream-text.ts";
import { exportLines } from "../use-cases/export-lines.ts";
import { importLines } from "../use-cases/import-lines.ts";
import { MOST_LINE_BYTES } from "../use-cases/read-line.ts";

/** As any text: zod-openapi would take a type that ends in json for JSON. */
const NDJSON: string = "application/x-ndjson";

const Lines = z.string().openapi({
	description: "A line each: `{kind, thread_id?, data}`, of which `data` is the resource and what a copy goes on from",
	example: '{"kind":"note","thread_id":"release-42","data":{"id":"note_01","content":"Ana signs."}}\n',
});

const ImportedSchema = z
	.object({
		imported: z.int().openapi({ description: "Lines that were written" }),
		skipped: z.int().openapi({ description: "Lines whose content was there already" }),
		failed: z.int().openapi({ description: "Lines that were not written" }),
		errors: z
			.array(z.object({ line: z.int().openapi({ description: "From 1 on" }), message: z.string() }))
			.openapi({ description: "Why not: of the first 1,000 of them" }),
	})
	.openapi("Imported");

const tags = ["Running it"];

const read = keyedRoute({
	method: "get",
	path: "/v1/export",
	operationId: "exportAll",
	tags,
	summary: "Export everything",
	description:
		"What the key sees, as JSON lines: blocks, threads each with messages, summaries and notes, memories, relations and skills. " +
		"Should it fail on the way, the connection breaks off: a whole export ends the answer.",
	request: {
		query: z.strictObject({
			user_id: OwnerId.optional().openapi({
				description: "Only this user's threads, and what is remembered of the user",
			}),
		}),
	},
	responses: { 200: { description: "The lines", content: { [NDJSON]: { schema: Lines } } } },
});

const write = keyedRoute(
	{
		method: "post",
		path: "/v1/import",
		operationId: "importAll",
		tags,
		summary: "Import an export",
		description:
			"Of any size, read line by line; a line has at most 8 MiB. Everything keeps its id and times, and nothing is overwritten: what is " +
			"there is skipped, what differs is an error of its line. So the same lines can be sent again. Needs a key that is not bound.",
		request: { body: streamedBody(NDJSON, Lines) },
		responses: { 200: jsonAnswer(ImportedSchema, "What became of the lines") },
	},
	{ schedulesIndexing: true, repeat: "never" },
);

export function registerTransfer(app: App): void {
	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const { user_id } = c.req.valid("query");
		const allowed = mayName(access, [{ user_id }]);
		if (!allowed.ok) return fail(c, allowed.error);
		const lines = await begun(exportLines(deps, access, user_id ?? null));
		return new Response(streamOf(lines), { headers: { "content-type": NDJSON } });
	});

	app.openapi(write, async (c) => {
		const { deps, access } = c.var;
		if (isBound(access)) {
			return fail(c, { reason: "forbidden", detail: "A key bound to a user or project can't do this." });
		}
		const body: ReadableStream<Uint8Array> | null = c.req.raw.body;
		const lines = readLines(body ?? [], MOST_LINE_BYTES);
		const { broken, ...imported } = await importLines(deps, access, lines);
		if (broken) return fail(c, { reason: "invalid_json", detail: "The body broke off; what came before is imported." });
		return c.json(imported, 200);
	});
}
