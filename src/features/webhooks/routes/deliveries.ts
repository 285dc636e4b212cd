import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ResourceId, ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { answerPage, BY_TIME, listAnswer, listQuery } from "../../../platform/http/list.ts";
import { fail } from "../../../platform/http/problem.ts";
import { emptyBody, jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { DELIVERY_STATUSES, type Delivery } from "../store/deliveries.ts";
import { listDeliveries, retryDelivery } from "../use-cases/deliveries-and-events.ts";

const DeliveryStatusSchema = z.enum(DELIVERY_STATUSES);

const DeliverySchema = z
	.object({
		id: z.string().openapi({ description: "The event's `webhook-id`, at each attempt the same" }),
		event: z.literal("message.received"),
		status: DeliveryStatusSchema,
		attempts: z.int(),
		last_status: z.int().optional().openapi({ description: "What the target answered last" }),
		error: z.string().optional().openapi({ description: "Why the last attempt was none" }),
		created_at: TimeAnswer,
	})
	.openapi("Delivery");

function deliveryAnswer(delivery: Delivery): z.input<typeof DeliverySchema> {
	const { id, event, status, attempts, last_status, error, created_at } = delivery;
	return {
		...{ id, event, status, attempts, created_at },
		...(last_status === null ? {} : { last_status }),
		...(error === null ? {} : { error }),
	};
}

const tags = ["Running it"];

const list = keyedRoute(
	{
		method: "get",
		path: "/v1/installations/{id}/deliveries",
		operationId: "listDeliveries",
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
		operationId: "retryDelivery",
		tags,
		summary: "Send a forwarded event again",
		description:
			"At once and under the same id, with the message and the context as they are now; its attempts are counted anew. " +
			"One that still waits or is being sent stays as it is.",
		request: { params: z.object({ id: ResourceId, delivery: ResourceId }), body: emptyBody },
		responses: { 202: jsonAnswer(DeliverySchema, "The delivery as it is now") },
	},
	{ role: "admin", schedulesIndexing: false, repeat: { about: "nothing", holds: "figures" } },
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
