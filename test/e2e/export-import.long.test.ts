import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../../scripts/client/api.ts";
import { type Client, connect, type ExportLine } from "../../src/client/index.ts";
import { longIt } from "../long.ts";
import { judgedServer } from "./test-server.ts";

const root = join(import.meta.dirname, "../..");
const server = judgedServer();
const file = join(server.folder, "export.jsonl");

const MESSAGES = 10_000;

async function tenant(url: string, id: string): Promise<Client> {
	const admin = connect({ url, key: LOCAL_KEY });
	const { key } = z.object({ key: z.string() }).parse(await admin.request("POST", "/v1/tenants", { body: { id } }));
	return connect({ url, key });
}

async function all(lines: AsyncIterable<ExportLine>): Promise<ExportLine[]> {
	const read: ExportLine[] = [];
	for await (const line of lines) read.push(line);
	return read;
}

/** How long another tenant's requests take while something runs (ms): 99 of 100, and the slowest. */
async function waitsBeside(client: Client, work: Promise<unknown>): Promise<string> {
	let done = false;
	const ended = work.finally(() => {
		done = true;
	});
	const waits: number[] = [];
	while (!done) {
		const start = performance.now();
		await client.request("GET", "/v1/threads/beside");
		waits.push(performance.now() - start);
	}
	await ended;
	waits.sort((a, b) => a - b);
	const [p99 = 0, most = 0] = [waits[Math.floor(waits.length * 0.99)], waits.at(-1)];
	return `p99 ${Math.round(p99)} of ${waits.length}, at most ${Math.round(most)}`;
}

function run(script: string, ...words: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
	return new Promise((resolve) => {
		const done = execFile(process.execPath, [join(root, "scripts", script), ...words], (_, stdout, stderr) =>
			resolve({ code: done.exitCode, stdout, stderr }),
		);
	});
}

const importing = (...words: string[]) => run("import.ts", ...words);

longIt(
	"moves a long thread to another tenant through the client, and others go on beside it",
	{
		timeout: 300_000,
	},
	async () => {
		const [from, to, other] = [
			await tenant(server.direct, "from"),
			await tenant(server.direct, "to"),
			await tenant(server.direct, "other"),
		];
		await other.request("POST", "/v1/threads", { body: { id: "beside" } });
		const long = from.thread("long", { user_id: "ada", config: { learn: "off", overflow: { strategy: "none" } } });
		for (let at = 0; at < MESSAGES; at += 500) {
			const messages = Array.from({ length: 500 }, (_, n) => ({
				role: n % 2 === 0 ? "user" : "assistant",
				content: `Line ${at + n}: the migration of shop ${n} runs on Friday at ${n % 24}.`,
			}));
			await long.append(messages);
		}
		let lines: ExportLine[] = [];
		const exportingAll = async () => {
			lines = await all(from.export());
		};
		const importingAll = async () => {
			const done = await to.import(lines);
			expect(done).toEqual({ imported: lines.length, skipped: 0, failed: 0, errors: [] });
		};
		const idle = new Promise((done) => setTimeout(done, 2_000));
		console.log(`another tenant's requests (ms) beside nothing: ${await waitsBeside(other, idle)}`);
		console.log(`beside the export: ${await waitsBeside(other, exportingAll())}`);
		expect(lines.filter(({ kind }) => kind === "message")).toHaveLength(MESSAGES);
		console.log(`beside the import: ${await waitsBeside(other, importingAll())}`);
		expect(await all(to.export())).toEqual(lines);
		expect(await to.import(lines.slice(0, 3))).toMatchObject({ imported: 0, skipped: 3 });
	},
);

it("takes up an upload that was broken off", async () => {
	const [from, to] = [await tenant(server.direct, "whole"), await tenant(server.direct, "half")];
	const thread = from.thread("t", { user_id: "ada", config: { learn: "off" } });
	await thread.append(Array.from({ length: 400 }, (_, n) => ({ role: "user", content: `Line ${n} of a talk.` })));
	const lines = await all(from.export());
	const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
	const key = z
		.object({ key: z.string() })
		.parse(await to.request("POST", "/v1/keys", { body: { name: "raw", role: "write" } })).key;
	const abort = new AbortController();
	const half = new ReadableStream<Uint8Array>({
		async start(controller) {
			controller.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2)));
			await new Promise((wait) => setTimeout(wait, 1_500));
			abort.abort();
		},
	});
	const init = { method: "POST", body: half, signal: abort.signal, duplex: "half" as const };
	const headers = { authorization: `Bearer ${key}`, "content-type": "application/x-ndjson" };
	await expect(fetch(`${server.direct}/v1/import`, { ...init, headers })).rejects.toThrow();
	const again = await to.import(lines);
	expect(again.skipped).toBeGreaterThan(0);
	expect(again).toMatchObject({ imported: lines.length - again.skipped, failed: 0 });
	expect(await all(to.export())).toEqual(lines);
});

