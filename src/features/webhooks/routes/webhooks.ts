import { z } from "@hono/zod-openapi";
import { bytesOf } from "../../../platform/http/body.ts";
import { type App, runInBackground } from "../../../platform/http/context.ts";
import { ResourceId } from "../../../platform/http/fields.ts";
import { fail } from "../../../platform/http/problem.ts";
import { jsonAnswer, openRoute } from "../../../platform/http/route.ts";
import { noteTenant } from "../../../platform/observing/scope.ts";
import { GenericPayloadSchema } from "../platforms/generic.ts";
import { PLATFORMS } from "../platforms/platforms.ts";
import { findCalled, receiveWebhook } from "../use-cases/receive-webhook.ts";

const WebhookPath = z.object({ platform: z.enum(PLATFORMS), installation: ResourceId });

const WebhookAnswerSchema = z
	.object({
		status: z.enum(["accepted", "duplicate", "ignored"]).optional(),
		reply: z.string().optional().openapi({ description: "The reply to a chat command" }),
	})
	.catchall(z.unknown())
	.openapi("WebhookAnswer");

const receive = openRoute(
	{
		method: "post",
		path: "/webhooks/{platform}/{installation}",
		operationId: "receiveWebhook",
		tags: ["Running it"],
		summary: "Receive a webhook of a platform",
		description:
			"Called by the platform, which signs the body; no key is needed. Slack: Events API and slash commands. Discord: " +
			"interactions and webhook events. Telegram: updates. generic: a `GenericWebhook`, signed as Standard Webhooks says. " +
			"At most 1 MiB. Unknown events are ignored. Requests above the installation's limit fail with 429, and platforms " +
			"send them again later. A platform that expects an answer of its own kind gets that.",
		security: [],
		// Platforms add parameters of their own.
		request: { params: WebhookPath, query: z.object({}) },
		// The body is read as bytes, because they are signed; this only documents it.
		requestBody: {
			required: true,
			content: {
				"application/json": {
					schema: { anyOf: [{ $ref: "#/components/schemas/GenericWebhook" }, { type: "object" }] },
				},
				"application/x-www-form-urlencoded": { schema: { type: "object" } },
			},
		},
		responses: {
			200: jsonAnswer(WebhookAnswerSchema, "The event is stored, was received before, or is ignored"),
			204: { description: "The same, for a platform that expects no body" },
		},
	},
	["unauthorized", "too_large", "invalid_json", "rate_limited"],
);

export function registerWebhooks(app: App): void {
	app.openAPIRegistry.register("GenericWebhook", GenericPayloadSchema);

	app.openapi(receive, async (c) => {
		const { deps } = c.var;
		const { platform, installation } = c.req.valid("param");
		const called = await findCalled(deps, platform, installation);
		if (!called.ok) return fail(c, called.error);
		noteTenant(called.value.installation.tenant);
		const body = await bytesOf(c.req.raw);
		if (!body.ok) return fail(c, body.error);

		const request = { header: (name: string) => c.req.header(name) ?? null, body: body.value };
		const answer = await receiveWebhook(deps, called.value, request);
		if (!answer.ok) return fail(c, answer.error);
		runInBackground(c, deps.usageMeter.note(called.value.installation.tenant, { requests: 1, context_tokens: 0 }));
		const { status, body: answered } = answer.value;
		if (status === 204) return c.body(null, 204, { "content-type": "application/json" });
		return answered === null ? c.body(null, 200) : c.json(answered, 200);
	});
}
