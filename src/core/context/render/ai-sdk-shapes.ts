import type { Json, ProviderOptions } from "../../model/thread/message.ts";

export type Options = { providerOptions?: ProviderOptions };

/** The AI SDK's model messages, as far as a context uses them (`ai` 7). */
export type AiSdkMessage =
	| ({ role: "user"; content: string | AiSdkUserPart[] } & Options)
	| ({ role: "assistant"; content: string | AiSdkAssistantPart[] } & Options)
	| { role: "tool"; content: AiSdkResult[] };

/** What the AI SDK takes as `instructions`: it refuses system messages among the others. */
export type AiSdkInstruction = { role: "system"; content: string };

export type AiSdkText = { type: "text"; text: string } & Options;

type AiSdkFile = {
	type: "file";
	/** An address, a data URL, or the text of a document. */
	data: string | { type: "text"; text: string };
	mediaType: string;
	filename?: string;
} & Options;

export type AiSdkUserPart = AiSdkText | AiSdkFile;

export type AiSdkAssistantPart =
	| AiSdkUserPart
	| ({ type: "reasoning"; text: string } & Options)
	| ({ type: "tool-call"; toolCallId: string; toolName: string; input: Json } & Options);

export type AiSdkResult = {
	type: "tool-result";
	toolCallId: string;
	toolName: string;
	output:
		| { type: "text" | "error-text"; value: string }
		| { type: "json" | "error-json"; value: Json }
		| { type: "execution-denied"; reason?: string }
		| { type: "content"; value: AiSdkResultPart[] };
} & Options;

/** What a tool may answer; files by their address have types of their own. */
export type AiSdkResultPart =
	| AiSdkText
	| ({ type: "image-url"; url: string } & Options)
	| ({ type: "file-url"; url: string; mediaType: string } & Options)
	| ({
			type: "file";
			data: { type: "data"; data: string } | { type: "text"; text: string };
			mediaType: string;
			filename?: string;
	  } & Options);
