import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtCheckout } from "./built-checkout.ts";
import { testServer } from "./test-server.ts";

const root = join(import.meta.dirname, "../..");
const docs = readFileSync(join(root, "docs/frameworks.md"), "utf8");

const server = testServer();
const checkout = builtCheckout();

it.each(["ai-sdk", "openai-agents", "langgraph"])("tessera/%s does what its example prints", (name) => {
	const path = `docs/examples/${name}.ts`;
	const code = readFileSync(join(root, path), "utf8");
	checkout.plant(path, code.replaceAll("http://127.0.0.1:8787", server.url));
	const run = checkout.execute("node", [path]);
	expect(run.code, run.output).toBe(0);
	expect(docs).toContain(`\`\`\`ts\n${code}\`\`\`\n\n\`\`\`text\n${run.output}\`\`\``);
});
