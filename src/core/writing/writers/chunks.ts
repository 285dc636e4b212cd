import { eachRun } from "../../base/runs.ts";
import type { StoredMessage } from "../../model/thread/message.ts";
import { readableText } from "../../model/thread/message-text.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { cutMiddle } from "../../tokens/truncate.ts";

/** What a transcript shows of a message. */
type Shown = Pick<StoredMessage, "seq" | "role" | "content" | "name" | "tool_calls" | "created_at">;

/** A run of messages that a writer reads at once. */
export type Chunk<Message> = {
	messages: readonly Message[];
	/** The messages as the writer reads them. */
	text: string;
	tokens: number;
	/** A few turns before them, to be read only to understand them; "" where there are none. */
	earlier: string;
};

export type Cut<Message> = {
	/** Tokens that the messages of a run may take, and the turns before it. */
	room: number;
	earlier?: number;
	count: CountText;
	/** Messages right before the first one. */
	before?: readonly Message[];
	/** Most messages of a run. */
	most?: number;
	textIn?: (message: Message) => string;
};

const TAGS = "message|turn|transcript|earlier|known|hints|summary_so_far|working_state|choices|notes|observations";
/** What would close what a text stands in, or open another one. */
const FORGED = new RegExp(`<(?=\\s{0,8}/?\\s{0,8}(?:${TAGS})(?![\\w-]))`, "gi");
/** So many turns before a run tell what is meant. */
export const MOST_EARLIER = 4;

/**
 * Cuts messages into runs of at most `room` tokens as they are read: whole messages, as many as fit; one that is larger
 * than the room alone is shortened in its middle. Each message is in one run, and their order is kept.
 */
export function chunks<Message extends Shown>(
	messages: readonly Message[],
	{ room, count, earlier = 0, before = [], most, textIn = readableText }: Cut<Message>,
): Chunk<Message>[] {
	// Counts do not add up across joins: each joint may cost a token.
	const read = messages.map((message) => {
		const text = messageText(message, { room, count, textIn });
		return { message, text, tokens: count(text) + 1 };
	});
	const runs = [...eachRun(read, ({ tokens }) => tokens, { size: room, items: most })];
	return runs.map((run, at) => {
		const last = runs[at - 1]?.map(({ message }) => message) ?? before;
		const turns = { room: earlier, count, textIn, tag: "turn" } as const;
		return {
			messages: run.map(({ message }) => message),
			text: run.map(({ text }) => text).join("\n"),
			tokens: run.reduce((sum, { tokens }) => sum + tokens, 0),
			earlier: earlier > 0 ? newestText(last.slice(-MOST_EARLIER), turns) : "",
		};
	});
}

type Room<Message> = Pick<Cut<Message>, "room" | "count" | "textIn"> & { tag?: "message" | "turn" };

/** The newest messages that fit; of the last one, if it is longer, what fits of its head and its tail. */
export function newestText<Message extends Shown>(
	messages: readonly Message[],
	{ room, ...as }: Room<Message>,
): string {
	const taken: string[] = [];
	let left = room;
	for (const message of messages.toReversed()) {
		const text = messageText(message, { ...as, room: taken.length === 0 ? left : Number.POSITIVE_INFINITY });
		left -= as.count(text) + 1;
		if (taken.length > 0 && left < 0) break;
		taken.unshift(text);
	}
	return taken.join("\n");
}

/** A message between tags that nothing in it can close or forge. Only what stands in `message` has a number, by which it is quoted. */
function messageText<Message extends Shown>(
	message: Message,
	{ room, count, textIn = readableText, tag = "message" }: Room<Message>,
): string {
	const attributes = [
		...(tag === "message" ? [`seq="${message.seq}"`] : []),
		`role="${message.role}"`,
		...(message.name === undefined ? [] : [`name="${message.name.replace(/[<>"&\s]+/g, " ").trim()}"`]),
		`date="${message.created_at.slice(0, 10)}"`,
	];
	const head = `<${tag} ${attributes.join(" ")}>`;
	const left = room - count(`${head}\n</${tag}>`) - 2;
	const body = fenced(textIn(message));
	const { text } = cutMiddle(body, Math.max(0, left), count, (missing) => `[${missing} tokens left out]`);
	return `${head}${text}</${tag}>`;
}

/** Text that can't close what it stands in. */
export function fenced(text: string): string {
	return text.replace(FORGED, "&lt;");
}
