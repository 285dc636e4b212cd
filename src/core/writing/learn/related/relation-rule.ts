import { english, isKin, sexOf } from "../../../language/people/kin-words.ts";
import type { Person } from "../../../language/people/name-at.ts";
import { isCalledName, nameOf } from "../../../language/people/named.ts";
import { KIN_WORDS, TOOLS } from "../../../language/words/people-words.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";

/** Words for people and animals around somebody, with the predicate that says so; null: `HAS_` and the word. */
const KIN: Readonly<Record<string, string | null>> = {
	...Object.fromEntries(KIN_WORDS.map((word) => [word, null])),
	...{ wife: "MARRIED_TO", husband: "MARRIED_TO", spouse: "MARRIED_TO" },
	...{ boss: "REPORTS_TO", manager: "REPORTS_TO", supervisor: "REPORTS_TO", "team lead": "REPORTS_TO" },
};

/** What words say, with the word behind them. */
export type Said = { found: readonly FoundRelation[]; to: number };

export const said = (to: number, ...found: readonly FoundRelation[]): Said | null =>
	found.length === 0 ? null : { found, to };

/** "my sister Anna" as a relation; none where it is no name. */
export function kinship(whose: string, kin: string, name: string): FoundRelation[] {
	const who = nameOf(name) ?? (isCalledName(name) ? name : null);
	// "my friend Excel": only kin may be called as a program is.
	if (who === null || (sexOf(kin.toLowerCase()) === null && TOOLS.test(who))) return [];
	return [relation(whose, predicateFor(kin.toLowerCase()), who)];
}

/** What says of the speaker that they have whom they call so: "son", "my son", "i have two sons". */
export function kinPredicate(words: string): string | null {
	const kin = /^(?:i have (?:an? |one |two |three )?|my )?(\S+)$/i.exec(words)?.[1]?.toLowerCase() ?? "";
	const one = isKin(kin) ? kin : kin.replace(/s$/, "");
	return isKin(one) ? predicateFor(one) : null;
}

function predicateFor(kin: string): string {
	const word = english(kin);
	return KIN[word] ?? `HAS_${word.toUpperCase().replace(/[^A-Z]+/g, "_")}`;
}

/** The ties by which somebody was named: "my cousin Abena". */
export const tied = ({ found }: Pick<Person, "found">): FoundRelation[] =>
	found.flatMap(({ whose, kin, name }) => kinship(whose, kin, name));

export function between(one: string, predicate: string, object: string | null): FoundRelation[] {
	const subject = one === USER ? USER : nameOf(one);
	return subject === null || object === null || subject === object ? [] : [relation(subject, predicate, object)];
}

/** The predicates that are learned, by rules and by models: others are dropped. */
export const PREDICATES: readonly string[] = [
	...new Set([
		...`LIVES_IN COMES_FROM BORN_IN WORKS_AT WORKS_IN WORKS_AS WORKS_FOR WORKS_WITH REPORTS_TO LEADS MEMBER_OF STUDIES_AT
		MARRIED_TO ENGAGED_TO PARENT_OF OWNS USES CREATED PART_OF LOCATED_IN KNOWS READS WRITES_TO RUNS_ON DEPENDS_ON SENDS_TO CALLS
		MAINTAINS`.split(/\s+/),
		...Object.keys(KIN).map(predicateFor),
	]),
];
