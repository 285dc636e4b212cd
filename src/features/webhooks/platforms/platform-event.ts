/** Where something was said, in the platform's own ids. */
export type Place = {
	channel: string;
	/** The thread within the channel; null: the channel itself. */
	thread: string | null;
	/** Only one person and the bot talk here, so the thread is that person's. */
	direct: boolean;
};

/** Who said it, in the platform's own id. */
export type Speaker = { id: string; name: string | null };

/** The chat commands that an installation may run. */
export const COMMANDS = ["remember", "forget", "notes"] as const;

export type CommandName = (typeof COMMANDS)[number];

/** Who said a message, and when. */
export type Saying = { at: string; speaker: Speaker | null; bot: boolean };

/**
 * What happened on any platform. Times are ISO 8601 UTC with milliseconds. `said`: sender and time of the message itself, if
 * the platform sends it whole.
 */
export type PlatformEvent = { place: Place; at: string } & (
	| { kind: "message"; message_id: string; speaker: Speaker | null; bot: boolean; text: string }
	/** An empty text: nothing of the message is left. */
	| { kind: "edited"; message_id: string; text: string; said?: Saying | undefined }
	| { kind: "deleted"; message_id: string; said?: Saying | undefined }
	/** `message_id`: the message that contained the command, if there was one. */
	| { kind: "command"; command: CommandName; argument: string; speaker: Speaker; message_id?: string | undefined }
);

/** An event with the platform's own id of it, by which a repeat is recognised. */
export type ArrivedEvent = { event_id: string; event: PlatformEvent };
