/** Every tag that we write ourselves. Other tags in a text are left alone. */
export const OWN_TAGS = [
	"system",
	"project",
	"task",
	"history",
	"knowledge",
	"query",
	"preferences",
	"team_preferences",
	"facts",
	"state",
	"notes",
	"gists",
	"digest",
	"summary",
	"document",
	"memory",
	"relation",
	"insight",
	"skill",
	"message",
	"earlier",
	"user",
	"assistant",
	"tool",
	"call",
] as const;

/**
 * Sections, besides knowledge and history, whose content others wrote. The rule in the system block names them
 * (core/context/blocks/system.ts).
 */
export const OTHERS_SECTIONS = [
	...(["preferences", "team_preferences", "facts", "state", "notes"] as const),
	...(["digest", "summary", "gists", "earlier"] as const),
] satisfies (typeof OWN_TAGS)[number][];

export type OwnTag = (typeof OWN_TAGS)[number];

/** Only one part of the pattern matches a run of spaces. Two adjacent ones would take quadratic time on long runs. */
const OWN_TAG = new RegExp(`<(?=(?:\\s*/)?\\s*(?:${OWN_TAGS.join("|")})(?![\\w-]))`, "gi");

const CLOSING_SYSTEM = /<(?=\s*\/\s*system(?![\w-]))/gi;

/** Writes `<` as `&lt;` where it would open or close one of our tags, so that content can't leave its tag. */
export function escapeTags(text: string): string {
	return text.replace(OWN_TAG, "&lt;");
}

/** Instructions are verbatim, but they can't close their block. */
export function escapeInstructions(text: string): string {
	return text.replace(CLOSING_SYSTEM, "&lt;");
}

function escapeAttribute(value: string): string {
	return value
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replace(/[\s\p{Cc}]+/gu, " ");
}

/** Returns an opening tag. Attributes without a value are left out. */
export function openTag(name: OwnTag, attributes: Record<string, string | undefined> = {}): string {
	const written = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`],
	);
	return `<${name}${written.join("")}>`;
}

export function closeTag(name: OwnTag): string {
	return `</${name}>`;
}

/** Adds a text at the end of a block, inside its tags. An empty block becomes a new one. */
export function appendToBlock(name: OwnTag, block: string, text: string): string {
	if (block === "" || text === "") return block === "" ? wrap(name, text) : block;
	return `${block.slice(0, -closeTag(name).length)}${text}\n${closeTag(name)}`;
}

/** Puts a body on its own lines between its tags. An empty body stays empty. */
export function wrap(name: OwnTag, body: string): string {
	return body === "" ? "" : `${openTag(name)}\n${body}\n${closeTag(name)}`;
}
