import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { commandOf, gone, processTree } from "../../scripts/client/process-tree.ts";
import { runStart, type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";
import { MODEL } from "../../scripts/encoder/asked.ts";
import { freePort } from "../../scripts/start/port.ts";

const root = join(import.meta.dirname, "../..");
const data = temporaryFolder();
const crons = ["*/5 * * * *", "0 3 * * *", "*/7 * * * *"];

describe("npm start", () => {
	let server: Server;

	beforeAll(async () => {
		server = await startServer(data.path);
	});

	afterAll(async () => {
		await server?.kill9();
		data.remove();
	});

	it("answers on the port it was given and keeps its data where it was told", async () => {
		const health = await fetch(`${server.url}/health`);
		expect(health.status).toBe(200);
		expect(await health.json()).toMatchObject({ status: "ok" });
		expect(existsSync(join(data.path, "v3/d1"))).toBe(true);
	});

	it("names the reference page, which is there", async () => {
		expect(server.output()).toContain(`${server.url}/docs`);
		const docs = await fetch(`${server.url}/docs`);
		expect(docs.status).toBe(200);
		expect(docs.headers.get("content-type")).toContain("text/html");
	});

	it("prints a curl that answers with a context", async () => {
		const curl = readCurl(server.output());
		expect(curl.url).toBe(`${server.url}/v1/context`);
		const answer = await fetch(curl.url, { method: "POST", headers: curl.headers, body: curl.body });
		expect(answer.status).toBe(200);
		const { text, tokens } = z
			.object({ text: z.string(), tokens: z.object({ total: z.number().positive() }) })
			.parse(await answer.json());
		expect(text).toContain("PostgreSQL");
		expect(tokens.total).toBeGreaterThan(50);
	});

	it("runs a sentence encoder, and tells the Worker where it is", async () => {
		const commands = processTree(server.pid).map(commandOf);
		expect(commands.filter((command) => command.includes("scripts/encoder/"))).toHaveLength(3);
		const told = (name: string) => new RegExp(`--var=TESSERA_ENCODER_${name}:(\\S+)`).exec(commands.join("\n"))?.[1];
		const asked = { method: "POST", headers: { authorization: `Bearer ${told("KEY")}` } };
		const body = JSON.stringify({ model: MODEL, input: ["is anybody there?"] });
		const ask = () => fetch(`${told("URL")}/embeddings`, { ...asked, body });
		await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
		expect(server.output()).toContain(`by meaning (a sentence encoder at ${told("URL")})`);
	});

	it.each(crons)("runs the scheduled handler for %s, and ticks by itself without a word", async (cron) => {
		const answer = await fetch(`${server.url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`);
		expect(answer.status, await answer.text()).toBe(200);
		expect(server.output()).not.toContain("scheduled work failed");
	});

	it("takes a POST without any body where one may be left out", async () => {
		const bare = { method: "POST", headers: { authorization: "Bearer tsr_local_dev" } };
		const answer = await fetch(`${server.url}/v1/installations/none/rotate`, bare);
		expect(answer.status, await answer.text()).toBe(404);
	});

	it("prints nothing that a newcomer need not read", () => {
		const lines = server.output().split("\n");
		expect(lines.filter((line) => /warning|error|wrangler/i.test(line))).toEqual([]);
	});

	it("refuses a port in use in one line, before it touches any data", async () => {
		const other = temporaryFolder();
		const second = runStart(["--port", String(server.port), "--persist-to", other.path]);
		expect(await second.exited).toBe(1);
		expect(second.output().trim().split("\n")).toHaveLength(1);
		expect(second.output()).toContain(`Port ${server.port} is in use`);
		expect(readdirSync(other.path)).toEqual([]);
		other.remove();
	});

	it.each([
		{ words: ["--port", "abc"] },
		{ words: ["--port", "70000"] },
		{ words: ["--port="] },
		{ words: ["--port"] },
		{ words: ["--var", "NAME"] },
		{ words: ["--persist-to", ""] },
	])("refuses $words in one line", async ({ words }) => {
		const run = runStart(words);
		expect(await run.exited).toBe(1);
		expect(run.output()).toMatch(/^--[a-z-]+ (wants|needs) .*\n$/);
	});

	it.each([
		[["--prot", "8788"], "--prot is not an option. Did you mean --port?"],
		[["--persistto=x"], "--persistto is not an option. Did you mean --persist-to?"],
		[["--remote"], "--remote is not an option."],
		[["8788"], '"8788" is not understood.'],
		[["--verbose=yes"], "--verbose takes no value"],
		[["--no-encoder=yes"], "--no-encoder takes no value"],
		[["--var", "TESSERA_WRITER:embedded"], "There is no setting TESSERA_WRITER. Did you mean TESSERA_WRITERS?"],
		[["--var", "PORT:1"], "There is no setting PORT."],
	])("refuses %j in one line that names the nearest right one", async (words, said) => {
		const run = runStart(words);
		expect(await run.exited).toBe(1);
		expect(run.output()).toContain(said);
		expect(run.output().trim().split("\n")).toHaveLength(1);
	});

	it("says what it does while it starts, and what runs then", () => {
		const [first = "", ...rest] = server.output().split("\n");
		expect(first).toBe(`Starting Tessera on port ${server.port} …`);
		expect(rest.filter((line) => /^ +\d+\.\d s {2}\S/.test(line)).length).toBeGreaterThan(1);
		for (const line of [/^Key +tsr_local_dev/m, /^Writers +embedded/m, /^Embedder +the sentence encoder$/m]) {
			expect(server.output()).toMatch(line);
		}
		expect(server.output()).toMatch(new RegExp(`^Data +${data.path}$`, "m"));
	});

	it("refuses to be called by a name that is not this machine's", async () => {
		const call = (host: string) =>
			requestTo(server.port, "/v1/threads", { host, authorization: "Bearer tsr_local_dev" });
		for (const host of ["localhost", `127.0.0.1:${server.port}`, "[::1]:8787"]) expect(await call(host)).toBe(200);
		for (const host of ["evil.example", `evil.example:${server.port}`, "127.0.0.1.evil.example"]) {
			expect(await call(host)).toBe(403);
		}
	});

	it("refuses a second one the folder, in one line", async () => {
		const second = runStart(["--port", String(await freePort()), "--persist-to", data.path]);
		expect(await second.exited).toBe(1);
		expect(second.output()).toContain(`Another npm start uses ${data.path}`);
		expect(second.output().trim().split("\n")).toHaveLength(1);
		expect((await fetch(`${server.url}/health`)).status).toBe(200);
	});

	it.each([
		["TESSERA_WRITERS:gpt", 'TESSERA_WRITERS names "gpt"'],
		["TESSERA_EMBEDDERS:gpt", "TESSERA_EMBEDDERS"],
		["TESSERA_ENCODER_URL:none", 'TESSERA_ENCODER_URL is "none"'],
		["TESSERA_HOSTS:http://x", 'TESSERA_HOSTS names "http://x"'],
		["TESSERA_PUBLIC_URL:foo", 'TESSERA_PUBLIC_URL is "foo"'],
		["TESSERA_CONTRADICTIONS:x", "TESSERA_CONTRADICTIONS must be"],
		["TESSERA_REDACT:Yes!", "TESSERA_REDACT must be"],
		["TESSERA_DEADLINE_VECTORS_MS:x", "TESSERA_DEADLINE_VECTORS_MS"],
		["TESSERA_KEY_SECRET:short", "TESSERA_KEY_SECRET"],
	])("refuses %s in one line, before anything is started", async (setting, said) => {
		const run = runStart(["--port", String(await freePort()), "--persist-to", data.path, "--var", setting]);
		expect(await run.exited).toBe(1);
		expect(run.output()).toContain(said);
		expect(run.output().trim().split("\n")).toHaveLength(1);
		expect(run.output()).toContain("can't run like this");
		expect(await gone(processTree(run.pid))).toEqual([]);
	});

	it("has no fault that npm run doctor finds", async () => {
		const { code, output } = await doctor("--url", server.url, "--persist-to", data.path);
		expect(output).toContain("No fault was found.");
		for (const what of ["settings", "migrations", "service", "version", "part database", "part limits", "clock"]) {
			expect(output).toMatch(new RegExp(`^ok +${what}: `, "m"));
		}
		expect(code).toBe(0);
	});

	it("npm run doctor exits with 1 where nothing answers and nothing is migrated, and says what to do", async () => {
		const empty = temporaryFolder();
		const url = `http://127.0.0.1:${await freePort()}`;
		const { code, output } = await doctor("--url", url, "--persist-to", empty.path);
		empty.remove();
		expect(code).toBe(1);
		expect(output).toContain(`FAULT    service: nothing answers at ${url}`);
		expect(output).toContain("FAULT    migrations: ");
		expect(output).toContain("→ Run `npm start`");
	});

	it("npm run doctor takes an address that is no Tessera for a fault", async () => {
		const { code, output } = await doctor("--url", `${server.url}/nothing`, "--persist-to", data.path);
		// The path is left out: /health stands at the root.
		expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining("service") });
		expect((await doctor("--url", "no address")).code).toBe(1);
	});

	it("ends with every process after SIGTERM", async () => {
		const tree = processTree(server.pid);
		expect(tree.length).toBeGreaterThan(2);
		expect(await server.stop("SIGTERM")).toBe(0);
		expect(await gone(tree)).toEqual([]);
	});
});

/** `npm run doctor`: its exit code, and all that it prints. */
async function doctor(...words: string[]) {
	const child = spawn(process.execPath, ["scripts/doctor.ts", ...words], { cwd: root });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
	const [code] = await once(child, "close");
	return { code, output };
}

/** The status of a GET with these headers: `fetch` sets Host itself. */
async function requestTo(port: number, path: string, headers: Record<string, string>): Promise<number | undefined> {
	const sent = request({ host: "127.0.0.1", port, path, headers }).end();
	const [answer] = await once(sent, "response");
	answer.resume();
	return answer.statusCode;
}

/** The command as printed: address, headers and body as a shell would read them. */
function readCurl(output: string): { url: string; headers: Record<string, string>; body: string } {
	const command = output.slice(output.indexOf("curl "), output.indexOf("}'") + 2);
	const url = /curl -s (\S+)/.exec(command)?.[1] ?? "";
	const headers = [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = "", value = ""]) => [name, value]);
	return { url, headers: Object.fromEntries(headers), body: /-d '([^']*)'/.exec(command)?.[1] ?? "" };
}
