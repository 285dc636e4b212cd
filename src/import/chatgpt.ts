import * as z from "zod";
import { bad, type Entry, leftOut, type Owner, owned, type ReadThread } from "./entry.ts";
import { type Checked, checked, isObject, Seconds } from "./fields.ts";

/**
 * ChatGPT's export, `conversations.json`: a list of conversations, each a tree of messages of which `current_node` ends
 * the branch that is shown. OpenAI documents no schema; this is what the readers agree on that people have published:
 * mitkury/chatgpt-export-parser (docs/chatgpt-data-export-format.md) and others like it on GitHub.
 */
const Conversation = z.object({
	mapping: z.record(z.string(), z.unknown()),
	current_node: z.string().nullish(),
	conversation_id: z.string().nullish(),
	id: z.string().nullish(),
	title: z.string().nullish(),
});

const Node = z.object({ parent: z.string().nullish(), message: z.unknown() });

const Message = z.object({
	id: z.string(),
	author: z.object({ role: z.enum(["user", "assistant", "system", "tool"]) }),
	create_time: Seconds.nullish(),
	content: z.looseObject({
		content_type: z.string(),
		parts: z.array(z.unknown()).nullish(),
		text: z.string().nullish(),
	}),
	recipient: z.string().nullish(),
	metadata: z.looseObject({ is_visually_hidden_from_conversation: z.boolean().nullish() }).nullish(),
});

/** What the tree says of a node: its parent, and its message still to be read. */
type Branch = { id: string; message: unknown }[];

export function isChatGpt(value: unknown): boolean {
	return isObject(value) && isObject(value.mapping);
}

export function readChatGpt(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Conversation, value, at);
	if ("fault" in read) return [read.fault];
	const { mapping, current_node, title } = read.value;
	const id = read.value.conversation_id ?? read.value.id;
	if (!id) return [bad(at, "has neither conversation_id nor id")];
	const end = current_node ?? onlyEnd(mapping);
	if (end === null) return [bad(`${at}.current_node`, "is missing, and the tree has several ends")];
	const branch = branchTo(end, mapping, at);
	if ("fault" in branch) return [branch.fault];
	const thread = { id: `chatgpt:${id}`, ...(title && { title }), ...owned(owner) };
	return branch.nodes.flatMap((node) => messageEntries(node.message, `${at}.mapping.${node.id}.message`, thread));
}

/** The node that nothing follows, if there is only one. */
function onlyEnd(mapping: Record<string, unknown>): string | null {
	const parents = new Set(Object.values(mapping).map((node) => (isObject(node) ? node.parent : null)));
	const [end = null, ...more] = Object.keys(mapping).filter((id) => !parents.has(id));
	return more.length === 0 ? end : null;
}

/** The branch from its first node to this one. */
function branchTo(end: string, mapping: Record<string, unknown>, at: string): { nodes: Branch } | { fault: Entry } {
	const nodes: Branch = [];
	const seen = new Set<string>();
	let id: string | null = end;
	while (id !== null) {
		const where: string = `${at}.mapping.${id}`;
		if (seen.has(id)) return { fault: bad(where, "is its own ancestor") };
		if (!Object.hasOwn(mapping, id)) return { fault: bad(where, "is named, and missing") };
		seen.add(id);
		const node: Checked<z.output<typeof Node>> = checked(Node, mapping[id], where);
		if ("fault" in node) return node;
		if (node.value.message) nodes.push({ id, message: node.value.message });
		id = node.value.parent ?? null;
	}
	return { nodes: nodes.reverse() };
}

function messageEntries(value: unknown, at: string, thread: ReadThread): Entry[] {
	const read = checked(Message, value, at);
	if ("fault" in read) return [read.fault];
	const { id, author, create_time, content, recipient, metadata } = read.value;
	if (author.role === "system") return [leftOut(at, "instructions of ChatGPT")];
	if (author.role === "tool") return [leftOut(at, "answers of tools")];
	if (recipient && recipient !== "all") return [leftOut(at, "calls of tools")];
	if (metadata?.is_visually_hidden_from_conversation) return [leftOut(at, "hidden messages")];
	const { texts, others } = partsOf(content);
	const rest = others.map((what) => leftOut(at, what));
	const text = texts.filter((one) => one !== "").join("\n\n");
	if (text === "") return others.length > 0 ? rest : [leftOut(at, "empty messages")];
	const message = { id, role: author.role, content: text, ...(create_time && { created_at: create_time }) };
	return [{ kind: "message", at, thread, message }, ...rest];
}

type Content = z.output<typeof Message>["content"];

/** The texts of a content, and what else is in it. */
function partsOf({ content_type: type, parts, text }: Content): { texts: string[]; others: string[] } {
	switch (type) {
		case "text":
		case "multimodal_text":
			break;
		case "code":
			return { texts: [text ?? ""], others: [] };
		case "thoughts":
		case "reasoning_recap":
			return { texts: [], others: ["thinking"] };
		case "user_editable_context":
		case "model_editable_context":
			return { texts: [], others: ["custom instructions"] };
		default:
			return { texts: [], others: [`content of type ${type}`] };
	}
	const texts: string[] = [];
	const others: string[] = [];
	for (const part of parts ?? []) {
		if (typeof part === "string") texts.push(part);
		else if (isObject(part) && part.content_type === "audio_transcription" && typeof part.text === "string") {
			texts.push(part.text);
		} else others.push("images, sounds and files");
	}
	return { texts, others };
}
