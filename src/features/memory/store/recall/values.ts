import { isBound } from "../../../../core/base/access-scope.ts";
import type { FoundIds, RecallBounds, RecallQuery } from "./recall-source.ts";
import type { Values } from "./statements.ts";

/** Of what was so until lately a few are read too. */
const LATELY_MS = 30 * 24 * 3_600_000;

/** What weighs this much of a word: what is told in other words, and a phrase, however surely it tells. */
const OF_A_CONCEPT = 0.5;
const OF_TELLING = 0.5;

/** Whose things are read, and when. Lists are JSON. */
function boundsGiven(tenant: string, query: RecallBounds) {
	const { owners, listed, thread, accessScope, types, as_of, limit } = query;
	// The thread was found within the access scope by who asks.
	const bound = accessScope !== null && isBound(accessScope) ? accessScope : null;
	const scopes = bound && [`user:${bound.user_id}`, `project:${bound.project_id}`, `thread:${thread}`];
	return {
		...{ tenant, thread, as_of, user_id: owners.user_id, project_id: owners.project_id },
		listed_thread: listed ? thread : null,
		scopes: scopes && JSON.stringify(scopes),
		bound_user: bound?.user_id ?? null,
		bound_project: bound?.project_id ?? null,
		types: types && JSON.stringify(types),
		lately: new Date(Date.parse(as_of) - LATELY_MS).toISOString(),
		most: 4 * limit,
	};
}

/** For what reads by words. */
export function queryGiven(tenant: string, query: RecallQuery): Omit<Values, "memories" | "skills" | "episodes"> {
	const words = query.terms.map((term) => ({ term, share: 1 }));
	const concepts = query.concepts.map((term) => ({ term, share: OF_A_CONCEPT }));
	const telling = query.telling.map(({ phrase, strength }) => ({ term: phrase, share: strength * OF_TELLING }));
	return {
		...boundsGiven(tenant, query),
		words: lookedUp(words),
		words_and_concepts: lookedUp([...words, ...concepts]),
		telling: lookedUp(telling),
		misspelt: JSON.stringify(query.misspelt.map(({ term, pieces }) => ({ term: quoted(term), pieces }))),
		names: JSON.stringify(query.names),
		other_than: query.thread,
	};
}

/** For what reads by ids. */
export function idsGiven(tenant: string, { memories, skills, episodes, own }: FoundIds, query: RecallBounds) {
	return {
		...boundsGiven(tenant, query),
		memories: JSON.stringify(memories),
		skills: JSON.stringify(skills),
		episodes: JSON.stringify(episodes),
		other_than: own ? null : query.thread,
	};
}

/** A stem, a phrase of stems or the term of a concept, and how much it weighs: a word of the query 1, all else less. */
function lookedUp(looked: readonly { term: string; share: number }[]): string {
	return JSON.stringify(looked.map(({ term, share }) => [quoted(term), share]));
}

/** Quoted, so that no word of a query is an operator. */
function quoted(term: string): string {
	return `"${term.replaceAll('"', '""')}"`;
}
