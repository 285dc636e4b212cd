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
