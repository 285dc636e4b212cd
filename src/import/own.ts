import type { Client, ExportLine } from "../client/index.ts";
import { isObject } from "./fields.ts";
import type { ImportOptions, Progress } from "./write-entries.ts";

const KINDS = ["block", "thread", "message", "summary", "note", "memory", "relation", "skill"];

/** A first line longer than this is none of ours. */
const LONGEST = 8 * 1_048_576;

const BATCH_LINES = 500;
const BATCH_CHARACTERS = 500_000;

/** A text, and whether it is an export of Tessera: its first line says so. */
export async function peeked(text: AsyncIterable<string>): Promise<{ own: boolean; text: AsyncIterable<string> }> {
	const chunks = text[Symbol.asyncIterator]();
	let head = "";
	for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
		head += next.value;
		if (head.trimStart().includes("\n") || head.length > LONGEST) break;
	}
	const whole = async function* () {
		yield head;
		for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
	};
	return { own: isLine(lineOf(head.trimStart().split("\n", 1)[0] ?? "")), text: whole() };
}

type OwnOptions = Pick<ImportOptions, "onBad"> & { onRecognised?: ((format: string) => void) | undefined };

/** Imports an export of Tessera as it is, and says after each batch how far it is. What is there already is left alone. */
export async function* writeOwn(
	client: Client,
	text: AsyncIterable<string>,
	{ onBad = () => {}, onRecognised = () => {} }: OwnOptions = {},
): AsyncGenerator<Progress> {
	const progress: Progress = { threads: 0, messages: 0, memories: 0, relations: 0, bad: 0, leftOut: {} };
	let first = 0;
	for await (const lines of batchesOf(text)) {
		const { errors, failed } = await client.import(lines);
		const bad = new Set(errors.map(({ line }) => line));
		for (const { line, message } of errors) onBad(`line ${first + line}`, message);
		for (const [index, text] of lines.entries()) {
			const line = lineOf(text);
			if (isLine(line)) onRecognised("Tessera");
			if (!bad.has(index + 1)) count(progress, line);
		}
		progress.bad += failed;
		first += lines.length;
		yield { ...progress };
	}
}

function count(progress: Progress, line: unknown): void {
	if (!isLine(line)) return;
	if (line.kind === "thread") progress.threads++;
	else if (line.kind === "message") progress.messages++;
	else if (line.kind === "memory") progress.memories++;
	else if (line.kind === "relation") progress.relations++;
}

function isLine(value: unknown): value is ExportLine {
	return isObject(value) && KINDS.some((kind) => kind === value.kind) && isObject(value.data);
}

function lineOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

async function* batchesOf(text: AsyncIterable<string>): AsyncGenerator<string[]> {
	let batch: string[] = [];
	let size = 0;
	let rest = "";
	for await (const chunk of text) {
		const lines = `${rest}${chunk}`.split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) {
			batch.push(line);
			size += line.length;
			if (batch.length < BATCH_LINES && size < BATCH_CHARACTERS) continue;
			yield batch;
			batch = [];
			size = 0;
		}
	}
	if (rest !== "") batch.push(rest);
	if (batch.length > 0) yield batch;
}
