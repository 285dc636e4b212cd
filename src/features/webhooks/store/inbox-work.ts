import type { Installation } from "../platforms/installation.ts";
import type { PlatformEvent } from "../platforms/platform-event.ts";

/** An event that was taken in and is not applied yet; of which thread and message it is, in ids of ours. */
export type WaitingEvent = {
	number: number;
	event_id: string;
	event: PlatformEvent;
	thread_id: string;
	message_id: string | null;
	/** This one included. */
	attempts: number;
	/** ms since the epoch. */
	arrived_at: number;
};

export type MessageEvent = Extract<PlatformEvent, { kind: "message" }>;

/** What the platform has told of a message, beside the message itself. */
export type MessageMark = {
	/** The platform's time of the newest edit; null: there was none. */
	edited_at: string | null;
	/** What that edit says, for as long as the message it is of has not come. */
	text: string | null;
	/** The message as that edit tells it, which is taken for it should it not come soon; null: the edit does not tell it all. */
	late: MessageEvent | null;
	/** Nothing is to be stored of it: it was deleted, or nothing was left of it, or it was a command. */
	deleted: boolean;
};

/** What came of an event. */
export type EventEnd = {
	/** What is known of its message from now on; null: what was known before. */
	mark: MessageMark | null;
	/** Its message stands in the thread and is to be forwarded. */
	forward: boolean;
	/** The id it stands under; null: its own. */
	stands_as: string | null;
	/** Why it could not be applied; null: it was, or there was nothing to do. */
	refused: string | null;
	/** What is said to who gave a command. */
	reply: string | null;
};

/** The events of one installation, as what applies them sees them: nobody else takes any. */
export type InboxWork = {
	/**
	 * Those that are due, in order of arrival, their attempt counted; none of a thread in which an earlier one waits. Forgets
	 * edits whose message has not come in time, or makes them messages.
	 */
	take(now: number): { installation: Installation; events: WaitingEvent[] } | null;
	/** What is known of a message. */
	mark(event: WaitingEvent): MessageMark | null;
	/** Ends it in one step: nothing of what it said is kept, and its message is queued to be forwarded, once. */
	end(event: WaitingEvent, end: EventEnd, now: number): void;
	postpone(event: WaitingEvent, error: string, until: number): void;
	/** When there is something to do again (ms since the epoch); null: nothing waits. */
	nextDue(): number | null;
};