it("writes a file, and imports it as it is, against the document", async () => {
	const { url, folder } = server;
	const made = z.object({ key: z.string() });
	const [from, to] = [
		await ask(made, "POST", `${url}/v1/tenants`, { id: "file-from" }),
		await ask(made, "POST", `${url}/v1/tenants`, { id: "file-to" }),
	];
	const client = connect({ url, key: from.key });
	await client.thread("t", { user_id: "ada" }).append([{ role: "user", content: "Größe 日本" }]);
	await client.memories.add({ content: "Lives in Lisbon", scope: "user:ada" });
	const whole = join(folder, "all.ndjson");
	const words = ["--url", url];
	const exported = await run("export.ts", "--out", whole, ...words, "--key", from.key);
	expect(exported).toMatchObject({ code: 0, stdout: `Exported 3 lines to ${whole}.\n` });
	for (const _ of ["once", "again"]) {
		const { code, stdout } = await importing(whole, ...words, "--key", to.key);
		expect(stdout).toBe("Imported 1 messages in 1 threads, 1 memories.\n");
		expect(code).toBe(0);
	}
	await run("export.ts", "--out", `${whole}.2`, ...words, "--key", to.key);
	expect(readFileSync(`${whole}.2`, "utf8")).toBe(readFileSync(whole, "utf8"));
	expect((await run("export.ts")).stderr).toContain("--out FILE");
});

it("imports a file over HTTP, says what it left out, and can be run again", async () => {
	const line = (n: number) => JSON.stringify({ role: "user", content: `Line ${n}`, thread_id: `t${n % 3}` });
	writeFileSync(file, [...Array.from({ length: 30 }, (_, n) => line(n)), "{ broken"].join("\n"));
	const words = [file, "--url", server.url, "--user", "ada", "--learn", "off"];
	expect(await importing(...words, "--dry-run")).toMatchObject({
		code: 1,
		stdout: expect.stringContaining("Would import 30"),
	});
	for (const _ of ["once", "again"]) {
		const { code, stdout, stderr } = await importing(...words);
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
	const { code, stdout, stderr } = await importing(torn, "--url", server.url, "--user", "ada");
	expect(stderr).toContain("line 3: is no text in UTF-8");
	expect(stdout).toBe("Imported 4 messages in 1 threads, 1 that could not be imported.\n");
	expect(code).toBe(1);
});

it.each(["", "[]", '{"foo":1}', '{"foo":[1]}', "\n"])("says that nothing was recognised in %j", async (text) => {
	writeFileSync(file, text);
	const { code, stderr } = await importing(file, "--url", server.url, "--user", "ada");
	expect(stderr).toContain("the file: holds no record of ChatGPT, Claude, mem0, Zep or Letta, and no message");
	expect(code).toBe(1);
});

it("says what is wrong with how it is called", async () => {
	expect(await importing()).toMatchObject({
		code: 1,
		stderr: expect.stringContaining("One file is imported at a time."),
	});
	expect((await importing(join(server.folder, "nothing"))).stderr).toContain("can't be read");
	expect((await importing(file, "--url", "http://127.0.0.1:9", "--learn", "never")).stderr).toContain("--learn is");
	writeFileSync(join(server.folder, "x.zip"), new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe]));
	const archive = await importing(join(server.folder, "x.zip"), "--url", server.url);
	expect(archive.stderr).toContain("is no text in UTF-8");
	expect(archive.stderr).not.toContain("Run the same again");
	writeFileSync(file, '{"role":"user","content":"Hi","thread_id":"t"}');
	const wrong = await importing(file, "--url", server.url, "--key", "tsr_local_no");
	expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("Run the same again to go on.") });
});
