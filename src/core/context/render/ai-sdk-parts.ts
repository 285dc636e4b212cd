import type { FilePart, ImagePart, Part, TextPart } from "../../model/thread/message.ts";
import type { AiSdkAssistantPart, AiSdkResultPart, AiSdkText, AiSdkUserPart, Options } from "./ai-sdk-shapes.ts";
import { inlineData } from "./provider-shapes.ts";

/** What an answer says or thinks. */
export function spokenPart(part: Part): AiSdkAssistantPart[] {
	if (part.type !== "thinking") return sharedPart(part);
	const { text, signature, redacted } = part;
	const anthropic = {
		...part.provider_options?.anthropic,
		...(signature !== undefined && { signature }),
		...(redacted !== undefined && { redactedData: redacted }),
	};
	const known = Object.keys(anthropic).length === 0 ? {} : { anthropic };
	const options = { ...part.provider_options, ...known };
	return [{ type: "reasoning", text, ...(Object.keys(options).length > 0 && { providerOptions: options }) }];
}

/** What users and answers may have. */
export function sharedPart(part: Part): AiSdkUserPart[] {
	switch (part.type) {
		case "thinking":
			return [];
		case "text":
			return [part.kind === "document" ? document(part) : text(part)];
		case "image_url":
			return [{ type: "file", data: part.url, mediaType: imageType(part), ...named(part), ...optionsOf(part) }];
		case "file":
			return [{ type: "file", data: part.url, mediaType: part.media_type, ...named(part), ...optionsOf(part) }];
	}
}

function text(part: TextPart): AiSdkText {
	return { type: "text", text: part.text, ...optionsOf(part) };
}

function document(part: TextPart) {
	const data = { type: "text" as const, text: part.text };
	const mediaType = part.media_type ?? "text/plain";
	return { type: "file" as const, data, mediaType, ...named(part), ...optionsOf(part) };
}

function named({ name }: TextPart | FilePart | ImagePart): { filename?: string } {
	return name === undefined ? {} : { filename: name };
}

/** The type of an image as it was given, or by its data. */
function imageType({ url, media_type }: ImagePart): string {
	return media_type ?? /^data:(image\/[\w.+-]+)/i.exec(url)?.[1] ?? "image/*";
}

/** What providers want back of a message, part or call. */
export function optionsOf({
	provider_options: options,
}: {
	provider_options?: Options["providerOptions"] | undefined;
}): Options {
	// Under the names of formats stands what only these read: what an output was, which id an item had.
	const { "ai-sdk": _, responses: __, ...others } = options ?? {};
	return Object.keys(others).length === 0 ? {} : { providerOptions: others };
}

/** What a result may have. */
export function resultPart(part: Part): AiSdkResultPart[] {
	switch (part.type) {
		case "thinking":
			return [];
		case "text":
			return [part.kind === "document" ? document(part) : text(part)];
		case "image_url":
		case "file": {
			const inline = inlineData(part.url);
			const mediaType = part.type === "file" ? part.media_type : (part.media_type ?? inline?.type ?? "image/*");
			if (inline !== null) {
				const data = { type: "data" as const, data: inline.data };
				return [{ type: "file", data, mediaType, ...named(part), ...optionsOf(part) }];
			}
			if (part.type === "image_url") return [{ type: "image-url", url: part.url, ...optionsOf(part) }];
			return [{ type: "file-url", url: part.url, mediaType, ...optionsOf(part) }];
		}
	}
}
