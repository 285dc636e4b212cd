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
		reply: z.string().optional().openapi({ description: "What a chat command gave" }),
	})
	.catchall(z.unknown())
	.openapi("WebhookAnswer");

const receive = openRoute(
	{
		method: "post",
		path: "/webhooks/{platform}/{installation}",
		operationId: "receiveWebhook",
		tags: ["Running it"],
		summary: "Take in what a platform sends",
		description:
			"Called by the platform, which signs the body; no key. Slack: Events API and slash commands. Discord: interactions " +
			"and webhook events. Telegram: updates. generic: a `GenericWebhook`, signed as Standard Webhooks has it. Up to " +
			"1 MiB; what is not known is ignored. More than the limit of an installation is refused with 429, and platforms send " +
			"it again later. Where the platform wants an answer of its own it gets that.",
		security: [],
		// Platforms add what they like.
		request: { params: WebhookPath, query: z.object({}) },
		// Read as bytes, since they are signed; shown here only.
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
			200: jsonAnswer(WebhookAnswerSchema, "It is kept, came before, or is nothing for us"),
			204: { description: "The same, where the platform wants no more" },
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
