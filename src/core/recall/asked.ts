import { entityCandidates } from "../relations/entity-candidates.ts";
import { askedKeys } from "./asked-keys.ts";
import { tellingTerms } from "./telling-terms.ts";
import { stem, termsOf } from "./terms.ts";

/** Of a longer query the beginning and the end are searched for: what is asked stands at one of them. */
const MOST_CHARACTERS = 8_000;

/** What a query is searched by: stems of its telling words and of those that tell the answer, and names it may mean. */
export type Asked = { text: string; terms: string[]; names: string[] };

export function askedOf(query: string): Asked {
	const text = bounded(query);
	const words = [...tellingTerms(text), ...askedKeys(text).told.flatMap(termsOf)];
	return { text, terms: [...new Set(words.map(stem))], names: entityCandidates(text) };
}

/** What of a query is looked at. */
export function bounded(query: string): string {
	if (query.length <= MOST_CHARACTERS) return query;
	const half = MOST_CHARACTERS / 2;
	return `${query.slice(0, half).toWellFormed()} ${query.slice(-half).toWellFormed()}`;
}
