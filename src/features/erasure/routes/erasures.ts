import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { OwnerId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { askErasure, readErasure } from "../use-cases/ask-erasure.ts";

const status = z.enum(["running", "done", "failed"]);
const count = z.int();

const BegunSchema = z
	.object({ erasure: z.object({ id: z.string(), status }).openapi({ description: "The one that runs now" }) })
	.openapi("ErasureBegun");

const ErasureSchema = z
	.object({
		id: z.string(),
		status,
		erased: z
			.object({
				threads: count.openapi({ description: "The user's own" }),
				messages: count,
				notes: count,
				memories: count.openapi({
					description: "Of the user, of the user's threads, and learned from these threads alone",
				}),
				relations: count,
				skills: count,
				vectors: count.openapi({ description: "Those that the index was told to remove" }),
				receipts: count.openapi({ description: "Kept contexts of the user's threads" }),
			})
			.openapi({ description: "How many of each there were" }),
		remaining: count.openapi({ description: "Rows of the user that are left; 0 once it is done" }),
		verified_at: TimeAnswer.nullable().openapi({ description: "When nothing was found any more; null until then" }),
	})
	.openapi("Erasure");

const tags = ["Running it"];

const erase = keyedRoute(
	{
		method: "delete",
		path: "/v1/users/{user_id}",
		operationId: "eraseUser",
		tags,
		summary: "Erase everything of a user",
		description:
			"The user's threads with all they hold and taught, memories, relations, skills, blocks, vectors, kept answers and what waits " +
			"in webhooks. Until it is done every write for this user answers 409 `erasing`; then the same ids may be used again, and " +
			"start empty. A repeat answers the erasure that runs. Needs an admin key that is not bound.",
		request: { params: z.object({ user_id: OwnerId }) },
		responses: { 202: jsonAnswer(BegunSchema, "The erasure, which goes on in the background") },
	},
	{ role: "admin", schedulesIndexing: true },
);

const read = keyedRoute(
	{
		method: "get",
		path: "/v1/erasures/{id}",
		operationId: "getErasure",
		tags,
		summary: "Read how far an erasure is",
		description:
			"Kept as the receipt of what was erased: counts and times, and no longer whose it was once it is done.",
		request: { params: ThreadPath },
		responses: { 200: jsonAnswer(ErasureSchema, "The erasure") },
	},
	{ role: "admin" },
);

export function registerErasures(app: App): void {
	app.openapi(erase, async (c) => {
		const { deps, access } = c.var;
		const asked = await askErasure(deps, access, c.req.valid("param").user_id);
		if (!asked.ok) return fail(c, asked.error);
		const { id, status: state } = asked.value;
		return c.json({ erasure: { id, status: state } }, 202);
	});

	app.openapi(read, async (c) => {
		const { deps, access } = c.var;
		const found = await readErasure(deps, access, c.req.valid("param").id);
		if (!found.ok) return fail(c, found.error);
		const { id, status: state, erased, remaining, verified_at } = found.value;
		return c.json({ id, status: state, erased, remaining, verified_at }, 200);
	});
}
