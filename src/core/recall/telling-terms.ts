import { queryTermsOf } from "./terms.ts";

/** Words that most memories have, and most questions, as all are of what a user uses and wants. */
const EMPTY = new Set(
	(
		"use uses used using user users want wants wanted need needs needed know knows think thinks benutze benutzen nutze " +
		"nutzen verwende verwenden usa uso usamos utilise utilisons"
	).split(" "),
);

/** The terms of a query that tell memories apart: as `queryTermsOf`, without words of no topic unless there is nothing else. */
export function tellingTerms(query: string): string[] {
	const terms = queryTermsOf(query);
	const telling = terms.filter((term) => !EMPTY.has(term));
	return telling.length > 0 ? telling : terms;
}
