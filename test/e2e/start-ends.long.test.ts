import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, inject, it } from "vitest";
import { commandOf, gone, killAll, processTree } from "../../scripts/client/process-tree.ts";
import { runNpmStart, runStart, type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";
import { freePort } from "../../scripts/start/port.ts";

const data = temporaryFolder(inject("migratedData"));
const servers: Server[] = [];

async function started(...words: string[]): Promise<Server> {
	const server = await startServer(data.path, words);
	servers.push(server);
	return server;
}

afterAll(async () => {
	for (const server of servers) await server.kill9();
	data.remove();
});

describe("npm start on migrated data", () => {
	it("gives --var to the Worker: without TESSERA_LOCAL the local key is as good as none; leaves nothing after SIGINT", async () => {
		const server = await started("--var", "TESSERA_LOCAL:false");
		const answer = await fetch(`${server.url}/v1/threads`, { headers: { authorization: "Bearer tsr_local_dev" } });
		expect(answer.status).toBe(401);
		const folders = foldersOf(server.pid);
		const tree = processTree(server.pid);
		expect(encoderOf(tree)).toHaveLength(3);
		expect(await server.stop("SIGINT")).toBe(0);
		expect(await gone(tree)).toEqual([]);
		expect(folders.filter(existsSync)).toEqual([]);
	});

	it("ends with every process when it is told to in the middle of its start", async () => {
		const fresh = temporaryFolder();
		const run = runStart(["--port", String(await freePort()), "--persist-to", fresh.path]);
		while (processTree(run.pid).length < 2) await sleep(20);
		const tree = processTree(run.pid);
		expect(await run.stop()).toBe(0);
		expect(await gone(tree)).toEqual([]);
		fresh.remove();
	});

	it.each([
		{ signal: "SIGTERM", code: 0 },
		{ signal: "SIGKILL", code: null },
	] as const)("ends with every process when npm gets $signal", async ({ signal, code }) => {
		const run = runNpmStart(["--port", String(await freePort()), "--persist-to", data.path]);
		while (!run.output().includes("Ctrl-C")) await sleep(50);
		const tree = processTree(run.pid);
		expect(encoderOf(tree)).toHaveLength(3);
		expect(await run.stop(signal)).toBe(code);
		expect(await gone(tree)).toEqual([]);
	});

	it("leaves neither process nor folder when it is killed together with wrangler", async () => {
		const server = await started();
		const tree = processTree(server.pid);
		const folders = foldersOf(server.pid);
		expect(folders.length).toBeGreaterThan(1);
		const [, wrangler = 0] = tree;
		await killAll([server.pid, wrangler]);
		expect(await gone(tree)).toEqual([]);
		await expect.poll(() => folders.filter(existsSync), { timeout: 5_000 }).toEqual([]);
	});

	it("removes what one left behind of which nothing was spared, and leaves no process when it is killed outright", async () => {
		const killed = await started();
		const folders = foldersOf(killed.pid);
		expect(folders.length).toBeGreaterThan(1);
		expect(folders.filter(existsSync)).toEqual(folders);
		await killed.kill9();
		const server = await started();
		// Whichever start comes first removes them: another test's may, as soon as the process is dead.
		expect(folders.filter(existsSync)).toEqual([]);
		const [own = 0, ...rest] = processTree(server.pid);
		expect(encoderOf(rest)).toHaveLength(3);
		process.kill(own, "SIGKILL");
		expect(await gone([own, ...rest])).toEqual([]);
	});

	it("runs on when the encoder dies, says so, and starts it again", async () => {
		const server = await started();
		const [encoder = 0, ...models] = encoderOf(processTree(server.pid));
		process.kill(encoder, "SIGKILL");
		expect(await gone([encoder, ...models])).toEqual([]);
		await expect.poll(server.output).toContain("The sentence encoder has ended (SIGKILL)");
		expect((await fetch(`${server.url}/health`)).status).toBe(200);
		await expect.poll(() => encoderOf(processTree(server.pid)), { timeout: 20_000 }).toHaveLength(3);
		expect(await server.stop()).toBe(0);
	});

	it.each([[["--no-encoder"]], [["--var", "TESSERA_ENCODER_URL:"]]])("runs no encoder after %j", async (words) => {
		const server = await started(...words);
		expect(encoderOf(processTree(server.pid))).toEqual([]);
		expect(server.output()).toMatch(/^Messages +found by words \(no /m);
		expect(await server.stop()).toBe(0);
	});

	it.each([
		["takes requests in", /--socket-addr=entry=127\.0\.0\.1:[1-9]/],
		["runs the Worker", /--socket-addr=entry=127\.0\.0\.1:0 /],
	])("ends with an error that says so when the process dies that %s", async (_, mark) => {
		const server = await started();
		const tree = processTree(server.pid);
		const victim = tree.find((pid) => mark.test(commandOf(pid)));
		await killAll([victim ?? 0]);
		expect(await server.exited).toBe(1);
		expect(server.output()).toMatch(/A process of the server died \(workerd, SIGKILL\)/);
		expect(server.output().trim().split("\n").at(-1)).toContain("ended by itself");
		expect(await gone(tree)).toEqual([]);
	});

	it("ends with an error, and every process, when wrangler dies", async () => {
		const server = await started();
		const [, wrangler, ...rest] = processTree(server.pid);
		expect(rest).not.toEqual([]);
		await killAll([wrangler ?? 0]);
		expect(await server.exited).toBe(1);
		expect(await gone(rest)).toEqual([]);
	});
});

/** The temporary folders of a server: its own and what it has noted. */
function foldersOf(pid: number): string[] {
	const own = readdirSync(tmpdir()).filter((name) => name.startsWith(`tessera-run-${pid}-`));
	return own.flatMap((name) => {
		const folder = join(tmpdir(), name);
		return [folder, ...readFileSync(join(folder, "further-folders"), "utf8").trim().split("\n")];
	});
}

function encoderOf(tree: number[]): number[] {
	return tree.filter((pid) => commandOf(pid).includes("scripts/encoder/"));
}
