import type { Clause } from "../../language/annotate.ts";
import { shorten } from "../../language/shorten.ts";
import type { Role } from "../../model/thread/message.ts";
import type { ActClause } from "../acts/read-acts.ts";

/** Who says a clause, and when (ISO 8601). */
export type Speaker = { role: Role; name: string | null; at: string };

/** Longest part of a line, in UTF-16 units. */
const LONGEST = 240;
const LONGEST_ASKED = 120;
/** An answer of so few words says little without what it answers. */
const SHORT = 6;

type Around = { asked: string; proposed: string };

/** A clause as a summary has it: its words, what they answer where they are short or report work, who said them (the user, if nobody is named) and when. */
export function lineOf({ text, tokens }: Clause, { role, name, at }: Speaker, { asked, proposed }: Around): string {
	const said = shorten(text, LONGEST);
	const words = tokens.filter(({ kind }) => kind === "word").length;
	const reports = role === "assistant" || role === "tool";
	const other = reports ? asked : words <= SHORT ? proposed : "";
	const about = other === "" || said.includes(other) ? "" : reports ? ` (asked: ${other})` : ` (to: ${other})`;
	const who = name ?? (role === "user" ? null : role);
	return `${said}${about} (${who === null ? "" : `${who}, `}${at.slice(0, 10)})`;
}

/** The words of an utterance that tell what it is about, cut to a line's part; "" where there are none. */
export function askedIn(clauses: readonly ActClause[]): string {
	const telling = clauses.filter(({ clause }) => !clause.quoted && clause.place !== "heading");
	return shorten(telling.map(({ clause }) => clause.text).join(" "), LONGEST_ASKED);
}
