// `npm start`: migrates the local database, runs the Worker, keeps its clock ticking, and ends it all together.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readArguments, type StartOptions } from "./start/arguments.ts";
import { migrate } from "./start/migrate.ts";
import { showUseful } from "./start/output.ts";
import { host, portProblem } from "./start/port.ts";
import { startTicking } from "./start/tick.ts";
import { welcome } from "./start/welcome.ts";
import { root, runWrangler, type Wrangler } from "./start/wrangler.ts";

/** The one child we have at a time: first the migration, then the server. */
let running: Wrangler | null = null;
let stopping = false;
/** Whether the server has complained of something. */
let serverSpoke = false;

const reading = readArguments(process.argv.slice(2), process.cwd());
if ("usage" in reading) console.log(reading.usage);
else if ("problem" in reading) fail(reading.problem);
else await start(reading.options);

async function start(options: StartOptions): Promise<void> {
	const problem = await portProblem(options.port);
	if (problem) fail(problem);
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
	process.on("exit", () => running?.kill());
	stopWithNpm();

	console.log(`Starting Tessera on port ${options.port} …`);
	const persistTo = options.persistTo ?? join(root, ".wrangler/state");
	const migrated = await migrate(persistTo, keep);
	if (stopping) return;
	if (!migrated) fail("The server was not started.");

	const server = keep(runWrangler(serverWords(options, persistTo), (line) => heard(line, options.verbose)));
	void greet(options.port);
	const code = await server.exited;
	if (!stopping) process.exit(code);
}

function serverWords(options: StartOptions, persistTo: string): string[] {
	const quiet = options.verbose || options.passedOn.includes("--log-level") ? [] : ["--log-level", "warn"];
	return [
		...["dev", "--local", "--ip", host, "--port", String(options.port), "--persist-to", persistTo],
		...["--show-interactive-dev-session=false", ...quiet, ...options.vars.map((pair) => `--var=${pair}`)],
		...options.passedOn,
	];
}

/** What a server says while it is ended on purpose is no news. */
function heard(line: string, verbose: boolean): void {
	serverSpoke ||= /error/i.test(line);
	if (verbose) console.log(line);
	else if (!stopping) showUseful(line);
}

function keep(wrangler: Wrangler): Wrangler {
	running = wrangler;
	return wrangler;
}

/** Welcomes the user and starts the clock as soon as the server answers. */
async function greet(port: number): Promise<void> {
	const since = Date.now();
	let warned = false;
	for (let health = await healthOf(port); health !== "up"; health = await healthOf(port)) {
		if (health === "broken") return refuseToRun();
		await sleep(100);
		if (!warned && Date.now() - since > 30_000) console.error("Still waiting for the server to answer /health …");
		warned = Date.now() - since > 30_000;
	}
	console.log(welcome(port));
	startTicking(port);
}

/** `broken`: it answers, but with an error, as it does where a setting is wrong. */
async function healthOf(port: number): Promise<"up" | "away" | "broken"> {
	try {
		const answer = await fetch(`http://${host}:${port}/health`, { signal: AbortSignal.timeout(5_000) });
		await answer.body?.cancel();
		return answer.ok ? "up" : "broken";
	} catch {
		return "away";
	}
}

/** What is wrong has been logged by the server itself. */
async function refuseToRun(): Promise<void> {
	// Its log comes some time after its answer.
	const since = Date.now();
	while (!serverSpoke && Date.now() - since < 10_000) await sleep(50);
	await sleep(300);
	stopping = true;
	await running?.stop();
	fail("The server can't run like this; what is wrong stands above.");
}

/** npm passes signals on, but killed outright it can't: then its going is the signal. */
function stopWithNpm(): void {
	if (process.env.npm_lifecycle_event === undefined) return;
	const npm = process.ppid;
	setInterval(() => process.ppid !== npm && void stop(), 500).unref();
}

/** The first signal ends everything in order; a second one at once. */
async function stop(): Promise<void> {
	if (stopping) return running?.kill();
	stopping = true;
	await running?.stop();
	process.exit(0);
}

function fail(problem: string): never {
	console.error(problem);
	process.exit(1);
}
