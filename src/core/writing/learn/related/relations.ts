import { joined } from "../../../language/words/joined.ts";
import type { FoundRelation } from "../found/found.ts";
import { KIN_RULES } from "./kin-rules.ts";
import { calledIn } from "./named-behind.ts";
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
	const all = [...found, ...(asks ? [] : calledIn(clause, before))];
	return [...new Map(all.map((one) => [`${one.subject} ${one.predicate} ${one.object}`, one])).values()];
}
