import { z } from "@hono/zod-openapi";
import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { keepableJson } from "../../../platform/http/body.ts";
import { Time } from "../../../platform/http/fields.ts";
import type { Refusal } from "../../../platform/http/problem.ts";
import { problemsOf } from "../../../platform/http/validation.ts";
import type { ChatPlatform, SignedRequest } from "./chat-platform.ts";
import { LONGEST_ID, type WrongId, wrongIds } from "./ids.ts";
import type { PlatformEvent } from "./platform-event.ts";
import { ignored, type Listening, messageOrCommand, plainAnswer, type Reading, speakerOf, timeOf } from "./reading.ts";
import { bytesOfBase64, concatenated, hmac, same, some, timely, utf8 } from "./signatures.ts";

/** What Standard Webhooks wants of a secret (bytes). */
const FEWEST_BYTES = 24;
const MOST_BYTES = 64;

const PREFIX = "whsec_";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A service of one's own, signed as Standard Webhooks has it: what it sends wrongly is refused. */
export const generic: ChatPlatform = {
	secret: {
		holds: isStandardSecret,
		wanted: `must be whsec_ and the base64 of ${FEWEST_BYTES} to ${MOST_BYTES} bytes`,
		issued: true,
	},
	verify,
	read: (body, _, listening) => readBody(body, listening),
};

function isStandardSecret(secret: string): boolean {
	const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : null;
	if (text === null || text.length > 2 * MOST_BYTES || !BASE64.test(text)) return false;
	const bytes = (text.length / 4) * 3 - (text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0);
	return bytes >= FEWEST_BYTES && bytes <= MOST_BYTES;
}

const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;

/** https://www.standardwebhooks.com: each signature in the header is tried, those of other versions are not. */
async function verify(secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean> {
	const id = request.header("webhook-id") ?? "";
	const timestamp = timely(request.header("webhook-timestamp"), now);
	const signatures = (request.header("webhook-signature") ?? "").split(" ").flatMap((written) => {
		const [, signature] = SIGNATURE.exec(written) ?? [];
		return signature === undefined ? [] : [utf8(signature)];
	});
	if (id === "" || timestamp === null || signatures.length === 0) return false;
	const signed = concatenated(utf8(`${id}.${timestamp}.`), request.body);
	return some(secrets, async (secret) => {
		const mac = await hmac(bytesOfBase64(secret.slice(PREFIX.length)), signed);
		// As text: base64 has several spellings of the same bytes, and only one was sent.
		const expected = utf8(btoa(String.fromCharCode(...mac)));
		return signatures.some((signature) => same(signature, expected));
	});
}

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
const AnyPayloadSchema = z.looseObject({ type: z.string().min(1).max(200) });

function readBody(body: Uint8Array, listening: Listening): Result<Reading, Refusal> {
	// No number of it is kept.
	const json = keepableJson(body, { anyNumbers: true });
	if (!json.ok) return json;
	const any = AnyPayloadSchema.safeParse(json.value);
	if (!any.success) return err(invalid(any.error));
	if (!Object.hasOwn(GENERIC, any.data.type)) return ok(ignored(any.data.type));
	const payload = GenericPayloadSchema.safeParse(json.value);
	if (!payload.success) return err(invalid(payload.error));
	const reading = readGeneric(payload.data, listening);
	return reading.ok ? reading : err({ reason: "invalid_request", problems: reading.error });
}

function invalid(error: z.core.$ZodError): Refusal {
	return { reason: "invalid_request", problems: problemsOf(error.issues) };
}

type GenericPayload = z.output<typeof GenericPayloadSchema>;

/** Reads what a service of one's own sent; the problems where an id can't be kept. */
export function readGeneric(payload: GenericPayload, listening: Listening): Result<Reading, Problem[]> {
	const arrived = { event_id: payload.id, event: eventOf(payload, listening) };
	const wrong = wrongIds("generic", arrived);
	if (wrong.length > 0) return err(wrong.map((path) => ({ path, message: WRONG[path] })));
	return ok({ kind: "events", events: [arrived], answer: plainAnswer });
}

function eventOf(payload: GenericPayload, listening: Listening): PlatformEvent {
	const { channel, thread = null, message_id } = payload;
	const at = timeOf(Date.parse(payload.ts), listening.now);
	const spot = { place: { channel, thread, direct: false }, at, message_id };
	if (payload.type === "message_deleted") return { kind: "deleted", ...spot };
	if (payload.type === "message_edited") return { kind: "edited", ...spot, text: payload.text };
	const { user, bot, text } = payload;
	return messageOrCommand(listening, { ...spot, speaker: speakerOf(user, null), bot, text });
}

const TOO_LONG = `the id of ours that is made of it would have more than ${LONGEST_ID} characters`;

const WRONG: Record<WrongId, string> = {
	id: `must be 1 to ${LONGEST_ID} characters`,
	channel: TOO_LONG,
	thread: TOO_LONG,
	message_id: "can't stand in a path, or is too long",
	user: TOO_LONG,
};
