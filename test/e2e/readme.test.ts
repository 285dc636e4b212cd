import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { against, anyTime, printed, snippetsIn } from "./snippets.ts";
import { judgedServer } from "./test-server.ts";

const EXAMPLES = snippetsIn("README.md").filter(({ language }) => language === "ts");

const server = judgedServer();

it.each(EXAMPLES)("$name prints what it shows", async ({ code, output }) => {
	const file = join(server.folder, "example.ts");
	writeFileSync(file, against(server.url, code));
	const shown = await printed(process.execPath, [file], server.folder);
	rmSync(file);
	expect(anyTime(shown)).toBe(anyTime(output ?? ""));
});

it("the README has an agent loop of at most 15 lines and a memory example, and no sleep in either", () => {
	expect(EXAMPLES).toHaveLength(2);
	expect(EXAMPLES[0]?.code.trim().split("\n").length).toBeLessThanOrEqual(15);
	for (const { code } of EXAMPLES) expect(code).not.toMatch(/sleep|setTimeout/);
});
