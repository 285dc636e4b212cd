import { readableText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { cutMiddle } from "../../tokens/truncate.ts";
import type { SourceMessage } from "./summary-source.ts";

/** A run of messages that a writer reads at once. */
export type Chunk = {
	messages: readonly SourceMessage[];
	/** The messages as the writer reads them. */
	text: string;
	tokens: number;
};

const OPENING = "<message";
/** What would close a message, or open another one, as text within it. */
const FORGED = /<(?=(?:\s*\/)?\s*(?:message|transcript|earlier|summary_so_far|working_state|choices|notes)(?![\w-]))/gi;

/**
 * Cuts messages into runs of at most `room` tokens as they are read: whole messages, as many as fit; one that is larger
 * than the room alone is shortened in its middle. Each message is in one run, and their order is kept.
 */
export function chunks(messages: readonly SourceMessage[], room: number, count: CountText): Chunk[] {
	const done: Chunk[] = [];
	let open: { message: SourceMessage; text: string }[] = [];
	let tokens = 0;
	const close = () => {
		if (open.length === 0) return;
		done.push({ messages: open.map(({ message }) => message), text: open.map(({ text }) => text).join("\n"), tokens });
		open = [];
		tokens = 0;
	};
	for (const message of messages) {
		const text = messageText(message, room, count);
		// Counts do not add up across joins: each joint may cost a token.
		const taken = count(text) + 1;
		if (tokens + taken > room) close();
		open.push({ message, text });
		tokens += taken;
	}
	close();
	return done;
}

/** A message between tags that nothing in it can close or forge. */
export function messageText(message: SourceMessage, room: number, count: CountText): string {
	const name = message.name === undefined ? "" : ` name="${attribute(message.name)}"`;
	const head = `${OPENING} seq="${message.seq}" role="${message.role}"${name}>`;
	const body = fenced(readableText(message));
	const left = room - count(`${head}\n</message>`) - 2;
	const { text } = cutMiddle(body, Math.max(0, left), count, (missing) => `[${missing} tokens left out]`);
	return `${head}${text}</message>`;
}

/** Text that can't close what it stands in. */
export function fenced(text: string): string {
	return text.replace(FORGED, "&lt;");
}

function attribute(value: string): string {
	return value.replace(/[<>"&\s]+/g, " ").trim();
}
