// `npm run deploy`: brings the remote database up to date, then deploys the production environment. It refuses, before
// anything is changed, while something is missing without which the service could not work.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { databaseProblem, secretsProblem } from "./deploy/readiness.ts";
import { root, runWrangler } from "./start/wrangler.ts";

const environment = ["--env", "production"];

const problem = databaseProblem(readFileSync(join(root, "wrangler.toml"), "utf8")) ?? (await secretProblem());
if (problem !== null) stop(problem);
await step("Migrating the remote database", ["d1", "migrations", "apply", "DB", "--remote", ...environment]);
await step("Deploying", ["deploy", ...environment]);

/** Secrets that are known to be missing; before the first deployment there is no Worker that could be asked. */
async function secretProblem(): Promise<string | null> {
	const lines: string[] = [];
	const code = await runWrangler(["secret", "list", "--format", "json", ...environment], (line) => lines.push(line))
		.exited;
	const listed = code === 0 ? lines.join("\n") : null;
	if (listed === null) console.log("Whether the secrets are set could not be asked; going on.");
	return listed === null ? null : secretsProblem(listed);
}

async function step(what: string, words: string[]): Promise<void> {
	console.log(`${what} …`);
	const code = await runWrangler(words, console.log).exited;
	if (code !== 0) stop(`${what} failed; what came before it is done, and repeating it does no harm.`);
}

function stop(problem: string): never {
	console.error(problem);
	process.exit(1);
}
