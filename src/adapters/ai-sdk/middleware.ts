import type { LanguageModelV4Middleware } from "@ai-sdk/provider";
import type { ClientThread, ThreadContextRequest } from "../../client/index.ts";
import { collected, spokenMessage } from "./answer.ts";
import { newEnd, oneText, sentMessages, systemText } from "./new-messages.ts";
import { promptOf } from "./prompt.ts";

/** What each context is asked for, beside what the middleware says itself. */
type MemoryOptions = Omit<ThreadContextRequest<"ai-sdk">, "format" | "query" | "append" | "system">;

/**
 * Gives a model a thread as its memory: what is new in a prompt is appended, the model sees the thread's context, and its
 * answer is appended. A caller may send its newest message alone or the whole conversation again.
 */
export function tesseraMemory(thread: ClientThread, options: MemoryOptions = {}): LanguageModelV4Middleware {
	return {
		specificationVersion: "v4",
		transformParams: async ({ params, model }) => {
			const sent = sentMessages(params.prompt);
			const added = await newEnd(thread, sent);
			const query = oneText(added);
			if (query === null && added.length > 0) await thread.append(added, { format: "ai-sdk" });
			const system = systemText(params.prompt);
			const context = await thread.context<"ai-sdk">({
				model: model.modelId,
				...options,
				format: "ai-sdk",
				...(system !== null && { system }),
				...(query !== null && { query, append: true }),
			});
			return { ...params, prompt: promptOf(context) };
		},
		wrapGenerate: async ({ doGenerate }) => {
			const result = await doGenerate();
			await appendSpoken(thread, spokenMessage(result.content));
			return result;
		},
		wrapStream: async ({ doStream }) => {
			const { stream, ...rest } = await doStream();
			return { ...rest, stream: collected(stream, (content) => appendSpoken(thread, spokenMessage(content))) };
		},
	};
}

async function appendSpoken(thread: ClientThread, message: object | null): Promise<void> {
	if (message !== null) await thread.append(message, { format: "ai-sdk" });
}
