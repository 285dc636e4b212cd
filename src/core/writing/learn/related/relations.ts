import { joined } from "../../../language/words/joined.ts";
import { type FoundRelation, USER } from "../found/found.ts";
import { endedIn } from "./ended-rules.ts";
import { KIN_RULES } from "./kin-rules.ts";
import { NAME } from "./named.ts";
import { BEGIN, CLOSED, kinship, WHICH, WORDS } from "./relation-rule.ts";
import { FIRM_RULES, ROLE_RULES } from "./role-rules.ts";
import { SYSTEM_RULES } from "./system-rules.ts";
import { TIE_RULES } from "./tie-rules.ts";

const RULES = [...KIN_RULES, ...TIE_RULES, ...ROLE_RULES, ...FIRM_RULES, ...SYSTEM_RULES];

const ENDED = joined`
	(?:no longer|not|isn['’]?t|wasn['’]?t|never|nobody|ex|former|used to (?:be|live|work|have|report)|
	old (?:boss|manager|landlord|flatmate|roommate|job)|like a|as if|almost|nearly)`;
const DENIED = new RegExp(`(?<!\\p{L})${ENDED}(?!\\p{L})`, "iu");
/** What ends it right behind. */
const OVER = /^[\s,]*(?:and i |and me |has |have |had )?(?:left me|broke up|split up|divorced|any ?more|no longer)\b/i;
/** How far from what is told a denial stands, in UTF-16 units. */
const NEAR = 22;

/**
 * Between whom and what a clause plainly says that something is so. Nothing where it is denied or over, and of a question only what
 * it takes for given. `before`: what the same speaker said right before.
 */
export function relationsIn(clause: string, { before = "", asks = false } = {}): FoundRelation[] {
	const found = RULES.filter((one) => one.given || !asks).flatMap(({ pattern, found }) =>
		[...clause.matchAll(pattern)].flatMap((match) => {
			const end = match.index + match[0].length;
			if (OVER.test(clause.slice(end, end + NEAR))) return [];
			return DENIED.test(clause.slice(Math.max(0, match.index - NEAR), end))
				? []
				: found(match.slice(1).map((group) => group ?? ""));
		}),
	);
	const all = [
		...found,
		...(asks ? [] : [...calledIn(clause, before), ...(DENIED.test(clause) ? [] : endedIn(clause))]),
	];
	return [...new Map(all.map((one) => [`${one.subject} ${one.predicate} ${one.object}`, one])).values()];
}

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
function calledIn(clause: string, before: string): FoundRelation[] {
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
