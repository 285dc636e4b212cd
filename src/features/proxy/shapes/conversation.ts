import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { type ChatMessage, isEmptyContent, textOf } from "../../../core/model/thread/message.ts";
import { readConversation } from "../../threads/index.ts";

/** What a request says: the instructions before the conversation (null: none), and the conversation as it was resent. */
export type Conversation = { instructions: string | null; messages: ChatMessage[] };

/** The conversation in a field of a request's body. `instructions` stand before those in it. */
export function conversationIn(
	given: unknown,
	shape: "openai" | "responses",
	field: string,
	instructions = "",
): Result<Conversation, Problem[]> {
	const read = readConversation(given, shape);
	if (!read.ok) return err(read.error.map(below(field)));
	const first = read.value.findIndex(({ role }) => role !== "system");
	const leading = read.value.slice(0, first < 0 ? read.value.length : first);
	const messages = read.value.slice(leading.length);
	if (messages.length === 0) return err([{ path: field, message: "must hold a message that is no instruction" }]);
	const all = [instructions, ...leading.map(({ content }) => textOf(content))].filter(Boolean).join("\n\n");
	return ok({ instructions: all === "" ? null : all, messages: messages.filter(says) });
}

/** A problem under the field that it was found in. */
export function below(field: string) {
	return ({ path, message }: Problem): Problem => ({ path: [field, path].filter(Boolean).join("."), message });
}

/** A tool that answers nothing has still answered. */
function says({ role, content, tool_calls }: ChatMessage): boolean {
	return role === "tool" || tool_calls !== undefined || !isEmptyContent(content);
}
