import { shorten } from "../../language/shorten.ts";
import type { Role } from "../../model/thread/message.ts";
import type { ActClause } from "../acts/read-acts.ts";

/** Who says a clause, and when (ISO 8601). */
export type Speaker = { role: Role; name: string | null; at: string };

/** Longest part of a line, in UTF-16 units. */
export const LONGEST = 240;
const LONGEST_ASKED = 120;

/** What words report on or answer, as it was said; "" for nothing. */
export type Around = { asked: string; answered: string };

/** What was said as a summary has it: the words, what they report on or answer, who said them (the user, if nobody is named) and when. */
export function lineOf(text: string, { role, name, at }: Speaker, { asked, answered }: Around): string {
	const said = shorten(text, LONGEST);
	const reports = role === "assistant" || role === "tool";
	const other = reports ? asked : answered;
	const about = other === "" || said.includes(other) ? "" : reports ? ` (asked: ${other})` : ` (to: ${other})`;
	const who = name ?? (role === "user" ? null : role);
	return `${said}${about} (${who === null ? "" : `${who}, `}${at.slice(0, 10)})`;
}

/** The words of an utterance that tell what it is about, cut to a line's part; "" where there are none. */
export function askedIn(clauses: readonly ActClause[]): string {
	const telling = clauses.filter(({ clause }) => !clause.quoted && clause.place !== "heading");
	return shorten(telling.map(({ clause }) => clause.text).join(" "), LONGEST_ASKED);
}
