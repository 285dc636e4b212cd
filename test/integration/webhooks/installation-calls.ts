import { env } from "cloudflare:workers";
import * as z from "zod";
import { ask, localKey } from "../client.ts";

const secret = z.string().startsWith("whsec_").optional();

export const installationAnswer = z.looseObject({
	id: z.string(),
	platform: z.string(),
	webhook_url: z.string(),
	secret,
	forward_secret: secret,
});

export const installationPage = z.object({
	data: z.array(z.looseObject({ id: z.string() })),
	next_cursor: z.string().nullable(),
});

/** A secret of each platform's own shape. */
export const SECRETS = {
	slack: "8f742231b10e8888abcd99yyyzzz85a5",
	discord: "3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29",
	telegram: "Tele-gram_secret-0123456789",
	generic: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
};

/** A generic one unless said otherwise. */
export function install(body: object = {}, key = localKey) {
	return ask(installationAnswer, "POST", "/v1/installations", { platform: "generic", ...body }, { key });
}

/** Its row as the database has it, as text. */
export async function storedRow(id: string): Promise<string> {
	const { results } = await env.DB.prepare("SELECT * FROM installations WHERE id = ?").bind(id).all();
	return JSON.stringify(results);
}
