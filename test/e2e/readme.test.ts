import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { judgedServer } from "./test-server.ts";

const root = join(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** Each example is a block of TypeScript, and the block of text after it is what it prints. */
const EXAMPLES = [...readme.matchAll(/^```ts\n([\s\S]*?)^```\n+```text\n([\s\S]*?)^```/gm)].map(([, code, output]) => ({
	code: code ?? "",
	output: output ?? "",
}));

const server = judgedServer();

it.each(EXAMPLES)("the README's example $# prints what the README shows", async ({ code, output }) => {
	const file = join(server.folder, "example.ts");
	writeFileSync(file, code.replaceAll("http://127.0.0.1:8787", server.url));
	const { stdout } = await promisify(execFile)(process.execPath, [file]);
	rmSync(file);
	expect(anyTime(stdout)).toBe(anyTime(output));
});

it("the README has an agent loop of at most 15 lines and a memory example, and no sleep in either", () => {
	expect(EXAMPLES).toHaveLength(2);
	expect(EXAMPLES[0]?.code.trim().split("\n").length).toBeLessThanOrEqual(15);
	for (const { code } of EXAMPLES) expect(code).not.toMatch(/sleep|setTimeout/);
});

/** Ids and days are other ones each time. */
function anyTime(text: string): string {
	return text
		.replaceAll(/\b[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}\b/g, "ID")
		.replaceAll(/\d{4}-\d\d-\d\d/g, "DAY")
		.trim();
}
