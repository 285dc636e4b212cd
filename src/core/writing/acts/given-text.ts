import { REWORKED } from "../../language/words/hazard-words.ts";
import { joined } from "../../language/words/joined.ts";
import type { ActClause } from "./read-acts.ts";

/** What asks for another wording of a text, and where that text begins behind it in the same clause. */
const REWORKS = new RegExp(joined`(?<!\p{L})(?:${REWORKED})(?!\p{L})`, "iu");
const BEGINS = /:\s+\S|["“„«]/;

/** The clauses of a user's message without a text that it gives to be translated or put in other words, and whether it gives one. */
export function withoutGiven(
	clauses: readonly ActClause[],
	content: string,
): { said: readonly ActClause[]; gives: boolean } {
	const asking = clauses.findIndex(({ clause }) => REWORKS.test(clause.text));
	const request = clauses[asking];
	if (request === undefined) return { said: clauses, gives: false };
	const { clause } = request;
	const begins = clause.text.search(BEGINS);
	const next = clauses[asking + 1]?.clause;
	const follows =
		next !== undefined && (clause.text.endsWith(":") || content.slice(clause.end, next.start).includes("\n"));
	if (begins < 0 && !follows) return { said: clauses, gives: false };
	const text = begins < 0 ? clause.text : clause.text.slice(0, begins);
	const before = clauses.slice(0, asking);
	return { said: text.trim() === "" ? before : [...before, { ...request, clause: { ...clause, text } }], gives: true };
}
