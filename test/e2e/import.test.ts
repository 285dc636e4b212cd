import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { connect } from "../../src/client/index.ts";
import { judgedServer } from "./test-server.ts";

const root = join(import.meta.dirname, "../..");
const server = judgedServer();
const file = join(server.folder, "export.jsonl");

type Run = { code: number | null; stdout: string; stderr: string };

function run(...words: string[]): Promise<Run> {
	return new Promise((resolve) => {
		const all = [join(root, "scripts/import.ts"), ...words];
		const done = execFile(process.execPath, all, (_, stdout, stderr) => {
			resolve({ code: done.exitCode, stdout, stderr });
		});
	});
}

it("imports a file over HTTP, says what it left out, and can be run again", async () => {
	const line = (n: number) => JSON.stringify({ role: "user", content: `Line ${n}`, thread_id: `t${n % 3}` });
	writeFileSync(file, [...Array.from({ length: 30 }, (_, n) => line(n)), "{ broken"].join("\n"));
	const words = [file, "--url", server.url, "--user", "ada", "--learn", "off"];
	expect(await run(...words, "--dry-run")).toMatchObject({
		code: 1,
		stdout: expect.stringContaining("Would import 30"),
	});
	for (const _ of ["once", "again"]) {
		const { code, stdout, stderr } = await run(...words);
		expect(stdout).toBe("Imported 30 messages in 3 threads, 1 that could not be imported.\n");
		expect(stderr).toContain("line 31: is no JSON");
		expect(code).toBe(1);
	}
	const thread = await connect({ url: server.url, key: "tsr_local_dev" }).thread("t1").get();
	expect(thread).toMatchObject({ message_count: 10, user_id: "ada", config: { learn: "off" } });
});

it("reports a line that is no text by its number, and imports the others", async () => {
	const line = (n: number, more = "") =>
		JSON.stringify({ role: "user", content: `Byte ${n}${more}`, thread_id: "bytes" });
	const bytes = Buffer.from(Array.from({ length: 5 }, (_, n) => line(n, n === 2 ? "\u0001?" : "")).join("\n"));
	for (const [at, byte] of bytes.entries()) if (byte === 63) bytes[at] = 0xff;
	const torn = join(server.folder, "torn.jsonl");
	writeFileSync(torn, bytes);
	const { code, stdout, stderr } = await run(torn, "--url", server.url, "--user", "ada");
	expect(stderr).toContain("line 3: is no text in UTF-8");
	expect(stdout).toBe("Imported 4 messages in 1 threads, 1 that could not be imported.\n");
	expect(code).toBe(1);
});

it.each(["", "[]", '{"foo":1}', '{"foo":[1]}', "\n"])("says that nothing was recognised in %j", async (text) => {
	writeFileSync(file, text);
	const { code, stderr } = await run(file, "--url", server.url, "--user", "ada");
	expect(stderr).toContain("the file: holds no record of ChatGPT, Claude, mem0, Zep or Letta, and no message");
	expect(code).toBe(1);
});

it("says what is wrong with how it is called", async () => {
	expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining("One file is imported at a time.") });
	expect((await run(join(server.folder, "nothing"))).stderr).toContain("can't be read");
	expect((await run(file, "--url", "http://127.0.0.1:9", "--learn", "never")).stderr).toContain("--learn is");
	writeFileSync(join(server.folder, "x.zip"), new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe]));
	const archive = await run(join(server.folder, "x.zip"), "--url", server.url);
	expect(archive.stderr).toContain("is no text in UTF-8");
	expect(archive.stderr).not.toContain("Run the same again");
	writeFileSync(file, '{"role":"user","content":"Hi","thread_id":"t"}');
	const wrong = await run(file, "--url", server.url, "--key", "tsr_local_no");
	expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("Run the same again to go on.") });
});
