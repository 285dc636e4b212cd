import type { Content, Role, StoredMessage, ToolCall } from "../../../../core/model/thread/message.ts";
import type { WindowMessage } from "../../../../core/model/thread/snapshot.ts";
import type { LearnScope } from "../../../../core/model/thread/thread-config.ts";

/** The columns of a message in the order that `messageOf` reads them. */
export const MESSAGE_COLUMNS =
	"seq, id, role, content, parts, name, user_id, tool_calls, tool_call_id, metadata, created_at, tokens, " +
	"gist, gist_tokens, pinned, edited_at, gone, provider_options";

/** A row of `MESSAGE_COLUMNS`, as a raw cursor gives it. */
export type MessageRow = [
	seq: number,
	id: string,
	role: Role,
	content: string,
	parts: 0 | 1,
	name: string | null,
	userId: string | null,
	toolCalls: string | null,
	toolCallId: string | null,
	metadata: string | null,
	createdAt: string,
	tokens: number,
	gist: string,
	gistTokens: number,
	pinned: 0 | 1,
	editedAt: string | null,
	gone: 0 | 1 | 2,
	providerOptions: string | null,
];

/** The same row, and how far what it says may be learned. */
export type ReachingRow = [...MessageRow, reach: LearnScope | null];

/** The same row without what no model reads: metadata may be large, and a context has no use for it. */
export const SHOWN_COLUMNS = MESSAGE_COLUMNS.replace("metadata", "NULL");

/** How much text such a row gives, in bytes: known without reading it. */
export const SHOWN_BYTES = [
	...["id", "role", "content", "name", "user_id", "tool_calls"],
	...["tool_call_id", "created_at", "gist", "edited_at", "provider_options"],
]
	.map((column) => `coalesce(octet_length(${column}), 0)`)
	.join(" + ");

/** The same row without its text, where only the entry counts. */
export const ENTRY_COLUMNS = SHOWN_COLUMNS.replace("content, parts", "'', 0").replace("tool_calls,", "NULL,");

export function messageOf(row: MessageRow | ReachingRow): StoredMessage {
	const [seq, id, role, text, parts, name, userId, calls, callId, meta, createdAt, tokens, , , pin, editedAt, gone] =
		row;
	const options = row[17];
	const message: StoredMessage = {
		id,
		seq,
		role,
		content: contentOf(text, parts),
		tokens,
		pinned: pin === 1,
		created_at: createdAt,
	};
	if (name !== null) message.name = name;
	if (userId !== null) message.user_id = userId;
	if (calls !== null) message.tool_calls = callsOf(calls);
	if (callId !== null) message.tool_call_id = callId;
	if (meta !== null) message.metadata = meta;
	if (editedAt !== null) message.edited_at = editedAt;
	if (options !== null) message.provider_options = JSON.parse(options);
	if (gone === 1) message.deleted = true;
	return message;
}

/** How much text a row holds: what an answer made of it weighs. */
export function charactersOf(row: MessageRow | ReachingRow): number {
	const [, , , content, , , , calls, , metadata] = row;
	return content.length + (calls?.length ?? 0) + (metadata?.length ?? 0) + (row[17]?.length ?? 0);
}

export function windowMessageOf(row: MessageRow): WindowMessage {
	return { ...messageOf(row), gist: { text: row[12], tokens: row[13] } };
}

/** A content as it is stored: the text itself, or the JSON of its parts. */
export function contentOf(text: string, parts: number): Content {
	return parts === 1 ? JSON.parse(text) : text;
}

function callsOf(json: string): ToolCall[] {
	return JSON.parse(json);
}
