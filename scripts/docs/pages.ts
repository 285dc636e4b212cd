import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Where the site is served, and the address of the page that Swagger UI draws. */
export const HOME = "/docs";
export const REFERENCE = `${HOME}/api`;

/** What a page of the site is made of. `source` is a path from the root of the project, `address` what a browser asks for. */
export type Page = { source: string; address: string };

/** A part of the navigation: names of pages, and what each is made of. */
export type Part = { title: string; pages: readonly (readonly [name: string, address: string])[] };

/** What the docs link to outside their folder. */
const BESIDE = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"];

/** Every page but the reference, in no particular order. */
export function listPages(): Page[] {
	const inside = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".md") || path.endsWith(".ts"))
		.map((path) => `docs/${path}`);
	return [...BESIDE, ...inside.sort()].map((source) => ({ source, address: addressOf(source) }));
}

/** `docs/decisions/README.md` is the page of its folder, and the project's README the first of all. */
function addressOf(source: string): string {
	const path = source.replace(/^docs\//, "").replace(/\.(md|ts)$/, "");
	if (path === "README") return HOME;
	const page = basename(path) === "README" ? path.slice(0, -"/README".length) : path;
	return `${HOME}/${page.toLowerCase()}`;
}

const at = (page: string) => `${HOME}/${page}`;

const PARTS: readonly Part[] = [
	{
		title: "Start",
		pages: [
			["Overview", HOME],
			["Five minutes to a first context", at("quickstart")],
		],
	},
	{
		title: "What it does",
		pages: [
			["Budgets and receipts", at("contexts")],
			["Continuity", at("continuity")],
			["Memory", at("memory")],
			["Recall", at("recall")],
		],
	},
	{
		title: "Ways in",
		pages: [
			["Messages", at("messages")],
			["Doors: MCP, memory tool, proxy", at("doors")],
			["Client", at("client")],
			["Frameworks", at("frameworks")],
			["Vercel AI SDK", at("frameworks/ai-sdk")],
			["OpenAI Agents", at("frameworks/openai-agents")],
			["LangGraph", at("frameworks/langgraph")],
			["Webhooks", at("webhooks")],
			["Import", at("import")],
			["Export", at("export")],
			["Console", at("console")],
		],
	},
	{
		title: "Running it",
		pages: [
			["Deploying to Cloudflare", at("deploying")],
			["Scale and cost", at("scale")],
			["Running without a model", at("without-a-model")],
			["Recall with models", at("production")],
			["Comparison", at("comparison")],
			["Operations", at("operations")],
			["Settings", at("settings")],
			["Security", at("security")],
			["Secrets and approval", at("secrets")],
			["Threats", at("threats")],
			["API reference", REFERENCE],
		],
	},
];

const INSIDE: Part = {
	title: "Inside",
	pages: [
		["Design", at("design")],
		["Decisions", at("decisions")],
		["The core as a library", at("core")],
		["Benchmarks", at("benchmarks")],
		["Contributing", at("contributing")],
		["Changelog", at("changelog")],
	],
};

/** Folders whose pages are found from a page of their own. */
const LISTED_ELSEWHERE = ["docs/decisions/", "docs/examples/"];

/** The navigation. A page that it does not name stands at its end, by its title. */
export function navigation(pages: readonly Page[], titleOf: (page: Page) => string): Part[] {
	const named = new Set([...PARTS, INSIDE].flatMap((part) => part.pages.map(([, address]) => address)));
	const others = pages.filter(
		({ source, address }) =>
			!named.has(address) && source.endsWith(".md") && !LISTED_ELSEWHERE.some((folder) => source.startsWith(folder)),
	);
	const further = others.map((page) => [titleOf(page), page.address] as const);
	return [...PARTS, { ...INSIDE, pages: [...INSIDE.pages, ...further] }];
}
