/** OpenAI's chat messages, as far as a context has them (Chat Completions API). */
export type OpenAiMessage =
	| { role: "system"; content: string; name?: string }
	| { role: "user"; content: string | OpenAiPart[]; name?: string }
	| { role: "assistant"; content: string | null; name?: string; tool_calls?: OpenAiToolCall[] }
	| { role: "tool"; content: string; tool_call_id: string };

export type OpenAiPart = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

type OpenAiToolCall = { id: string; type: "function"; function: { name: string; arguments: string } };
