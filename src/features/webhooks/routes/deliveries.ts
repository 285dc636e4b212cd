import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { byTime, pageOf, positionOf, withinLimit } from "../../../platform/http/cursor.ts";
import { Cursor, NextCursor, PageLimit, ResourceId, ThreadPath } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { DeliverySchema, DeliveryStatusSchema, deliveryAnswer } from "../schemas/delivery.ts";
import { listDeliveries, retryDelivery } from "../use-cases/administer-deliveries.ts";

const tags = ["Running it"];

const list = keyedRoute(
	{
		method: "get",
		path: "/v1/installations/{id}/deliveries",
		tags,
		summary: "List forwarded events, newest first",
		description:
			"`failed` are those whose attempts are used up. What was delivered is listed for 7 days, what failed for 30.",
		request: {
			params: ThreadPath,
			query: z.strictObject({ status: DeliveryStatusSchema.optional(), limit: PageLimit, cursor: Cursor }),
		},
		responses: {
			200: jsonAnswer(z.object({ data: z.array(DeliverySchema), next_cursor: NextCursor }), "A page of deliveries"),
		},
	},
	{ role: "admin" },
);

const retry = keyedRoute(
	{
		method: "post",
		path: "/v1/installations/{id}/deliveries/{delivery}/retry",
		tags,
		summary: "Send a forwarded event again",
		description:
			"At once and under the same id, with the message and the context as they are now; its attempts are counted anew. " +
			"One that still waits or is being sent stays as it is.",
		request: { params: z.object({ id: ResourceId, delivery: ResourceId }) },
		responses: { 202: jsonAnswer(DeliverySchema, "The delivery as it is now") },
	},
	{ role: "admin", wakesIndex: false, repeat: { about: "nothing", holds: "figures" } },
);

const Position = z.strictObject({ created_at: z.string(), id: z.string() });

export function registerDeliveries(app: App): void {
	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const { cursor, limit, status } = c.req.valid("query");
		const after = positionOf(cursor, Position);
		if (!after.ok) return fail(c, after.error);
		const query = { status, limit: limit + 1, after: after.value ?? undefined };
		const found = await listDeliveries(deps, access, c.req.valid("param").id, query);
		if (!found.ok) return fail(c, found.error);
		return c.json(pageOf(withinLimit(found.value, limit), byTime, deliveryAnswer), 200);
	});

	app.openapi(retry, async (c) => {
		const { deps, access } = c.var;
		const { id: installation, delivery } = c.req.valid("param");
		const again = await retryDelivery(deps, access, { installation, delivery });
		return again.ok ? c.json(deliveryAnswer(again.value), 202) : fail(c, again.error);
	});
}
