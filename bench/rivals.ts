import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const folder = join(import.meta.dirname, "rivals");
const longestMs = 60_000;
const report = z.object({ times: z.array(z.number()), kept: z.number() });

/** How long each selection took (ms), and how many messages it kept; null: not done within a minute. */
export type Taken = z.infer<typeof report> | null;

/** Installs the libraries we compare with, if they are not there: they are no part of the product. */
export function installRivals(): void {
	if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
	const done = spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, encoding: "utf8" });
	if (done.status !== 0) throw new Error(`npm ci in bench/rivals failed:\n${done.stdout}${done.stderr}`);
}

/** Lets one library select from a conversation of so many messages, in a process that is ended if it takes too long. */
export function runRival(name: string, messages: number, limit: number): Promise<Taken> {
	const words = ["run.mjs", name, String(messages), String(limit)];
	const child = spawn(process.execPath, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
	const output = { out: "", err: "" };
	let late = false;
	let timer: NodeJS.Timeout | undefined;
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		output.err += text;
	});
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		output.out += text;
		if (timer !== undefined || !output.out.includes("ready\n")) return;
		timer = setTimeout(() => {
			late = true;
			child.kill("SIGKILL");
		}, longestMs);
	});
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => {
			clearTimeout(timer);
			if (late) return resolve(null);
			if (code !== 0) return reject(new Error(`${name} failed on ${messages} messages:\n${output.err}`));
			resolve(report.parse(JSON.parse(output.out.trim().split("\n").at(-1) ?? "")));
		});
	});
}
