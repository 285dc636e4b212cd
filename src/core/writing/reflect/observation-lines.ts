import { oneLine, shorten, withoutEnd } from "../../language/shorten.ts";
import { fenced } from "../writers/chunks.ts";
import type { Observation } from "./observation.ts";

/** Longest content that is read, and longest quotation within an insight, in UTF-16 units. */
const LONGEST_LINE = 600;
const LONGEST_QUOTE = 160;

/** An observation as a writer reads it, under its number: `3. (2026-03-03, said on 2 days) decision: …`. */
export function observationLine(number: number, { type, content, said_at, depth }: Observation): string {
	const days = daysOf(said_at);
	const often = days.length > 1 ? `, said on ${days.length} days` : "";
	const kind = depth > 0 ? `insight, depth ${depth}` : type;
	const text = oneLine(fenced(content.slice(0, LONGEST_LINE * 4)));
	return `${number}. (${days.at(-1) ?? ""}${often}) ${kind}: ${shorten(text, LONGEST_LINE)}`;
}

/** The day of an ISO time; of several each once, the first one first. */
export const dayOf = (time: string): string => time.slice(0, 10);
export const daysOf = (times: readonly string[]): string[] => [...new Set(times.map(dayOf))].sort();

/** When it was said last; "" where nobody knows. */
export const lastSaid = ({ said_at }: Observation): string => said_at.at(-1) ?? "";

/** Oldest first, as they were said last. */
export const inTime = (observations: readonly Observation[]): Observation[] =>
	observations.toSorted((a, b) => compareText(lastSaid(a), lastSaid(b)) || compareText(a.id, b.id));

/** Words as they were said, in quotes that none within them closes. */
export const quoted = (text: string): string =>
	`“${shorten(oneLine(text.slice(0, LONGEST_QUOTE * 4).replace(/[“”„]/g, "'")), LONGEST_QUOTE)}”`;

/** The words that an insight by rules is about: what it quotes first; null where it quotes nothing. */
export const firstQuoted = (content: string): string | null =>
	content.includes("”") ? (content.split("“", 2)[1]?.split("”", 1)[0] ?? null) : null;

/** The day that is written behind what is learned. */
const DATED = / \((?:(?:since|from|week of|weekend of) )*(\d{4}(?:-\d\d){0,2})(?: to \d{4}(?:-\d\d){0,2})?\)[.。]?$/u;
const SAID_BY = /^([^“”:]{1,60}) said: “([^”]*)”[.。]?$/u;

/** What an observation says: without the day that was written behind it, and without who says it. */
export function said(content: string): string {
	const bare = content.replace(DATED, "");
	return withoutEnd(SAID_BY.exec(bare)?.[2] ?? bare, /[\s.。]/);
}

/** Who says what stands there word for word; null where nobody is named. */
export const speakerOf = (content: string): string | null => SAID_BY.exec(content.replace(DATED, ""))?.[1] ?? null;

export function dateOf(content: string): string | null {
	const date = DATED.exec(content)?.[1] ?? "";
	return date.length === "2026-03-01".length ? date : null;
}

/** Orders texts by their code units: the same everywhere. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
