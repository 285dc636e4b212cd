import type { LanguageModelV4Message, LanguageModelV4Prompt, SharedV4FileData } from "@ai-sdk/provider";
import type { ThreadContext } from "../../client/index.ts";

type Context = Pick<ThreadContext<"ai-sdk">, "instructions" | "messages">;
type Message = Context["messages"][number];

/** A context in the form in which the AI SDK hands prompts to models. */
export function promptOf({ instructions, messages }: Context): LanguageModelV4Prompt {
	return [
		...instructions.map(({ content }): LanguageModelV4Message => ({ role: "system", content })),
		...messages.map(promptMessage),
	];
}

function promptMessage(message: Message): LanguageModelV4Message {
	switch (message.role) {
		case "user":
			return { role: "user", content: partsOf(message.content).map(userPart) };
		case "assistant":
			return {
				role: "assistant",
				content: partsOf(message.content).map((part) =>
					part.type === "reasoning" || part.type === "tool-call" ? part : userPart(part),
				),
			};
		case "tool":
			return { role: "tool", content: message.content.map(resultPart) };
	}
}

type Parts<T> = Exclude<T, string>;
type UserPart = Parts<Extract<Message, { role: "user" }>["content"]>[number];

function partsOf<P>(content: string | P[]): (P | { type: "text"; text: string })[] {
	return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

function userPart(part: UserPart) {
	if (part.type === "text") return part;
	const { data, ...rest } = part;
	return { ...rest, data: typeof data === "string" ? fileData(data) : data };
}

/** A data URL is given as its data. */
function fileData(address: string): SharedV4FileData {
	const data = /^data:[^,]{0,255};base64,/i.exec(address);
	return data === null ? { type: "url", url: new URL(address) } : { type: "data", data: address.slice(data[0].length) };
}

type Result = Extract<Message, { role: "tool" }>["content"][number];

function resultPart(part: Result) {
	const { output } = part;
	if (output.type !== "content") return { ...part, output };
	return { ...part, output: { type: "content" as const, value: output.value.map(resultValue) } };
}

function resultValue(part: Extract<Result["output"], { type: "content" }>["value"][number]) {
	switch (part.type) {
		case "text":
		case "file":
			return part;
		case "image-url":
			return { type: "file" as const, data: fileData(part.url), mediaType: "image" };
		case "file-url":
			return { type: "file" as const, data: fileData(part.url), mediaType: part.mediaType };
	}
}
