import { type ChatMessage, type Content, isError, type Part, textOf } from "../../model/thread/message.ts";
import { markOf, readableText } from "../../model/thread/message-text.ts";
import type { Format } from "./format.ts";
import { breakpointOf } from "./openai-options.ts";
import { imageOf, pdfOf } from "./provider-shapes.ts";
import { responsesContent } from "./responses-content.ts";

type MessageBody = Pick<ChatMessage, "role" | "content">;

/**
 * The part of a message's content that a format can carry. Only this is shown and counted. Returns the content itself
 * if nothing is lost.
 */
export function sendableContent(message: MessageBody, format: Format): Content {
	switch (format) {
		case "messages":
			return message.content;
		case "openai":
			return openAiContent(message);
		case "responses":
			return responsesContent(message, asMark);
		case "anthropic":
			return anthropicContent(message);
		case "ai-sdk":
			return aiSdkContent(message);
		case "text":
		case "blocks":
			return without(message.content, ({ type }) => type === "thinking");
	}
}

/** Thinking can't be sent. Users send text, images and files, other roles only text; a system text is one. */
function openAiContent({ role, content }: MessageBody): Content {
	if (typeof content === "string") return content;
	const sent = content.filter((part) => part.type !== "thinking" && !(part.type === "text" && part.text === ""));
	const isCached = sent.some((part) => breakpointOf(part).prompt_cache_breakpoint !== undefined);
	const onlyText = role !== "user" && (sent.some((part) => part.type !== "text") || (role === "system" && !isCached));
	if (onlyText) return readableText({ role, content: sent });
	const parts = oneRefusal(sent.map((part) => (isRemoteFile(part) ? asMark(part) : withoutLabel(part))));
	const [first] = parts;
	const isOne = parts.length === 1 && first?.type === "text" && first.kind !== "refusal" && !isCached;
	const plain = parts.length === 0 || isOne;
	return plain ? textOf(parts) : parts;
}

/** This API takes a file as its data, not by its address. */
function isRemoteFile(part: Part): boolean {
	return part.type === "file" && !/^data:/i.test(part.url);
}

/** A refusal has one field, whatever it is made of. */
function oneRefusal(parts: readonly Part[]): Part[] {
	const isRefusal = (part: Part) => part.type === "text" && part.kind === "refusal";
	const refusals = parts.filter(isRefusal);
	if (refusals.length < 2) return [...parts];
	const refusal: Part = { type: "text", kind: "refusal", text: textOf(refusals) };
	return [...parts.filter((part) => !isRefusal(part)), refusal];
}

/** Only Anthropic's documents have a name and say what they are about. */
function withoutLabel(part: Part): Part {
	return part.type === "text" && part.kind === "document" ? { type: "text", text: part.text } : part;
}

function asMark(part: Part): Part {
	const [mark] = markOf(part);
	return mark === undefined ? part : { type: "text", text: mark };
}

/** Thinking is sent back only unchanged with its signature, images only from users. The API rejects empty texts. */
function anthropicContent({ role, content }: MessageBody): Content {
	if (typeof content === "string") return role !== "tool" && content.trim() === "" ? "" : content;
	const kept = without(content, (part) => {
		if (part.type === "thinking") return role !== "assistant" || (part.signature ?? part.redacted) === undefined;
		// A result that is an error says so even without a text.
		return part.type === "text" && part.text.trim() === "" && part.kind !== "error";
	});
	if (typeof kept === "string") return kept;
	const lost = (part: Part) =>
		(part.type === "image_url" && (role === "assistant" || imageOf(part) === null)) ||
		(part.type === "file" && (role === "assistant" || pdfOf(part) === null));
	if (!kept.some(lost)) return kept;
	return kept.map((part) => (lost(part) ? asMark(part) : part));
}

/** Only the assistant thinks, and an error is a text. */
function aiSdkContent({ role, content }: MessageBody): Content {
	if (role === "tool" && isError(content)) return [{ type: "text", kind: "error", text: textOf(content) }];
	const kept = without(content, (part) => {
		if (part.type !== "thinking") return role !== "tool" && part.type === "text" && part.text === "";
		const nothing = part.text === "" && (part.signature ?? part.redacted ?? part.provider_options) === undefined;
		return role !== "assistant" || nothing;
	});
	const about = (part: Part) => part.type === "text" && part.context !== undefined;
	if (typeof kept === "string" || !kept.some(about)) return kept;
	return kept.map((part) => (part.type === "text" ? { ...part, context: undefined } : part));
}

function without(content: Content, dropped: (part: Part) => boolean): Content {
	return typeof content === "string" || !content.some(dropped) ? content : content.filter((part) => !dropped(part));
}
