import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { LONGEST_ID, type WrongId, wrongIds } from "./ids.ts";
import type { PlatformEvent } from "./platform-event.ts";
import { type Listening, plainly, type Reading, speakerOf, spoken, timeOf } from "./reading.ts";

/** What a service of one's own sends: `ts` in ISO 8601. */
export type GenericPayload = {
	id: string;
	channel: string;
	thread?: string | undefined;
	message_id: string;
	user: string;
	ts: string;
} & (
	| { type: "message"; bot: boolean; text: string }
	| { type: "message_edited"; text: string }
	| { type: "message_deleted" }
);

/** Reads what a service of one's own sent; the problems where an id can't be kept. */
export function readGeneric(payload: GenericPayload, listening: Listening): Result<Reading, Problem[]> {
	const arrived = { event_id: payload.id, event: eventOf(payload, listening) };
	const wrong = wrongIds("generic", arrived);
	if (wrong.length > 0) return err(wrong.map((path) => ({ path, message: WRONG[path] })));
	return ok({ kind: "events", events: [arrived], answer: plainly });
}

function eventOf(payload: GenericPayload, listening: Listening): PlatformEvent {
	const { channel, thread = null, message_id } = payload;
	const at = timeOf(Date.parse(payload.ts), listening.now);
	const spot = { place: { channel, thread, direct: false }, at, message_id };
	if (payload.type === "message_deleted") return { kind: "deleted", ...spot };
	if (payload.type === "message_edited") return { kind: "edited", ...spot, text: payload.text };
	const { user, bot, text } = payload;
	return spoken(listening, { ...spot, speaker: speakerOf(user, null), bot, text });
}

const TOO_LONG = `the id of ours that is made of it would have more than ${LONGEST_ID} characters`;

const WRONG: Record<WrongId, string> = {
	id: `must be 1 to ${LONGEST_ID} characters`,
	channel: TOO_LONG,
	thread: TOO_LONG,
	message_id: "can't stand in a path, or is too long",
	user: TOO_LONG,
};
