/** Every tag we write ourselves. What is not on this list is left alone wherever it stands. */
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
 * Sections that hold what others said, beside knowledge and history, which they may stand in: the rule in the system block
 * names them (core/context/blocks/system.ts).
 */
export const OTHERS_SECTIONS = [
	...(["preferences", "team_preferences", "facts", "state", "notes"] as const),
	...(["digest", "summary", "gists", "earlier"] as const),
] satisfies (typeof OWN_TAGS)[number][];

export type OwnTag = (typeof OWN_TAGS)[number];

/** One run of spaces is matched by one part only: two beside each other would take quadratic time on long runs. */
const OWN_TAG = new RegExp(`<(?=(?:\\s*/)?\\s*(?:${OWN_TAGS.join("|")})(?![\\w-]))`, "gi");

const CLOSING_SYSTEM = /<(?=\s*\/\s*system(?![\w-]))/gi;

/** Writes `<` as `&lt;` where it would open or close one of our tags, so that content stays inside its own. */
export function escapeTags(text: string): string {
	return text.replace(OWN_TAG, "&lt;");
}

/** Instructions stand verbatim, but can't close their block. */
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

/** An opening tag; attributes without a value are left out. */
export function openTag(name: OwnTag, attributes: Record<string, string | undefined> = {}): string {
	const written = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`],
	);
	return `<${name}${written.join("")}>`;
}

export function closeTag(name: OwnTag): string {
	return `</${name}>`;
}

/** A text behind what stands already between the tags of such a block; a block of its own where there is none. */
export function appendToBlock(name: OwnTag, block: string, text: string): string {
	if (block === "" || text === "") return block === "" ? wrap(name, text) : block;
	return `${block.slice(0, -closeTag(name).length)}${text}\n${closeTag(name)}`;
}

/** A body on lines of its own between its tags; empty for an empty body. */
export function wrap(name: OwnTag, body: string): string {
	return body === "" ? "" : `${openTag(name)}\n${body}\n${closeTag(name)}`;
}
