import { informationOf } from "../language/information.ts";
import { folded, labelled } from "../language/own-lines.ts";
import { eachSentence } from "../language/sentences.ts";
import { oneLine, shorten } from "../language/shorten.ts";
import { speakerName } from "../language/speaker-name.ts";
import { type StoredMessage, textOf } from "../model/thread/message.ts";
import { rankTexts } from "./lexical.ts";

/** Longest line, in UTF-16 units. */
export const LONGEST_LINE = 8_000;

/** Of a line that is longer, so much is its beginning; its most telling sentences have the rest. */
const HEAD = 4_000;
/** A text is looked at up to here. */
export const LOOKED_AT = 64_000;
/** No sentence is taken that is longer than this. */
const LONGEST_SENTENCE = 400;

/** What of a message an episode is made of. */
export type EpisodeMessage = Pick<StoredMessage, "id" | "seq" | "role" | "content" | "name" | "created_at"> & {
	/** The names of the tools it calls. */
	calls: readonly string[];
};

/**
 * What somebody said, on one line behind who it was; of calls the names only. Null where nobody said anything: system
 * messages, results of tools, thinking, images.
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

/** The text on one line; of a long one its beginning and, in their order, the sentences behind it that tell most. */
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

/** An episode is shown in no more characters than this, and a line of it in no more than that. */
const MOST_CHARACTERS = 1_200;
const LINE_CHARACTERS = 400;

/**
 * The lines of an episode that answer the query, in their order, each with the one before it: what was said is often the
 * answer to it. A short episode is shown whole.
 */
export function episodeExcerpt(text: string, query: string): string {
	if (text.length <= MOST_CHARACTERS) return text;
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const ranked = rankTexts(query, lines).map(({ index }) => index);
	const chosen = new Set<number>();
	let left = MOST_CHARACTERS;
	for (const index of ranked.length > 0 ? ranked : lines.keys()) {
		for (const near of [index, index - 1]) {
			const cost = Math.min(LINE_CHARACTERS, lines[near]?.length ?? Number.POSITIVE_INFINITY) + 1;
			if (near < 0 || chosen.has(near) || cost > left) continue;
			chosen.add(near);
			left -= cost;
		}
	}
	return [...chosen]
		.sort((a, b) => a - b)
		.map((index) => shorten(lines[index] ?? "", LINE_CHARACTERS))
		.join("\n");
}
