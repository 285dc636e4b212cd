import { type Content, textOf } from "../thread/message.ts";
import { escapeTags, wrap } from "./tags.ts";

/** The query as it stands beside knowledge: its text in tags, its images after it. */
export function taggedQuery(query: Content): Content {
	const text = wrap("query", escapeTags(textOf(query)));
	if (typeof query === "string") return text;
	const rest = query.filter((part) => part.type !== "text");
	return text === "" ? rest : [{ type: "text", text }, ...rest];
}

/** Puts a text at the head of a message's content. */
export function headed(head: string, content: Content): Content {
	if (head === "") return content;
	if (typeof content === "string") return content === "" ? head : `${head}\n\n${content}`;
	const [first, ...rest] = content;
	if (first?.type === "text") return [{ type: "text", text: `${head}\n\n${first.text}` }, ...rest];
	return [{ type: "text", text: head }, ...content];
}
