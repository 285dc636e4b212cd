import { JSONParser } from "@streamparser/json";
import { bad, type Entry } from "./entry.ts";
import { isObject } from "./fields.ts";
import { NO_TEXT } from "./read-text.ts";

/** One record of an export, where it stands, and the list it stands in if that has a name. */
export type Piece = { at: string; list: string | null; value: unknown };

type Chunks = AsyncIterator<string>;

/** A first line longer than this is part of a document. */
const LONGEST_HEAD = 1_048_576;

/**
 * The records of a text, one after the other: lines of JSON, elements of a list, or elements of the lists of an object.
 * It holds one record at a time, and one object that is a record of its own (`isRecord`).
 */
export async function* pieces(
	text: AsyncIterable<string>,
	isRecord: (value: unknown) => boolean,
): AsyncGenerator<Piece | { fault: Entry }> {
	const chunks = text[Symbol.asyncIterator]();
	const { head, ended } = await readHead(chunks);
	const first = head.trimStart().slice(0, 1);
	if (first === "") return;
	const { line, last } = firstLine(head);
	const value = parsed(line);
	const lines = first === NO_TEXT || (isObject(value) && (!last || !ended || isRecord(value)));
	const all = resumed(head, chunks);
	if (lines) yield* lineRecords(all);
	else if (first === "[") yield* documentRecords(all, ["$.*"]);
	else if (first === "{") yield* documentRecords(all, ["$.*.*", ...FIELDS.map((field) => `$.${field}`)]);
	else yield { fault: bad("line 1", "is no JSON: an export is a list, an object, or lines of objects") };
}

/** Text up to the end of the first line that says something and a little more, so that it is known whether more follows. */
async function readHead(chunks: Chunks): Promise<{ head: string; ended: boolean }> {
	let head = "";
	for (;;) {
		if (!firstLine(head).last || head.length > LONGEST_HEAD) return { head, ended: false };
		const { value, done } = await chunks.next();
		if (done) return { head, ended: true };
		head += value;
	}
}

/** The first line that says something, and whether nothing follows it. */
function firstLine(head: string): { line: string; last: boolean } {
	const text = head.trimStart();
	const end = text.indexOf("\n");
	return end < 0 ? { line: text, last: true } : { line: text.slice(0, end), last: text.slice(end).trim() === "" };
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}

async function* resumed(head: string, chunks: Chunks): AsyncGenerator<string> {
	yield head;
	for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

async function* lineRecords(chunks: AsyncIterable<string>): AsyncGenerator<Piece | { fault: Entry }> {
	let number = 0;
	let rest = "";
	const piece = (line: string): (Piece | { fault: Entry })[] => {
		number++;
		if (line.trim() === "") return [];
		const at = `line ${number}`;
		try {
			return [{ at, list: null, value: JSON.parse(line) }];
		} catch (error) {
			const why = line.startsWith(NO_TEXT) ? "is no text in UTF-8" : `is no JSON: ${messageOf(error)}`;
			return [{ fault: bad(at, why) }];
		}
	};
	for await (const chunk of chunks) {
		for (const [index, line] of chunk.split("\n").entries()) {
			if (index > 0) yield* piece(rest);
			rest = index > 0 ? line : rest + line;
		}
	}
	yield* piece(rest);
}

/** Fields of an object that is one conversation, beside its messages. */
const FIELDS = ["id", "uuid", "title", "name", "conversation_id", "current_node", "current_leaf_message_uuid"];
/** What such an object has its messages in. */
const TREES = ["mapping", "chat_messages"];

async function* documentRecords(
	chunks: AsyncIterable<string>,
	paths: string[],
): AsyncGenerator<Piece | { fault: Entry }> {
	const parser = new JSONParser({ paths, keepStack: false });
	const found: Piece[] = [];
	const whole: Record<string, unknown> = {};
	let last: string | null = null;
	parser.onValue = ({ value, key, stack }) => {
		const list = stack.length === 2 ? String(stack[1]?.key) : null;
		const name = String(key);
		if (paths.length === 1) found.push({ at: name, list: null, value });
		else if (list === null) whole[name] = value;
		else if (TREES.includes(list)) collect(whole, list, key, value);
		else if (typeof key === "number") found.push({ at: `${list}.${key}`, list, value });
	};
	const fault = (error: unknown) => ({
		fault: bad(last === null ? "the beginning" : `after ${last}`, `is no JSON from here on: ${messageOf(error)}`),
	});
	for await (const chunk of chunks) {
		const wrong = thrownBy(() => parser.write(chunk));
		for (const piece of found.splice(0)) {
			last = piece.at;
			yield piece;
		}
		if (wrong !== null) return yield fault(wrong);
	}
	const wrong = parser.isEnded ? null : thrownBy(() => parser.end());
	if (wrong !== null) return yield fault(wrong);
	if (TREES.some((tree) => tree in whole)) yield { at: "0", list: null, value: whole };
}

function thrownBy(run: () => void): unknown {
	try {
		run();
		return null;
	} catch (error) {
		return error;
	}
}

function collect(whole: Record<string, unknown>, list: string, key: unknown, value: unknown): void {
	const into = whole[list];
	if (Array.isArray(into)) into.push(value);
	else if (isObject(into)) Object.defineProperty(into, String(key), { value, enumerable: true });
	else whole[list] = typeof key === "number" ? [value] : { [String(key)]: value };
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
