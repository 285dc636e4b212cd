import { EMPTY_STATE, type WorkingState } from "../../../../../src/core/model/thread/working-state.ts";
import type { ActModel } from "../../../../../src/core/writing/acts/act-model.ts";
import type { SourceMessage } from "../../../../../src/core/writing/distill/summary-source.ts";
import { updatedState } from "../../../../../src/core/writing/working-state/updated-state.ts";
import { wordModel } from "../acts/word-model.ts";

/** Words that do an act here, whoever says them. */
export const WORDS = wordModel({
	...{ task: "build migrate translate", next: "next", done: "finished green", decides: "choose", rules: "always" },
	blocks: "stuck",
});

/** A conversation, a line a message: `U:` the user, `A:` the assistant, `C: tool {arguments}` a call, `T:` its result. */
export function messagesOf(...lines: string[]): SourceMessage[] {
	return lines.map((line, at) => message(line.slice(0, 1), line.slice(3), at + 1));
}

function message(who: string, content: string, seq: number): SourceMessage {
	const base = { seq, created_at: "2026-01-12T09:30:00.000Z" };
	if (who === "T") return { ...base, role: "tool", content, tool_call_id: `c${seq - 1}` };
	if (who !== "C") return { ...base, role: who === "U" ? "user" : "assistant", content };
	const [, name = "", args = "{}"] = /^(\S+)\s*(.*)$/.exec(content) ?? [];
	return { ...base, role: "assistant", content: "", tool_calls: [{ id: `c${seq}`, name, arguments: args }] };
}

/** The state after a conversation in which words do acts. */
export function stateAfter(
	lines: readonly string[],
	from: WorkingState = EMPTY_STATE,
	model: ActModel = WORDS,
): WorkingState {
	return updatedState(from, messagesOf(...lines), [], { acts: model });
}
