import { type BlockName, type Preset, rankOrder } from "../../base/block.ts";
import { escapeTags, wrap } from "../../base/tags.ts";
import { bodyTokens, contentTokens, overheadTokens } from "../../model/thread/count-message.ts";
import { type ChatMessage, type Content, textOf } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { CachePart } from "./cache-figures.ts";
import type { Layout } from "./format.ts";
import type { RenderInput } from "./rendering.ts";

/** The query next to knowledge: its text in tags, followed by its images. */
export function taggedQuery(query: Content): Content {
	const text = wrap("query", escapeTags(textOf(query)));
	if (typeof query === "string") return text;
	const rest = query.filter((part) => part.type !== "text");
	return text === "" ? rest : [{ type: "text", text }, ...rest];
}

/** Puts a text at the head of a message's content. */
function headed(head: string, content: Content): Content {
	if (head === "") return content;
	if (typeof content === "string") return content === "" ? head : `${head}\n\n${content}`;
	const [first, ...rest] = content;
	if (first?.type === "text" && first.kind === undefined)
		return [{ ...first, text: `${head}\n\n${first.text}` }, ...rest];
	return [{ type: "text", text: head }, ...content];
}

/** A message of the rendering and the tokens of its body. */
export type CountedMessage = { message: ChatMessage; tokens: number };

/**
 * A context as messages, before any provider's shape. `leading` and `history` are the texts of the two system
 * messages, or "". `last` is the index of the newest user message: what precedes it does not change with the
 * question.
 */
export type Chat = { leading: string; history: string; messages: CountedMessage[]; last: number; queryTokens: number };

/** A text of a rendering: a block, or what is aside. */
type Piece = { text: string; tokens: number };

/** Which blocks come first, and which accompany the question. */
const PLACES: Record<Layout, { leading: BlockName[]; head: BlockName[] }> = {
	ranked: { leading: ["system", "project", "task"], head: ["knowledge"] },
	cache: { leading: ["system", "project"], head: ["task", "knowledge"] },
};

/** The order of all blocks in a text, followed by the query: by rank, or as layout `cache` has them. */
export function textOrder(layout: Layout, preset: Preset): readonly BlockName[] {
	if (layout === "ranked") return rankOrder(preset);
	const { leading, head } = PLACES[layout];
	return [...leading, "history", ...head];
}

/** All texts in order, without the query. What is aside comes right before knowledge. */
export function textPieces({ layout, preset, blocks }: RenderInput): Piece[] {
	const pieces = textOrder(layout, preset).flatMap((name) => [
		...(name === "knowledge" ? asides(blocks) : []),
		pieceOf(blocks[name]),
	]);
	return pieces.filter(({ text }) => text !== "");
}

/** A block without what is aside. */
function pieceOf({ text, used, aside }: RenderInput["blocks"][BlockName]): Piece {
	return { text, tokens: used - (aside?.tokens ?? 0) };
}

function asides({ system, project }: RenderInput["blocks"]): Piece[] {
	return [system, project].flatMap(({ aside }) => aside ?? []);
}

/** Puts each block where the layout wants it: before the window, or at the head of the newest user message. */
export function buildChat(input: RenderInput, count: CountText): Chat {
	const { blocks } = input;
	const places = PLACES[input.layout];
	const leading = places.leading.map((name) => blocks[name].text);
	const head = places.head.flatMap((name) => [
		...(name === "knowledge" ? asides(blocks).map(({ text }) => text) : []),
		blocks[name].text,
	]);
	const joined = (texts: string[]) => texts.filter((text) => text !== "").join("\n\n");
	const messages = input.window.map(({ message, tokens }): CountedMessage => ({ message, tokens }));
	const asked = addQuestion(messages, joined(head), input.query, count);
	return { leading: joined(leading), history: blocks.history.text, messages, ...asked };
}

/**
 * Messages with their overhead, as a provider's cache sees them. A prefix may end after each of the `leading` ones
 * and before the newest user message, because what follows changes with every question.
 */
export function cacheParts(messages: readonly CountedMessage[], leading: number, count: CountText): CachePart[] {
	const last = messages.findLastIndex(({ message }) => message.role === "user");
	return messages.map(({ message, tokens }, index) => ({
		text: JSON.stringify(message),
		tokens: tokens + overheadTokens(message, count),
		boundary: index < leading || index === last - 1,
	}));
}

/** Adds the question, or puts its head on the newest user message. */
function addQuestion(messages: CountedMessage[], head: string, query: RenderInput["query"], count: CountText) {
	const add = (content: ChatMessage["content"]) => {
		const message: ChatMessage = { role: "user", content };
		messages.push({ message, tokens: bodyTokens(message, count) });
	};
	if (query !== null) {
		const asked = head === "" ? query : taggedQuery(query);
		add(headed(head, asked));
		return { last: messages.length - 1, queryTokens: contentTokens(asked, count) };
	}
	const newest = messages.findLastIndex(({ message }) => message.role === "user");
	const user = messages[newest];
	if (head === "") return { last: newest, queryTokens: 0 };
	if (user === undefined) {
		add(head);
		return { last: messages.length - 1, queryTokens: 0 };
	}
	const message = { ...user.message, content: headed(head, user.message.content) };
	messages[newest] = { message, tokens: bodyTokens(message, count) };
	return { last: newest, queryTokens: 0 };
}
