import { joined } from "../../../language/words/joined.ts";
import { KIN_ALSO, KIN_WORDS } from "../../../language/words/people-words.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";
import { nameOf } from "./named.ts";

/** Words for people and animals around somebody, with the predicate that says so; null: `HAS_` and the word. */
const KIN: Readonly<Record<string, string | null>> = {
	...Object.fromEntries(KIN_WORDS.map((word) => [word, null])),
	...{ wife: "MARRIED_TO", husband: "MARRIED_TO", spouse: "MARRIED_TO" },
	...{ boss: "REPORTS_TO", manager: "REPORTS_TO", supervisor: "REPORTS_TO", "team lead": "REPORTS_TO" },
};
const either = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join("|");
export const ENGLISH = either(Object.keys(KIN));
export const WORDS = either([...Object.keys(KIN), ...KIN_ALSO.keys()]);
export const WHICH = joined`
	(?:(?:actual|best|big|close|current|dear|direct|elder|eldest|good|late|line|little|middle|new|old|older|oldest|only|
	other|own|twin|younger|youngest) ){0,3}`;
/** One more word of any kind: "my bio teacher", "our depot manager". */
export const ANY = `${WHICH}(?:\\p{Ll}{2,12} )?`;
export const OWN = "[Mm](?:y|eine?|eine[rmn])|[Oo]ur|[Uu]nsere?|[Mm]on|[Mm]a|[Nn]otre|[Mm]i";
export const END = "(?=[\\s,.;:!?)(=]|['’]s\\b|$)";
/** Where what is said of somebody is over. */
export const CLOSED =
	"(?=\\s*(?:[,.;!?)–—]|$| -)| (?:and|but|so|because|since|for|who|from|with|to|when|until|by|btw|though|as|in|at|on|now|i|we|he|she|it|they)\\b)";

export type RelationRule = {
	pattern: RegExp;
	found: (groups: readonly string[]) => FoundRelation[];
	/** It holds in a question too: "can my sister Ana come?". */
	given: boolean;
};
export const rule = (source: string, found: RelationRule["found"]): RelationRule => ({
	...{ pattern: new RegExp(source, "gu"), found, given: false },
});
export const given = (source: string, found: RelationRule["found"]): RelationRule => ({
	...rule(source, found),
	given: true,
});
export const BEGIN = "(?<![\\p{L}\\p{N}&-])";
export const START = joined`
	(?:^|[,;:.!(–—] ?|\b(?:and|but|so|because|cause|since|btw|that|und|et|y|meanwhile|anyway|yes|no|ok|oh|
	well),? )`;

export function kinship(whose: string, kin: string, name: string): FoundRelation[] {
	const who = nameOf(name);
	return who === null ? [] : [relation(whose, predicateFor(kin.toLowerCase()), who)];
}

function predicateFor(kin: string): string {
	const word = KIN_ALSO.get(kin) ?? kin;
	return KIN[word] ?? `HAS_${word.toUpperCase().replace(/[^A-Z]+/g, "_")}`;
}

export function between(one: string, predicate: string, object: string | null): FoundRelation[] {
	const subject = one === USER ? USER : nameOf(one);
	return subject === null || object === null || subject === object ? [] : [relation(subject, predicate, object)];
}

/** The predicates that are learned, by rules and by models: others are dropped. */
export const PREDICATES: readonly string[] = [
	...new Set([
		...`LIVES_IN COMES_FROM BORN_IN WORKS_AT WORKS_IN WORKS_AS WORKS_WITH REPORTS_TO LEADS MEMBER_OF STUDIES_AT MARRIED_TO
		ENGAGED_TO PARENT_OF OWNS USES CREATED PART_OF LOCATED_IN KNOWS READS WRITES_TO RUNS_ON DEPENDS_ON SENDS_TO CALLS MAINTAINS`.split(
			/\s+/,
		),
		...Object.keys(KIN).map(predicateFor),
	]),
];
