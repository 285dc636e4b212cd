import { isNegated } from "../negation.ts";
import { withoutEnd } from "../shorten.ts";
import { stem, termsOf } from "../terms.ts";
import { joined, listed } from "../words/joined.ts";
import { tellsLanguage } from "./hazards.ts";
import { statementOf, withoutLeads } from "./statement.ts";

type Way = { way: RegExp; said: readonly string[] };

const LATELY = "(?:['’]ve| have)?(?: (?:just|finally|recently|actually))? ";
const LEFT = "quit|left|resigned from|retired from|(?:was|got|been) (?:fired|laid off|let go) (?:from|by)";
/** How one says that something is not so, or no longer, and how it would be said if it were. */
const WAYS: readonly Way[] = [
	{ way: /^(i(?:['’]?m| am)) (?:not|no longer)(?: actually| really)? (.+)$/iu, said: ["$1 $2"] },
	{ way: /^(i) (?:do not|don['’]?t|no longer)(?: actually| really| even)? (.+)$/iu, said: ["$1 $2"] },
	{ way: /^(my .{1,60}?) (is|are)(?:n['’]?t| not| no longer) (.+)$/iu, said: ["$1 $2 $3"] },
	{
		way: new RegExp(`^i${LATELY}(?:${LEFT})(?: my (?:job|position|role))?(?: at| with)? (.+)$`, "iu"),
		said: ["i work at $1", "i am at $1"],
	},
	{
		way: new RegExp(`^i${LATELY}(?:sold|got rid of|gave away|traded in) (?:my|the|our) (.+)$`, "iu"),
		said: ["i drive $1", "i own $1", "i have $1"],
	},
];
const PARTED: Way = {
	way: /^(\p{L}+) and i (?:(?:got|are|have) )?(?:divorced|separated)\b.*$/iu,
	said: ["i am married to $1"],
};
export const DENIAL_PATTERNS: readonly RegExp[] = [...WAYS, PARTED].map(({ way }) => way);
/** Where what is denied ends: "i'm not allergic to nuts, it's mould". */
const BEHIND = /[,;.!?–—(]|\s(?:and|but|because|since|so|as|it['’]?s|cause)\s/iu;
const TRAILING = new RegExp(
	joined`\s(?:any ?more|any longer|after all|now|at all|these days|actually|though|btw|
		last (?:week|month|year|summer|winter|spring|autumn)|in \d{4})$`,
	"iu",
);
/** Words that end a denial: "anymore though". */
const MOST_TRAILING = 3;

function denialOf(whole: string): string {
	const end = whole.search(BEHIND);
	let bare = end < 0 ? whole : whole.slice(0, end);
	for (let round = 0; round < MOST_TRAILING; round++) bare = bare.replace(TRAILING, "");
	return bare;
}

/** What a clause says of its speaker that is not so, or no longer, as it would be said if it were; empty where it denies nothing. */
function deniedIn(clause: string): readonly string[] {
	const whole = withoutLeads(clause.trim());
	const bare = denialOf(whole);
	const found = WAYS.find(({ way }) => way.test(bare)) ?? (PARTED.way.test(whole) ? PARTED : undefined);
	return found?.said.map((said) => (found === PARTED ? whole : bare).replace(found.way, said)) ?? [];
}

/** Beside the words that are denied a statement may say so much more: "eats pork on sundays". Of one word only that is denied. */
const MOST_MORE = 2;
/** When it was, behind a statement. */
const DATED = / \([^()]{0,40}\)\.?$/;

/** Whether a statement tells what is denied, of `speaker` ("The user"). */
function tellsDenied(statement: string, speaker: string, denied: string): boolean {
	const [subject, said] = /^my /i.test(denied) ? [`${speaker}'s `, denied.slice(3)] : [`${speaker} `, denied];
	if (!statement.startsWith(subject) || isNegated(statement)) return false;
	const terms = wordsOf(statement.slice(subject.length).replace(DATED, ""));
	const wanted = wordsOf(said);
	const more = terms.size - wanted.size;
	// Of several things one may still be so.
	const most = wanted.size > 1 && !/,| and /.test(statement) ? MOST_MORE : 0;
	return wanted.size > 0 && [...wanted].every((term) => terms.has(term)) && more <= most;
}

/** What stands in any statement. Verbs count: who left Google may use it still. */
const NO_MATTER = listed`i im m am is are was a an the my our their to in at on of for with from it its as and s now`;

const wordsOf = (text: string): Set<string> =>
	new Set(termsOf(text).flatMap((term) => (NO_MATTER.has(term) ? [] : stem(term === "has" ? "have" : term))));

/** Things that have one value at a time. */
const KINDS = joined`
	favou?rite|preferred|boss|manager|landlord|dentist|doctor|gp|deadline|due date|meeting|appointment|interview|call|flight|train|lesson|
	address|number|e-?mail|goal|target|limit|budget|version|branch|editor|laptop|phone|car|team|role`;
const RESTATED = new RegExp(
	joined`^((?:my|our|the) (?=[^,;]{0,40}\b(?:${KINDS})\b)[\p{L}\p{N}'’ -]{2,60}?)(?: (?:is|was)(?: now \S.*|
		 \S.* (?:now|instead|from now on|these days))| (?:(?:was|got|has been) )?(?:moved|pushed|pulled|postponed)(?: back| forward)? to \S.*)$`,
	"iu",
);

/** What a clause says anew of a thing of which it was said otherwise before: "my favourite tea" of "my favourite tea is rooibos now"; null else. */
function restatedIn(clause: string): string | null {
	return RESTATED.exec(withoutEnd(withoutLeads(clause.trim()), /[.!]/))?.[1] ?? null;
}

/**
 * What a clause says is over: what of its speaker it denies, as it would be said if it were so, and whether a statement is no longer so because of
 * it. `name`: the speaker among several; null for the user.
 */
export function overIn(
	clause: string,
	name: string | null,
): { denied: readonly string[]; isOver(statement: string): boolean } {
	const denied = deniedIn(clause);
	const subject = restatedIn(clause);
	const isLanguage = tellsLanguage(clause);
	const anew = subject === null ? null : statementOf(`${subject} is so`, name).slice(0, -"so.".length).toLowerCase();
	return {
		denied,
		isOver: (statement) =>
			denied.some((one) => tellsDenied(statement, name ?? "The user", one)) ||
			(isLanguage && tellsLanguage(statement)) ||
			(anew !== null && statement.toLowerCase().startsWith(anew)),
	};
}
