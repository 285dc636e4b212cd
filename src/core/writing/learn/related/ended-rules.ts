import { NAME, nameOf } from "../../../language/people/named.ts";
import { ANYONE } from "../../../model/relations/relation.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";

const LOVE = "(?:gf|bf|girlfriend|boyfriend|partner|fiancee?|fiancée?|wife|husband|ex)";
const PAIR = `(?:[Ww]e|(?:[Mm]e and |[Ii] and )(?:my ${LOVE}|${NAME})|(?:[Mm]y ${LOVE}|${NAME}) and (?:[Ii]|me))`;
const MADE_TO_GO = "(?:got|been|was) (?:fired|laid off|let go|made redundant)";
const JUST = "(?:['’]ve| have| had)?(?: just| finally| also| now| sadly)?";

const PARTNERS = ["HAS_GIRLFRIEND", "HAS_BOYFRIEND", "HAS_PARTNER", "HAS_FIANCE", "HAS_FIANCEE", "ENGAGED_TO"];
const SPOUSES = ["MARRIED_TO"];

const ENDS: readonly (readonly [RegExp, readonly string[]])[] = [
	[new RegExp(`\\b${PAIR}${JUST} (?:broke up|broken up|split up|called off the engagement)\\b`, "u"), PARTNERS],
	[new RegExp(`\\b[Mm]y ${LOVE}${JUST} (?:left|dumped|broke up with) me\\b`, "u"), PARTNERS],
	[new RegExp(`\\b[Ii]${JUST} (?:dumped|broke up with) (?:my ${LOVE}|${NAME})`, "u"), PARTNERS],
	[new RegExp(`\\b(?:${PAIR}|[Ii])${JUST} (?:got|gotten) divorced\\b`, "u"), SPOUSES],
	[/\b(?:[Ww]e['’]?re|[Ww]e are|[Ii]['’]?m|[Ii] am)(?: now| officially)? divorced\b/u, SPOUSES],
	[new RegExp(`\\b[Ii]${JUST} (?:quit my job|${MADE_TO_GO}|retired)\\b`, "u"), ["WORKS_AT"]],
];

export const ENDED_PATTERNS: readonly RegExp[] = ENDS.map(([pattern]) => pattern);

/** What a clause tells is over: with whom, where it says so, else with the only one there was. */
export function endedIn(clause: string): FoundRelation[] {
	return ENDS.flatMap(([pattern, predicates]) => {
		const match = pattern.exec(clause);
		if (match === null) return [];
		const named = match.slice(1).find((name) => name !== undefined) ?? "";
		const object = (/^\p{Lu}/u.test(named) ? nameOf(named) : null) ?? ANYONE;
		return predicates.map((predicate) => relation(USER, predicate, object, { ended: true }));
	});
}
