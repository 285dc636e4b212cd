// The sentence encoder beside `npm start`, which starts it with a port and, in its environment, a secret. It answers as
// OpenAI's embeddings do, from two processes with the model: a question never waits for what is indexed meanwhile.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { err, ok, type Result } from "../../src/core/base/result.ts";
import { listen } from "../start/port.ts";
import { type Asked, askedOf, MODEL, type Refusal } from "./asked.ts";
import { keepModel } from "./kept-model.ts";

/** 64 texts of 8,000 characters, each of them escaped. */
const MOST_BYTES = 4_000_000;
/** How long a connection is kept that nobody uses. */
const IDLE_MS = 60_000;
/** Of the process that reads what nobody waits for. */
const LOW_PRIORITY = 10;

const [port] = process.argv.slice(2);
const secret = process.env.TESSERA_ENCODER_KEY;
if (port === undefined || !secret) throw new Error("Started by npm start, with a port and TESSERA_ENCODER_KEY.");

// However npm start ends, its end of this pipe is closed then; the processes with the model go with this one.
process.stdin.on("close", () => process.exit()).resume();

const server = createServer((request, response) => {
	const gone = new AbortController();
	response.once("close", () => gone.abort());
	void answerOf(request, gone.signal).then((answer) => send(response, answer));
});
// A connection that is closed just as the next question comes in is a question without an answer.
server.keepAliveTimeout = IDLE_MS;
const taken = await listen(server, Number(port));
if (taken) {
	console.error(`The sentence encoder can't start: ${taken}`);
	process.exit(1);
}
const models = { query: keepModel(0), document: keepModel(LOW_PRIORITY) };

async function answerOf(request: IncomingMessage, gone: AbortSignal): Promise<Result<number[][], Refusal>> {
	const { method, url, headers } = request;
	if (headers.authorization !== `Bearer ${secret}`) return err({ status: 401, message: "This has another key." });
	if (method !== "POST" || url !== "/v1/embeddings") return err({ status: 404, message: "POST /v1/embeddings." });
	const body = await bodyOf(request);
	if (body === null) return err({ status: 413, message: `Send at most ${MOST_BYTES} bytes.` });
	const asked = askedOf(body);
	return asked.ok ? vectorsOf(asked.value, gone) : asked;
}

type Made = Awaited<ReturnType<(typeof models)["query"]["embed"]>>;

/**
 * What was read last, so many texts of each use: a message is read for its thread and for others, and a question for what
 * was said and for what is remembered, at once.
 */
const MOST_KEPT = { query: 64, document: 2_048 };
const kept = { query: new Map<string, number[]>(), document: new Map<string, number[]>() };
/** Questions that are being read, with how many wait for them; once the last one has gone nobody reads on. */
const asking = new Map<string, { made: Promise<Made>; waiting: number; unwanted: AbortController }>();

async function embed(asked: Asked, gone: AbortSignal): Promise<Made> {
	const [question, ...more] = asked.texts;
	if (asked.use === "document" || question === undefined || more.length > 0) return embedMissing(asked, gone);
	const one = asking.get(question) ?? begun(question, asked);
	one.waiting++;
	gone.addEventListener("abort", () => {
		if (--one.waiting > 0) return;
		one.unwanted.abort();
		if (asking.get(question) === one) asking.delete(question);
	});
	return one.made;
}

function begun(question: string, asked: Asked) {
	const unwanted = new AbortController();
	const one = { made: embedMissing(asked, unwanted.signal), waiting: 0, unwanted };
	asking.set(question, one);
	void one.made.finally(() => {
		if (asking.get(question) === one) asking.delete(question);
	});
	return one;
}

async function embedMissing({ texts, use }: Asked, gone: AbortSignal): Promise<Made> {
	const known = new Map(
		texts.flatMap((text) => {
			const vector = kept[use].get(text);
			return vector === undefined ? [] : [[text, vector] as const];
		}),
	);
	const missing = [...new Set(texts)].filter((text) => !known.has(text));
	const made = missing.length === 0 ? ok([]) : await models[use].embed({ texts: missing, use }, gone);
	if (!made.ok) return made;
	for (const [at, text] of missing.entries()) {
		known.set(text, made.value[at] ?? []);
		kept[use].set(text, made.value[at] ?? []);
	}
	for (const oldest of kept[use].keys()) if (kept[use].size > MOST_KEPT[use]) kept[use].delete(oldest);
	return ok(texts.map((text) => known.get(text) ?? []));
}

async function vectorsOf(asked: Asked, gone: AbortSignal): Promise<Result<number[][], Refusal>> {
	const made = await embed(asked, gone);
	if (made.ok) return made;
	switch (made.error) {
		case "failed":
			return err({ status: 500, message: "The model failed at this." });
		case "away":
		case "unwanted":
			return err({ status: 503, message: "The model is being loaded; try again." });
	}
}

/** Null where it is too long, or breaks off. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
	const parts: Buffer[] = [];
	let bytes = 0;
	try {
		for await (const part of request) {
			bytes += part.length;
			// What is too much is read to its end: whoever sends it reads no answer before.
			if (bytes <= MOST_BYTES) parts.push(part);
		}
	} catch {
		return null;
	}
	return bytes > MOST_BYTES ? null : Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, answer: Result<number[][], Refusal>): void {
	const body = answer.ok
		? { data: answer.value.map((embedding, index) => ({ index, embedding })), model: MODEL }
		: { error: { message: answer.error.message } };
	if (!answer.ok && answer.error.status === 503) response.setHeader("retry-after", "1");
	response.writeHead(answer.ok ? 200 : answer.error.status, { "content-type": "application/json" });
	response.end(JSON.stringify(body));
}
