import { informationOf } from "../language/information.ts";
import { folded, labelled } from "../language/own-lines.ts";
import { eachSentence } from "../language/sentences.ts";
import { oneLine, shorten } from "../language/shorten.ts";
import { speakerName } from "../language/speaker-name.ts";
import { type StoredMessage, textOf } from "../model/thread/message.ts";

/** The longest line, in UTF-16 units. */
export const LONGEST_LINE = 8_000;

/** A longer line keeps this much of its beginning; its most informative sentences get the rest. */
const HEAD = 4_000;
/** How much of a text is read. */
export const LOOKED_AT = 64_000;
/** Longer sentences are not used. */
const LONGEST_SENTENCE = 400;

/** What an episode needs of a message. */
export type EpisodeMessage = Pick<StoredMessage, "id" | "seq" | "role" | "content" | "name" | "created_at"> & {
	/** The names of the tools it calls. */
	calls: readonly string[];
};

/**
 * What a message says, on one line after its speaker, with the names of called tools. Null for messages that say
 * nothing: system messages, tool results, thinking, images.
 */
export function episodeLine(message: EpisodeMessage): string | null {
	if (!saysSomething(message)) return null;
	const called = message.calls.length === 0 ? "" : `(calls ${folded(message.calls.join(", "))})`;
	const line = [boundedText(textOf(message.content)), called].filter((part) => part !== "").join(" ");
	return shorten(labelled(speakerName(message.name) ?? message.role, line).toWellFormed(), LONGEST_LINE);
}

/** Whether a message has a line of its own. */
export function saysSomething(message: EpisodeMessage): boolean {
	if (message.role === "system" || message.role === "tool") return false;
	return message.calls.length > 0 || oneLine(textOf(message.content).slice(0, LOOKED_AT)) !== "";
}

/** The text on one line. Of a long one: its beginning and, in order, its most informative later sentences. */
function boundedText(text: string): string {
	const whole = folded(text.slice(0, LOOKED_AT));
	if (text.length <= LOOKED_AT && whole.length <= LONGEST_LINE - HEAD) return whole;
	const head = shorten(whole, HEAD);
	const rated: { index: number; sentence: string; rating: number }[] = [];
	let index = 0;
	for (const piece of eachSentence(whole.slice(head.length - 1))) {
		const sentence = piece.trim();
		if (index > 0 && sentence !== "" && sentence.length <= LONGEST_SENTENCE) {
			rated.push({ index, sentence, rating: informationOf(sentence, index, false) });
		}
		index++;
	}
	rated.sort((a, b) => b.rating - a.rating || a.index - b.index);
	let room = LONGEST_LINE - HEAD - 500;
	const taken = rated.filter(({ sentence }) => {
		if (sentence.length + 1 > room) return false;
		room -= sentence.length + 1;
		return true;
	});
	const informative = taken.sort((a, b) => a.index - b.index).map(({ sentence }) => sentence);
	return [head, ...informative].join(" ");
}
