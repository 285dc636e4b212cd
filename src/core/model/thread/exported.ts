import { canonicalJson } from "../../base/canonical-json.ts";
import type { Coverage } from "./continuity.ts";
import type { StoredMessage } from "./message.ts";
import type { Thread } from "./thread.ts";
import type { LearnScope } from "./thread-config.ts";
import type { StoredWorkingState } from "./working-state.ts";

/** How far its thread has got with a message, so that a copy of the thread does nothing a second time. */
export type MessagePast = {
	learned?: true | undefined;
	cleared?: true | undefined;
	covered?: Coverage | undefined;
	/** The number of the summary that covers it. */
	summary?: number | undefined;
	/** How far it may be learned; absent: wherever the thread is learned into. */
	reach?: LearnScope | undefined;
};

/** A message with all that a copy of its thread needs. `hidden`: the result of a deleted call, which no context shows. */
export type ExportedMessage = StoredMessage & { hidden?: true | undefined; past?: MessagePast | undefined };

/** A thread with all that a copy needs but what it lists. `created_as`: what a repeated creation is compared with. */
export type ExportedThread = Thread & { created_as: string; working_state: StoredWorkingState | null };

/** What became of something that was to be restored. */
export type Restored = "imported" | "skipped" | { refused: string };

const OTHER = "something else is there under this id";

export const OTHER_CONTENT: Restored = { refused: OTHER };

/** What becomes of something whose id is there already: skipped where both say the same, else refused with the fields that differ. */
export function compared(here: object, given: object): Restored {
	const [one, other] = [
		new Map<string, unknown>(Object.entries(here)),
		new Map<string, unknown>(Object.entries(given)),
	];
	const fields = [...new Set([...one.keys(), ...other.keys()])];
	const different = fields.filter(
		(field) => canonicalJson({ value: one.get(field) }) !== canonicalJson({ value: other.get(field) }),
	);
	if (different.length === 0) return "skipped";
	const verb = different.length === 1 ? "differs" : "differ";
	return { refused: `${OTHER}: ${different.map((field) => `data.${field}`).join(", ")} ${verb}` };
}
