import { BaseListChatMessageHistory } from "@langchain/core/chat_history";
import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { type ClientThread, type Message, type NewMessage, TesseraError } from "../../client/index.ts";

const MOST_AT_ONCE = 100;

/** A thread as the message history of a chain. Texts, pictures by their address, and calls of tools are kept. */
export class TesseraChatHistory extends BaseListChatMessageHistory {
	lc_namespace = ["tessera", "langgraph"];
	readonly #thread: ClientThread;

	constructor(thread: ClientThread) {
		super();
		this.#thread = thread;
	}

	async getMessages(): Promise<BaseMessage[]> {
		const messages: BaseMessage[] = [];
		for await (const message of this.#thread.messages({ order: "asc", limit: 200 })) {
			if (message.deleted !== true) messages.push(chatMessage(message));
		}
		return messages;
	}

	async addMessage(message: BaseMessage): Promise<void> {
		await this.addMessages([message]);
	}

	override async addMessages(messages: BaseMessage[]): Promise<void> {
		const held = messages.map(heldMessage);
		for (let at = 0; at < held.length; at += MOST_AT_ONCE) {
			await this.#thread.append(held.slice(at, at + MOST_AT_ONCE), { format: "messages" });
		}
	}

	override async clear(): Promise<void> {
		try {
			await this.#thread.delete();
		} catch (error) {
			if (!(error instanceof TesseraError && error.status === 404)) throw error;
		}
	}
}

/**
 * The context of a thread as messages for a chat model: what it should see for its next answer, within its budget.
 */
export async function contextMessages(
	thread: ClientThread,
	asked: Omit<NonNullable<Parameters<ClientThread["context"]>[0]>, "format"> = {},
): Promise<BaseMessage[]> {
	const { messages } = await thread.context<"messages">({ ...asked, format: "messages" });
	return messages.map(chatMessage);
}

function heldMessage(message: BaseMessage): NewMessage {
	const { content, name } = message;
	const held = { content: typeof content === "string" ? content : content.map(part), ...(name && { name }) };
	if (HumanMessage.isInstance(message)) return { role: "user", ...held };
	if (SystemMessage.isInstance(message)) return { role: "system", ...held };
	if (AIMessage.isInstance(message)) {
		const calls = (message.tool_calls ?? []).map((call) => ({
			...{ id: callId(call.id), name: call.name, arguments: JSON.stringify(call.args) },
		}));
		return { role: "assistant", ...held, ...(calls.length > 0 && { tool_calls: calls }) };
	}
	if (ToolMessage.isInstance(message))
		return { role: "tool", ...failed(held, message.status), tool_call_id: message.tool_call_id };
	throw new TypeError(`A message of type ${message.type} can't be held; human, ai, system and tool messages can.`);
}

type Part = Exclude<NewMessage["content"], string>[number];

function part(block: { type: string; [field: string]: unknown }): Part {
	const { type, text, image_url: image } = block;
	if (type === "text" && typeof text === "string") return { type, text };
	const url = typeof image === "object" && image !== null && "url" in image ? image.url : (image ?? block.url);
	if ((type === "image_url" || type === "image") && typeof url === "string") return { type: "image_url", url };
	throw new TypeError(`A block of type ${type} can't be held; texts and pictures by their address can.`);
}

function callId(id: string | undefined): string {
	if (id === undefined) throw new TypeError("A tool call has no id.");
	return id;
}

function failed(
	held: Pick<NewMessage, "content">,
	status: "success" | "error" | undefined,
): Pick<NewMessage, "content"> {
	if (status !== "error" || typeof held.content !== "string") return held;
	return { ...held, content: [{ type: "text", text: held.content, kind: "error" }] };
}

type Shown = Pick<Message, "role" | "content"> & Partial<Pick<Message, "id" | "name" | "tool_calls" | "tool_call_id">>;

function chatMessage({ id, role, content, name, tool_calls: calls, tool_call_id: answers }: Shown): BaseMessage {
	const fields = { content: shownContent(content), ...(id && { id }), ...(name && { name }) };
	switch (role) {
		case "user":
			return new HumanMessage(fields);
		case "system":
			return new SystemMessage(fields);
		case "assistant":
			return new AIMessage({
				...fields,
				tool_calls: (calls ?? []).map((call) => ({
					...{ id: call.id, name: call.name, args: argumentsOf(call.arguments), type: "tool_call" as const },
				})),
			});
		case "tool": {
			const error = typeof content !== "string" && content.some((one) => one.type === "text" && one.kind === "error");
			return new ToolMessage({ ...fields, tool_call_id: answers ?? "", status: error ? "error" : "success" });
		}
	}
}

type Block = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

function shownContent(content: Message["content"]): string | Block[] {
	if (typeof content === "string") return content;
	const [only, ...more] = content;
	if (only?.type === "text" && more.length === 0) return only.text;
	return content.flatMap((one): Block[] => {
		if (one.type === "text") return [{ type: "text", text: one.text }];
		return one.type === "image_url" ? [{ type: "image_url", image_url: { url: one.url } }] : [];
	});
}

function argumentsOf(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
