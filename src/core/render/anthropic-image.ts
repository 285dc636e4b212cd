import type { ImagePart } from "../thread/message.ts";
import { type AnthropicImage, IMAGE_TYPES } from "./anthropic-shapes.ts";

/** An image by its address or its data; null where its data is of a kind that this API does not take. */
export function imageOf(part: ImagePart): AnthropicImage | null {
	if (!/^data:/i.test(part.url)) return { type: "image", source: { type: "url", url: part.url } };
	const data = /^data:([^;,]+)(?:;[^;,]*)*;base64,(.*)$/is.exec(part.url);
	const named = data?.[1]?.toLowerCase().replace("image/jpg", "image/jpeg");
	const media_type = IMAGE_TYPES.find((known) => known === named);
	return media_type === undefined
		? null
		: { type: "image", source: { type: "base64", media_type, data: data?.[2] ?? "" } };
}
