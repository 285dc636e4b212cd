import type { CountText } from "../../../tokens/encoding.ts";
import { cutMiddle } from "../../../tokens/truncate.ts";
import { saidBeyondContext } from "./injected.ts";
import type { KnownMemory, LearnedMessage } from "./learned.ts";

/** A run of messages that a writer learns from at once. */
export type LearnChunk = {
	messages: readonly LearnedMessage[];
	/** The messages as the writer reads them. */
	text: string;
	tokens: number;
};

/** Most messages of a run: so many, at most, are learned from with three calls of a model. */
export const MOST_CHUNK_MESSAGES = 32;
/** Most calls of a model for a run: a question, one that names what was wrong, and one in the simplest form. */
const MOST_CALLS_A_CHUNK = 3;

/** What would close what a text stands in, or forge another. */
const FORGED = /<(?=\s{0,8}\/?\s{0,8}(?:message|transcript|known|notes)(?![\w-]))/gi;

/** Text that can't close what it stands in. */
export function fenced(text: string): string {
	return text.replace(FORGED, "&lt;");
}

/**
 * Cuts messages into runs of at most 32, and of at most `room` tokens as they are read: whole messages, in their order; one
 * that is larger than the room alone is shortened in its middle. Only what users and assistants said is read, without what
 * contexts put before it; a run without a word of a user teaches nothing and is left out.
 */
export function learnChunks(messages: readonly LearnedMessage[], room: number, count: CountText): LearnChunk[] {
	const chunks: LearnChunk[] = [];
	let open: { message: LearnedMessage; text: string }[] = [];
	let tokens = 0;
	const close = () => {
		if (open.some(({ message }) => message.role === "user")) {
			chunks.push({
				messages: open.map(({ message }) => message),
				text: open.map(({ text }) => text).join("\n"),
				tokens,
			});
		}
		open = [];
		tokens = 0;
	};
	for (const message of messages) {
		const text = messageText(message, room, count);
		if (text === null) continue;
		// Counts do not add up across joins: each joint may cost a token.
		const taken = count(text) + 1;
		if (tokens + taken > room || open.length === MOST_CHUNK_MESSAGES) close();
		open.push({ message, text });
		tokens += taken;
	}
	close();
	return chunks;
}

/** A message between tags that nothing in it can close; null where nobody said anything. */
function messageText(message: LearnedMessage, room: number, count: CountText): string | null {
	if (message.role !== "user" && message.role !== "assistant") return null;
	const said = saidBeyondContext(message.content).trim();
	if (said === "") return null;
	const name = message.name === undefined ? "" : ` name="${attribute(message.name)}"`;
	const head = `<message seq="${message.seq}" role="${message.role}"${name} date="${message.created_at.slice(0, 10)}">`;
	const left = room - count(`${head}\n</message>`) - 2;
	const { text } = cutMiddle(fenced(said), Math.max(0, left), count, (missing) => `[${missing} tokens left out]`);
	return `${head}${text}</message>`;
}

function attribute(value: string): string {
	return value.replace(/[<>"&\s]+/g, " ").trim();
}

/** What is known already, a line each, as a writer reads it. */
export function knownLines(known: readonly KnownMemory[]): string {
	return known
		.map(
			({ key, content }) =>
				`${key === null ? "" : `[${fenced(key).replace(/\s+/g, " ")}] `}${fenced(content).replace(/\s+/g, " ")}`,
		)
		.join("\n");
}

/**
 * Messages are learned from in runs of one request each. Of what is learned at once (a part of a thread, or all that is
 * given to `ingest`), models read so many runs at most, and the rest is read by rules; so one attempt makes no more calls
 * than this, and of each message no model is asked more than `MOST_CALLS_A_CHUNK` times in it.
 */
const MOST_RUNS = 4;
export const MOST_LEARNING_CALLS = MOST_RUNS * MOST_CALLS_A_CHUNK;
