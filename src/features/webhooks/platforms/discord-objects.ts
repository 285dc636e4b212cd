import { type Fields, fieldsAt, integerAt, textAt } from "./payload.ts";
import type { Place, Speaker } from "./platform-event.ts";
import { speakerOf, timeOf } from "./reading.ts";

/** The types of channels that are threads of another one: of announcements, public and private. */
const THREADS = new Set([10, 11, 12]);

/** A time without a zone is UTC. */
const ZONE = /(?:Z|[+-]\d\d:\d\d)$/;

/** Where a message or an interaction belongs: a thread stands in its channel, where Discord says which that is. */
export function discordPlace(named: Fields, direct: boolean): Place {
	const channel = fieldsAt(named, "channel");
	const id = textAt(named, "channel_id") ?? textAt(channel, "id") ?? "";
	const parent = THREADS.has(integerAt(channel, "type") ?? -1) ? textAt(channel, "parent_id") : null;
	return parent === null ? { channel: id, thread: null, direct } : { channel: parent, thread: id, direct };
}

export function discordSpeaker(user: Fields): Speaker | null {
	const id = textAt(user, "id");
	return id === null ? null : speakerOf(id, textAt(user, "global_name") ?? textAt(user, "username"));
}

/** A time of Discord's, to the millisecond. */
export function discordTime(text: string, now: number): string {
	return timeOf(Date.parse(ZONE.test(text) ? text : `${text}Z`), now);
}
