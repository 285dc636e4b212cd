/**
 * `npm run demo`: loads a conversation and shows a context of it; with `--continuity`, threads that are distilled; with
 * `--memory`, what is learned of a user; with `--reflect`, what is concluded of a team's fortnight.
 */
import { parseArgs } from "node:util";
import * as z from "zod";
import { ask } from "../scripts/client/api.ts";
import { findServer, withServer } from "../scripts/client/server.ts";
import { unknownOption, wantsHelp } from "../scripts/options.ts";
import { contextSchema } from "./context-schema.ts";
import { type Manner, showContinuity } from "./continuity/show.ts";
import type { Conversation } from "./conversation.ts";
import { loadConversation } from "./load.ts";
import { readLocomo } from "./locomo.ts";
import { showMemory } from "./memory/show.ts";
import { readOwnConversation } from "./own-conversation.ts";
import { printedContext } from "./print-context.ts";
import { headline } from "./print-headline.ts";
import { printedDropped, printedKnowledge, textsOf } from "./print-items.ts";
import { printedEvidence, printedOutlook } from "./print-outlook.ts";
import { printedNotes, printedReceipt, printedTotal } from "./print-receipt.ts";
import { tell } from "./progress.ts";
import { showReflection } from "./reflection/show.ts";

const MODEL = "gpt-4";
const PROFILE = "8k";
const DEFAULT_PORT = 8787;
const USAGE = `npm run demo -- [<LoCoMo file>] [options]   a conversation, and a context of it
  --continuity        threads told turn by turn, before and after they are distilled
                      (then also --full: whole contexts, or --markdown)
  --memory            what is learned of a user in a fortnight
  --reflect           what is concluded of a team's fortnight
  --json              as JSON
  --port N            a running server, or one is started for the demo (8787)
  --help              this`;

type Options = {
	path: string | undefined;
	port: number;
	json: boolean;
	memory: boolean;
	reflect: boolean;
	continuity: Manner | undefined;
};

function readOptions(): Options {
	const { values, positionals } = readArguments();
	const port = Number(values.port ?? DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		throw new Error(`--port ${values.port}: no port.\n${USAGE}`);
	if (positionals.length > 1) throw new Error(`one file at most.\n${USAGE}`);
	const { json, memory, reflect } = values;
	if (memory && reflect) throw new Error(USAGE);
	if ((memory || reflect) && (values.continuity || positionals.length > 0)) throw new Error(USAGE);
	return { path: positionals[0], port, json, memory, reflect, continuity: readManner(values, positionals.length > 0) };
}

/** Undefined without `--continuity`, whose flags and no file it then takes. */
function readManner(values: ReturnType<typeof readArguments>["values"], file: boolean): Manner | undefined {
	const { continuity, full, markdown, json } = values;
	if (continuity ? file || Number(full) + Number(markdown) + Number(json) > 1 : full || markdown)
		throw new Error(USAGE);
	return continuity ? { form: json ? "json" : markdown ? "markdown" : "terminal", full } : undefined;
}

function readArguments() {
	const options = {
		port: { type: "string" },
		json: { type: "boolean", default: false },
		continuity: { type: "boolean", default: false },
		memory: { type: "boolean", default: false },
		reflect: { type: "boolean", default: false },
		full: { type: "boolean", default: false },
		markdown: { type: "boolean", default: false },
	} as const;
	const unknown = unknownOption(process.argv.slice(2), options);
	if (unknown !== null) throw new Error(unknown);
	try {
		return parseArgs({ allowPositionals: true, options });
	} catch (cause) {
		throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause });
	}
}

async function show(conversation: Conversation, url: string, started: boolean, json: boolean): Promise<void> {
	tell(`Loading ${conversation.messages.length} messages …`);
	const loaded = await loadConversation(url, conversation, MODEL);
	const began = performance.now();
	const answer = await ask(z.unknown(), "POST", `${url}/v1/threads/${loaded.threadId}/context`, {
		model: MODEL,
		budget: PROFILE,
		format: "messages",
		now: momentAfter(conversation),
		...conversation.question,
	});
	const took = performance.now() - began;
	if (json) return print([JSON.stringify(answer, null, 2)]);
	const context = contextSchema.parse(answer);
	const texts = textsOf(conversation);
	print([
		...headline(conversation, loaded, url),
		...printedContext(context),
		...printedReceipt(context),
		...printedKnowledge(context.report, texts),
		...printedDropped(context.report, texts),
		...printedNotes(context.report),
		...printedEvidence(context.report, conversation),
		...printedTotal(context, took),
		...printedOutlook(url, started, loaded.threadId, conversation.next),
	]);
}

/** Ten minutes after the last message: so that ages are those of the conversation, in every run. */
function momentAfter({ messages }: Conversation): string {
	const last = Math.max(...messages.map((message) => Date.parse(message.created_at)));
	return new Date(last + 600_000).toISOString();
}

function print(lines: string[]): void {
	process.stdout.write(`${lines.join("\n")}\n`);
}

async function main(): Promise<void> {
	const { path, port, json, memory, reflect, continuity } = readOptions();
	const conversation = path === undefined ? await readOwnConversation() : await readLocomo(path);
	const showAt = async (url: string, started: boolean) => {
		if (reflect) print(await showReflection(url, json));
		else if (memory) print(await showMemory(url, json));
		else if (continuity) print(await showContinuity(url, continuity));
		else await show(conversation, url, started, json);
	};
	const running = await findServer(port);
	if (running !== null) return showAt(running, false);
	tell(`No Tessera at 127.0.0.1:${port}: starting one for the demo …`);
	await withServer(({ url }) => showAt(url, true));
}

// The reader may close the pipe early (`| head`): nothing is wrong then.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
});

if (wantsHelp(process.argv)) print([USAGE]);
else
	main().catch((error: unknown) => {
		process.stderr.write(`demo: ${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 1;
	});
