import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Content, layOut, layOutReference } from "./layout.ts";
import { codeBlock, renderMarkdown } from "./markdown.ts";
import { HOME, listPages, navigation, type Page, REFERENCE, root } from "./pages.ts";

/** What every local server answers at. A link there leads to the server that shows the page. */
const LOCAL = "http://127.0.0.1:8787";

/** The whole site: addresses, and the HTML of each. Throws where a link leads to a page that is not there. */
export function buildSite(): Map<string, string> {
	const pages = listPages();
	const bySource = new Map(pages.map((page) => [page.source, page.address]));
	const contents = pages.map((page) => ({ page, content: contentOf(page, bySource) }));
	const titles = new Map(contents.map(({ page, content }) => [page.address, content.title]));
	const parts = navigation(pages, ({ address }) => titles.get(address) ?? address);
	const built = contents.map(({ content }) => [content.address, layOut(content, parts)] as const);
	return new Map([...built, [REFERENCE, layOutReference(parts)]]);
}

/** The file that is served at an address. */
export function fileOf(address: string): string {
	return address === HOME ? "index.html" : `${address.slice(HOME.length + 1)}.html`;
}

function contentOf({ source, address }: Page, bySource: ReadonlyMap<string, string>): Content {
	const text = readFileSync(join(root, source), "utf8");
	if (source.endsWith(".md")) {
		const target = (href: string) => targetOf(href, source, bySource);
		return { address, ...renderMarkdown(text, source, target) };
	}
	const title = posix.basename(source);
	return { address, title, html: `<h1>${title}</h1>\n${codeBlock(text, "")}`, sections: [] };
}

function targetOf(href: string, source: string, bySource: ReadonlyMap<string, string>): string | null {
	if (href.startsWith(LOCAL)) return href.slice(LOCAL.length) || "/";
	if (href.startsWith("https://") || href.startsWith("http://") || href.startsWith("#")) return href;
	const [path = "", anchor] = href.split("#");
	const address = bySource.get(posix.join(posix.dirname(source), path));
	if (address === undefined) return null;
	return anchor === undefined ? address : `${address}#${anchor}`;
}
