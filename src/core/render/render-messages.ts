import type { ChatMessage } from "../thread/message.ts";
import { bodyTokens, contentTokens, overheadTokens, REPLY_OVERHEAD } from "../tokens/count-message.ts";
import type { CountText } from "../tokens/encoding.ts";
import { headed, taggedQuery } from "./query.ts";
import type { RenderInput, Rendering } from "./rendering.ts";

/** A message of the rendering; `tokens` where its body's count is known already. */
type Counted = { message: ChatMessage; tokens: number | null };

/**
 * Layout `ranked`, format `messages`: system, project and task lead; then what stands for older history; then
 * the window; knowledge at the head of the newest user message (design §2 "Layout").
 */
export function renderMessages(input: RenderInput, count: CountText): Rendering {
	const { system, project, task, history, window, knowledge, query } = input;
	const leading = [system, project, task].filter((text) => text !== "").join("\n\n");
	const before = [leading, history].filter((text) => text !== "").map((text) => fresh("system", text));
	const shown = window.map(({ message, tokens }): Counted => ({ message, tokens }));
	const all = [...before, ...shown];

	let queryTokens = 0;
	if (query !== null) {
		const asked = knowledge === "" ? query : taggedQuery(query);
		queryTokens = contentTokens(asked, count);
		all.push(fresh("user", headed(knowledge, asked)));
	} else if (knowledge !== "") {
		const newest = all.findLastIndex(({ message }) => message.role === "user");
		const user = all[newest]?.message;
		if (user === undefined) all.push(fresh("user", knowledge));
		else all[newest] = { message: { ...user, content: headed(knowledge, user.content) }, tokens: null };
	}
	const total = all.reduce(
		(sum, { message, tokens }) => sum + (tokens ?? bodyTokens(message, count)) + overheadTokens(message, count),
		REPLY_OVERHEAD,
	);
	const messages = all.map(({ message }) => message);
	return { format: "messages", messages, counted: { total, query: queryTokens } };
}

function fresh(role: "system" | "user", content: ChatMessage["content"]): Counted {
	return { message: { role, content }, tokens: null };
}
