import { oneLine, shorten } from "../../language/shorten.ts";
import { MONTH_NAMES } from "../../language/words/calendar-names.ts";
import type { Observation } from "./observation.ts";

/** What would close what a line stands in, or forge another. */
const FORGED = /<(?=\s{0,8}\/?\s{0,8}(?:observations|earlier)(?![\w-]))/gi;
/** Longest content that is read, in UTF-16 units: what is longer is a document. */
const LONGEST_LINE = 600;

/** An observation as a writer reads it, under its number: `3. (2026-03-03, said on 2 days) decision: …`. */
export function observationLine(number: number, { type, content, said_at, depth }: Observation): string {
	const days = new Set(said_at.map(dayOf));
	const day = said_at.length === 0 ? "" : dayOf(said_at.at(-1) ?? "");
	const often = days.size > 1 ? `, said on ${days.size} days` : "";
	const kind = depth > 0 ? `insight, depth ${depth}` : type;
	return `${number}. (${day}${often}) ${kind}: ${shorten(oneLine(content.slice(0, LONGEST_LINE * 4).replace(FORGED, "&lt;")), LONGEST_LINE)}`;
}

/** The day of an ISO time. */
export function dayOf(time: string): string {
	return time.slice(0, 10);
}

/** When it was said last; "" where nobody knows. */
export function lastSaid({ said_at }: Observation): string {
	return said_at.at(-1) ?? "";
}

/** Longest quotation within an insight, in UTF-16 units. */
const LONGEST_QUOTE = 160;

/** Words as they were said, in quotes that none within them closes. */
export function quoted(text: string): string {
	return `“${shorten(oneLine(text.slice(0, LONGEST_QUOTE * 4).replace(/[“”„]/g, "'")), LONGEST_QUOTE)}”`;
}

/** The words that an insight by rules is about: what it quotes first; null where it quotes nothing. */
export function firstQuoted(content: string): string | null {
	return /“([^”]{1,200})”/u.exec(content)?.[1] ?? null;
}

type Parts = { day: number; month: string; year: string };

/** `2026-03-12` as "12 March 2026". */
export function dayText(day: string): string {
	const { day: date, month, year } = partsOf(day);
	return `${date} ${month} ${year}`;
}

/** "between 3 and 12 March 2026", "between 28 February and 3 March 2026"; each part is said once. */
export function betweenDays(first: string, last: string): string {
	const [from, to] = [partsOf(first), partsOf(last)];
	const year = from.year === to.year ? "" : ` ${from.year}`;
	const month = year === "" && from.month === to.month ? "" : ` ${from.month}`;
	return `between ${from.day}${month}${year} and ${dayText(last)}`;
}

function partsOf(day: string): Parts {
	const [year = "", month = "", date = ""] = day.split("-");
	return { day: Number(date), month: MONTH_NAMES[Number(month) - 1] ?? "", year };
}

/** Orders texts by their code units: the same everywhere. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
