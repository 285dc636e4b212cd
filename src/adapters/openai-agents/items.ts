import type { AgentInputItem } from "@openai/agents";
import type { Message, NewMessage } from "../../client/index.ts";

/** Where an item stands that a message can't say in full. */
const ITEM = "openai_agents_item";

type Parts = Exclude<NewMessage["content"], string>;

/** An item as a message. What the message does not say stands in its metadata, so that the item comes back as it was. */
export function messageOf(item: AgentInputItem): NewMessage {
	const message = readable(item);
	const [same] = itemsOf(message, new Map());
	return JSON.stringify(same) === JSON.stringify(item) ? message : { ...message, metadata: { [ITEM]: asJson(item) } };
}

/** The items of a message. `calls`: the names of the tools that were called before it. */
export function itemsOf(message: Message | NewMessage, calls: Map<string, string>): AgentInputItem[] {
	for (const { id, name } of message.tool_calls ?? []) calls.set(id, name);
	// What somebody edited counts, and not what it was.
	const kept = "edited_at" in message ? undefined : message.metadata?.[ITEM];
	if (isItem(kept)) return [kept];
	const text = textOf(message.content);
	switch (message.role) {
		case "system":
			return [{ type: "message", role: "system", content: text }];
		case "user":
			return [{ type: "message", role: "user", content: userContent(message.content) }];
		case "assistant":
			return [...spokenItem(text), ...(message.tool_calls ?? []).map(callItem)];
		case "tool": {
			const callId = message.tool_call_id ?? "";
			const name = calls.get(callId) ?? "unknown";
			return [{ type: "function_call_result", name, callId, status: "completed", output: { type: "text", text } }];
		}
	}
}

function spokenItem(text: string): AgentInputItem[] {
	if (text === "") return [];
	return [{ type: "message", role: "assistant", status: "completed", content: [{ type: "output_text", text }] }];
}

function callItem(call: { id: string; name: string; arguments: string }): AgentInputItem {
	return { type: "function_call", callId: call.id, name: call.name, status: "completed", arguments: call.arguments };
}

/** What a person or a model can read of an item. */
function readable(item: AgentInputItem): NewMessage {
	if ("role" in item && item.content !== undefined) {
		const parts = typeof item.content === "string" ? textPart(item.content) : item.content.flatMap(partsOf);
		const [only] = parts;
		if (only === undefined) return { role: item.role, content: marker(`empty message of ${item.role}`) };
		return { role: item.role, content: parts.length === 1 && only.type === "text" ? only.text : parts };
	}
	switch (item.type) {
		case "function_call": {
			const call = { id: item.callId, name: item.name, arguments: item.arguments };
			return { role: "assistant", content: "", tool_calls: [call] };
		}
		case "function_call_result": {
			const text = outputText(item.output);
			return { role: "tool", content: text === "" ? "(nothing)" : text, tool_call_id: item.callId };
		}
		case "reasoning": {
			const text = item.content.map((part) => part.text).join("\n\n");
			return { role: "assistant", content: marker(text === "" ? "reasoning" : text) };
		}
		default:
			return { role: "assistant", content: marker(item.type ?? "item") };
	}
}

/** A text that is neither said nor called: contexts show thinking for a few turns, and recall none of it. */
function marker(text: string): Parts {
	return [{ type: "thinking", text }];
}

function textPart(text: string): Parts {
	return text === "" ? [] : [{ type: "text", text }];
}

type ContentPart = Exclude<Extract<AgentInputItem, { role: string }>["content"], string>[number];

function partsOf(part: ContentPart): Parts {
	switch (part.type) {
		case "input_text":
		case "output_text":
			return textPart(part.text);
		case "refusal":
			return [{ type: "text", text: part.refusal, kind: "refusal" }];
		case "input_image":
			return typeof part.image === "string" ? [{ type: "image_url", url: part.image }] : marker("image");
		case "audio":
			return part.transcript ? textPart(part.transcript) : marker("sound");
		default:
			return marker(part.type);
	}
}

function outputText(output: Extract<AgentInputItem, { type: "function_call_result" }>["output"]): string {
	if (typeof output === "string") return output;
	const parts = Array.isArray(output) ? output : [output];
	return parts.map((part) => ("text" in part ? part.text : part.type)).join("\n\n");
}

type UserContent = Extract<AgentInputItem, { role: "user" }>["content"];

function userContent(content: NewMessage["content"]): UserContent {
	if (typeof content === "string") return content;
	return content.flatMap((part): Exclude<UserContent, string> => {
		if (part.type === "text") return [{ type: "input_text", text: part.text }];
		return part.type === "image_url" ? [{ type: "input_image", image: part.url }] : [];
	});
}

function textOf(content: NewMessage["content"]): string {
	if (typeof content === "string") return content;
	return content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
}

function asJson(item: AgentInputItem): Record<string, never> {
	return JSON.parse(JSON.stringify(item));
}

/** Only this adapter writes under that name, and what it writes is an item. */
function isItem(value: unknown): value is AgentInputItem {
	return typeof value === "object" && value !== null && ("role" in value || "type" in value);
}
