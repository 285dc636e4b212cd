import { canonicalJson } from "../../../../core/base/canonical-json.ts";
import type { Content, NewMessage, Part, StoredMessage } from "../../../../core/model/thread/message.ts";

/**
 * What makes two messages with one id the same: equal for the same. The time they were sent at does not count, nor what only a
 * provider reads or where a call stands: a list that is sent again may meet messages that were stored without it.
 */
export function identity(message: NewMessage | StoredMessage): string {
	const { role, content, name, user_id, tool_calls, tool_call_id, metadata } = message;
	return canonicalJson({
		role,
		content: readable(content),
		name,
		user_id,
		tool_calls: tool_calls?.map(({ provider_options: _, ...call }) => call),
		tool_call_id,
		metadata: JSON.parse(metadata ?? "null"),
	});
}

/** A content as anybody reads it: a text is one part, and thinking is one however it is divided. */
function readable(content: Content): unknown {
	if (typeof content === "string") return { thoughts: "", parts: content === "" ? [] : [content] };
	const thoughts = content.flatMap((part) => (part.type === "thinking" ? [part.text] : [])).join("\n\n");
	return { thoughts, parts: content.flatMap(readPart) };
}

function readPart(part: Part): unknown[] {
	const { provider_options: _, after_call: __, ...read } = part;
	switch (read.type) {
		case "thinking":
			return [];
		case "text": {
			const { text, kind, name, context } = read;
			return [kind === undefined && name === undefined && context === undefined ? text : { text, kind, name, context }];
		}
		case "image_url":
			return [{ image: read.url, detail: read.detail, tokens: read.tokens }];
		case "file":
			return [read];
	}
}
