/** Finds a running Tessera, or starts one for the time of the demo. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { makeRunFolder, removeLeftovers, removeRunFolder } from "../scripts/run-folder.ts";
import { clean } from "./prose.ts";

const START_MS = 90_000;
const STOP_MS = 10_000;
const PROBE_MS = 1_500;
const KEPT_OUTPUT = 4_000;

/** `started`: it is the demo's own, and ends with it. */
export type Server = { origin: string; started: boolean; stop: () => Promise<void> };

const health = z.object({ status: z.string(), version: z.string() });

export async function findServer(port: number): Promise<Server | undefined> {
	const origin = `http://127.0.0.1:${port}`;
	return (await isTessera(origin)) ? { origin, started: false, stop: async () => {} } : undefined;
}

export async function startServer(): Promise<Server> {
	const port = await findFreePort();
	removeLeftovers();
	const folder = makeRunFolder("demo");
	const root = fileURLToPath(new URL("..", import.meta.url));
	const args = ["scripts/start.ts", "--port", String(port), "--persist-to", folder];
	const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
	const output = keepLastOutput(child);
	const stop = async () => {
		await end(child);
		removeRunFolder(folder);
	};
	stopOnSignals(stop);
	const origin = `http://127.0.0.1:${port}`;
	const problem = await awaitHealth(child, origin);
	if (!problem) return { origin, started: true, stop };
	await stop();
	throw new Error(`the server did not start: ${problem}${lastWords(output())}`);
}

async function isTessera(origin: string): Promise<boolean> {
	try {
		const response = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(PROBE_MS) });
		return health.safeParse(await response.json()).success;
	} catch {
		return false;
	}
}

/** Undefined once the server answers, else why it never will. */
async function awaitHealth(child: ChildProcess, origin: string): Promise<string | undefined> {
	const deadline = Date.now() + START_MS;
	while (Date.now() < deadline) {
		if (hasEnded(child)) return `it ended with ${child.signalCode ?? `code ${child.exitCode}`}`;
		if (await isTessera(origin)) return undefined;
		await delay(150);
	}
	return `no answer from ${origin}/health within ${START_MS / 1000} s`;
}

async function end(child: ChildProcess): Promise<void> {
	if (hasEnded(child)) return;
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
	await ended;
	clearTimeout(timer);
}

/** From the first moment on, so that an interrupted demo leaves no server and no folder behind. */
function stopOnSignals(stop: () => Promise<void>): void {
	process.on("SIGINT", () => void stop().finally(() => process.exit(130)));
	process.on("SIGTERM", () => void stop().finally(() => process.exit(143)));
}

function hasEnded(child: ChildProcess): boolean {
	return child.exitCode !== null || child.signalCode !== null;
}

function keepLastOutput(child: ChildProcess): () => string {
	let kept = "";
	const keep = (chunk: Buffer) => {
		kept = (kept + chunk.toString("utf8")).slice(-KEPT_OUTPUT);
	};
	child.stdout?.on("data", keep);
	child.stderr?.on("data", keep);
	return () => kept;
}

/** The line of the output that most likely says what is wrong. */
function lastWords(output: string): string {
	const lines = clean(output)
		.split("\n")
		.map((line) => line.trim());
	const line = lines.findLast((text) => /error|cannot|failed/i.test(text)) ?? lines.findLast((text) => text !== "");
	return line ? ` (${line.slice(0, 300)})` : "";
}

async function findFreePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	probe.close();
	if (address === null || typeof address === "string") throw new Error("no free port was found");
	return address.port;
}
