import { CLEAR, type Found, fact, relation, SURE, USER } from "../found/found.ts";
import { leadingName } from "./names.ts";
import type { Rule } from "./rule.ts";
import { thirdPerson } from "./third-person.ts";

const told = (clause: string): string => thirdPerson(clause) ?? clause;

const ended = (clause: string, key: string, predicate: string, name: string): Found[] =>
	name === ""
		? []
		: [
				fact(told(clause), { key, value: `not ${name}`, confidence: CLEAR }),
				relation(USER, predicate, name, { ended: true }),
			];

/** English: what somebody is or has no more, where it isn't said what came instead. */
export const ENDING_RULES: readonly Rule[] = [
	{
		pattern:
			/^i (?:no longer live|don['’]t live|do not live|stopped living) in (.{2,60}?)(?: any ?more| any longer)?$/iu,
		found: ([whole = "", where = ""], clause) =>
			/no longer|any ?more|any longer|stopped/i.test(whole)
				? ended(clause, "user.home", "LIVES_IN", leadingName(where))
				: [],
	},
	{
		pattern:
			/^i(?:['’]ve| have)? (?:just |recently )?(?:no longer work|don['’]t work|stopped working|(?:quit|left|lost|resigned from) my (?:job|position|role)) (?:at|for|with) (.{2,60}?)(?: any ?more| any longer)?$/iu,
		found: ([, where = ""], clause) => ended(clause, "user.employer", "WORKS_AT", leadingName(where)),
	},
	{
		pattern:
			/^i(?:['’]ve| have|['’]m| am)? (?:just |recently |finally |now )?(?:got|gotten) (divorced|separated|engaged)\b.{0,60}$/iu,
		found: (_, clause) => [fact(told(clause), { key: "user.family_status", confidence: SURE })],
	},
];
