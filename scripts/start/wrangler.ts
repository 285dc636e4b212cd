import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { makeRunFolder, removeRunFolder } from "../run-folder.ts";
import { keepWatch } from "./keeper.ts";
import { eachLine } from "./lines.ts";

export const root = join(import.meta.dirname, "../..");

/** wrangler's program itself: its `bin` adds a process that dies on a signal and leaves the rest running. */
const program = createRequire(import.meta.url).resolve("wrangler");

const insideWrangler = new URL("./inside-wrangler.ts", import.meta.url).href;

export type Wrangler = {
	/** The exit code, once it and its whole group are gone. */
	exited: Promise<number>;
	/** Ends it and everything it started. */
	stop(): Promise<void>;
	/** Ends everything at once, without waiting; for when this process itself is going. */
	kill(): void;
};

/**
 * Runs wrangler in a process group of its own, so that a Ctrl-C reaches only us and we can end
 * workerd and esbuild with it, whatever happened to wrangler. What it writes for the time of its run is gone afterwards.
 */
export function runWrangler(words: string[], onLine: (line: string) => void): Wrangler {
	return runInGroup(program, words, onLine);
}

/** The same with a program of ours that uses wrangler as a library. */
export function runInGroup(file: string, words: string[], onLine: (line: string) => void): Wrangler {
	const folder = makeRunFolder("run");
	const child = spawn(process.execPath, ["--no-warnings", "--import", insideWrangler, file, ...words], {
		cwd: root,
		detached: true,
		stdio: ["ignore", "pipe", "pipe", "pipe"],
		env: { ...process.env, CI: "true", TMPDIR: folder },
	});
	const keeper = child.pid === undefined ? null : keepWatch(child.pid, folder);
	for (const stream of [child.stdout, child.stderr]) if (stream !== null) eachLine(stream, onLine);
	const kill = () => signalGroup(child, "SIGKILL");
	const exited = new Promise<number>((answer) => {
		child.once("error", () => answer(1));
		child.once("exit", (code) => {
			kill();
			answer(code ?? 1);
		});
	}).finally(() => {
		removeRunFolder(folder);
		keeper?.dismiss();
	});
	return { exited, kill, stop: () => stop(child, exited, kill) };
}

/** Asks wrangler to end; what is still there after five seconds is killed. */
async function stop(child: ChildProcess, exited: Promise<number>, kill: () => void): Promise<void> {
	const impatience = setTimeout(kill, 5_000);
	child.kill("SIGTERM");
	await exited;
	clearTimeout(impatience);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, signal);
	} catch {
		// The group is gone already, which is what was wanted.
	}
}
