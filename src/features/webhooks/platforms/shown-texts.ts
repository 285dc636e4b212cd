import type { Taken } from "./reading.ts";

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
export function toldOf({ status, reply }: Taken): string {
	return reply ?? UNANSWERED[status];
}
