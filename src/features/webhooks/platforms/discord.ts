import { verifyKey } from "discord-interactions";
import { type ChatPlatform, readsJson, type SignedRequest } from "./chat-platform.ts";
import { discordPlace, discordSpeaker, discordTime, readInteraction } from "./discord-interactions.ts";
import { type Fields, fieldsAt, fieldsOf, has, integerAt, isTrue, textAt } from "./payload.ts";
import type { Place } from "./platform-event.ts";
import {
	eventsOf,
	ignored,
	type Listening,
	messageOrCommand,
	type PlatformAnswer,
	type Reading,
	wasCommand,
} from "./reading.ts";
import { some, timely } from "./signatures.ts";

export const discord: ChatPlatform = {
	secret: {
		holds: (secret) => /^[0-9A-Fa-f]{64}$/.test(secret) && !isOfSmallOrder(secret.toLowerCase()),
		wanted: "must be the application's public key: 64 hex digits, and no point of small order",
		issued: false,
	},
	verify,
	read: readsJson(readDiscord),
};

/**
 * The points of Ed25519 whose order is 8 or less, without their sign: under such a key signatures that nobody made hold.
 * The last two are other ways to write the first two. From libsodium, ge25519_has_small_order; see Chalkias, Garillot and
 * Nikolaenko, "Taming the many EdDSAs" (2020).
 */
const SMALL_ORDER = new Set([
	"0000000000000000000000000000000000000000000000000000000000000000",
	"0100000000000000000000000000000000000000000000000000000000000000",
	"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
	"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
	"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
	"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
	"eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]);

/** Of 64 lower-case hex digits; the sign is the highest bit of the last byte. */
function isOfSmallOrder(key: string): boolean {
	const last = Number.parseInt(key.slice(62), 16) & 0x7f;
	return SMALL_ORDER.has(key.slice(0, 62) + last.toString(16).padStart(2, "0"));
}

const SIGNATURE = /^[0-9A-Fa-f]{128}$/;

/** https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint; the secret is a public key. */
async function verify(keys: readonly string[], request: SignedRequest, now: number): Promise<boolean> {
	const timestamp = timely(request.header("x-signature-timestamp"), now);
	const signature = request.header("x-signature-ed25519") ?? "";
	if (timestamp === null || !SIGNATURE.test(signature)) return false;
	return some(keys, (key) => verifyKey(request.body, signature, timestamp, key));
}

/** The kinds of requests that are no interactions: whether the address is right, and news. */
const PING = 0;
const EVENT = 1;

/** Discord wants to hear nothing but that news has arrived. */
const noted = (): PlatformAnswer => ({ status: 204, body: null });

/** Reads a request of Discord's: an interaction, or what its webhook events tell. */
export function readDiscord(payload: unknown, listening: Listening): Reading {
	const request = fieldsOf(payload);
	const type = integerAt(request, "type");
	if (type === PING) return { kind: "answer", answer: noted() };
	// An interaction of this number is another PING; only an event holds an event.
	if (type === EVENT && has(request, "event")) return readEvent(fieldsAt(request, "event"), listening);
	return readInteraction(request, listening);
}

const MESSAGES = /^(?:LOBBY|GAME_DIRECT)_MESSAGE_(CREATE|UPDATE|DELETE)$/;

/** Events have no ids: what happened to which message, and for changes when, tells a repeat. */
function readEvent(event: Fields, listening: Listening): Reading {
	const type = textAt(event, "type") ?? "unknown";
	const [, what] = MESSAGES.exec(type) ?? [];
	if (what === undefined) return ignored(type, noted);
	const message = fieldsAt(event, "data");
	const id = textAt(message, "id") ?? "";
	const place = eventPlace(type, message);
	const happened = textAt(event, "timestamp") ?? "";
	const at = discordTime(happened, listening.now);
	if (what === "DELETE") {
		return eventsOf(
			"discord",
			[{ event_id: `${type}:${id}`, event: { kind: "deleted", place, at, message_id: id } }],
			noted,
		);
	}
	const text = textAt(message, "content");
	const author = fieldsAt(message, "author");
	const saidAt = textAt(message, "timestamp");
	const saying = {
		at: discordTime(saidAt ?? happened, listening.now),
		speaker: discordSpeaker(author),
		bot: isTrue(author, "bot"),
	};
	// An update may leave out what did not change.
	if (text === null || (what === "CREATE" && text.trim() === "")) return ignored(`${type}.no_text`, noted);
	if (what === "UPDATE") {
		if (wasCommand(listening, text)) return ignored(`${type}.command`, noted);
		const changed = textAt(message, "edited_timestamp") ?? happened;
		const left = text.trim() === "" ? "" : text;
		const edit = { place, at: discordTime(changed, listening.now), message_id: id, text: left };
		const utterance = saidAt === null ? undefined : saying;
		return eventsOf(
			"discord",
			[{ event_id: `${type}:${id}:${changed}`, event: { kind: "edited", ...edit, said: utterance } }],
			noted,
		);
	}
	const utterance = { place, message_id: id, ...saying, text };
	return eventsOf("discord", [{ event_id: `${type}:${id}`, event: messageOrCommand(listening, utterance) }], noted);
}

/** A lobby's messages stand in the lobby, as that is all a deletion names; players talk to each other in direct messages. */
function eventPlace(type: string, message: Fields): Place {
	if (!type.startsWith("LOBBY_")) return discordPlace(message, false);
	return { channel: textAt(message, "lobby_id") ?? "", thread: null, direct: false };
}
