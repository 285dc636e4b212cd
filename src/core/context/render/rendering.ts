import type { BlockName, Preset } from "../../base/block.ts";
import type { ChatMessage, Content } from "../../model/thread/message.ts";
import type { FilledBlock, Section } from "../blocks/filled-block.ts";
import type { AiSdkInstruction, AiSdkMessage } from "./ai-sdk-shapes.ts";
import type { CachePart } from "./cache-figures.ts";
import type { Layout } from "./format.ts";
import type { AnthropicMessage, AnthropicText, ContextManagement, OpenAiMessage } from "./provider-shapes.ts";
import type { ResponsesItem } from "./responses-shapes.ts";
import type { ShownMessage } from "./shown-message.ts";

/** Filled blocks for a renderer. `window` are the messages of history that stay messages. */
export type RenderInput = {
	layout: Layout;
	preset: Preset;
	blocks: Record<BlockName, Pick<FilledBlock, "text" | "aside" | "sections" | "used">>;
	window: readonly ShownMessage[];
	query: Content | null;
};

/** `total` counts exactly what is returned, `query` the query's part. `parts` are in order. */
type Counted = { counted: { total: number; query: number }; parts: CachePart[] };

/** A block in format `blocks`. */
export type RenderedBlock = { text: string; sections: Section[] };

/** A context in its format. */
export type Rendering = Counted &
	(
		| { format: "messages"; messages: ChatMessage[] }
		| { format: "openai"; messages: OpenAiMessage[] }
		| { format: "responses"; instructions: string; input: ResponsesItem[] }
		| {
				format: "anthropic";
				system: AnthropicText[];
				messages: AnthropicMessage[];
				/** What the provider is to clear. */
				context_management?: ContextManagement;
		  }
		| { format: "ai-sdk"; instructions: AiSdkInstruction[]; messages: AiSdkMessage[] }
		| { format: "text"; text: string }
		| { format: "blocks"; blocks: Record<BlockName, RenderedBlock> & { query: string } }
	);
