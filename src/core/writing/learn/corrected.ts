import type { ActClause } from "../acts/read-acts.ts";

const NAME = "(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})";
/** "No wait, Basel", "sorry, I meant Basel": another name in the place of the last one. */
const CORRECTS = `(?:no|sorry|wait|oops|ah|oh|actually|rather|i mean|i meant|make that|correction|nein|quatsch|ich meine|non|pardon|perdón)`;
const OPENED = `(?:${CORRECTS}[,:.!]? ){0,3}(?:no,? wait|wait,? no|no,? sorry|sorry,? no|i meant?|make that|correction|ich mein(?:e|te)|nein)[,:.!]? (?:in |at )?`;
const WITHIN = new RegExp(`^(.*?)${NAME}(?:,|\\.\\.\\.| [-–—]) (?i:${OPENED})${NAME}[.!]?$`, "su");
const BEHIND = new RegExp(`^(?i:${OPENED})${NAME}[.!]?$`, "u");
const LAST = new RegExp(`^(.*?)${NAME}[.!]?$`, "su");

/** The clauses of a message as they are meant: "I live in Bern. No wait, Basel." is one that tells of Basel. Linear in the clauses. */
export function corrected(clauses: readonly ActClause[]): ActClause[] {
	const meant: ActClause[] = [];
	for (const one of clauses) {
		const { clause } = one;
		const name = BEHIND.exec(clause.text)?.[1];
		const last = meant.at(-1);
		const before = name === undefined ? null : LAST.exec(last?.clause.text ?? "");
		if (name !== undefined && last !== undefined && before !== null) {
			meant[meant.length - 1] = { ...last, clause: { ...last.clause, text: `${before[1]}${name}.`, end: clause.end } };
			continue;
		}
		const within = WITHIN.exec(clause.text);
		meant.push(within === null ? one : { ...one, clause: { ...clause, text: `${within[1]}${within[3]}.` } });
	}
	return meant;
}
