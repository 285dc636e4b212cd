import { TokenLimiter } from "@mastra/core/processors";

/**
 * `TokenLimiter` with a limit and its default mode, "best-fit", at the stage at which an agent runs it: on the prompt,
 * before each call of the model. It estimates tokens itself (tokenx); in this mode no other counter can be given.
 */
export function prepare(messages, limit) {
	const limiter = new TokenLimiter({ limit });
	const prompt = messages.map(({ role, content }) => ({ role, content: [{ type: "text", text: content }] }));
	return async () => ((await limiter.processLLMRequest({ prompt }))?.prompt ?? prompt).length;
}
