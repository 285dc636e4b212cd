import type { CountedMessage } from "./chat.ts";

/**
 * Providers want results right behind the message that called for them: whatever was said between a call and its
 * result follows the result. The order of all else is kept.
 */
export function resultsBehindCalls(messages: readonly CountedMessage[]): CountedMessage[] {
	const ordered: CountedMessage[] = [];
	const taken = new Set<CountedMessage>();
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
