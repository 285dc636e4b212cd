import type { Coverage } from "./continuity.ts";
import type { StoredMessage } from "./message.ts";
import type { Thread } from "./thread.ts";
import type { StoredWorkingState } from "./working-state.ts";

/** How far its thread has got with a message, so that a copy of the thread does nothing a second time. */
export type MessagePast = {
	learned?: true | undefined;
	cleared?: true | undefined;
	covered?: Coverage | undefined;
	/** The number of the summary that covers it. */
	summary?: number | undefined;
};

/** A message with all that a copy of its thread needs. `hidden`: the result of a deleted call, which no context shows. */
export type CarriedMessage = StoredMessage & { hidden?: true | undefined; past?: MessagePast | undefined };

/** A thread with all that a copy needs but what it lists. `created_as`: what a repeated creation is compared with. */
export type CarriedThread = Thread & { created_as: string; working_state: StoredWorkingState | null };

/** What became of something that was to be restored. */
export type Restored = "imported" | "skipped" | { refused: string };

export const OTHER_CONTENT: Restored = { refused: "something else is there under this id" };
