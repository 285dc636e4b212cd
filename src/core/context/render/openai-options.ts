import { type ChatMessage, type Opaque, optionsOf } from "../../model/thread/message.ts";

/** Where OpenAI may end a cached prefix. */
export type PromptCached = { prompt_cache_breakpoint?: { mode: "explicit" } };

export function breakpointOf(part: Opaque): PromptCached {
	const { promptCacheBreakpoint: given } = optionsOf(part, "openai");
	return given === undefined ? {} : { prompt_cache_breakpoint: { mode: "explicit" } };
}

/** Which of OpenAI's two roles for instructions a message was handed in with. */
export function openAiRole(message: ChatMessage, otherwise: "system" | "developer"): "system" | "developer" {
	const { role } = optionsOf(message, "openai");
	return role === "system" || role === "developer" ? role : otherwise;
}
