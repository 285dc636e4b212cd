import { tellingTerms } from "../../language/terms.ts";
import { QUESTION_WORDS } from "../../language/words/stop-words.ts";

/** A longer query is talk: its clauses are not questions of their own. */
const MOST_WORDS = 30;
const JOINS = new Set(["and", "und", "y", "et"]);

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
		if (JOINS.has(word.toLowerCase()) && QUESTION_WORDS.has(next)) parts.push([]);
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
