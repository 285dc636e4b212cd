import { type Fields, fieldsAt, fieldsOf, listAt, textAt } from "./payload.ts";

/** What Slack puts in angle brackets (mentions and links), and how it writes the three characters that would look like that. */
const MARKED = /<((?:[@#!]|[a-z][a-z0-9+.-]*:)[^<>]*)>|&(?:amp|lt|gt);/g;

const EVERYBODY = /^!(here|channel|everyone)$/;

const WRITTEN: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/**
 * A text of Slack's as people read it: `<@U1|ada>` is @ada, `<#C1|general>` #general, `<!here>` @here, and
 * `<https://a.example|docs>` docs (https://a.example).
 */
export function slackText(text: string): string {
	return text.replaceAll(MARKED, (whole, marked: string | undefined) =>
		marked === undefined ? (WRITTEN[whole] ?? whole) : readable(marked),
	);
}

/** A text as Slack wants it, so that it shows as it is: nothing in it becomes a mention or a link with another face. */
export function writtenForSlack(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function readable(marked: string): string {
	const bar = marked.indexOf("|");
	const target = unescaped(bar === -1 ? marked : marked.slice(0, bar));
	const label = bar === -1 ? "" : unescaped(marked.slice(bar + 1));
	const sign = target.charAt(0);
	if (sign === "@" || sign === "#") return sign + (label === "" ? target.slice(1) : label.replace(/^[@#]/, ""));
	if (EVERYBODY.test(target)) return `@${target.slice(1)}`;
	if (sign === "!") return label === "" ? `@${target.slice(1)}` : label;
	if (label === "" || target.includes(label)) return target.replace(/^(?:mailto|tel):/, "");
	return `${label} (${target})`;
}

function unescaped(text: string): string {
	return text.replaceAll(/&(?:amp|lt|gt);/g, (written) => WRITTEN[written] ?? written);
}

/** As much as Slack lets a text have (characters). */
const LONGEST = 40_000;

/** Slack takes so many blocks and attachments of a message; what has more is read so far. */
const MOST_PARTS = 100;
const MOST_ELEMENTS = 500;
/** Rich text holds lists, and those sections. */
const DEEPEST = 4;

/**
 * What a message says, as people read it: its text; where there is none, that of its blocks, and of a bot's attachments
 * (people attach what others said), in the order they are shown in. At most 40,000 characters.
 */
export function shownText(message: Fields, bot: boolean): string {
	const text = slackText(textAt(message, "text") ?? "");
	if (text.trim() !== "") return text;
	const blocks = partsIn(message, "blocks").map(blockText);
	const attached = bot ? partsIn(message, "attachments").map(attachmentText) : [];
	return linesOf([...blocks, ...attached]).slice(0, LONGEST);
}

/** https://docs.slack.dev/legacy/legacy-messaging/legacy-secondary-message-attachments: the fallback is for who shows nothing else. */
function attachmentText(attachment: Fields): string {
	const fields = partsIn(attachment, "fields").map((field) =>
		linesOf([marked(field, "title"), marked(field, "value")]),
	);
	const inside = linesOf([
		...["pretext", "title", "text"].map((key) => marked(attachment, key)),
		...fields,
		...partsIn(attachment, "blocks").map(blockText),
	]);
	return inside === "" ? marked(attachment, "fallback") : inside;
}

/** https://docs.slack.dev/reference/block-kit/blocks: those that hold text. */
function blockText(block: Fields): string {
	const type = textAt(block, "type");
	if (type === "rich_text") return linesOf(partsIn(block, "elements").map((element) => richText(element, DEEPEST)));
	if (type === "markdown") return textAt(block, "text") ?? "";
	if (type === "header") return objectText(fieldsAt(block, "text"));
	if (type === "context") return linesOf(partsIn(block, "elements").map(objectText));
	if (type !== "section") return "";
	return linesOf([objectText(fieldsAt(block, "text")), ...partsIn(block, "fields").map(objectText)]);
}

function objectText(object: Fields): string {
	return textAt(object, "type") === "plain_text" ? (textAt(object, "text") ?? "") : marked(object, "text");
}

function richText(element: Fields, depth: number): string {
	const type = textAt(element, "type") ?? "";
	const inner = listAt(element, "elements").slice(0, MOST_ELEMENTS).map(fieldsOf);
	if (type.startsWith("rich_text_")) {
		if (depth === 0) return "";
		const texts = inner.map((one) => richText(one, depth - 1));
		return type === "rich_text_list" ? linesOf(texts) : texts.join("");
	}
	if (type === "user") return `@${textAt(element, "user_id") ?? ""}`;
	if (type === "usergroup") return `@${textAt(element, "usergroup_id") ?? ""}`;
	if (type === "channel") return `#${textAt(element, "channel_id") ?? ""}`;
	if (type === "broadcast") return `@${textAt(element, "range") ?? ""}`;
	if (type === "emoji") return `:${textAt(element, "name") ?? ""}:`;
	const [text, url] = [textAt(element, "text") ?? "", textAt(element, "url") ?? ""];
	if (url === "") return text;
	return url.includes(text) ? url : `${text} (${url})`;
}

function marked(fields: Fields, key: string): string {
	return slackText(textAt(fields, key) ?? "");
}

function partsIn(fields: Fields, key: string): Fields[] {
	return listAt(fields, key).slice(0, MOST_PARTS).map(fieldsOf);
}

function linesOf(texts: readonly string[]): string {
	return texts.filter((text) => text.trim() !== "").join("\n");
}
