import { escapeTags, wrap } from "../../base/tags.ts";
import { bodyTokens, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import type { ChatMessage, Content } from "../../model/thread/message.ts";
import { readableText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { CachePart } from "./cache-figures.ts";
import { buildChat, cacheParts, textPieces } from "./chat.ts";
import type { RenderInput, Rendering } from "./rendering.ts";

/** Format `messages`: two system messages, the window, and the question with its head. */
export function renderMessages(input: RenderInput, count: CountText): Rendering {
	const { leading, history, messages: spoken, queryTokens } = buildChat(input, count);
	const before = [leading, history]
		.filter((text) => text !== "")
		.map((content) => {
			const message: ChatMessage = { role: "system", content };
			return { message, tokens: bodyTokens(message, count) };
		});
	const all = [...before, ...spoken];
	const parts = cacheParts(all, before.length, count);
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const messages = all.map(({ message }) => message);
	return { format: "messages", messages, counted: { total, query: queryTokens }, parts };
}

/** Format `text`: every block in its tags, in the layout's order, then the query. */
export function renderText(input: RenderInput, count: CountText): Rendering {
	const asked = queryText(input.query);
	const text = wholeText(input, asked);
	const counted = countedText(text, asked, count);
	return { format: "text", text, counted, parts: partsOf(input, asked, counted.query) };
}

/**
 * Format `blocks`: each block with its sections, counted as one text. What is aside belongs to its block, after its
 * tags.
 */
export function renderBlocks(input: RenderInput, count: CountText): Rendering {
	const { system, project, task, history, knowledge } = input.blocks;
	const asked = queryText(input.query);
	const counted = countedText(wholeText(input, asked), asked, count);
	const shown = ({ text, aside, sections }: typeof system) => ({ text: joined([text, aside?.text ?? ""]), sections });
	return {
		format: "blocks",
		blocks: {
			system: shown(system),
			project: shown(project),
			task: shown(task),
			history: shown(history),
			knowledge: shown(knowledge),
			query: asked,
		},
		counted,
		parts: partsOf(input, asked, counted.query),
	};
}

function queryText(query: Content | null): string {
	return query === null ? "" : wrap("query", escapeTags(readableText({ role: "user", content: query })));
}

function wholeText(input: RenderInput, asked: string): string {
	const texts = textPieces(input).map(({ text }) => text);
	return joined([...texts, asked]);
}

function joined(texts: readonly string[]): string {
	return texts.filter((text) => text !== "").join("\n\n");
}

/** Each block is a part. No prefix ends with the query. */
function partsOf(input: RenderInput, asked: string, query: number): CachePart[] {
	const parts = textPieces(input).map((piece) => ({ ...piece, boundary: true }));
	return [...parts, { text: asked, tokens: query, boundary: false }].filter(({ text }) => text !== "");
}

function countedText(text: string, asked: string, count: CountText) {
	return { total: text === "" ? 0 : count(text), query: asked === "" ? 0 : count(asked) };
}
