// `npm start`: migrates the local database, runs the Worker, keeps its clock ticking, and ends it all together.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LOCAL_SETTINGS, ONE_THREAD } from "./local-settings.ts";
import { removeLeftovers } from "./run-folder.ts";
import { readArguments, type StartOptions } from "./start/arguments.ts";
import { type Encoder, prepareEncoder } from "./start/encoder.ts";
import { type Behind, front, SECRET_HEADER } from "./start/front.ts";
import { claim } from "./start/lock.ts";
import { migrate } from "./start/migrate.ts";
import { showUseful } from "./start/output.ts";
import { freePort, host, listen } from "./start/port.ts";
import { type Progress, showProgress } from "./start/progress.ts";
import { configuredVars, devVars, settingProblem } from "./start/settings.ts";
import { startTicking } from "./start/tick.ts";
import { valueProblem } from "./start/values.ts";
import { type Running, welcome } from "./start/welcome.ts";
import { root, runWrangler, type Wrangler } from "./start/wrangler.ts";

/** The one child we have at a time: first the migration, then the server. */
let running: Wrangler | null = null;
let encoder: Encoder | null = null;
let stopping = false;
/** Whether the server has complained of something. */
let serverSpoke = false;

const reading = readArguments(process.argv.slice(2), process.cwd());
if ("usage" in reading) console.log(reading.usage);
else if ("problem" in reading) fail(reading.problem);
else await start(reading.options);

async function start(options: StartOptions): Promise<void> {
	const settings = settingsOf(options);
	const wrong = misspeltDevVar() ?? valueProblem(settings);
	if (wrong) fail(wrong);
	const persistTo = options.persistTo ?? join(root, ".wrangler/state");
	const behind: Behind = { port: await freePort(), secret: randomUUID() };
	const taken = (await listen(front(behind), options.port)) ?? claim(persistTo);
	if (taken) fail(taken);
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
	process.on("exit", () => {
		running?.kill();
		encoder?.kill();
	});
	stopWithNpm();

	console.log(`Starting Tessera on port ${options.port} …`);
	const progress = showProgress();
	const left = removeLeftovers();
	if (left > 0)
		progress.now(`removed ${left} temporary ${left === 1 ? "folder" : "folders"} that a killed run left behind`);
	progress.now("bringing the database up to date");
	const migrated = await migrate(persistTo, keep);
	if (stopping) return;
	if (!migrated) fail("The server was not started.");

	if (wantsEncoder(options)) {
		encoder = await prepareEncoder();
		if (encoder === null) progress.now("there is no sentence encoder: its packages are not installed");
		if (stopping) return;
	}
	progress.now("building the server");
	const vars = { ...options.vars, ...encoder?.vars };
	const hear = (line: string) => heard(line, options.verbose);
	const server = keep(runWrangler(serverWords({ ...options, vars }, persistTo, behind), hear));
	encoder?.run((line) => stopping || console.error(line));
	void greet({ port: options.port, persistTo, settings: { ...settings, ...vars } }, behind, progress);
	const code = await server.exited;
	if (stopping) return;
	console.error("The server has ended by itself. What it acknowledged is stored: npm start goes on from there.");
	process.exit(code || 1);
}

function serverWords(options: StartOptions, persistTo: string, { port, secret }: Behind): string[] {
	const quiet = options.verbose || options.passedOn.includes("--log-level") ? [] : ["--log-level", "warn"];
	const own = { ...LOCAL_SETTINGS, ...ONE_THREAD };
	const vars = Object.entries({ ...own, ...options.vars, TESSERA_DOOR_SECRET: secret });
	return [
		...["dev", "--local", "--ip", host, "--port", String(port), "--persist-to", persistTo],
		...["--show-interactive-dev-session=false", ...quiet, ...vars.map(([name, value]) => `--var=${name}:${value}`)],
		...options.passedOn,
	];
}

/** Whoever names an encoder, or with an empty setting none, has decided. */
function wantsEncoder({ encoder, vars }: StartOptions): boolean {
	return encoder && { ...devVars(root), ...vars }.TESSERA_ENCODER_URL === undefined;
}

/** All that holds for the server: what is nearer to it replaces what is further. */
function settingsOf(options: StartOptions): Record<string, string> {
	const configured = configuredVars(readFileSync(join(root, "wrangler.toml"), "utf8"));
	return { ...configured, ...devVars(root), ...LOCAL_SETTINGS, ...options.vars };
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
async function greet(running: Running, behind: Behind, progress: Progress): Promise<void> {
	for (let health = await healthOf(behind); health !== "up"; health = await healthOf(behind)) {
		if (health === "broken") return refuseToRun(progress);
		await sleep(100);
	}
	progress.end();
	console.log(welcome(running));
	startTicking(running.port);
}

/** `broken`: it answers, but with an error, as it does where a setting is wrong. */
async function healthOf({ port, secret }: Behind): Promise<"up" | "away" | "broken"> {
	try {
		const asked = { headers: { [SECRET_HEADER]: secret }, signal: AbortSignal.timeout(5_000) };
		const answer = await fetch(`http://${host}:${port}/health`, asked);
		await answer.body?.cancel();
		return answer.ok ? "up" : "broken";
	} catch {
		return "away";
	}
}

/** What is wrong has been logged by the server itself. */
async function refuseToRun(progress: Progress): Promise<void> {
	progress.end();
	// Its log comes some time after its answer.
	const since = Date.now();
	while (!serverSpoke && Date.now() - since < 10_000) await sleep(50);
	await sleep(300);
	stopping = true;
	await running?.stop();
	fail("The server can't run like this; what is wrong stands above.");
}

function misspeltDevVar(): string | null {
	const ours = Object.keys(devVars(root)).filter((name) => name.startsWith("TESSERA"));
	const problem = ours.map(settingProblem).find((wrong) => wrong !== null);
	return problem === undefined ? null : `.dev.vars: ${problem}`;
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
