import type { Collector } from "../shapes/shape.ts";
import { readChunks } from "./upstream.ts";

/** Why an answer whose end never came is not whole. */
export const ENDED_EARLY = "The upstream ended before its answer did.";

type Passing = {
	patienceMs: number;
	collector: Collector;
	/**
	 * Told once at the end (why it broke off, or null), before the caller sees it; returns what the caller is told before the
	 * event that ends the stream, or last if none does (null: nothing).
	 */
	ended(broke: string | null): Promise<object | null>;
};

/**
 * Passes a stream on byte for byte, and reads it meanwhile. A caller who goes away does not end that: `done` is when all
 * of it was read. So nothing waits for the caller to read: a write to one who is gone would never end.
 */
export function passOn(
	body: ReadableStream<Uint8Array> | null,
	{ patienceMs, collector, ended }: Passing,
): { readable: ReadableStream<Uint8Array>; done: Promise<void> } {
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const writer = writable.getWriter();
	const write = (chunk: Uint8Array) => void writer.write(chunk).catch(() => undefined);
	const events = eventReader(collector);
	const split = eventSplitter();
	let told = false;
	const tell = async (broke: string | null, lead = "") => {
		if (told) return;
		told = true;
		const last = await ended(broke);
		if (last !== null) write(new TextEncoder().encode(`${lead}data: ${JSON.stringify(last)}\n\n`));
	};
	const closed = () => events.done() || collector.closed();
	const run = async () => {
		const lost = await readChunks(body, patienceMs, async (chunk) => {
			for (const { pieces } of split.take(chunk)) {
				for (const piece of pieces) events.take(piece);
				if (closed()) await tell(null);
				for (const piece of pieces) write(piece);
			}
		});
		const rest = split.rest();
		for (const piece of rest) events.take(piece);
		const complete = events.end();
		if (lost === null && complete && closed()) await tell(null);
		for (const piece of rest) write(piece);
		await tell(lost ?? (complete && collector.over() ? null : ENDED_EARLY), "\n\n");
		writer.close().catch(() => undefined);
	};
	return { readable, done: run() };
}

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];

/** Divides a stream into its events, each with the empty line that ends it, in the pieces in which it came. */
function eventSplitter() {
	let open: Uint8Array[] = [];
	let [empty, returned] = [true, false];
	return {
		take(chunk: Uint8Array): { pieces: Uint8Array[] }[] {
			const whole: { pieces: Uint8Array[] }[] = [];
			let from = 0;
			for (const [at, byte] of chunk.entries()) {
				// Both together end one line.
				const second = byte === LINE_FEED && returned;
				returned = byte === CARRIAGE_RETURN;
				if (second) continue;
				const ends = byte === LINE_FEED || returned;
				if (ends && empty) {
					whole.push({ pieces: [...open, chunk.subarray(from, at + 1)] });
					[open, from] = [[], at + 1];
				}
				empty = ends;
			}
			if (from < chunk.length) open.push(chunk.subarray(from));
			return whole;
		},
		/** What no empty line ended. */
		rest: () => open,
	};
}

/** Reads server-sent events of which only the data counts: JSON, or the mark of the end. What is neither is told of. */
function eventReader({ take, garbled }: Pick<Collector, "take" | "garbled">) {
	const decoder = new TextDecoder();
	let rest = "";
	let data: string[] = [];
	let done = false;
	/** False where it is neither JSON nor the mark of the end. */
	const takeText = (text: string): boolean => {
		if (text === "[DONE]") done = true;
		const value = parsed(text);
		if (value !== undefined) take(value);
		return done || value !== undefined;
	};
	/** An event's data may have several lines; some upstreams send events without an empty line between them. */
	const endEvent = (): boolean => {
		const lines = data;
		data = [];
		if (lines.length === 0 || takeText(lines.join("\n"))) return true;
		const unread = lines.filter((line) => lines.length === 1 || !takeText(line));
		for (const line of unread) {
			const error = parsed(line.slice(ERROR_STARTS.map((start) => line.lastIndexOf(start)).find((at) => at >= 0)));
			if (error !== undefined) take(error);
		}
		return unread.length === 0;
	};
	const takeLine = (line: string): boolean => {
		// An upstream that fails may forget that it is in the middle of a stream.
		const text = line.startsWith("data:") ? line.slice("data:".length).trim() : line.startsWith("{") ? line : null;
		if (text) data.push(text);
		return line !== "" || endEvent();
	};
	return {
		take(chunk: Uint8Array) {
			const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\r|\n/);
			rest = lines.pop() ?? "";
			for (const line of lines) if (!takeLine(line)) garbled();
		},
		/** Reads a last event that no empty line ended. False where the stream ended in the middle of it. */
		end(): boolean {
			const last = rest + decoder.decode();
			if (last !== "") takeLine(last);
			return endEvent();
		},
		/** Whether the mark of the end was seen. */
		done: () => done,
	};
}

/** How an upstream's error may stand behind the half of an event. */
const ERROR_STARTS = ['{"error"', '{ "error"', '{"type":"error"', '{"type": "error"', '{"type":"response.failed"'];

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
