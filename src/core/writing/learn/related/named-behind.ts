import { joined } from "../../../language/words/joined.ts";
import { type FoundRelation, USER } from "../found/found.ts";
import { NAME } from "./named.ts";
import { BEGIN, CLOSED, kinship, WHICH, WORDS } from "./relation-rule.ts";

/** "Her name is Ilse", "he's called clive": of somebody who was just spoken of. */
const CALLED = new RegExp(
	joined`
		(?:\b(?:[Hh]is|[Hh]er|[Ii]ts) (?:name is|names?|name['’]s)|\b(?:[Ss]?[Hh]e|[Ii]t)(?:['’]?s| is)
		 (?:called|named)),? ${NAME}${CLOSED}`,
	"u",
);
const SPOKEN_OF = new RegExp(
	`${BEGIN}(?:[Mm]y|[Oo]ur|[Tt]he (?=dog|cat|puppy|kitten|horse)) ?${WHICH}(${WORDS})(?![\\p{L}-])`,
	"gu",
);
const FEMALE =
	/^(?:sister|mother|mum|mom|mam|daughter|aunt|auntie|niece|gran|nan|wife|girlfriend|gf|grandmother|grandma|granddaughter)/;
const MALE = /^(?:brother|father|dad|son|uncle|nephew|husband|boyfriend|bf|grandfather|grandpa|grandson)/;

/** Who was spoken of before, by the name that a clause tells. */
export function calledIn(clause: string, before: string): FoundRelation[] {
	const match = CALLED.exec(clause);
	if (match === null) return [];
	const text = `${before} ${clause.slice(0, match.index)}`;
	const last = [...text.matchAll(SPOKEN_OF)].at(-1);
	const kin = last?.[1] ?? "";
	const between = last === undefined ? "" : text.slice(last.index + last[0].length);
	// Another name in between may be who is meant.
	if (kin === "" || /(?<!^|[.!?] )\b\p{Lu}\p{Ll}/u.test(between.trim())) return [];
	const others = /^(?:her|she)/i.test(match[0]) ? MALE : /^h/i.test(match[0]) ? FEMALE : null;
	return others?.test(kin) ? [] : kinship(USER, kin, match[1] ?? "");
}
