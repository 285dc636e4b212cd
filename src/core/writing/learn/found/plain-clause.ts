const OWN = /^(?:my|our|the) /i;
const COPULA =
	/ (is|are|was|were)(?:,? (?:now|currently|actually|still|really|in fact|right now|at the moment|these days|nowadays|already)\b,?)+ (?!(?:on|at|in|with|by|being|getting)\b)/i;
const AT_END =
	/,? (?:now|currently|actually|these days|nowadays|by now|at the moment|right now|btw|by the way|lol|haha|thanks|thank you|thx|tbh|imo|fyi)$/i;
/** ", not 15" and ", not 15, for the readings": what it was, or was taken for. */
const OTHERWISE =
	/, (?:and |but )?(?:not|no longer|rather than|instead of) (?!(?:only|just|yet|so|always|sure|because|that)\b)[^,;]{1,60}(?:,|$)/i;

/** A clause without what only says that it is new: "my manager is now Ada" as "my manager is Ada". */
export function plainClause(clause: string): string {
	const still = clause.replace(AT_END, "");
	return OWN.test(still) ? still.replace(COPULA, " $1 ") : still;
}

/** The same without what it is not: what is told of a key is its value alone. */
export function withoutOther(clause: string): string {
	return clause.replace(OTHERWISE, "").trim();
}
