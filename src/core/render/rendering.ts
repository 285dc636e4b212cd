import type { ShownMessage } from "../history/shown-message.ts";
import type { ChatMessage, Content } from "../thread/message.ts";

/** Filled blocks as a renderer takes them: texts carry their tags, empty ones are left out. */
export type RenderInput = {
	system: string;
	project: string;
	task: string;
	history: string;
	window: readonly ShownMessage[];
	knowledge: string;
	query: Content | null;
};

/** A context in its format, and what it counts: `total` is exactly what is returned, `query` the query's part. */
export type Rendering = ({ format: "messages"; messages: ChatMessage[] } | { format: "text"; text: string }) & {
	counted: { total: number; query: number };
};
