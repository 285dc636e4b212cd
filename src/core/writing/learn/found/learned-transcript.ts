import { oneLine } from "../../../language/shorten.ts";
import { type Chunk, type Cut, chunks, fenced } from "../../writers/chunks.ts";
import { saidBeyondContext } from "./injected.ts";
import type { KnownMemory, Learned, LearnedMessage } from "./learned.ts";

export type LearnChunk = Chunk<LearnedMessage>;
type Room = Pick<Cut<LearnedMessage>, "room" | "earlier" | "count" | "before">;

export const MOST_CHUNK_MESSAGES = 32;

/**
 * Cuts messages into runs (writers/chunks.ts) of what users and assistants said, without what contexts put before it. A run without a word of
 * a user teaches nothing and is left out.
 */
export function learnChunks(messages: readonly LearnedMessage[], { before = [], ...room }: Room): LearnChunk[] {
	const textIn = ({ content }: LearnedMessage) => saidBeyondContext(content).trim();
	const spoken = (all: readonly LearnedMessage[]) =>
		all.filter((message) => (message.role === "user" || message.role === "assistant") && textIn(message) !== "");
	const runs = chunks(spoken(messages), { ...room, before: spoken(before), most: MOST_CHUNK_MESSAGES, textIn });
	return runs.filter((run) => run.messages.some(({ role }) => role === "user"));
}

/** What is known already, a line each with a short id, as a writer reads it. */
export const knownLines = (known: readonly KnownMemory[]): string =>
	known.map(({ content }, at) => `K${at + 1} | ${onOneLine(content)}`).join("\n");

/** What ids of such lines mean; what was not listed means nothing. */
export const knownUnder = (ids: readonly string[], known: readonly KnownMemory[]): KnownMemory[] =>
	ids.flatMap((id) => known[Number(/^\s*\[?K?(\d{1,4})\]?\s*$/i.exec(id)?.[1] ?? 0) - 1] ?? []);

/** What the rules found, a line each behind the number of its message. */
export function hintLines({ memories, relations }: Pick<Learned, "memories" | "relations">): string[] {
	return [
		...memories.map(({ quote, content }) => `${quote.seq} | ${onOneLine(content)}`),
		...relations.map(({ quote, subject, predicate, object }) =>
			onOneLine(`${quote.seq} | ${subject} ${predicate} ${object}`),
		),
	];
}

const onOneLine = (text: string) => oneLine(fenced(text));

/**
 * Of what is learned at once models read so many runs at most, with so many calls for each (a question, one that names what was wrong, and one
 * in the simplest form), and the embedded writer reads the rest.
 */
export const MOST_LEARNING_CALLS = 4 * 3;
