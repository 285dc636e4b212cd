// Runs every `check:…` of package.json, as many at once as there are processors, and names those that failed.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const waiting = Object.keys(scripts).filter((name) => name.startsWith("check:"));
const failed: string[] = [];

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runWaiting));
if (failed.length > 0) {
	console.error(`Failed: ${failed.join(", ")}`);
	process.exitCode = 1;
}

async function runWaiting(): Promise<void> {
	for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
		const { code, output } = await run(name);
		console.log(`${name}: ${code === 0 ? "passed" : "FAILED"}\n${output}`.trimEnd());
		if (code !== 0) failed.push(name);
	}
}

/** What it prints is kept until it ends: parts that run at once would mix. */
function run(name: string): Promise<{ code: number | null; output: string }> {
	const child = spawn("npm", ["run", "--silent", name], { cwd: root });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	return new Promise((resolve, reject) => {
		child.once("error", reject).once("close", (code) => resolve({ code, output }));
	});
}
