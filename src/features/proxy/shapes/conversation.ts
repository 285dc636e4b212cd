import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { type ChatMessage, isEmptyContent, textOf } from "../../../core/model/thread/message.ts";
import { readConversation } from "../../threads/index.ts";
import type { Entry, ItemShape } from "./entry.ts";
import { keepable } from "./keepable.ts";

/**
 * What a request says: the instructions before the conversation (null: none), the conversation as it was resent, what
 * came after the last that a user said, and by name what no thread can hold.
 */
export type Conversation = {
	instructions: string | null;
	messages: ChatMessage[];
	/** Where in the body each message stands: `input.3`. */
	places: string[];
	turn: Entry[];
	aside: string[];
};

/** How a list of items is read, and where it stands in the body. */
type Place = { shape: ItemShape; field: string; entriesOf: (items: readonly unknown[]) => Entry[] };

/** The conversation in a field of a request's body. `instructions` stand before those in it. */
export function conversationIn(
	given: unknown,
	{ shape, field, entriesOf }: Place,
	instructions = "",
): Result<Conversation, Problem[]> {
	if (!Array.isArray(given)) return err(problemsOf(readConversation(given, shape)).map(below(field)));
	const [items, before] = [given.map(keepable), String(keepable(instructions))];
	const repaired = before !== instructions || items.some((item, index) => item !== given[index]);
	const nothing = items.flatMap((item, index) => (item === null ? [`${field}.${index}`] : []));
	if (nothing.length > 0) return err(nothing.map((path) => ({ path, message: "expected object, received null" })));
	const entries = entriesOf(items);
	const kept = entries.flatMap(({ held }, place) => (held === null ? [] : [{ held, place }]));
	const read = readConversation(
		kept.map(({ held }) => held),
		shape,
	);
	const asGiven = (path: string) => path.replace(/^\d+/, (index) => String(kept[Number(index)]?.place ?? index));
	if (!read.ok) {
		return err(read.error.map(({ path, message }) => below(field)({ path: asGiven(path), message })));
	}
	const first = read.value.findIndex(({ message }) => message.role !== "system");
	const leading = read.value.slice(0, first < 0 ? read.value.length : first);
	const said = read.value.slice(leading.length).filter(({ message }) => says(message));
	const [messages, places] = [said.map(({ message }) => message), said.map(({ at }) => `${field}.${asGiven(at)}`)];
	if (messages.length === 0) {
		return err([{ path: field, message: "must hold a message that is no instruction, and that can be stored" }]);
	}
	const all = [before, ...leading.map(({ message }) => textOf(message.content))].filter(Boolean).join("\n\n");
	const asked = entries.findLastIndex(({ given }) => isUsers(given));
	const names = [...entries.flatMap(({ aside }) => aside), ...(repaired ? ["characters"] : [])];
	return ok({
		...{ instructions: all === "" ? null : all, messages, places },
		...{ turn: entries.slice(asked + 1), aside: [...new Set(names)] },
	});
}

/** A problem under the field that it was found in. */
export function below(field: string) {
	return ({ path, message }: Problem): Problem => ({ path: [field, path].filter(Boolean).join("."), message });
}

/** Whether a message says or calls anything. A tool that answers nothing has still answered. */
export function says({ role, content, tool_calls }: ChatMessage): boolean {
	if (role === "tool" || tool_calls !== undefined) return true;
	return typeof content === "string"
		? content !== ""
		: !isEmptyContent(content.filter(({ type }) => type !== "thinking"));
}

function isUsers(item: unknown): boolean {
	return typeof item === "object" && item !== null && "role" in item && item.role === "user";
}

function problemsOf(read: ReturnType<typeof readConversation>): Problem[] {
	return read.ok ? [] : read.error;
}
