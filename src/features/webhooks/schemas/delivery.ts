import { z } from "@hono/zod-openapi";
import { TimeAnswer } from "../../../platform/http/fields.ts";
import { DELIVERY_STATUSES, type Delivery } from "../store/deliveries.ts";

export const DeliveryStatusSchema = z.enum(DELIVERY_STATUSES);

export const DeliverySchema = z
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

export function deliveryAnswer(delivery: Delivery): z.input<typeof DeliverySchema> {
	const { id, event, status, attempts, last_status, error, created_at } = delivery;
	return {
		...{ id, event, status, attempts, created_at },
		...(last_status === null ? {} : { last_status }),
		...(error === null ? {} : { error }),
	};
}
