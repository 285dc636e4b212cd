import { graphemeEnds } from "./graphemes.ts";

/** Cuts text to at most this many UTF-16 units, "…" included, at a word's end if one is near, else a grapheme's. */
export function shorten(text: string, most: number): string {
	if (text.length <= most) return text;
	let end = 0;
	for (const next of graphemeEnds(text, 0)) {
		if (next > most - 1) break;
		end = next;
	}
	const space = text.charAt(end) === " " ? end : text.lastIndexOf(" ", end - 1);
	return `${text.slice(0, space > end / 2 ? space : end).trimEnd()}…`;
}
