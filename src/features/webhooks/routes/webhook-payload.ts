import type { z } from "@hono/zod-openapi";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { keepableJson, parse } from "../../../platform/http/body.ts";
import type { Refusal } from "../../../platform/http/problem.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import { readDiscord } from "../platforms/discord.ts";
import { readGeneric } from "../platforms/generic.ts";
import type { Platform } from "../platforms/installation.ts";
import { ignored, type Listening, type Reading } from "../platforms/reading.ts";
import { readSlack } from "../platforms/slack.ts";
import { readTelegram } from "../platforms/telegram.ts";
import { AnyPayloadSchema, GenericPayloadSchema, isGenericType } from "../schemas/webhook.ts";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

type Read = (payload: unknown, listening: Listening) => Reading;

const READ: Record<Exclude<Platform, "generic">, Read> = {
	slack: readSlack,
	discord: readDiscord,
	telegram: readTelegram,
};

/**
 * What a platform's body says. Platforms send new kinds of things at any time: what is not understood is ignored, and
 * refused only where the sender is a service of one's own.
 */
export function readPayload(
	platform: Platform,
	body: Uint8Array,
	contentType: string | undefined,
	listening: Listening,
): Result<Reading, Refusal> {
	if (platform === "generic") return readOwn(body, listening);
	const payload = platform === "slack" && FORM_TYPE.test(contentType ?? "") ? ok(formIn(body)) : parse(body);
	return ok(payload.ok ? READ[platform](payload.value, listening) : ignored("not_json"));
}

/** A form's fields; of one that comes twice the last. */
function formIn(body: Uint8Array): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
}

function readOwn(body: Uint8Array, listening: Listening): Result<Reading, Refusal> {
	const json = keepableJson(body);
	if (!json.ok) return json;
	const any = AnyPayloadSchema.safeParse(json.value);
	if (!any.success) return err(invalid(any.error));
	if (!isGenericType(any.data.type)) return ok(ignored(any.data.type));
	const payload = GenericPayloadSchema.safeParse(json.value);
	if (!payload.success) return err(invalid(payload.error));
	const reading = readGeneric(payload.data, listening);
	return reading.ok ? reading : err({ reason: "invalid_request", problems: reading.error });
}

function invalid(error: z.core.$ZodError): Refusal {
	return { reason: "invalid_request", problems: problemsOf(error.issues) };
}
