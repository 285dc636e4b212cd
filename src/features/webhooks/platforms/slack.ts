import { ok } from "../../../core/base/result.ts";
import { shorten } from "../../../core/language/shorten.ts";
import { commandOf } from "./chat-command.ts";
import { type ChatPlatform, readsJson, type SignedRequest } from "./chat-platform.ts";
import { type Fields, fieldsAt, fieldsOf, has, textAt } from "./payload.ts";
import type { ArrivedEvent, Place, Saying, Speaker } from "./platform-event.ts";
import {
	COMMANDS_OFF,
	eventsOf,
	ignored,
	type Listening,
	messageOrCommand,
	NO_SUCH_COMMAND,
	type PlatformAnswer,
	type Reading,
	replyText,
	speakerOf,
	timeOf,
	wasCommand,
} from "./reading.ts";
import { bytesOfHex, concatenated, hmac, same, some, timely, utf8 } from "./signatures.ts";
import { shownText, slackText, writtenForSlack } from "./slack-shown.ts";

export const slack: ChatPlatform = {
	secret: {
		holds: (secret) => /^[!-~]{8,256}$/.test(secret) && !/^x(?:ox|app)[a-z]?[.-]/.test(secret),
		wanted: "must be the app's signing secret (no token): 8 to 256 characters without spaces",
		issued: false,
	},
	verify,
	read: (body, type, listening) =>
		FORM_TYPE.test(type ?? "") ? ok(readSlack(formIn(body), listening)) : readJson(body, type, listening),
};

const readJson = readsJson(readSlack);

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The fields of a form. Of a repeated field, the last one counts. */
function formIn(body: Uint8Array): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
}

const SIGNATURE = /^v0=([0-9A-Fa-f]{64})$/;

/** https://docs.slack.dev/authentication/verifying-requests-from-slack */
async function verify(secrets: readonly string[], request: SignedRequest, now: number): Promise<boolean> {
	const timestamp = timely(request.header("x-slack-request-timestamp"), now);
	const [, signature] = SIGNATURE.exec(request.header("x-slack-signature") ?? "") ?? [];
	if (timestamp === null || signature === undefined) return false;
	const signed = concatenated(utf8(`v0:${timestamp}:`), request.body);
	return some(secrets, async (secret) => same(await hmac(utf8(secret), signed), bytesOfHex(signature)));
}

/** Kinds of messages that somebody wrote; every other one is news of the channel. */
const WRITTEN = new Set([null, "bot_message", "file_share", "me_message", "thread_broadcast"]);

/** The subtype that Slack gives a deleted message with replies. */
const TOMBSTONE = "tombstone";

const TS = /^\d{1,11}\.\d{1,6}$/;

/** Reads a request of Slack's: of its Events API (JSON), or a slash command or interaction (the fields of a form). */
export function readSlack(payload: unknown, listening: Listening): Reading {
	const request = fieldsOf(payload);
	const type = textAt(request, "type");
	if (type === "url_verification") {
		return { kind: "answer", answer: { status: 200, body: { challenge: textAt(request, "challenge") ?? "" } } };
	}
	if (type === "event_callback") return readEvent(request, listening);
	if (has(request, "command")) return readSlashCommand(request, listening);
	if (has(request, "ssl_check")) return { kind: "answer", answer: { status: 200, body: null } };
	// Slack shows an error in a submitted dialog if the answer has a body.
	if (has(request, "payload")) return ignored("interaction", () => ({ status: 200, body: null }));
	return ignored(type ?? "unknown");
}

function readEvent(request: Fields, listening: Listening): Reading {
	const event = fieldsAt(request, "event");
	const eventId = textAt(request, "event_id") ?? "";
	const type = textAt(event, "type");
	const subtype = textAt(event, "subtype");
	if (type === "app_mention") return readMessage(event, eventId, listening);
	if (type !== "message") return ignored(type ?? "unknown");
	if (subtype === "message_changed") return readChange(event, eventId, listening);
	if (subtype === "message_deleted") return readDeletion(event, eventId, listening);
	return WRITTEN.has(subtype) ? readMessage(event, eventId, listening) : ignored(`message.${subtype}`);
}

/**
 * Slack sends a mention of the app twice, as a message and as a mention, with two event ids. Both have the same message id,
 * so one message is stored.
 */
function readMessage(event: Fields, event_id: string, listening: Listening): Reading {
	const text = shownText(event, isBot(event));
	if (text.trim() === "") return ignored("message.no_text");
	const ts = tsAt(event, "ts");
	const place = placeOf(event, event, ts);
	const utterance = { place, message_id: ts, ...sayingOf(event, ts, listening.now), text };
	return slackEvents({ event_id, event: messageOrCommand(listening, utterance) });
}

