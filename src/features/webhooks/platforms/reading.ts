import { commandIn } from "./chat-command.ts";
import { wrongIds } from "./ids.ts";
import type { ArrivedEvent, Place, PlatformEvent, Speaker } from "./platform-event.ts";

/** The answer to a platform. `body` is sent as JSON; null sends nothing. */
export type PlatformAnswer = { status: 200 | 204; body: Readonly<Record<string, unknown>> | null };

/** How a request ended. `reply`: the reply to a chat command. */
export type RequestOutcome = { status: "accepted" | "duplicate" | "ignored"; reply: string | null };

type Answering = (outcome: RequestOutcome) => PlatformAnswer;

/** What any platform's request says. `answer`: the platform only wants this answer. */
export type Reading =
	| { kind: "events"; events: readonly ArrivedEvent[]; answer: Answering }
	| { kind: "ignored"; type: string; answer: Answering }
	| { kind: "answer"; answer: PlatformAnswer };

/** How a request is read: the time (ms), and whether its installation runs chat commands. */
export type Listening = { now: number; commands: boolean };

/** Counts events whose id is missing or too long. */
const WRONG_ID = "wrong_id";

/** The longest name of a kind; platforms choose these names. */
const LONGEST_TYPE = 64;

/** The longest name a message can carry. */
const LONGEST_NAME = 256;

/** The answer for platforms that want none in particular. */
export const plainAnswer: Answering = ({ status, reply }) => ({
	status: 200,
	body: reply === null ? { status } : { status, reply },
});

/** An event that Tessera does not use. */
export function ignored(type: string, answer: Answering = plainAnswer): Reading {
	const name = type.replaceAll(/[^A-Za-z0-9._-]/g, "_").slice(0, LONGEST_TYPE);
	return { kind: "ignored", type: name === "" ? "unknown" : name, answer };
}

/** Events, if all their ids can be ids of ours; otherwise the whole request is ignored. */
export function eventsOf(platform: string, events: readonly ArrivedEvent[], answer: Answering = plainAnswer): Reading {
	const wrong = events.length === 0 || events.some((event) => wrongIds(platform, event).length > 0);
	return wrong ? ignored(WRONG_ID, answer) : { kind: "events", events, answer };
}

/** What somebody said, as platforms report it. */
export type Utterance = {
	place: Place;
	at: string;
	message_id: string;
	speaker: Speaker | null;
	bot: boolean;
	text: string;
};

/** A message, or a command if the installation runs commands. A bot's text is never a command. */
export function messageOrCommand({ commands }: Listening, utterance: Utterance): PlatformEvent {
	const { place, at, message_id, speaker, bot, text } = utterance;
	const command = commands && !bot && speaker !== null ? commandIn(text) : null;
	if (command === null || speaker === null) return { kind: "message", ...utterance };
	return { kind: "command", place, at, message_id, speaker, ...command };
}

/** Whether an edited text is a command that was run when it was sent, so that there is no message to edit. */
export function wasCommand({ commands }: Listening, text: string): boolean {
	return commands && commandIn(text) !== null;
}

/** A platform's time (ms since 1970) in ISO 8601. An invalid or future time counts as now. */
export function timeOf(ms: number, now: number): string {
	return new Date(Number.isFinite(ms) ? Math.min(Math.max(ms, 0), now) : now).toISOString();
}

/** Who said it. An empty or too long name is left out. */
export function speakerOf(id: string, name: string | null): Speaker {
	const trimmed = name?.trim() ?? "";
	return { id, name: trimmed === "" || trimmed.length > LONGEST_NAME ? null : trimmed };
}

/** Replies for platforms that show an answer at once. */
export const COMMANDS_OFF = "Commands are off here.";

export const NO_SUCH_COMMAND = "There is no such command here.";

export const RECEIVED = "Received.";

const UNANSWERED: Record<RequestOutcome["status"], string> = {
	accepted: "It will be done in a moment.",
	duplicate: "Done already.",
	ignored: "This can't be done here.",
};

/** The reply to whoever gave a command. */
export function replyText({ status, reply }: RequestOutcome): string {
	return reply ?? UNANSWERED[status];
}
