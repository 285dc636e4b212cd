// `npm run import -- FILE --key KEY`: takes over conversations and memories from what other services export.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { connect } from "../src/client/index.ts";
import { importExport, type Progress, readText } from "../src/import/index.ts";
import { unknownOption, wantsHelp } from "./options.ts";

const options = {
	url: { type: "string", default: "http://127.0.0.1:8787" },
	key: { type: "string", default: process.env.TESSERA_KEY ?? "tsr_local_dev" },
	user: { type: "string" },
	project: { type: "string" },
	thread: { type: "string" },
	learn: { type: "string", default: "distill" },
	"dry-run": { type: "boolean", default: false },
} as const;

const usage = `npm run import -- FILE [options]   imports from ChatGPT, Claude, mem0, Zep, Letta, Tessera, or messages as JSON lines
  --url URL       the service (${options.url.default})
  --key KEY       a key that may write; else the variable TESSERA_KEY, else the local one
  --user ID       whose it is, where the file does not say
  --project ID    the same for a project
  --thread ID     the thread of messages that name none
  --learn WHEN    what is learned from the conversations: distill (default), turn or off
  --dry-run       reads the file and writes nothing
  --help          this`;

/** An import may be faster than a key's rate limit: it waits, and does not end there. */
const MOST_RETRIES = 10;

const words = process.argv.slice(2);
if (wantsHelp(words)) {
	console.log(usage);
	process.exit(0);
}
const unknown = unknownOption(words, options);
if (unknown !== null) stop(unknown);
const { values, positionals } = readWords();
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) stop(`One file is imported at a time.\n${usage}`);
const { learn } = values;
if (learn !== "distill" && learn !== "turn" && learn !== "off") stop("--learn is distill, turn or off.");
const size = await stat(file).then(
	({ size }) => size,
	() => stop(`${file} can't be read.`),
);

let read = 0;
/** The same again would end in the same way. */
let unreadable = false;
const owner = { user_id: values.user, project_id: values.project, thread: values.thread };
const onBad = (at: string, why: string) => console.error(`${at}: ${why}`);
let last: Progress | null = null;
let shown = 0;
try {
	const client = connect({
		url: values.url,
		key: values.key,
		retries: MOST_RETRIES,
		...(values["dry-run"] && { fetch: accepted }),
	});
	for await (const progress of importExport(client, textOf(file), { owner, thread: { config: { learn } }, onBad })) {
		last = progress;
		if (Date.now() - shown < 1_000) continue;
		shown = Date.now();
		console.error(`${Math.floor((100 * read) / Math.max(1, size))}%: ${summary(progress)}`);
	}
} catch (error) {
	const how = last === null ? "" : ` So far: ${summary(last)}.`;
	stop(`${error instanceof Error ? error.message : error}.${how}${unreadable ? "" : " Run the same again to go on."}`);
}
if (values.user === undefined && values.project === undefined) {
	console.error(
		"Threads whose file names no user belong to nobody: no other thread recalls them. Import with --user ID to give them one.",
	);
}
if (last !== null) {
	console.log(`${values["dry-run"] ? "Would import" : "Imported"} ${summary(last)}.`);
	for (const [what, count] of Object.entries(last.leftOut)) console.log(`Left out ${count}: ${what}`);
}
if (last !== null && last.bad > 0) process.exitCode = 1;

function readWords() {
	try {
		return parseArgs({ args: words, options, allowPositionals: true });
	} catch (error) {
		return stop(error instanceof Error ? error.message : String(error));
	}
}

/** The text of a file, as far as it is asked for. */
async function* textOf(path: string): AsyncGenerator<string> {
	const bytes = async function* () {
		for await (const chunk of createReadStream(path)) {
			read += chunk.length;
			yield new Uint8Array(chunk);
		}
	};
	try {
		yield* readText(bytes());
	} catch (error) {
		unreadable = true;
		if (!(error instanceof TypeError)) throw error;
		throw new Error(`${path} is no text in UTF-8; of an archive, give the JSON file that is in it`);
	}
}

/** Stands in for the service where nothing is to be written. */
async function accepted(): Promise<Response> {
	return Response.json({ data: [], imported: 0, skipped: 0, failed: 0, errors: [] });
}

function summary({ threads, messages, memories, relations, bad }: Progress): string {
	const counts = [
		`${messages} messages in ${threads} threads`,
		...(memories > 0 ? [`${memories} memories`] : []),
		...(relations > 0 ? [`${relations} relations`] : []),
		...(bad > 0 ? [`${bad} that could not be imported`] : []),
	];
	return counts.join(", ");
}

function stop(why: string): never {
	console.error(why);
	process.exit(1);
}
