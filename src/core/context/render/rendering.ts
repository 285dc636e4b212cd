import type { BlockName, Preset } from "../../base/block.ts";
import type { ChatMessage, Content } from "../../model/thread/message.ts";
import type { FilledBlock, Section } from "../blocks/filled-block.ts";
import type { CachePart } from "./cache-figures.ts";
import type { Layout } from "./format.ts";
import type { AnthropicMessage, AnthropicText, ContextManagement, OpenAiMessage } from "./provider-shapes.ts";
import type { ShownMessage } from "./shown-message.ts";

/** Filled blocks as a renderer takes them; `window` are the messages of history that stay messages. */
export type RenderInput = {
	layout: Layout;
	preset: Preset;
	blocks: Record<BlockName, Pick<FilledBlock, "text" | "aside" | "sections" | "used">>;
	window: readonly ShownMessage[];
	query: Content | null;
};

/** What a rendering counts: `total` is exactly what is returned, `query` the query's part; `parts` in their order. */
type Counted = { counted: { total: number; query: number }; parts: CachePart[] };

/** A block as format `blocks` gives it. */
export type RenderedBlock = { text: string; sections: Section[] };

/** A context in its format. */
export type Rendering = Counted &
	(
		| { format: "messages"; messages: ChatMessage[] }
		| { format: "openai"; messages: OpenAiMessage[] }
		| {
				format: "anthropic";
				system: AnthropicText[];
				messages: AnthropicMessage[];
				/** Where the provider is to clear what is old. */
				context_management?: ContextManagement;
		  }
		| { format: "text"; text: string }
		| { format: "blocks"; blocks: Record<BlockName, RenderedBlock> & { query: string } }
	);
