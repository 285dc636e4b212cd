import { tellingTerms } from "../../language/terms.ts";

/** A longer query is talk: its clauses are not questions of their own. */
const MOST_WORDS = 30;
const JOINS = new Set(["and", "und", "y", "et"]);
const ASKS = new Set(
	(
		"what what's which who who's whom whose where where's when when's why how is are was were do does did can could should " +
		"was welche welcher welches wer wo wann wie warum que cual quien donde cuando como quel quelle qui ou quand comment"
	).split(" "),
);

/**
 * The things that a short query asks, one after the other: "Who is my dentist, and when do we fly?" has two. Any other
 * query is one.
 */
export function questionParts(query: string): string[] {
	const words = query.split(/\s+/);
	if (words.length > MOST_WORDS) return [query];
	const parts: string[][] = [[]];
	for (const [at, word] of words.entries()) {
		const next = words[at + 1]?.toLowerCase() ?? "";
		if (JOINS.has(word.toLowerCase()) && ASKS.has(next)) parts.push([]);
		else parts.at(-1)?.push(word);
		if (word.endsWith("?")) parts.push([]);
	}
	const telling = parts.map((part) => part.join(" ")).filter((part) => part !== "");
	return telling.length > 1 && telling.every((part) => asksForSomething(part)) ? telling : [query];
}

/** "Do you know?" asks for nothing that has a name. */
function asksForSomething(part: string): boolean {
	return tellingTerms(part).some((term) => term.length > 3);
}
