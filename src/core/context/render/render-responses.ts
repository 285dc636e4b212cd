import { contentTokens, MESSAGE_OVERHEAD, REPLY_OVERHEAD } from "../../model/thread/count-message.ts";
import {
	type ChatMessage,
	type Content,
	optionsOf,
	type Part,
	type TextPart,
	type ToolCall,
} from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { CachePart } from "./cache-figures.ts";
import { buildChat } from "./chat.ts";
import { breakpointOf, openAiRole } from "./openai-options.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import type { ResponsesDetail, ResponsesInput, ResponsesItem, ResponsesOutput } from "./responses-shapes.ts";
import { sendableContent } from "./sendable-content.ts";
import { type CallIds, callIds, inOrder, toolName } from "./tool-calls.ts";

type Counted = { item: ResponsesItem; tokens: number; newest: boolean };

/** Format `responses`: what OpenAI's Responses API takes as `instructions` and `input`. Items stand in their own order. */
export function renderResponses(input: RenderInput, count: CountText): Rendering {
	const { leading: instructions, history, messages, last, queryTokens } = buildChat(input, count);
	const ids = callIds();
	const before: ChatMessage[] = history === "" ? [] : [{ role: "system", content: history }];
	const said = [...before, ...messages.map(({ message }) => message)];
	const newest = said[before.length + last];
	const items = said.flatMap((message) =>
		itemsOf(message, ids, count).map((one) => ({ ...one, newest: message === newest })),
	);
	const leads =
		instructions === "" ? [] : [{ text: instructions, tokens: count(instructions) + MESSAGE_OVERHEAD, boundary: true }];
	const parts = [...leads, ...items.map((one, index) => cachePart(items, one, index))];
	const total = parts.reduce((sum, { tokens }) => sum + tokens, REPLY_OVERHEAD);
	const counted = { total, query: queryTokens };
	return { format: "responses", instructions, input: items.map(({ item }) => item), counted, parts };
}

/** An item as a provider's cache sees it. What the assistant thinks, says and calls in one go has one overhead. */
function cachePart(items: readonly Counted[], { item, tokens }: Counted, index: number): CachePart {
	const goesOn = index > 0 && isSpoken(items[index - 1]?.item) && isSpoken(item);
	const boundary = items[index + 1]?.newest === true && items[index]?.newest === false;
	return { text: JSON.stringify(item), tokens: tokens + (goesOn ? 0 : MESSAGE_OVERHEAD), boundary };
}

/** Whether the assistant made it. */
function isSpoken(item: ResponsesItem | undefined): boolean {
	if (item === undefined) return false;
	return "role" in item ? item.role === "assistant" : item.type !== "function_call_output";
}

type Made = Omit<Counted, "newest">;

function itemsOf(message: ChatMessage, ids: CallIds, count: CountText): Made[] {
	const content = sendableContent(message, "responses");
	const tokens = contentTokens(content, count);
	switch (message.role) {
		case "system":
			return said({ role: openAiRole(message, "developer"), content: inputOf(content) }, tokens);
		case "user":
			return said({ role: "user", content: inputOf(content) }, tokens);
		case "tool": {
			const call_id = ids.answered(message.tool_call_id ?? "");
			return [{ item: { type: "function_call_output", call_id, output: inputOf(content) }, tokens }];
		}
		case "assistant": {
			const parts: Part[] = typeof content === "string" ? [{ type: "text", text: content }] : content;
			return followed(spoken(inOrder(parts, message.tool_calls ?? []), ids, count));
		}
	}
}

/** Nothing is no message. */
function said(item: Extract<ResponsesItem, { role: "user" | "developer" | "system" }>, tokens: number): Made[] {
	return item.content.length === 0 ? [] : [{ item, tokens }];
}

/** This API refuses thinking that nothing follows. */
function followed(made: readonly Made[]): Made[] {
	const last = made.findLastIndex(({ item }) => "role" in item || item.type !== "reasoning");
	return made.slice(0, last + 1);
}

function called(call: ToolCall, ids: CallIds, count: CountText, paired: boolean): Made {
	const { id, name: given, arguments: json } = call;
	const name = toolName(given);
	const own = paired ? (optionsOf(call, "responses").itemId ?? optionsOf(call, "openai").itemId) : undefined;
	const head = { type: "function_call" as const, ...(typeof own === "string" && { id: own }) };
	const item = { ...head, call_id: ids.use(id), name, arguments: json };
	return { item, tokens: count(name) + count(json) };
}

