import { type Entry, fieldsOf, textIn } from "./entry.ts";

/** How items of one API are told apart: equal for items that say the same; null: it is nothing that is compared. */
export type ItemKey = (item: unknown) => string | null;

/**
 * A context with what its client resent of the turn that goes on (`turn`: behind the last that a user said). What the
 * thread can't hold stands where it stood, or the model would do it again; what the model said goes back as it came, with
 * the ids that its provider knows it by, where the thread still says the same. All else is the thread's.
 */
export function withTurn(context: readonly object[], turn: readonly Entry[], keyOf: ItemKey): object[] {
	const asked = context.findLastIndex((item) => fieldsOf(item).role === "user");
	const [shown, rest] = [context.slice(0, asked + 1), context.slice(asked + 1)];
	let thoughts: Entry[] = [];
	for (const entry of turn) {
		if (entry.thought) {
			thoughts.push(entry);
			continue;
		}
		const given = fieldsOf(entry.given);
		if (entry.held === null) {
			if (entry.passes) shown.push(...thoughts.map((thought) => fieldsOf(thought.given)), given);
			thoughts = [];
			continue;
		}
		const key = keyOf(entry.held);
		const at = key === null ? -1 : rest.findIndex((item) => keyOf(item) === key);
		const found = rest[at];
		if (found !== undefined) {
			const ids = thoughts.flatMap(({ given }) => textIn(fieldsOf(given).id) ?? []);
			const isAgain = (item: object) => ids.includes(textIn(fieldsOf(item).id) ?? "");
			shown.push(...rest.splice(0, at + 1).filter((item) => item !== found && !isAgain(item)));
			const words = isSpoken(entry.held);
			shown.push(...(words ? [...thoughts.map((thought) => fieldsOf(thought.given)), given] : [found]));
		}
		thoughts = [];
	}
	return [...shown, ...rest];
}

/** Whether a model said it: results of tools are shown as the thread has them, which may have cleared them. */
function isSpoken(item: unknown): boolean {
	const { type, role } = fieldsOf(item);
	return role === "assistant" || type === "function_call";
}
