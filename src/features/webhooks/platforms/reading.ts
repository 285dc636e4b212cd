import { commandIn } from "./chat-command.ts";
import { wrongIds } from "./ids.ts";
import type { ArrivedEvent, Place, PlatformEvent, Speaker } from "./platform-event.ts";

/** What a platform is answered; `body`: sent as JSON, null sends nothing. */
export type PlatformAnswer = { status: 200 | 204; body: Readonly<Record<string, unknown>> | null };

/** What became of a request. `reply`: what who gave a chat command is told. */
export type Taken = { status: "accepted" | "duplicate" | "ignored"; reply: string | null };

type Answering = (taken: Taken) => PlatformAnswer;

/** What a platform's request says, whichever it is. `answer`: the platform only wants to hear this. */
export type Reading =
	| { kind: "events"; events: readonly ArrivedEvent[]; answer: Answering }
	| { kind: "ignored"; type: string; answer: Answering }
	| { kind: "answer"; answer: PlatformAnswer };

/** How a request is read: when (ms), and whether its installation obeys chat commands. */
export type Listening = { now: number; commands: boolean };

/** Counted under this where an id is missing, or longer than one of ours may be. */
const WRONG_ID = "wrong_id";

/** Kinds of events are named by platforms; names are kept this short. */
const LONGEST_TYPE = 64;

/** The longest name a message can carry. */
const LONGEST_NAME = 256;

/** Answers what is answered where the platform has no wish of its own. */
export const plainly: Answering = ({ status, reply }) => ({
	status: 200,
	body: reply === null ? { status } : { status, reply },
});

/** Something that is not for us. */
export function ignored(type: string, answer: Answering = plainly): Reading {
	const name = type.replaceAll(/[^A-Za-z0-9._-]/g, "_").slice(0, LONGEST_TYPE);
	return { kind: "ignored", type: name === "" ? "unknown" : name, answer };
}

/** Events whose ids can all be ids of ours; with any other one, nothing is taken of the request. */
export function eventsOf(platform: string, events: readonly ArrivedEvent[], answer: Answering = plainly): Reading {
	const wrong = events.length === 0 || events.some((event) => wrongIds(platform, event).length > 0);
	return wrong ? ignored(WRONG_ID, answer) : { kind: "events", events, answer };
}

/** What somebody said, as far as platforms tell it. */
export type Utterance = {
	place: Place;
	at: string;
	message_id: string;
	speaker: Speaker | null;
	bot: boolean;
	text: string;
};

/** A message, or the command that it is where commands are obeyed; bots give none. */
export function spoken({ commands }: Listening, utterance: Utterance): PlatformEvent {
	const { place, at, message_id, speaker, bot, text } = utterance;
	const command = commands && !bot && speaker !== null ? commandIn(text) : null;
	if (command === null || speaker === null) return { kind: "message", ...utterance };
	return { kind: "command", place, at, message_id, speaker, ...command };
}

/** Whether a changed text is a command that was obeyed when it was said, so that there is no message to change. */
export function wasCommand({ commands }: Listening, text: string): boolean {
	return commands && commandIn(text) !== null;
}

/** A platform's time (ms since 1970) in ISO 8601. What is no time, or not yet, counts as now. */
export function timeOf(ms: number, now: number): string {
	return new Date(Number.isFinite(ms) ? Math.min(Math.max(ms, 0), now) : now).toISOString();
}

/** Who said it; a name that is none, or too long for one, is left out. */
export function speakerOf(id: string, name: string | null): Speaker {
	const trimmed = name?.trim() ?? "";
	return { id, name: trimmed === "" || trimmed.length > LONGEST_NAME ? null : trimmed };
}

/** What people are told on a platform that shows an answer at once. */
export const COMMANDS_OFF = "Commands are off here.";

export const NO_SUCH_COMMAND = "There is no such command here.";

export const RECEIVED = "Received.";

const UNANSWERED: Record<Taken["status"], string> = {
	accepted: "It will be done in a moment.",
	duplicate: "Done already.",
	ignored: "This can't be done here.",
};

/** What who gave a command is told. */
export function replyText({ status, reply }: Taken): string {
	return reply ?? UNANSWERED[status];
}
