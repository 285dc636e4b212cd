import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, jsonBody, openRoute } from "../../../platform/http/route.ts";
import { requireFounder, TenantId } from "../../access/index.ts";
import { MOVE_STEPS } from "../plan/progress.ts";
import { cancelMove } from "../use-cases/cancel-move.ts";
import { moveTenant } from "../use-cases/move-tenant.ts";

const MoveBody = z
	.strictObject({
		shard: z.string().min(1).max(64).openapi({ description: "The database to move to, as `TESSERA_SHARDS` names it" }),
	})
	.openapi("NewMove");

const MoveSchema = z
	.object({
		tenant: z.string().openapi({ description: "Its id" }),
		from: z.string().openapi({ description: "The database that it leaves", example: "DB" }),
		to: z.string().openapi({ description: "The database that it arrives in", example: "DB_1" }),
		status: z.enum([...MOVE_STEPS, "done", "given_up"]).openapi({
			description:
				"What is done next. `given_up`: the copy was not the same, so nothing was changed; cancel to remove what was copied",
		}),
		rows: z.int().openapi({ description: "How many rows were copied" }),
		table: z.string().nullable().openapi({ description: "Where it is, or where the copy was not the same" }),
		wait_ms: z.int().openapi({ description: "Call again after so many ms" }),
	})
	.openapi("Move");

const params = z.object({ id: TenantId });

const move = openRoute(
	{
		method: "post",
		path: "/v1/tenants/{id}/move",
		operationId: "moveTenant",
		tags: ["Running it"],
		summary: "Move a tenant to another database, part by part",
		description:
			"With what founds tenants. Each call does a part; call until `status` is `done` or `given_up`, as `npm run shards -- move` does. " +
			"Meanwhile everything of the tenant is read, and what would write is 503 `unavailable` with `retry-after`. A call that breaks off " +
			"is repeated.",
		security: [{ key: [] }],
		request: { params, body: jsonBody(MoveBody) },
		responses: { 200: jsonAnswer(MoveSchema, "How the move stands") },
	},
	["unauthorized", "erasing"],
	requireFounder,
);

const cancel = openRoute(
	{
		method: "delete",
		path: "/v1/tenants/{id}/move",
		operationId: "cancelMove",
		tags: ["Running it"],
		summary: "Cancel a move, and remove what was copied",
		description:
			"With what founds tenants. The tenant can be written again at once; call until `status` is `done`. A tenant that is in its new " +
			"database already is refused (400): move it on.",
		security: [{ key: [] }],
		request: { params },
		responses: { 200: jsonAnswer(MoveSchema, "How far the copy is removed") },
	},
	["unauthorized"],
	requireFounder,
);

export function registerMoves(app: App): void {
	app.openapi(move, async (c) => {
		const moved = await moveTenant(c.var.deps, c.req.valid("param").id, c.req.valid("json").shard);
		return moved.ok ? c.json(moved.value, 200) : fail(c, moved.error);
	});

	app.openapi(cancel, async (c) => {
		const cancelled = await cancelMove(c.var.deps, c.req.valid("param").id);
		return cancelled.ok ? c.json(cancelled.value, 200) : fail(c, cancelled.error);
	});
}
