export const FORMATS = ["messages", "openai", "responses", "anthropic", "ai-sdk", "text", "blocks"] as const;

export type Format = (typeof FORMATS)[number];

/** `ranked` orders blocks by rank; `cache` puts what is stable between turns first. */
export const LAYOUTS = ["ranked", "cache"] as const;

export type Layout = (typeof LAYOUTS)[number];

/** Whether messages of the window are written as text. */
export function rendersAsText(format: Format): boolean {
	return format === "text" || format === "blocks";
}
