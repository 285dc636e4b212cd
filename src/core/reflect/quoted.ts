import { oneLine } from "../text/one-line.ts";
import { shorten } from "../text/shorten.ts";

/** Longest quotation within an insight, in UTF-16 units. */
const LONGEST = 160;

/** Words as they were said, in quotes that none within them closes. */
export function quoted(text: string): string {
	return `“${shorten(oneLine(text.slice(0, LONGEST * 4).replace(/[“”„]/g, "'")), LONGEST)}”`;
}

/** The words that an insight by rules is about: what it quotes first; null where it quotes nothing. */
export function firstQuoted(content: string): string | null {
	return /“([^”]{1,200})”/u.exec(content)?.[1] ?? null;
}
