import { sameText } from "../../../../core/language/same-text.ts";
import { oneLine, shorten } from "../../../../core/language/shorten.ts";
import { queryTermsOf, stem, termsOf } from "../../../../core/language/terms.ts";
import type { Memory } from "../../../../core/model/memory/memory.ts";
import type { Note } from "../../../../core/model/thread/continuity.ts";
import { rankTexts } from "../../../../core/recall/lexical.ts";

/** The most UTF-16 units a reply to a command has: every platform takes so much. */
const LONGEST_REPLY = 1_500;

const LONGEST_LINE = 120;
const MOST_LINES = 10;

/** A reply as it can be sent: plain text, cut where it is too long. */
export function replyOf(...lines: readonly string[]): string {
	return shorten(lines.join("\n"), LONGEST_REPLY);
}

export function memoryLine({ id, content }: Pick<Memory, "id" | "content">): string {
	return `${id}: ${short(content)}`;
}

/** Notes, newest first. */
export function notesReply(notes: readonly Pick<Note, "category" | "content">[]): string {
	if (notes.length === 0) return "There are no notes in this conversation.";
	return replyOf(...notes.slice(0, MOST_LINES).map(({ category, content }) => `[${category}] ${short(content)}`));
}

/** What may be meant, where it is not clear. */
export function candidatesReply(found: readonly Pick<Memory, "id" | "content">[]): string {
	return replyOf("Which one? Say /forget with its id:", ...found.slice(0, MOST_LINES).map(memoryLine));
}

export function short(text: string): string {
	return shorten(oneLine(text), LONGEST_LINE);
}

type Said = Pick<Memory, "id" | "content">;

/** What is listed where none is clearly meant. */
const MOST_CANDIDATES = 5;

/**
 * Which memories a text means: those that say it; else the one that has all its words, if there is only one. Where that is
 * not so, what it may mean, best first: what is forgotten can't be brought back.
 */
export function chooseForgotten<M extends Said>(
	text: string,
	memories: readonly M[],
): { matched: readonly M[] } | { candidates: readonly M[] } {
	const wanted = sameText(text);
	const same = memories.filter(({ content }) => sameText(content) === wanted);
	if (same.length > 0) return { matched: same };
	const hits = rankTexts(
		text,
		memories.map(({ content }) => content),
	);
	const found = hits.flatMap(({ index }) => memories[index] ?? []);
	const words = [...new Set(queryTermsOf(text).map(stem))];
	const whole = found.filter(({ content }) => {
		const there = new Set(termsOf(content).map(stem));
		return words.every((word) => there.has(word));
	});
	return whole.length === 1 ? { matched: whole } : { candidates: found.slice(0, MOST_CANDIDATES) };
}