/** Only a change of the text is an edit. An unfolded link or a new reply is none; an emptied text is one. */
function readChange(event: Fields, eventId: string, listening: Listening): Reading {
	const [message, before] = [fieldsAt(event, "message"), fieldsAt(event, "previous_message")];
	const subtype = textAt(message, "subtype");
	const ts = tsAt(message, "ts");
	const place = placeOf(event, message, ts);
	if (subtype === TOMBSTONE) {
		const at = slackTime(tsAt(event, "event_ts"), listening.now);
		return slackEvents({ event_id: eventId, event: { kind: "deleted", place, at, message_id: ts } });
	}
	if (!WRITTEN.has(subtype)) return ignored(`message.message_changed.${subtype}`);
	const text = shownText(message, isBot(message));
	const unchanged = has(event, "previous_message") && text === shownText(before, isBot(message));
	if (unchanged) return ignored("message.message_changed.same_text");
	if (wasCommand(listening, text)) return ignored("message.message_changed.command");
	const at = slackTime(tsAt(event, "event_ts") || tsAt(fieldsAt(message, "edited"), "ts"), listening.now);
	const said = sayingOf(message, ts, listening.now);
	const left = text.trim() === "" ? "" : text;
	return slackEvents({
		event_id: eventId,
		event: { kind: "edited", place, at, message_id: ts, text: left, said },
	});
}

function readDeletion(event: Fields, eventId: string, listening: Listening): Reading {
	const ts = tsAt(event, "deleted_ts");
	const before = fieldsAt(event, "previous_message");
	const place = placeOf(event, before, ts);
	const at = slackTime(tsAt(event, "event_ts") || tsAt(event, "ts"), listening.now);
	const said = sayingOf(before, ts, listening.now);
	return slackEvents({ event_id: eventId, event: { kind: "deleted", place, at, message_id: ts, said } });
}

function slackEvents(arrived: ArrivedEvent): Reading {
	return eventsOf("slack", [arrived]);
}

/** A reply belongs to its thread; the message that it replies to belongs to the channel. */
function placeOf(event: Fields, message: Fields, ts: string): Place {
	const thread = textAt(message, "thread_ts");
	return {
		channel: textAt(event, "channel") ?? "",
		thread: thread === null || thread === ts ? null : thread,
		direct: textAt(event, "channel_type") === "im",
	};
}

/** The id of a message is the time it was said at. */
function sayingOf(message: Fields, ts: string, now: number): Saying {
	return { at: slackTime(ts, now), speaker: speakerIn(message), bot: isBot(message) };
}

function isBot(event: Fields): boolean {
	return textAt(event, "subtype") === "bot_message" || has(event, "bot_id");
}

function speakerIn(event: Fields): Speaker | null {
	const id = textAt(event, "user") ?? textAt(event, "bot_id");
	if (id === null) return null;
	const profile = fieldsAt(event, "user_profile");
	const names = [
		textAt(event, "username"),
		textAt(profile, "display_name"),
		textAt(profile, "real_name"),
		textAt(fieldsAt(event, "bot_profile"), "name"),
	];
	return speakerOf(id, names.find((name) => (name ?? "").trim() !== "") ?? null);
}

/** The id of a message, which is its time too; empty where it is missing or no time. */
function tsAt(fields: Fields, key: string): string {
	const ts = textAt(fields, key) ?? "";
	return TS.test(ts) ? ts : "";
}

function slackTime(ts: string, now: number): string {
	return timeOf(ts === "" ? Number.NaN : Math.floor(Number(ts) * 1_000), now);
}

/** Slack shows about this much of a message (characters). */
const MOST_SHOWN = 4_000;

/** Reads a slash command. One of ours is run if commands are on; only its sender sees the reply. */
function readSlashCommand(form: Fields, { now, commands }: Listening): Reading {
	const name = (textAt(form, "command") ?? "").replace(/^\//, "");
	const command = commandOf(name, slackText(textAt(form, "text") ?? ""));
	if (command === null) return ignored("slash_command", () => shownOnly(NO_SUCH_COMMAND));
	if (!commands) return ignored(`slash_command.${command.command}`, () => shownOnly(COMMANDS_OFF));
	const place = {
		channel: textAt(form, "channel_id") ?? "",
		thread: null,
		direct: textAt(form, "channel_name") === "directmessage",
	};
	const speaker = speakerOf(textAt(form, "user_id") ?? "", textAt(form, "user_name"));
	const event = { kind: "command", place, at: timeOf(now, now), speaker, ...command } as const;
	const arrived = { event_id: textAt(form, "trigger_id") ?? "", event };
	return eventsOf("slack", [arrived], (taken) => shownOnly(replyText(taken)));
}

function shownOnly(text: string): PlatformAnswer {
	return { status: 200, body: { response_type: "ephemeral", text: writtenForSlack(shorten(text, MOST_SHOWN)) } };
}
