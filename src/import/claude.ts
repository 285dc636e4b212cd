import * as z from "zod";
import { bad, type Entry, leftOut, type Owner, owned, type ReadThread } from "./entry.ts";
import { checked, isObject, Time } from "./fields.ts";

/**
 * Claude's export, `conversations.json`: a list of conversations with their `chat_messages` in order. Anthropic documents
 * no schema; this is what published readers agree on: Sinity/polylogue (docs/providers/claude-ai.md) and
 * socketteer/Claude-Conversation-Exporter, whose files also have branches and name the end of the one that is shown.
 */
const Conversation = z.object({
	uuid: z.string(),
	name: z.string().nullish(),
	chat_messages: z.array(z.unknown()),
	current_leaf_message_uuid: z.string().nullish(),
});

const Message = z.object({
	uuid: z.string(),
	sender: z.enum(["human", "assistant"]),
	text: z.string().nullish(),
	content: z.array(z.looseObject({ type: z.string(), text: z.string().nullish() })).nullish(),
	created_at: Time.nullish(),
	attachments: z
		.array(z.object({ file_name: z.string().nullish(), extracted_content: z.string().nullish() }))
		.nullish(),
	files: z.array(z.unknown()).nullish(),
});

export function isClaude(value: unknown): boolean {
	return isObject(value) && Array.isArray(value.chat_messages);
}

export function readClaude(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Conversation, value, at);
	if ("fault" in read) return [read.fault];
	const { uuid, name, chat_messages: messages, current_leaf_message_uuid: leaf } = read.value;
	const thread = { id: `claude:${uuid}`, ...(name && { title: name }), ...owned(owner) };
	const shown = leaf ? branchTo(leaf, messages) : null;
	if (shown?.size === 0) return [bad(`${at}.current_leaf_message_uuid`, "is named, and missing")];
	return messages.flatMap((message, index) => {
		const where = `${at}.chat_messages.${index}`;
		if (shown !== null && !shown.has(message)) return [leftOut(where, "messages of other branches")];
		return messageEntries(message, where, thread);
	});
}

/** The messages from the first to this one, where each names the one before it. */
function branchTo(leaf: string, messages: readonly unknown[]): Set<unknown> {
	const byId = new Map(messages.map((message) => [isObject(message) ? message.uuid : null, message]));
	const branch = new Set<unknown>();
	for (let message = byId.get(leaf); isObject(message) && !branch.has(message); ) {
		branch.add(message);
		message = byId.get(message.parent_message_uuid);
	}
	return branch;
}

function messageEntries(value: unknown, at: string, thread: ReadThread): Entry[] {
	const read = checked(Message, value, at);
	if ("fault" in read) return [read.fault];
	const { uuid: id, sender, text, content, created_at, attachments, files } = read.value;
	const blocks = content ?? [];
	const texts = blocks.flatMap((block) => (block.type === "text" ? [block.text ?? ""] : []));
	const said = (texts.length > 0 ? texts : [text ?? ""]).filter((one) => one.trim() !== "").join("\n\n");
	const documents = (attachments ?? []).flatMap(({ file_name: name, extracted_content: document }) =>
		document ? [{ type: "text", text: document, kind: "document", ...(name && { name }) }] : [],
	);
	const rest = [
		...blocks.flatMap(({ type }) => (type === "text" ? [] : [leftOut(at, `blocks of type ${type}`)])),
		...(files ?? []).map(() => leftOut(at, "files without their text")),
	];
	if (said === "" && documents.length === 0) return rest.length > 0 ? rest : [leftOut(at, "empty messages")];
	const parts = [...(said === "" ? [] : [{ type: "text", text: said }]), ...documents];
	const message = {
		id,
		role: sender === "human" ? "user" : "assistant",
		content: documents.length === 0 ? said : parts,
		...(created_at && { created_at }),
	};
	return [{ kind: "message", at, thread, message }, ...rest];
}
