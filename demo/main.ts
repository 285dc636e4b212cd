/** `npm run demo [-- <LoCoMo file>] [-- --port N] [-- --json]`: loads a conversation and shows a context of it. */
import { parseArgs, styleText } from "node:util";
import { type Api, call, demand } from "./api.ts";
import { contextSchema } from "./context-schema.ts";
import type { Conversation } from "./conversation.ts";
import { loadConversation } from "./load.ts";
import { readLocomo } from "./locomo.ts";
import { readOwnConversation } from "./own-conversation.ts";
import { printedContext } from "./print-context.ts";
import { headline } from "./print-headline.ts";
import { printedDropped, printedKnowledge, textsOf } from "./print-items.ts";
import { printedEvidence, printedOutlook } from "./print-outlook.ts";
import { printedNotes, printedReceipt, printedTotal } from "./print-receipt.ts";
import { findServer, type Server, startServer } from "./server.ts";

const MODEL = "gpt-4";
const PROFILE = "8k";
const KEY = "tsr_local_dev";
const DEFAULT_PORT = 8787;
const USAGE = "usage: npm run demo -- [<LoCoMo file>] [--port N] [--json]";

type Options = { path: string | undefined; port: number; json: boolean };

function readOptions(): Options {
	const { values, positionals } = readArguments();
	const port = Number(values.port ?? DEFAULT_PORT);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port}: no port. ${USAGE}`);
	if (positionals.length > 1) throw new Error(`one file at most. ${USAGE}`);
	return { path: positionals[0], port, json: values.json };
}

function readArguments() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: { port: { type: "string" }, json: { type: "boolean", default: false } },
		});
	} catch (cause) {
		throw new Error(`${cause instanceof Error ? cause.message : String(cause)}. ${USAGE}`, { cause });
	}
}

async function openServer(port: number): Promise<Server> {
	const running = await findServer(port);
	if (running) return running;
	tell(`No Tessera at 127.0.0.1:${port}: starting one for the demo …`);
	return startServer();
}

async function show(conversation: Conversation, server: Server, json: boolean): Promise<void> {
	const api: Api = { origin: server.origin, key: KEY };
	tell(`Loading ${conversation.messages.length} messages …`);
	const loaded = await loadConversation(api, conversation, MODEL);
	const began = performance.now();
	const answer = await call(api, "POST", `/v1/threads/${loaded.threadId}/context`, contextSchema, {
		model: MODEL,
		budget: PROFILE,
		format: "messages",
		now: momentAfter(conversation),
		...conversation.question,
	});
	const took = performance.now() - began;
	const context = demand(answer, "the context");
	if (json && answer.ok) return print([JSON.stringify(answer.raw, null, 2)]);
	const texts = textsOf(conversation);
	print([
		...headline(conversation, loaded, server.origin),
		...printedContext(context),
		...printedReceipt(context),
		...printedKnowledge(context.report, texts),
		...printedDropped(context.report, texts),
		...printedNotes(context.report),
		...printedEvidence(context.report, conversation),
		...printedTotal(context, took),
		...printedOutlook(api, server.started, loaded.threadId, conversation.next),
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

/** Progress: on stderr, so that stdout is the result alone. */
function tell(text: string): void {
	process.stderr.write(`${styleText("dim", text, { stream: process.stderr })}\n`);
}

async function main(): Promise<void> {
	const { path, port, json } = readOptions();
	const conversation = path === undefined ? await readOwnConversation() : await readLocomo(path);
	const server = await openServer(port);
	try {
		await show(conversation, server, json);
	} finally {
		await server.stop();
	}
}

// The reader may close the pipe early (`| head`): nothing is wrong then.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EPIPE") throw error;
});

main().catch((error: unknown) => {
	process.stderr.write(`demo: ${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
});
