import { z } from "@hono/zod-openapi";
import { LEARN_TIMES } from "../../../core/model/thread/thread-config.ts";
import { ResourceId, TimeAnswer } from "../../../platform/http/fields.ts";
import type { Installation } from "../platforms/installation.ts";
import { PLATFORMS } from "../platforms/platforms.ts";

const MOST_CHARACTERS = 2_000;

const Secret = z.string().max(256);

export const NewInstallationSchema = z
	.strictObject({
		platform: z.enum(PLATFORMS),
		secret: Secret.optional().openapi({
			description:
				"What the platform's calls are checked with. Slack: the signing secret; Discord: the application's public key; " +
				"Telegram: the secret_token given to setWebhook; generic: `whsec_` and the base64 of 24 to 64 bytes, made here " +
				"where there is none.",
		}),
		name: z.string().min(1).max(200).nullish().openapi({ example: "support workspace" }),
		user_map: z.literal("prefix").default("prefix"),
		forward_url: z.string().max(MOST_CHARACTERS).nullish().openapi({
			description: "Where `message.received` goes after each message: https, and no address of a private network",
			example: "https://agent.example.com/tessera",
		}),
		commands: z
			.boolean()
			.default(false)
			.openapi({ description: "Whether `/remember`, `/forget` and `/notes` are run" }),
		learn: z.enum(LEARN_TIMES).default("distill").openapi({
			description: "`config.learn` of the threads it makes; a `turn` ends with an answer of the assistant",
		}),
	})
	.openapi("NewInstallation");

/** `secret`: the new one; left out, one is made where the platform has none of its own. `forward_secret`: that one is made again instead. */
export const RotationSchema = z
	.strictObject({ secret: Secret.optional(), forward_secret: z.literal(true).optional() })
	.refine(({ secret, forward_secret }) => secret === undefined || forward_secret === undefined, {
		path: ["forward_secret"],
		message: "one secret is rotated at a time",
	})
	.openapi("SecretRotation");

const fields = {
	id: ResourceId.openapi({ example: "ins_01J9ZK3T6V7Q2M8N4P5R6S7T8V" }),
	platform: z.enum(PLATFORMS),
	name: z.string().nullable(),
	user_map: z.literal("prefix").openapi({ description: "A platform's user is ours as `PLATFORM:USER`" }),
	forward_url: z.string().optional(),
	commands: z.boolean(),
	learn: z.enum(LEARN_TIMES),
	created_at: TimeAnswer,
	webhook_url: z.string().openapi({
		description: "What the platform calls; a path alone where TESSERA_PUBLIC_URL is not set in production",
		example: "https://tessera.example.com/webhooks/slack/ins_01J9ZK3T6V7Q2M8N4P5R6S7T8V",
	}),
};

export const InstallationSchema = z.object(fields).openapi("Installation");

const shown = z.string().optional().openapi({ description: "Shown once, where it was made here", example: "whsec_…" });

export const RotatedInstallationSchema = z
	.object({ ...fields, secret: shown, forward_secret: shown })
	.openapi("RotatedInstallation");

export const ShownInstallationSchema = z
	.object({
		...fields,
		secret: shown,
		forward_secret: shown.openapi({
			description: "Shown once, with a forward_url: what forwarded events are signed with",
		}),
	})
	.openapi("ShownInstallation");

/** An installation as it is answered under this origin: without a forward_url it has no such field. */
export function installationAnswer(
	{ id, platform, name, user_map, forward_url, commands, learn, created_at }: Installation,
	origin: string,
): z.input<typeof InstallationSchema> {
	const forwarding = forward_url === null ? {} : { forward_url };
	const webhook_url = `${origin}/webhooks/${platform}/${id}`;
	return { id, platform, name, user_map, ...forwarding, commands, learn, created_at, webhook_url };
}
