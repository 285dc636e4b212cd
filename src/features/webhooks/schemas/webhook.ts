import { z } from "@hono/zod-openapi";
import { ResourceId, Time } from "../../../platform/http/fields.ts";
import { LONGEST_ID } from "../platforms/ids.ts";
import { PLATFORMS } from "../platforms/installation.ts";

export const WebhookPath = z.object({ platform: z.enum(PLATFORMS), installation: ResourceId });

const PlatformId = z.string().min(1).max(LONGEST_ID);

const Text = z.string().regex(/\S/, "must say something");

const fields = {
	id: PlatformId.openapi({ description: "The event's own: a repeat of it is taken in once" }),
	channel: PlatformId,
	thread: PlatformId.optional(),
	message_id: PlatformId,
	user: PlatformId,
	ts: Time,
};

const GENERIC = {
	message: z.strictObject({
		type: z.literal("message"),
		...fields,
		bot: z.boolean().default(false).openapi({ description: "A bot's messages are the assistant's" }),
		text: Text,
	}),
	message_edited: z.strictObject({
		type: z.literal("message_edited"),
		...fields,
		bot: z.boolean().optional(),
		text: Text,
	}),
	message_deleted: z.strictObject({
		type: z.literal("message_deleted"),
		...fields,
		bot: z.boolean().optional(),
		text: z.string().optional(),
	}),
};

/** What a service of one's own sends. */
export const GenericPayloadSchema = z
	.discriminatedUnion("type", [GENERIC.message, GENERIC.message_edited, GENERIC.message_deleted])
	.openapi("GenericWebhook");

/** Any payload, of which only the kind is looked at: kinds that are not known yet are no fault. */
export const AnyPayloadSchema = z.looseObject({ type: z.string().min(1).max(200) });

export function isGenericType(type: string): boolean {
	return Object.hasOwn(GENERIC, type);
}

export const WebhookAnswerSchema = z
	.object({
		status: z.enum(["accepted", "duplicate", "ignored"]).optional(),
		reply: z.string().optional().openapi({ description: "What a chat command gave" }),
	})
	.catchall(z.unknown())
	.openapi("WebhookAnswer");
