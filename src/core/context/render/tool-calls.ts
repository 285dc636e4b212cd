import type { ChatMessage } from "../../model/thread/message.ts";

/** Providers take ids and names of tools in these characters only. */
const REFUSED = /[^A-Za-z0-9_-]/g;
/** OpenAI refuses longer ids of calls. */
const LONGEST_ID = 40;
/** OpenAI refuses longer names of tools. */
const LONGEST_NAME = 64;

/** Gives every call its id, and its result the same one. */
export type CallIds = { use(id: string): string; answered(id: string): string };

/** Ids as every provider takes them, and never twice: an id may be used again later in a conversation. */
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

/** A tool's name as every provider takes it. */
export function toolName(name: string): string {
	return name.replace(REFUSED, "_").slice(0, LONGEST_NAME);
}

/**
 * Providers want results right behind the message that called for them: whatever was said between a call and its
 * result follows the result. The order of all else is kept.
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
