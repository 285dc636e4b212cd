import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCheckout } from "./built-checkout.ts";
import { startFakeProvider } from "./fake-provider.ts";
import { against, anyTime, printed, type Snippet, snippetsIn } from "./snippets.ts";
import { testServer } from "./test-server.ts";

const PAGES = [
	...["quickstart", "contexts", "memory", "messages", "doors", "client", "import"],
	...["frameworks/ai-sdk", "frameworks/openai-agents", "frameworks/langgraph"],
].map((page) => `docs/${page}.md`);
/** What the agents of the docs install, and nothing else. */
const PACKAGES = ["openai", "@anthropic-ai/sdk", "ai", "@ai-sdk/openai"];
const MOST_LINES = 15;

const root = join(import.meta.dirname, "../..");
const snippets = PAGES.flatMap(snippetsIn);
const running = snippets.filter(({ runs }) => runs);
const fresh = mkdtempSync(join(tmpdir(), "tessera-fresh-"));
const provider = await startFakeProvider();
const env = {
	CURL_HOME: fresh,
	OPENAI_API_KEY: "sk-test",
	OPENAI_BASE_URL: `${provider.url}/v1`,
	ANTHROPIC_API_KEY: "sk-test",
	ANTHROPIC_BASE_URL: provider.url,
};
const server = testServer(["--var", `TESSERA_PROXY_BASE_URL:${provider.url}/v1`]);
const checkout = builtCheckout();

beforeAll(() => {
	// As `npm init -y` and `npm install` leave it.
	// A refused call fails the command.
	writeFileSync(join(fresh, ".curlrc"), "fail-with-body\n");
	writeFileSync(join(fresh, "package.json"), JSON.stringify({ name: "fresh", type: "commonjs" }));
	for (const name of PACKAGES) link(join(root, "node_modules", name), join(fresh, "node_modules", name));
	link(checkout.folder, join(fresh, "node_modules/tessera"));
});

afterAll(async () => {
	await provider.stop();
	rmSync(fresh, { recursive: true, force: true });
});

describe.each(PAGES)("%s", (page) => {
	it.each(running.filter(({ name }) => name.startsWith(`${page} `)))("$name does what it prints", async (snippet) => {
		const output = await run(snippet);
		if (snippet.output !== null) expect(anyTime(output)).toBe(anyTime(snippet.output));
	});
});

it("the docs have snippets, and few that are not run", () => {
	for (const page of PAGES)
		expect(
			snippets.filter(({ name }) => name.startsWith(`${page} `)),
			page,
		).not.toEqual([]);
	expect(running.length).toBeGreaterThan(15);
	expect(snippets.length - running.length).toBeLessThanOrEqual(7);
});

it("an agent with memory takes at most fifteen lines for OpenAI, Anthropic and the AI SDK", () => {
	const agents = running.filter(({ language }) => language === "js").map(({ code }) => code);
	for (const name of ['"openai"', '"@anthropic-ai/sdk"', '"ai"']) {
		const agent = agents.find((code) => code.includes(`from ${name}`));
		expect(agent?.trim().split("\n").length, name).toBeLessThanOrEqual(MOST_LINES);
	}
});

it("prints each example of docs/examples on a page", () => {
	const shown = snippets.map(({ code }) => code);
	const support = ["core.ts", "models.ts"];
	for (const name of readdirSync(join(root, "docs/examples")).filter((file) => file.endsWith(".ts"))) {
		if (!support.includes(name)) expect(shown, name).toContain(readFileSync(join(root, "docs/examples", name), "utf8"));
	}
});

it("has snippets that a compiler takes", () => {
	for (const [index, { language, code }] of snippets.entries()) {
		if (language === "ts") checkout.plant(`docs/examples/snippet-${index}.ts`, code);
	}
	const { code, output } = checkout.execute("tsc", ["-p", "docs/examples"]);
	expect(code, output).toBe(0);
});

/** TypeScript runs beside the examples, whose models it may use. JavaScript is saved for the commands after it. */
async function run({ language, code }: Snippet): Promise<string> {
	const real = against(server.url, code);
	switch (language) {
		case "ts":
			checkout.plant("docs/examples/snippet.ts", real);
			return printed(process.execPath, ["docs/examples/snippet.ts"], checkout.folder, env);
		case "js":
			writeFileSync(join(fresh, "agent.mjs"), real);
			return "";
		case "sh":
			return printed("bash", ["-ec", real], code.includes("npm run") ? checkout.folder : fresh, env);
	}
}

function link(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	symlinkSync(from, to);
}
