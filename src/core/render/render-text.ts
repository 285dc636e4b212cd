import type { CountText } from "../tokens/encoding.ts";
import { readableText } from "./message-tags.ts";
import type { RenderInput, Rendering } from "./rendering.ts";
import { escapeTags, wrap } from "./tags.ts";

/** Format `text`: every block that is not empty in its tags, in the order of ranks, then the query in its own. */
export function renderText(input: RenderInput, count: CountText): Rendering {
	const { system, project, task, history, knowledge, query } = input;
	const asked = query === null ? "" : wrap("query", escapeTags(readableText({ role: "user", content: query })));
	const text = [system, project, task, history, knowledge, asked].filter((block) => block !== "").join("\n\n");
	return {
		format: "text",
		text,
		counted: { total: text === "" ? 0 : count(text), query: asked === "" ? 0 : count(asked) },
	};
}
