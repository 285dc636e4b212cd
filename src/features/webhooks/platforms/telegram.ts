import { shorten } from "../../../core/language/shorten.ts";
import { type ChatPlatform, readsJson, type SignedRequest } from "./chat-platform.ts";
import { type Fields, fieldsAt, fieldsOf, has, integerAt, isTrue, listAt, numberedAt, textAt } from "./payload.ts";
import type { Place, Saying, Speaker } from "./platform-event.ts";
import {
	eventsOf,
	ignored,
	type Listening,
	messageOrCommand,
	plainAnswer,
	type Reading,
	type RequestOutcome,
	speakerOf,
	timeOf,
	wasCommand,
} from "./reading.ts";
import { digest, same, some } from "./signatures.ts";

export const telegram: ChatPlatform = {
	secret: {
		holds: (secret) => /^[A-Za-z0-9_-]{1,256}$/.test(secret),
		wanted: "must be the secret_token of setWebhook: 1 to 256 of A-Z a-z 0-9 _ -",
		issued: false,
	},
	verify,
	read: readsJson(readTelegram),
};

/** https://core.telegram.org/bots/api#setwebhook: a token, no signature, and no time. */
async function verify(secrets: readonly string[], request: SignedRequest): Promise<boolean> {
	const token = request.header("x-telegram-bot-api-secret-token");
	if (token === null) return false;
	const sent = await digest(token);
	return some(secrets, async (secret) => same(await digest(secret), sent));
}

const NEW = ["message", "channel_post", "business_message"];
const CHANGED = ["edited_message", "edited_channel_post", "edited_business_message"];
const DELETED = "deleted_business_messages";

/** The most deletions of one update; each becomes an event. */
const MOST_DELETED = 1_000;

/** The longest message that Telegram sends (characters). */
const MOST_SHOWN = 4_096;

/** Reads an update of Telegram. It contains one event, under the name of its kind. */
export function readTelegram(payload: unknown, listening: Listening): Reading {
	const update = fieldsOf(payload);
	const eventId = numberedAt(update, "update_id") ?? "";
	const key = [...NEW, ...CHANGED, DELETED].find((name) => has(update, name));
	if (key === undefined) return ignored(Object.keys(update).find((name) => name !== "update_id") ?? "unknown");
	const happened = fieldsAt(update, key);
	if (key === DELETED) return readDeletion(happened, eventId, listening);
	const text = textAt(happened, "text") ?? textAt(happened, "caption") ?? "";
	// A live location is an edit every few seconds, of a message that never had a text.
	const wordless = text.trim() === "" && (NEW.includes(key) || has(happened, "location"));
	if (wordless) return ignored(`${key}.no_text`);
	if (NEW.includes(key)) return readMessage(happened, text, eventId, listening);
	return wasCommand(listening, text) ? ignored(`${key}.command`) : readEdit(happened, text, eventId, listening);
}

function readMessage(message: Fields, text: string, event_id: string, listening: Listening): Reading {
	const utterance = {
		place: placeOf(message),
		message_id: numberedAt(message, "message_id") ?? "",
		...sayingOf(message, listening.now),
		text,
	};
	return eventsOf("telegram", [{ event_id, event: messageOrCommand(listening, utterance) }], (outcome) =>
		answered(message, outcome),
	);
}

/** A removed caption leaves no text. */
function readEdit(message: Fields, text: string, event_id: string, { now }: Listening): Reading {
	const at = telegramTime(message, has(message, "edit_date") ? "edit_date" : "date", now);
	const message_id = numberedAt(message, "message_id") ?? "";
	const left = text.trim() === "" ? "" : text;
	const edit = { kind: "edited", place: placeOf(message), at, message_id, text: left } as const;
	return eventsOf("telegram", [{ event_id, event: { ...edit, said: sayingOf(message, now) } }]);
}

function sayingOf(message: Fields, now: number): Saying {
	return { at: telegramTime(message, "date", now), speaker: speakerIn(message), bot: isBot(message) };
}

/** One update for several messages; each becomes an event of its own. */
function readDeletion(deleted: Fields, eventId: string, { now }: Listening): Reading {
	const ids = listAt(deleted, "message_ids");
	if (ids.length > MOST_DELETED) return ignored(`${DELETED}.too_many`);
	const [place, at] = [placeOf(deleted), timeOf(now, now)];
	const events = ids.map((id) => {
		const message_id = numberedAt({ id }, "id") ?? "";
		const event_id = eventId === "" ? "" : `${eventId}:${message_id}`;
		return { event_id, event: { kind: "deleted", place, at, message_id } as const };
	});
	return eventsOf("telegram", events);
}

/**
 * A topic is a thread of its group, and so is what one person writes to a channel. A chat of a business account is not
 * the bot's own chat with the same person: two people talk there.
 */
function placeOf(message: Fields): Place {
	const chat = fieldsAt(message, "chat");
	const id = numberedAt(chat, "id") ?? "";
	const business = textAt(message, "business_connection_id");
	return {
		channel: business === null || id === "" ? id : `${business}.${id}`,
		thread: topicIn(message)?.thread ?? null,
		direct: business === null && textAt(chat, "type") === "private",
	};
}

/** The topic of a message, and the fields that make Telegram answer there. */
function topicIn(message: Fields): { thread: string; answer: Readonly<Record<string, number>> } | null {
	const direct = integerAt(fieldsAt(message, "direct_messages_topic"), "topic_id");
	if (direct !== null) return { thread: String(direct), answer: { direct_messages_topic_id: direct } };
	const topic = isTrue(message, "is_topic_message") ? integerAt(message, "message_thread_id") : null;
	return topic === null ? null : { thread: String(topic), answer: { message_thread_id: topic } };
}

/** A channel or group that speaks is the speaker; the bot in `from` only represents it. */
function speakerIn(message: Fields): Speaker | null {
	const chat = fieldsAt(message, "sender_chat");
	const chatId = numberedAt(chat, "id");
	if (chatId !== null) return speakerOf(chatId, textAt(chat, "title"));
	const from = fieldsAt(message, "from");
	const id = numberedAt(from, "id");
	const name = [textAt(from, "first_name"), textAt(from, "last_name")].filter((part) => part !== null).join(" ");
	return id === null ? null : speakerOf(id, name);
}

function isBot(message: Fields): boolean {
	if (has(message, "sender_business_bot")) return true;
	return !has(message, "sender_chat") && isTrue(fieldsAt(message, "from"), "is_bot");
}

function telegramTime(message: Fields, key: string, now: number): string {
	return timeOf((integerAt(message, key) ?? Number.NaN) * 1_000, now);
}

/** A command is answered in its chat, with a method that Telegram calls for us. */
function answered(message: Fields, outcome: RequestOutcome) {
	if (outcome.reply === null) return plainAnswer(outcome);
	const business = textAt(message, "business_connection_id");
	const body = {
		method: "sendMessage",
		chat_id: integerAt(fieldsAt(message, "chat"), "id"),
		...topicIn(message)?.answer,
		...(business !== null && { business_connection_id: business }),
		text: shorten(outcome.reply, MOST_SHOWN),
	};
	return { status: 200, body } as const;
}
