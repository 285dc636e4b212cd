import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { makeRunFolder, removeLeftovers, removeRunFolder } from "../run-folder.ts";
import { freePort } from "../start/port.ts";
import { call } from "./api.ts";
import { killAll, processTree } from "./process-tree.ts";

const root = join(import.meta.dirname, "../..");
const script = join(root, "scripts/start.ts");
const readyWithinS = 180;
const health = z.object({ status: z.string(), version: z.string() });
/** Left to itself, wrangler looks for a free port for its inspector: two that start at once can find the same one. */
const beside = ["--inspector-port", "0"];

/** A server that did not start. The message says so in one line; the cause is all that it printed. */
export class NotStarted extends Error {}

/** A real server, started as `npm start` starts it. */
export type Server = {
	url: string;
	port: number;
	pid: number;
	/** Milliseconds from the start to the first healthy answer. */
	readyMs: number;
	/** Everything it printed so far. */
	output(): string;
	/** SIGTERM (or another signal); returns the exit code. */
	stop(signal?: NodeJS.Signals): Promise<number | null>;
	/** kill -9 of the whole process tree: wrangler, killed alone, would leave workerd behind. */
	kill9(): Promise<void>;
	/** Resolves with the exit code when it ends by itself. */
	exited: Promise<number | null>;
};

type Run = Omit<Server, "url" | "port" | "readyMs">;

/** Starts a server on a free port and waits until it is healthy and has printed its welcome. */
export async function startServer(persistTo: string, words: string[] = [], start = runStart): Promise<Server> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const since = performance.now();
	const run = start(["--port", String(port), "--persist-to", persistTo, ...words]);
	try {
		const readyMs = await healthy(url, run, since);
		while (!run.output().includes("Ctrl-C")) await sleep(20);
		return { url, port, readyMs, ...run };
	} catch (error) {
		await run.kill9();
		throw error;
	}
}

/** Runs scripts/start.ts with these arguments and waits for nothing. */
export function runStart(words: string[]): Run {
	return run(process.execPath, [script, ...beside, ...words]);
}

/** The same by the command that the README names. */
export function runNpmStart(words: string[]): Run {
	return run("npm", ["start", "--silent", "--", ...beside, ...words]);
}

function run(program: string, words: string[]): Run {
	const child = spawn(program, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: cleanEnv() });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	const exited = once(child, "exit").then(() => child.exitCode);
	const pid = child.pid ?? 0;
	return {
		pid,
		exited,
		output: () => output,
		stop: (signal = "SIGTERM") => stop(child, exited, signal),
		kill9: async () => {
			if (child.exitCode === null && child.signalCode === null) await killAll(processTree(pid));
		},
	};
}

/**
 * Runs against a server of its own, with data in a temporary folder or in `at`. Server and temporary folder are gone in
 * the end, also if the run fails or is interrupted.
 */
export async function withServer<T>(
	use: (server: Server) => Promise<T>,
	at?: string,
	further: string[] = [],
): Promise<T> {
	removeLeftovers();
	const folder = at === undefined ? temporaryFolder() : { path: at, remove: () => undefined };
	let run: Run | null = null;
	const end = async () => {
		await run?.stop();
		folder.remove();
	};
	const interrupt = (signal: NodeJS.Signals) => void end().finally(() => process.exit(signal === "SIGINT" ? 130 : 143));
	process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
	try {
		const start = (words: string[]) => (run = runStart(words));
		return await use(await startServer(folder.path, further, start));
	} finally {
		await end();
		process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
	}
}

/** The address of the Tessera that runs on this port, or null if none does. */
export async function findServer(port: number): Promise<string | null> {
	const url = `http://127.0.0.1:${port}`;
	const found = await call(health, "GET", `${url}/health`).catch(() => null);
	return found?.ok ? url : null;
}

/** A temporary folder for a server's data, and how to remove it; with what is in another one, if that is given. */
export function temporaryFolder(like?: string): { path: string; remove(): void } {
	const path = makeRunFolder("data");
	if (like !== undefined) cpSync(like, path, { recursive: true });
	return { path, remove: () => removeRunFolder(path) };
}

async function healthy(url: string, run: Pick<Server, "output" | "exited">, since: number): Promise<number> {
	let ended = false;
	void run.exited.then(() => {
		ended = true;
	});
	while (performance.now() - since < readyWithinS * 1_000) {
		if (ended) throw notStarted("The server ended before it answered.", run.output());
		const answer = await fetch(`${url}/health`).catch(() => null);
		await answer?.body?.cancel();
		if (answer?.ok) return performance.now() - since;
		await sleep(50);
	}
	throw notStarted(`The server did not answer within ${readyWithinS} s; the machine may be too busy.`, run.output());
}

function notStarted(what: string, output: string): NotStarted {
	const last = output.trimEnd().split("\n").at(-1);
	return new NotStarted(last ? `${what} Its last line: ${last}` : what, { cause: output });
}

async function stop(child: ChildProcess, exited: Promise<number | null>, signal: NodeJS.Signals) {
	if (child.exitCode === null) child.kill(signal);
	return exited;
}

/** Vitest marks its environment; a user's `npm start` does not have these. */
function cleanEnv(): NodeJS.ProcessEnv {
	const marks = /^(VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;
	return Object.fromEntries(Object.entries(process.env).filter(([name]) => !marks.test(name)));
}
