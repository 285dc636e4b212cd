import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";
import { against, anyTime, printed, snippetsIn } from "./snippets.ts";

const EXAMPLES = snippetsIn("README.md").filter(({ language }) => language === "ts");

const data = temporaryFolder(inject("migratedData"));
let server: Server;

beforeAll(async () => {
	server = await startServer(data.path);
});

afterAll(async () => {
	await server?.stop();
	data.remove();
});

it.each(EXAMPLES)("$name prints what it shows", async ({ code, output }) => {
	const file = join(data.path, "example.ts");
	writeFileSync(file, against(server.url, code));
	const shown = await printed(process.execPath, [file], data.path);
	rmSync(file);
	expect(anyTime(shown)).toBe(anyTime(output ?? ""));
});

it("the README has an agent loop of at most 15 lines and a memory example, and no sleep in either", () => {
	expect(EXAMPLES).toHaveLength(2);
	expect(EXAMPLES[0]?.code.trim().split("\n").length).toBeLessThanOrEqual(15);
	for (const { code } of EXAMPLES) expect(code).not.toMatch(/sleep|setTimeout/);
});
