import type { AgentInputItem, Session } from "@openai/agents";
import { type ClientThread, type Message, TesseraError } from "../../client/index.ts";
import { itemsOf, messageOf } from "./items.ts";

const MOST_AT_ONCE = 100;
const LONGEST_PAGE = 200;

type Placed = { message: string; item: AgentInputItem };

/** A thread as the session of an agent: what is added comes back as it was, and so do messages that others appended. */
export function tesseraSession(thread: ClientThread): Session {
	return {
		getSessionId: async () => thread.id,
		getItems: async (limit) => (await placedItems(thread, limit)).map(({ item }) => item),
		addItems: async (items) => {
			const messages = items.map(messageOf);
			for (let at = 0; at < messages.length; at += MOST_AT_ONCE) {
				await thread.append(messages.slice(at, at + MOST_AT_ONCE), { format: "messages" });
			}
		},
		popItem: async () => {
			const last = (await placedItems(thread, 1)).at(-1);
			if (last === undefined) return undefined;
			await thread.deleteMessage(last.message);
			return last.item;
		},
		clearSession: async () => {
			try {
				await thread.delete();
			} catch (error) {
				if (!(error instanceof TesseraError && error.status === 404)) throw error;
			}
		},
	};
}

/** The newest items of a thread in their order, each with the id of its message. */
export async function placedItems(thread: ClientThread, limit?: number): Promise<Placed[]> {
	const messages = await newestMessages(thread, limit);
	const calls = new Map<string, string>();
	const items = messages.flatMap((message) => itemsOf(message, calls).map((item) => ({ message: message.id, item })));
	return limit === undefined ? items : items.slice(Math.max(0, items.length - limit));
}

async function newestMessages(thread: ClientThread, limit: number | undefined): Promise<Message[]> {
	const messages: Message[] = [];
	if (limit === 0) return messages;
	const order = limit === undefined ? "asc" : "desc";
	for await (const message of thread.messages({ order, limit: Math.min(limit ?? LONGEST_PAGE, LONGEST_PAGE) })) {
		if (message.deleted !== true) messages.push(message);
		if (messages.length === limit) break;
	}
	return order === "asc" ? messages : messages.reverse();
}
