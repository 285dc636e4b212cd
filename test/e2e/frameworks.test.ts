import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";
import { type Checkout, copyCheckout } from "./checkout.ts";

const root = join(import.meta.dirname, "../..");
const docs = readFileSync(join(root, "docs/frameworks.md"), "utf8");

const data = temporaryFolder(inject("migratedData"));
let checkout: Checkout;
let server: Server;

beforeAll(async () => {
	checkout = copyCheckout();
	const { code, output } = checkout.run("build");
	expect(code, output).toBe(0);
	server = await startServer(data.path);
});

afterAll(async () => {
	await server?.stop();
	checkout.remove();
	data.remove();
});

it.each(["ai-sdk", "openai-agents", "langgraph"])("tessera/%s does what its example prints", (name) => {
	const path = `docs/examples/${name}.ts`;
	const code = readFileSync(join(root, path), "utf8");
	checkout.plant(path, code.replaceAll("http://127.0.0.1:8787", server.url));
	const run = checkout.execute("node", [path]);
	expect(run.code, run.output).toBe(0);
	expect(docs).toContain(`\`\`\`ts\n${code}\`\`\`\n\n\`\`\`text\n${run.output}\`\`\``);
});
