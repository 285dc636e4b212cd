import type { Continuity } from "../../model/thread/continuity.ts";
import { toolName } from "./tool-calls.ts";

/** The provider's own edits of a context (Anthropic's beta `context-management-2025-06-27`), as its API takes them. */
export type ContextManagement = { edits: (ClearThinking | ClearToolUses)[] };

type ClearThinking = { type: "clear_thinking_20251015"; keep: { type: "thinking_turns"; value: number } };

type ClearToolUses = {
	type: "clear_tool_uses_20250919";
	trigger: { type: "input_tokens"; value: number };
	keep: { type: "tool_uses"; value: number };
	clear_at_least: { type: "input_tokens"; value: number };
	exclude_tools: string[];
};

/**
 * What the thread's settings come to as the provider's edits; `limit` is the thread's token limit. Thinking stands
 * first, as that API wants it, and keeps a turn at least.
 */
export function providerEdits(
	{ clearing, keep_thinking_turns }: Pick<Continuity, "clearing" | "keep_thinking_turns">,
	limit: number,
): ContextManagement {
	const thinking: ClearThinking = {
		type: "clear_thinking_20251015",
		keep: { type: "thinking_turns", value: Math.max(1, keep_thinking_turns) },
	};
	if (!clearing.enabled) return { edits: [thinking] };
	const results: ClearToolUses = {
		type: "clear_tool_uses_20250919",
		trigger: { type: "input_tokens", value: Math.max(1, Math.floor(clearing.trigger_ratio * limit)) },
		keep: { type: "tool_uses", value: clearing.keep },
		clear_at_least: { type: "input_tokens", value: clearing.clear_at_least },
		exclude_tools: clearing.exclude_tools.map(toolName),
	};
	return { edits: [thinking, results] };
}
