import { LONGEST_ID, messageIdOf, threadIdOf, userIdOf } from "./ids.ts";
import type { Platform } from "./installation.ts";
import type { ArrivedEvent, PlatformEvent, Speaker } from "./platform-event.ts";

/** Which of an event's ids can't be kept, under the names that the generic platform gives them. */
export type WrongId = "id" | "channel" | "thread" | "message_id" | "user";

/** The ids that are empty, can't stand in a path, or are longer than ours may be once they are written as ours. */
export function wrongIds(platform: Platform, { event_id, event }: ArrivedEvent): WrongId[] {
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

/** Of a deletion nobody is stored. */
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
