import type { ActClause } from "../acts/read-acts.ts";

/** The name that a text ends with. */
const LAST = /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]{0,30}(?: \p{Lu}[\p{L}'’-]{0,30}){0,2})[.!]?$/u;
const OPENING = "(?:no|sorry|wait|oops|ah|oh|actually|rather|nein|quatsch|non|pardon|perdón)";
const PLAINLY = "(?:no,? wait|wait,? no|no,? sorry|sorry,? no|i meant?|make that|correction|ich mein(?:e|te)|nein)";
/** "No wait, Basel", "sorry, I meant Basel": before another name, which takes the place of the last one. */
const CORRECTS = `(?:${OPENING}[,:.!]? ){0,3}${PLAINLY}[,:.!]? (?:in |at )?$`;
const BEHIND = new RegExp(`^${CORRECTS}`, "i");
const WITHIN = new RegExp(`(?:,|\\.\\.\\.| [-–—]) ${CORRECTS}`, "i");

/** The clauses of a message as they are meant: "I live in Bern. No wait, Basel." is one that tells of Basel. Linear in the clauses. */
export function corrected(clauses: readonly ActClause[]): ActClause[] {
	const meant: ActClause[] = [];
	for (const one of clauses) {
		const { clause } = one;
		const found = LAST.exec(clause.text);
		const [name, lead] = [found?.[1], clause.text.slice(0, found?.index ?? 0)];
		const last = meant.at(-1);
		if (name !== undefined && last !== undefined && BEHIND.test(lead)) {
			const text = renamed(last.clause.text, name);
			if (text !== null) {
				meant[meant.length - 1] = { ...last, clause: { ...last.clause, text, end: clause.end } };
				continue;
			}
		}
		const begin = name === undefined ? -1 : lead.search(WITHIN);
		const text = name === undefined || begin < 0 ? null : renamed(lead.slice(0, begin), name);
		meant.push(text === null ? one : { ...one, clause: { ...clause, text } });
	}
	return meant;
}

/** A clause with another name at its end; null where it ends with none. */
function renamed(clause: string, name: string): string | null {
	const at = clause.search(LAST);
	return at < 0 ? null : `${clause.slice(0, at)}${name}.`;
}