/**
 * What the assistant thinks, says and calls, in its order. Parts of one thought are one item. Behind a thought, items have the ids that
 * they had: this API takes it only with what it led to, and an item of such an id only with its thought.
 */
function spoken(pieces: ReturnType<typeof inOrder>, ids: CallIds, count: CountText): Made[] {
	const made: Made[] = [];
	const texts: TextPart[] = [];
	const isPaired = () => made.some(isThought);
	for (const piece of pieces) {
		if ("call" in piece) {
			made.push(...messageItems(texts.splice(0), count, isPaired()), called(piece.call, ids, count, isPaired()));
			continue;
		}
		const { part } = piece;
		if (part.type === "text") texts.push(part);
		if (part.type !== "thinking") continue;
		made.push(...messageItems(texts.splice(0), count, isPaired()));
		const { itemId, reasoningEncryptedContent: encrypted, reasoningText } = optionsOf(part, "openai");
		if (typeof itemId !== "string") continue;
		const thought = thoughtOf(made.at(-1), itemId);
		const { item } = thought;
		if (made.at(-1) !== thought) made.push(thought);
		if (typeof encrypted === "string") item.encrypted_content = encrypted;
		if (part.text === "") continue;
		if (reasoningText === true) item.content = [...(item.content ?? []), { type: "reasoning_text", text: part.text }];
		else item.summary.push({ type: "summary_text", text: part.text });
		thought.tokens += count(part.text);
	}
	return [...made, ...messageItems(texts, count, isPaired())];
}

type Thought = Made & { item: Extract<ResponsesItem, { type: "reasoning" }> };

/** The thought of this id that goes on, or a new one. */
function thoughtOf(last: Made | undefined, id: string): Thought {
	return last !== undefined && isThought(last) && last.item.id === id
		? last
		: { item: { type: "reasoning", id, summary: [] }, tokens: 0 };
}

function isThought(made: Made): made is Thought {
	return !("role" in made.item) && made.item.type === "reasoning";
}

/** An answer of several texts or a refusal stands under its own id; without one, each text is a message. */
function messageItems(texts: readonly TextPart[], count: CountText, paired: boolean): Made[] {
	const sent = texts.filter(({ text }) => text !== "");
	const [first] = sent;
	if (first === undefined) return [];
	const { itemId: own, phase: given } = optionsOf(first, "openai");
	const itemId = (paired ? optionsOf(first, "responses").itemId : undefined) ?? own;
	const phase = (["commentary", "final_answer"] as const).find((known) => known === given);
	const beside = phase === undefined ? {} : { phase };
	if (typeof itemId !== "string") {
		return sent.map(({ text }) => ({ item: { role: "assistant", content: text, ...beside }, tokens: count(text) }));
	}
	const head = { type: "message" as const, id: itemId, role: "assistant" as const, status: "completed" as const };
	return [{ item: { ...head, content: sent.map(outputOf), ...beside }, tokens: contentTokens(sent.map(bare), count) }];
}

function bare({ text }: TextPart): TextPart {
	return { type: "text", text };
}

function outputOf(part: TextPart): ResponsesOutput {
	if (part.kind === "refusal") return { type: "refusal", refusal: part.text };
	return { type: "output_text", text: part.text, annotations: [] };
}

function inputOf(content: Content): string | ResponsesInput[] {
	if (typeof content === "string") return content;
	const [first, ...more] = content;
	if (first?.type === "text" && more.length === 0 && first.provider_options === undefined) return first.text;
	return content.flatMap(inputPart);
}

function inputPart(part: Part): ResponsesInput[] {
	switch (part.type) {
		case "thinking":
			return [];
		case "text":
			return [{ type: "input_text", text: part.text, ...breakpointOf(part) }];
		case "image_url":
			return [{ type: "input_image", image_url: part.url, detail: detailOf(part.detail), ...breakpointOf(part) }];
		case "file": {
			const data = /^data:/i.test(part.url) ? { file_data: part.url } : { file_url: part.url };
			const { fileDetail } = optionsOf(part, "openai");
			const detail = (["auto", "low", "high"] as const).find((known) => known === fileDetail);
			const label = { ...(part.name !== undefined && { filename: part.name }), ...(detail && { detail }) };
			return [{ type: "input_file", ...data, ...label, ...breakpointOf(part) }];
		}
	}
}

function detailOf(given: string | undefined): ResponsesDetail {
	return (["low", "high", "original"] as const).find((known) => known === given) ?? "auto";
}
