import { escapeHtml } from "./escape.ts";
import type { Section } from "./markdown.ts";
import { HOME, type Part, REFERENCE } from "./pages.ts";

/** What differs from page to page. */
export type Content = { title: string; address: string; html: string; sections: readonly Section[] };

/** A whole page: what every page has around its content. */
export function layOut({ title, address, html, sections }: Content, parts: readonly Part[]): string {
	return page(
		title,
		"",
		`${frame(address, sections, parts)}
			<main id="content" tabindex="-1">
${html}${neighbours(address, parts)}
			</main>
		</div>`,
	);
}

/** The page of the API reference, which Swagger UI draws. */
export function layOutReference(parts: readonly Part[]): string {
	const head = `
		<link rel="stylesheet" href="/docs/vendor/swagger-ui.css">
		<link rel="stylesheet" href="/docs/page.css">
		<script defer src="/docs/vendor/swagger-ui-bundle.js"></script>
		<script defer src="/docs/start.js"></script>`;
	return page(
		"API reference",
		head,
		`${frame(REFERENCE, [], parts)}
			<main id="content" tabindex="-1">
				<h1>API reference</h1>
				<p>
					Every call under <code>/v1</code> wants a key: <code>Authorization: Bearer tsr_…</code>.
					On your own machine <code>tsr_local_dev</code> works: press <em>Authorize</em>, paste it, and try the calls from here.
					The machine-readable form of this page is <a href="/openapi.json">/openapi.json</a>.
				</p>
				<div id="reference">
					<noscript>This page is drawn by a script; without one, read <a href="/openapi.json">/openapi.json</a>.</noscript>
				</div>
			</main>
		</div>`,
	);
}

function page(title: string, head: string, body: string): string {
	return `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="color-scheme" content="light dark">
		<title>${title === "Tessera" ? title : `Tessera: ${escapeHtml(title)}`}</title>
		<meta name="description" content="Memory and context for AI agents, served from the edge.">
		<link rel="icon" href="data:,">
		<link rel="stylesheet" href="/console/base.css">
		<link rel="stylesheet" href="/docs/docs.css">${head}
		<script src="/docs/theme.js"></script>
	</head>
	<body>
${body}
	</body>
</html>
`;
}

function frame(address: string, sections: readonly Section[], parts: readonly Part[]): string {
	return `		<a class="skip" href="#content">Skip to the page</a>
		<header class="top">
			<a class="brand" href="${HOME}">Tessera</a>
			<a class="to-pages" href="#pages">All pages</a>
			<nav aria-label="Site">
				<a href="${REFERENCE}">API reference</a>
				<a href="/console">Console</a>
			</nav>
			<select id="theme" aria-label="Theme">
				<option value="system">System theme</option>
				<option value="light">Light</option>
				<option value="dark">Dark</option>
			</select>
		</header>
		<div class="docs">
			<nav id="pages" aria-label="Documentation" tabindex="-1">
${parts.map((part) => listed(part, address, sections)).join("\n")}
			</nav>`;
}

function listed({ title, pages }: Part, address: string, sections: readonly Section[]): string {
	const items = pages.map(([name, to]) => {
		const here = to === address;
		return `<li><a href="${to}"${here ? ' aria-current="page"' : ""}>${escapeHtml(name)}</a>${here ? onThisPage(sections) : ""}</li>`;
	});
	return `				<p>${title}</p>\n				<ul>\n${items.join("\n")}\n				</ul>`;
}

/** A list of a few sections says nothing, and one of very many hides the pages below it. */
const SECTIONS = { fewest: 2, most: 20 };

function onThisPage(sections: readonly Section[]): string {
	const second = sections.filter(({ depth }) => depth === 2);
	if (second.length < SECTIONS.fewest || second.length > SECTIONS.most) return "";
	const items = second.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
	return `<ul>${items.join("")}</ul>`;
}

function neighbours(address: string, parts: readonly Part[]): string {
	const pages = parts.flatMap((part) => part.pages);
	const at = pages.findIndex(([, to]) => to === address);
	const link = (index: number, word: string) => {
		const found = at < 0 ? undefined : pages[index];
		return found === undefined ? "" : `<a href="${found[1]}">${word}: ${escapeHtml(found[0])}</a>`;
	};
	return `<nav class="neighbours" aria-label="Pages before and after">${link(at - 1, "Before")}${link(at + 1, "Next")}</nav>`;
}
