import { EMPTY_STATE, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import type { SourceMessage } from "../../../../../src/core/writing/distill/summary-source.ts";
import { updatedState } from "../../../../../src/core/writing/working-state/updated-state.ts";

/** A conversation, a line a message: `U:` the user, `A:` the assistant, `C: tool {arguments}` a call, `T:` its result. */
export type Script = {
	name: string;
	text: string;
	/** Words that must stand in the task, among the steps done (each) and in the next step; and that must not. */
	task: string[];
	done: string[];
	next: string[];
	notDone?: string[];
};

/** Lines that begin with no name go on with the message before. */
export function messagesOf(text: string): SourceMessage[] {
	const messages: SourceMessage[] = [];
	for (const line of text.trim().split("\n")) {
		const [, who, rest = ""] = /^([UACT]): ?(.*)$/.exec(line) ?? [];
		const last = messages.at(-1);
		if (who === undefined && last !== undefined) last.content += `\n${line}`;
		else messages.push(message(who ?? "U", rest, messages.length + 1));
	}
	return messages;
}

function message(who: string, text: string, seq: number): SourceMessage {
	const base = { seq, created_at: "2026-01-12T09:30:00.000Z" };
	if (who === "T") return { ...base, role: "tool", content: text, tool_call_id: `c${seq - 1}` };
	if (who !== "C") return { ...base, role: who === "U" ? "user" : "assistant", content: text };
	const [, name = "", args = "{}"] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
	return { ...base, role: "assistant", content: "", tool_calls: [{ id: `c${seq}`, name, arguments: args }] };
}

/** The state after a conversation, brought up after each message of the assistant as a thread does. */
export function stateAfter(text: string, from: WorkingState = EMPTY_STATE): WorkingState {
	let state = from;
	let since: SourceMessage[] = [];
	for (const message of messagesOf(text)) {
		since.push(message);
		if (message.role !== "assistant") continue;
		state = updatedState(state, since);
		since = [];
	}
	return state;
}
