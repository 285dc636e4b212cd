export const ROLES = ["system", "user", "assistant", "tool"] as const;

export type Role = (typeof ROLES)[number];

export type TextPart = { type: "text"; text: string };
type ThinkingPart = { type: "thinking"; text: string; signature?: string | undefined };
/** `tokens`: the cost that the caller states. */
export type ImagePart = { type: "image_url"; url: string; tokens?: number | undefined };
export type Part = TextPart | ThinkingPart | ImagePart;

export type Content = string | Part[];

/** `arguments` is the JSON text exactly as the model sent it. */
export type ToolCall = { id: string; name: string; arguments: string };

/** What the caller stores with a thread or message: the JSON text of an object, which we never read. */
export type Metadata = string;

/** What a model reads of a message: no ids, no times. */
export type ChatMessage = {
	role: Role;
	content: Content;
	name?: string | undefined;
	tool_calls?: ToolCall[] | undefined;
	tool_call_id?: string | undefined;
};

/** A message as a caller appends it. Times are ISO 8601 UTC with milliseconds. */
export type NewMessage = ChatMessage & {
	id?: string | undefined;
	user_id?: string | undefined;
	created_at?: string | undefined;
	metadata?: Metadata | undefined;
};

/**
 * A stored message. `tokens` counts content, tool calls and thinking in the thread's encoding, without the overhead
 * of a chat format (3 per message, and a name).
 */
export type StoredMessage = ChatMessage & {
	id: string;
	seq: number;
	tokens: number;
	pinned: boolean;
	created_at: string;
	user_id?: string | undefined;
	metadata?: Metadata | undefined;
	/** When its content was last changed. */
	edited_at?: string | undefined;
	/** Only its entry is left. */
	deleted?: true | undefined;
};

/** A change of a stored message. Absent fields stay. */
export type MessagePatch = { pinned?: boolean | undefined; content?: Content | undefined };

/** Whether a content has nothing to show. */
export function isEmptyContent(content: Content): boolean {
	if (typeof content === "string") return content === "";
	return content.every((part) => part.type !== "image_url" && part.text === "");
}

/** All text of a message's content, without thinking and images. Each text part is on its own line. */
export function textOf(content: Content): string {
	if (typeof content === "string") return content;
	return content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
