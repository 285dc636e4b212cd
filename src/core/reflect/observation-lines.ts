import { oneLine } from "../text/one-line.ts";
import { shorten } from "../text/shorten.ts";
import type { Observation } from "./observation.ts";

/** What would close what a line stands in, or forge another. */
const FORGED = /<(?=\s{0,8}\/?\s{0,8}(?:observations|earlier)(?![\w-]))/gi;
/** Longest content that is read, in UTF-16 units: what is longer is a document. */
const LONGEST = 600;

/** An observation as a writer reads it, under its number: `3. (2026-03-03, said on 2 days) decision: …`. */
export function observationLine(number: number, { type, content, said_at, depth }: Observation): string {
	const days = new Set(said_at.map(dayOf));
	const day = said_at.length === 0 ? "" : dayOf(said_at.at(-1) ?? "");
	const often = days.size > 1 ? `, said on ${days.size} days` : "";
	const kind = depth > 0 ? `insight, depth ${depth}` : type;
	return `${number}. (${day}${often}) ${kind}: ${shorten(oneLine(content.slice(0, LONGEST * 4).replace(FORGED, "&lt;")), LONGEST)}`;
}

/** The day of an ISO time. */
export function dayOf(time: string): string {
	return time.slice(0, 10);
}

/** When it was said last; "" where nobody knows. */
export function lastSaid({ said_at }: Observation): string {
	return said_at.at(-1) ?? "";
}
