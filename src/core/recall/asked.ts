import { entityCandidates } from "../relations/entity-candidates.ts";
import { queryTermsOf, stem } from "./terms.ts";

/** Of a longer query the beginning and the end are searched for: what is asked stands at one of them. */
const MOST_CHARACTERS = 8_000;

/** What a query is searched by: stems of its telling words, and names of entities it may mean. */
export type Asked = { text: string; terms: string[]; names: string[] };

export function askedOf(query: string): Asked {
	const text = bounded(query);
	return { text, terms: [...new Set(queryTermsOf(text).map(stem))], names: entityCandidates(text) };
}

function bounded(query: string): string {
	if (query.length <= MOST_CHARACTERS) return query;
	const half = MOST_CHARACTERS / 2;
	return `${query.slice(0, half).toWellFormed()} ${query.slice(-half).toWellFormed()}`;
}
