import { Marked, Renderer, type Token, type Tokens } from "marked";
import { flowchartList } from "./diagram.ts";
import { escapeHtml } from "./escape.ts";

/** A page's text as HTML, with the headings that links may lead to. */
export type Rendered = { title: string; html: string; sections: Section[] };
export type Section = { id: string; title: string; depth: number };

/** Where a link leads on the site; null if there is no such page. */
export type LinkTarget = (href: string) => string | null;

/** Markdown as HTML. Fails on a link that leads nowhere: what is broken is to be seen when it is built. */
export function renderMarkdown(text: string, source: string, target: LinkTarget): Rendered {
	const sections: Section[] = [];
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth }) {
				const title = plainText(tokens);
				const id = slugOf(title, sections);
				sections.push({ id, title, depth });
				return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
			},
			code: ({ text, lang }) => codeBlock(text, lang ?? ""),
			table(token: Tokens.Table) {
				return `<div class="wide" role="group" aria-label="Table" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`;
			},
			link({ href, tokens }) {
				const leads = target(href);
				if (leads === null) throw new Error(`${source}: nothing is at ${href}`);
				return `<a href="${escapeHtml(leads)}">${this.parser.parseInline(tokens)}</a>`;
			},
			// A comment says something to who reads the file.
			html: ({ text }) => (text.trimStart().startsWith("<!--") ? "" : escapeHtml(text)),
		},
	});
	const html = marked.parse(text, { async: false });
	return { title: sections[0]?.title ?? source, html, sections };
}

/** A block between fences, as text; a diagram as what can be read without a script. */
export function codeBlock(text: string, info: string): string {
	const diagram = info === "mermaid" ? flowchartList(text) : null;
	if (diagram !== null) return diagram;
	return `<pre role="group" aria-label="${info === "mermaid" ? "Diagram" : "Code"}" tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
}

/** As GitHub makes the ids of headings, so that a link works there and here. */
function slugOf(title: string, before: readonly Section[]): string {
	const slug = title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, "")
		.replaceAll(" ", "-");
	const same = before.filter(({ id }) => id === slug || (id.startsWith(`${slug}-`) && /-\d+$/.test(id))).length;
	return same === 0 ? slug : `${slug}-${same}`;
}

function plainText(tokens: readonly Token[]): string {
	return tokens
		.map((token) => ("tokens" in token && token.tokens !== undefined ? plainText(token.tokens) : textOf(token)))
		.join("");
}

/** Inline text comes escaped for HTML. */
function textOf(token: Token): string {
	return "text" in token && typeof token.text === "string" ? token.text : "";
}
