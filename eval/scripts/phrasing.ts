import type { NewMessage } from "../../src/core/model/thread/message.ts";

/** What a script tells, and the ways of telling each: `U:` and `A:` lines with slots in braces. */
export const KINDS = [
	"start",
	"shift",
	"decision",
	"failure",
	"correction",
	"open",
	"preference",
	"step",
	"next",
] as const;

export type Kind = (typeof KINDS)[number];
export type Phrasings = Record<Kind, string[]>;

/** The messages of one exchange. A slot with a capital begins with one. */
export function told(phrasing: string, slots: Record<string, string>): NewMessage[] {
	return phrasing.split("\n").map((line) => ({
		role: line.startsWith("U: ") ? "user" : "assistant",
		content: filled(line.slice(3), slots),
	}));
}

function filled(line: string, slots: Record<string, string>): string {
	return line.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
		const value = slots[first.toLowerCase() + rest];
		if (value === undefined) throw new Error(`There is no slot ${first}${rest}.`);
		return first === first.toLowerCase() ? value : value.charAt(0).toUpperCase() + value.slice(1);
	});
}
