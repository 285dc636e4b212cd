import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId, ThreadPath } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
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
		request: { params: ThreadPath, query: listQuery({ status: DeliveryStatusSchema.optional() }) },
		responses: listAnswer(DeliverySchema, "A page of deliveries"),
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

export function registerDeliveries(app: App): void {
	app.openapi(list, async (c) => {
		const { deps, access } = c.var;
		const { id } = c.req.valid("param");
		const asked = c.req.valid("query");
		return answerPage(c, asked, BY_TIME, (query) => listDeliveries(deps, access, id, query), deliveryAnswer);
	});

	app.openapi(retry, async (c) => {
		const { deps, access } = c.var;
		const { id: installation, delivery } = c.req.valid("param");
		const again = await retryDelivery(deps, access, { installation, delivery });
		return again.ok ? c.json(deliveryAnswer(again.value), 202) : fail(c, again.error);
	});
}
