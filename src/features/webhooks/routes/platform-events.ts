import { z } from "@hono/zod-openapi";
import type { App } from "../../../platform/http/context.ts";
import { ThreadPath, TimeAnswer } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer } from "../../../platform/http/route.ts";
import { keyedRoute } from "../../access/index.ts";
import { readEvents } from "../use-cases/deliveries-and-events.ts";

const EventsReport = z
	.object({
		waiting: z.object({
			count: z.int(),
			oldest_at: TimeAnswer.nullable(),
			error: z.string().nullable().openapi({ description: "Why one of them has to be tried again" }),
		}),
		ignored: z
			.array(z.object({ type: z.string(), count: z.int(), last_at: TimeAnswer }))
			.openapi({ description: "By kind, those refused among them; beyond 100 kinds as `other`" }),
		refused: z
			.array(
				z.object({
					event_id: z.string().openapi({ description: "Empty where an edit was held and its message never came" }),
					kind: z.string(),
					thread_id: z.string(),
					message_id: z.string().nullable(),
					error: z.string(),
					at: TimeAnswer,
				}),
			)
			.openapi({ description: "The last 100, newest first" }),
	})
	.openapi("EventsReport");

const report = keyedRoute(
	{
		method: "get",
		path: "/v1/installations/{id}/events",
		operationId: "listEvents",
		tags: ["Running it"],
		summary: "Tell which of a platform's events stand in no thread",
		description:
			"Not yet (`waiting`), not for us (`ignored`), or not possible (`refused`). None is shown with its text.",
		request: { params: ThreadPath },
		responses: { 200: jsonAnswer(EventsReport, "What became of them") },
	},
	{ role: "admin" },
);

export function registerPlatformEvents(app: App): void {
	app.openapi(report, async (c) => {
		const { deps, access } = c.var;
		const events = await readEvents(deps, access, c.req.valid("param").id);
		return events.ok ? c.json(events.value, 200) : fail(c, events.error);
	});
}
