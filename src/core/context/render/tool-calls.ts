import type { ChatMessage, Json, Part, ToolCall } from "../../model/thread/message.ts";

/** Providers accept only these characters in ids and names of tools. */
const REFUSED = /[^A-Za-z0-9_-]/g;
/** OpenAI rejects longer ids of calls. */
const LONGEST_ID = 40;
/** OpenAI rejects longer names of tools. */
const LONGEST_NAME = 64;

/** Assigns an id to every call, and the same one to its result. */
export type CallIds = { use(id: string): string; answered(id: string): string };

/** Ids that every provider accepts. They are unique, because an id may be used again later in a conversation. */
export function callIds(): CallIds {
	const given = new Set<string>();
	const current = new Map<string, string>();
	const times = new Map<string, number>();
	return {
		use(id) {
			const base = id.replace(REFUSED, "_").slice(0, LONGEST_ID);
			let written = base;
			let time = times.get(base) ?? 1;
			for (; given.has(written); written = `${base.slice(0, LONGEST_ID - `-${time}`.length)}-${time}`) time++;
			times.set(base, time);
			given.add(written);
			current.set(id, written);
			return written;
		},
		answered: (id) => current.get(id) ?? id.replace(REFUSED, "_").slice(0, LONGEST_ID),
	};
}

/** A tool's name that every provider accepts. */
export function toolName(name: string): string {
	return name.replace(REFUSED, "_").slice(0, LONGEST_NAME);
}

/** The arguments of a call: their JSON, or the text itself where a model sent none. No text at all is an empty object. */
export function inputOf(json: string): Json {
	if (json.trim() === "") return {};
	try {
		return JSON.parse(json);
	} catch {
		return json;
	}
}

/** The same for providers that take objects only. Anything else is passed under one name. */
export function objectInputOf(json: string): Record<string, unknown> {
	const input = inputOf(json);
	if (typeof input !== "object" || input === null || Array.isArray(input)) return { arguments: json };
	return Object.fromEntries(Object.entries(input));
}

/** The parts of an answer and its calls, in the order in which they were said and made. */
export function inOrder(parts: readonly Part[], calls: readonly ToolCall[]): ({ part: Part } | { call: ToolCall })[] {
	let made = 0;
	const callsTo = (end: number) => calls.slice(made, end).map((call) => ({ call }));
	const ordered = parts.flatMap((part) => {
		const before = callsTo(calls.findIndex(({ id }) => id === part.after_call) + 1);
		made += before.length;
		return [...before, { part }];
	});
	return [...ordered, ...callsTo(calls.length)];
}

/**
 * Moves results directly after the message with their calls, as providers want. What was said in between follows the
 * results; otherwise the order stays.
 */
export function resultsAfterCalls<M extends { message: ChatMessage }>(messages: readonly M[]): M[] {
	const ordered: M[] = [];
	const taken = new Set<M>();
	for (const [index, counted] of messages.entries()) {
		if (taken.has(counted)) continue;
		ordered.push(counted);
		const open = new Set(counted.message.tool_calls?.map((call) => call.id));
		if (open.size === 0) continue;
		for (const later of messages.slice(index + 1)) {
			if (open.size === 0) break;
			const { role, tool_call_id: answers } = later.message;
			if (role !== "tool" || answers === undefined || taken.has(later) || !open.delete(answers)) continue;
			ordered.push(later);
			taken.add(later);
		}
	}
	return ordered;
}
