import { oneLine, shorten } from "../../../core/language/shorten.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";

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
