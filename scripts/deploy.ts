// `npm run deploy [-- --env NAME]`: brings the remote databases up to date, then deploys that environment of wrangler.toml (production
// unless said). It refuses, before anything is changed, while something is missing without which the service could not work.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { databaseProblem, databasesOf, secretsProblem } from "./deploy/readiness.ts";
import { unknownOption } from "./options.ts";
import { root, runWrangler } from "./start/wrangler.ts";

const OPTIONS = { env: { type: "string", default: "production" } } as const;

const words = process.argv.slice(2);
const unknown = unknownOption(words, OPTIONS);
if (unknown !== null) stop(unknown);
const name = parseArgs({ args: words, options: OPTIONS }).values.env;
const environment = ["--env", name];
const toml = readFileSync(join(root, "wrangler.toml"), "utf8");

const problem = databaseProblem(toml, name) ?? (await secretProblem());
if (problem !== null) stop(problem);
for (const { binding } of databasesOf(toml, name)) {
	await step(`Migrating the remote database ${binding}`, [
		"d1",
		"migrations",
		"apply",
		binding,
		"--remote",
		...environment,
	]);
}
await step("Deploying", ["deploy", ...environment]);

/** Secrets that are known to be missing; before the first deployment there is no Worker that could be asked. */
async function secretProblem(): Promise<string | null> {
	const lines: string[] = [];
	const code = await runWrangler(["secret", "list", "--format", "json", ...environment], (line) => lines.push(line))
		.exited;
	const listed = code === 0 ? lines.join("\n") : null;
	if (listed === null) console.log("Whether the secrets are set could not be asked; going on.");
	return listed === null ? null : secretsProblem(listed, name);
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
