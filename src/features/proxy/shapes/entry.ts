import { readConversation } from "../../threads/index.ts";

/** Whose items a list has. */
export type ItemShape = "openai" | "responses";

/**
 * An item of a conversation as its client sent it, and what of it a thread can hold (null: nothing). `aside` names what
 * it can't; `thought`: it is the provider's own thinking; `passes`: the model is shown it while its turn goes on.
 */
export type Entry = { given: unknown; held: unknown; aside: readonly string[]; thought: boolean; passes: boolean };

/** All of an item can be held, or its client is told what can't. */
export function held(given: unknown): Entry {
	return { given, held: given, aside: [], thought: false, passes: true };
}

/** Nothing of an item can be held: `names` say what it is. */
export function setAside(given: unknown, names: readonly string[], passes = true): Entry {
	return { given, held: null, aside: names, thought: false, passes };
}

/** Whether an item can be held as it stands. */
export function isReadable(item: unknown, shape: ItemShape): boolean {
	return readConversation([item], shape).ok;
}

/** The fields of an item; none if it is no object. */
export function fieldsOf(item: unknown): Readonly<Record<string, unknown>> {
	return typeof item === "object" && item !== null && !Array.isArray(item) ? { ...item } : {};
}

export function textIn(value: unknown): string | null {
	return typeof value === "string" && value !== "" ? value : null;
}
