import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REFERENCE } from "../../scripts/docs/pages.ts";
import { buildSite } from "../../scripts/docs/site.ts";

const root = join(import.meta.dirname, "../..");
const site = buildSite();

/** The order in which the navigation names the pages that a reader comes for. */
const ORDER = [
	...["quickstart", "contexts", "continuity", "memory", "recall", "messages", "doors", "client"],
	...["frameworks", "frameworks/ai-sdk", "frameworks/openai-agents", "frameworks/langgraph", "webhooks", "import"],
	...["console", "deploying", "without-a-model", "comparison", "settings", "api"],
].map((page) => `/docs/${page}`);

/** What the server has beside the pages. */
const SERVED = ["/", "/console", "/openapi.json", "/health"];

it("has no link to a page or heading that is not there", () => {
	const broken = [...site].flatMap(([address, html]) =>
		hrefs(html)
			.filter((href) => href.startsWith("/") || href.startsWith("#"))
			.filter((href) => !leadsSomewhere(href, address))
			.map((href) => `${address}: ${href}`),
	);
	expect(broken).toEqual([]);
	expect(site.size).toBeGreaterThan(50);
});

it("finds what is broken", () => {
	expect(leadsSomewhere("/docs/nowhere", "/docs")).toBe(false);
	expect(leadsSomewhere("/docs/settings#nowhere", "/docs")).toBe(false);
	expect(leadsSomewhere("/docs/settings#production", "/docs")).toBe(true);
});

it("leads to no file that only a checkout has", () => {
	const files = [...site].flatMap(([address, html]) =>
		hrefs(html)
			.filter((href) => !href.startsWith("http") && /\.(md|ts)(#|$)/.test(href))
			.map((href) => `${address}: ${href}`),
	);
	expect(files).toEqual([]);
});

it("names the pages in their order on each of them, and where it stands", () => {
	for (const [address, html] of site) {
		const [nav = ""] = html.split('<nav id="pages"')[1]?.split("</nav>") ?? [];
		expect(
			hrefs(nav).filter((href) => ORDER.includes(href)),
			address,
		).toEqual(ORDER);
		expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
		expect(new Set(ids(html)).size, address).toBe(ids(html).length);
		if (ORDER.includes(address)) expect(nav).toContain(`href="${address}" aria-current="page"`);
	}
});

it("runs no inline script and loads nothing from elsewhere", () => {
	for (const html of site.values()) {
		expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|<style|\sstyle=/i);
		expect(html).not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)="https?:/);
	}
	expect(site.get(REFERENCE)).toContain("swagger-ui-bundle.js");
});

it("says of work without a model only what was measured", () => {
	const read = (page: string) => readFileSync(join(root, "docs", page), "utf8");
	const pages = read("continuity-figures.md") + read("benchmarks.md");
	// "66, 31, 7 of 104" are the right, silent and wrong ones.
	const measured = pages.replaceAll(/(\d+)(?:, \d+)+ of/g, "$1 of");
	const said = read("without-a-model.md").match(/\d+(?:\.\d+)?(?=%)|\d+ of 1\d\d/g) ?? [];
	expect(said.length).toBeGreaterThan(10);
	for (const figure of said) expect(measured, figure).toContain(figure);
});

function leadsSomewhere(href: string, from: string): boolean {
	const [path = "", id] = href.split("#");
	if (SERVED.includes(path)) return true;
	const html = site.get(path === "" ? from : path);
	return html !== undefined && (id === undefined || id === "" || ids(html).includes(id));
}

function hrefs(html: string): string[] {
	return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? "");
}

function ids(html: string): string[] {
	return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? "");
}
