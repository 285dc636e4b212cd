// Models that need no key: they say what they were shown. Put your provider's in their place.
import { AIMessage, type BaseMessage } from "@langchain/core/messages";
import { type Model, setTracingDisabled, Usage } from "@openai/agents";
import { MockLanguageModelV4 } from "ai/test";

export const aiSdkModel = new MockLanguageModelV4({
	modelId: "gpt-4o",
	doGenerate: async ({ prompt }) => ({
		content: [{ type: "text", text: shown(prompt.map(({ role }) => role)) }],
		finishReason: { unified: "stop", raw: undefined },
		usage: {
			inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
			outputTokens: { total: 0, text: 0, reasoning: 0 },
		},
		warnings: [],
	}),
});

setTracingDisabled(true);
export const agentsModel: Model = {
	getResponse: async ({ input }) => {
		const roles = typeof input === "string" ? ["user"] : input.map((item) => ("role" in item ? item.role : item.type));
		const content = [{ type: "output_text" as const, text: shown(roles) }];
		return { usage: new Usage(), output: [{ type: "message", role: "assistant", status: "completed", content }] };
	},
	getStreamedResponse: () => {
		throw new Error("This model does not stream.");
	},
};

export const chatModel = {
	invoke: async (messages: BaseMessage[]) => new AIMessage(shown(messages.map(({ type }) => type))),
};

function shown(roles: readonly (string | undefined)[]): string {
	return `I was shown: ${roles.join(", ")}`;
}
