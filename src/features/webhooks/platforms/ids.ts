import type { ArrivedEvent, Place, PlatformEvent, Speaker } from "./platform-event.ts";

/** The most characters an id of ours may have. */
export const LONGEST_ID = 128;

/** The thread that a place on a platform is: `PLATFORM:CHANNEL[:THREAD]`. May be longer than an id can be. */
export function threadIdOf(platform: string, { channel, thread }: Place): string {
	const parts = [platform, channel, ...(thread === null ? [] : [thread])];
	return parts.map((part) => written(part, NOT_OF_RESOURCES)).join(":");
}

/** The user that somebody on a platform is: `PLATFORM:USER`. */
export function userIdOf(platform: string, speaker: string): string {
	return `${platform}:${written(speaker, NOT_OF_OWNERS)}`;
}

/** The user who said what an event tells, where it tells who did: none or one. */
export function speakersOf(platform: string, event: PlatformEvent): string[] {
	const speaker = event.kind === "message" || event.kind === "command" ? event.speaker : (event.said?.speaker ?? null);
	return speaker === null ? [] : [userIdOf(platform, speaker.id)];
}

/** The id of a platform's message in its thread. */
export function messageIdOf(message: string): string {
	return written(message, NOT_OF_RESOURCES);
}

/**
 * The id of an installation's message where that of another one has the platform's id already: bots of Telegram count by
 * themselves. Null where it would be too long.
 */
export function ownMessageId(id: string, installation: string): string | null {
	const own = `${id}:${installation}`;
	return own.length > LONGEST_ID ? null : own;
}

/** Whether another place may have the thread of this one, as `_` and `:` stand for themselves. */
export function mayMeetAnother(platform: string, { channel, thread }: Place): boolean {
	return platform === "generic" || !PLAIN.test(channel) || !PLAIN.test(thread ?? "");
}

const PLAIN = /^[A-Za-z0-9.-]*$/;

const NOT_OF_RESOURCES = /[^A-Za-z0-9._:-]/gu;
const NOT_OF_OWNERS = /[^A-Za-z0-9._:@|+-]/gu;

/** What an id may not hold is written `_` and two hex digits a byte. */
function written(text: string, refused: RegExp): string {
	return text.replace(refused, bytesOf);
}

/** The bytes of a character in UTF-8; half of one counts as the sign for what can't be shown. */
function bytesOf(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	if (code < 0x80) return `_${code.toString(16).padStart(2, "0")}`;
	const whole = code >= 0xd800 && code <= 0xdfff ? "\ufffd" : character;
	return encodeURIComponent(whole).replaceAll("%", "_").toLowerCase();
}

/** Which of an event's ids can't be kept, under the names that the generic platform gives them. */
export type WrongId = "id" | "channel" | "thread" | "message_id" | "user";

/** The ids that are empty, can't stand in a path, or are longer than ours may be once they are written as ours. */
export function wrongIds(platform: string, { event_id, event }: ArrivedEvent): WrongId[] {
	const { channel, thread } = event.place;
	const wrong: WrongId[] = [];
	if (event_id === "" || event_id.length > LONGEST_ID) wrong.push("id");
	if (channel === "" || tooLong(threadIdOf(platform, { ...event.place, thread: null }))) wrong.push("channel");
	else if (thread === "" || tooLong(threadIdOf(platform, event.place))) wrong.push("thread");
	if (event.message_id !== undefined && !isResourceId(messageIdOf(event.message_id))) wrong.push("message_id");
	const speaker = speakerOf(event);
	if (speaker !== null && (speaker.id === "" || tooLong(userIdOf(platform, speaker.id)))) wrong.push("user");
	return wrong;
}

/**
 * Whose id will be stored. A deletion stores no speaker, so its id is not checked. `speakersOf` reads it all the same: until it is
 * applied, the event waits with it, and is dropped with its user.
 */
function speakerOf(event: PlatformEvent): Speaker | null {
	if (event.kind === "edited") return event.said?.speaker ?? null;
	return event.kind === "deleted" ? null : event.speaker;
}

function isResourceId(id: string): boolean {
	return id !== "" && id !== "." && id !== ".." && !tooLong(id);
}

function tooLong(id: string): boolean {
	return id.length > LONGEST_ID;
}
