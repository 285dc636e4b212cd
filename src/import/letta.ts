import * as z from "zod";
import { bad, type Entry, leftOut, type Owner, owned, type ReadThread, scopeOf } from "./entry.ts";
import { checked, isObject, Time } from "./fields.ts";

/**
 * An agent file of Letta (`.af`): `{agents: […], blocks: […], …}`, fields as in letta-ai/letta, letta/schemas/agent_file.py
 * (`AgentSchema`, `MessageSchema`, `BlockSchema`). Letta exports the newest messages of an agent only, and no archival memory.
 */
const Agent = z.object({ id: z.string(), name: z.string().nullish(), messages: z.array(z.unknown()) });

const Message = z.object({
	id: z.string(),
	role: z.string(),
	content: z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().nullish() }))]).nullish(),
	tool_calls: z
		.array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }))
		.nullish(),
	tool_call_id: z.string().nullish(),
	created_at: Time.nullish(),
});

const Block = z.object({ id: z.string().nullish(), label: z.string(), value: z.string() });

/** What agents have and conversations of others do not; versions of Letta leave some of it out. */
const OF_AGENTS = ["agent_type", "in_context_message_ids", "message_ids", "llm_config", "block_ids", "tool_ids"];

export function isLettaAgent(value: unknown, list: string | null): boolean {
	if (!isObject(value) || !Array.isArray(value.messages)) return false;
	return list === "agents" || OF_AGENTS.some((field) => field in value);
}

export function readLettaAgent(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Agent, value, at);
	if ("fault" in read) return [read.fault];
	const { id, name, messages } = read.value;
	const thread = { id: owner.thread ?? `letta:${id}`, ...(name && { title: name }), ...owned(owner) };
	/** Calls by which the agent spoke: their results say nothing. */
	const spoken = new Set<string>();
	return messages.flatMap((message, index) => messageEntries(message, `${at}.messages.${index}`, thread, spoken));
}

function messageEntries(value: unknown, at: string, thread: ReadThread, spoken: Set<string>): Entry[] {
	const read = checked(Message, value, at);
	if ("fault" in read) return [read.fault];
	const { id, role, created_at, tool_calls: calls, tool_call_id: answers } = read.value;
	const text = textOf(read.value.content);
	const entry = (message: object): Entry[] => [
		{ kind: "message", at, thread, message: { id, ...message, ...(created_at && { created_at }) } },
	];
	switch (role) {
		case "system":
			return [leftOut(at, "instructions of the agent")];
		case "user": {
			const said = userText(text);
			return said === null ? [leftOut(at, "events of Letta")] : entry({ role, content: said });
		}
		case "tool":
			if (!answers) return [bad(`${at}.tool_call_id`, "is missing")];
			if (spoken.has(answers)) return [leftOut(at, "receipts of sent messages")];
			return entry({ role, content: text, tool_call_id: answers });
		case "assistant": {
			const [call, ...more] = calls ?? [];
			const sent = call !== undefined && more.length === 0 ? sentMessage(call.function) : null;
			if (call !== undefined && sent !== null) {
				spoken.add(call.id);
				return entry({ role, content: sent });
			}
			const made = (calls ?? []).map((one) => ({ id: one.id, ...one.function }));
			if (text === "" && made.length === 0) return [leftOut(at, "empty messages")];
			return entry({ role, content: text, ...(made.length > 0 && { tool_calls: made }) });
		}
		default:
			return [leftOut(at, `messages with the role ${role}`)];
	}
}

function textOf(content: z.output<typeof Message>["content"]): string {
	if (typeof content === "string") return content;
	return (content ?? []).flatMap(({ type, text }) => (type === "text" && text ? [text] : [])).join("\n\n");
}

/** What the user wrote; Letta wraps that, and events of its own, as JSON with a `type`. Null for an event. */
function userText(text: string): string | null {
	const wrapped = parsed(text);
	if (!isObject(wrapped) || typeof wrapped.type !== "string") return text === "" ? null : text;
	if (wrapped.type === "user_message" && typeof wrapped.message === "string") return wrapped.message;
	return ["heartbeat", "login", "system_alert"].includes(wrapped.type) ? null : text;
}

/** What an agent told its user by the tool that older agents speak through. */
function sentMessage({ name, arguments: given }: { name: string; arguments: string }): string | null {
	if (name !== "send_message") return null;
	const input = parsed(given);
	return isObject(input) && typeof input.message === "string" && input.message !== "" ? input.message : null;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

export function isLettaBlock(value: unknown): boolean {
	return isObject(value) && typeof value.label === "string" && typeof value.value === "string";
}

/** A block stands in every context of a Letta agent, as what is static does here. */
export function readLettaBlock(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Block, value, at);
	if ("fault" in read) return [read.fault];
	const { id, label, value: content } = read.value;
	if (content.trim() === "") return [leftOut(at, "empty blocks")];
	const scope = scopeOf(owner, null);
	if (scope === null) return [bad(at, "names no user: say whose it is")];
	const source = { id: id || label, type: "letta" };
	return [
		{
			kind: "memory",
			at,
			memory: { content, scope, type: "fact", key: `letta.${label}`, is_static: true, source },
		},
	];
}
