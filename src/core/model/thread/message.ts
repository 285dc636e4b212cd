export const ROLES = ["system", "user", "assistant", "tool"] as const;

export type Role = (typeof ROLES)[number];

/** What one provider wants back unread (`providerOptions` of the AI SDK), by its name. */
export type ProviderOptions = Record<string, Record<string, Json>>;

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export type Opaque = { provider_options?: ProviderOptions | undefined };

/** `after_call`: the id of the message's own call that a part stands behind. Without one it stands before all calls. */
type Placed = Opaque & { after_call?: string | undefined };

/** What the AI SDK tells a model of a call that was denied without a reason. */
export const DENIED = "Tool call execution denied.";

/** A result that tells of an error, a model that refuses, or a document with a name and what it is about. */
export const TEXT_KINDS = ["error", "refusal", "document"] as const;

/** Where a text stands in a document (by its index in the request) that it cites. */
export type Citation = { cited_text: string; document_index: number; document_title: string | null } & (
	| { type: "char_location"; start_char_index: number; end_char_index: number }
	| { type: "page_location"; start_page_number: number; end_page_number: number }
	| { type: "content_block_location"; start_block_index: number; end_block_index: number }
);

export type TextPart = Placed & {
	type: "text";
	text: string;
	/** Of an answer, as Anthropic has them. */
	citations?: Citation[] | undefined;
	kind?: (typeof TEXT_KINDS)[number] | undefined;
	name?: string | undefined;
	context?: string | undefined;
	/** Of a document, if it is not plain text. */
	media_type?: string | undefined;
};
/** `redacted`: thinking that only its provider can read. */
type ThinkingPart = Placed & {
	type: "thinking";
	text: string;
	signature?: string | undefined;
	redacted?: string | undefined;
};
/** `tokens`: the cost that the caller states. */
export type ImagePart = Placed & {
	type: "image_url";
	url: string;
	detail?: string | undefined;
	/** If its data do not say it. */
	media_type?: string | undefined;
	name?: string | undefined;
	tokens?: number | undefined;
};
/** A file by its address or as a data URL. */
export type FilePart = Placed & {
	type: "file";
	url: string;
	media_type: string;
	name?: string | undefined;
	context?: string | undefined;
	tokens?: number | undefined;
};
export type Part = TextPart | ThinkingPart | ImagePart | FilePart;

export type Content = string | Part[];

/** `arguments` is the JSON text exactly as the model sent it. */
export type ToolCall = Opaque & { id: string; name: string; arguments: string };

/** What the caller stores with a thread or message: the JSON text of an object, which we never read. */
export type Metadata = string;

/** What a model reads of a message: no ids, no times. */
export type ChatMessage = Opaque & {
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
	return content.every((part) => {
		if (part.type === "thinking") return part.text === "" && part.redacted === undefined && !part.provider_options;
		return part.type === "text" && part.text === "";
	});
}

/** Whether a result says that its tool failed. */
export function isError(content: Content): boolean {
	return typeof content !== "string" && content.some((part) => part.type === "text" && part.kind === "error");
}

/** Whether a content is a string, nothing, or one text that is no document. */
export function isOneText(content: Content): content is string | [] | [TextPart] {
	if (typeof content === "string" || content.length === 0) return true;
	const [first, ...more] = content;
	return more.length === 0 && first?.type === "text" && first.kind !== "document";
}

/** What one provider wants back unread of a message, a part or a call. */
export function optionsOf({ provider_options: given }: Opaque, provider: string): Record<string, Json> {
	return given?.[provider] ?? {};
}

/** All text of a message's content, without thinking and images. Each text part is on its own line. */
export function textOf(content: Content): string {
	if (typeof content === "string") return content;
	return content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
