import { withoutEnd } from "../../../language/shorten.ts";
import { CLEAR, type Found, type FoundRelation, fact, relation, SURE, USER } from "../found/found.ts";
import { isName, leadingName, NAME } from "./names.ts";
import { bareObject, slug } from "./rule.ts";
import { others } from "./third-person.ts";

const KIN =
	"wife|husband|spouse|partner|fiancée?|fiance|girlfriend|boyfriend|sister|brother|mother|father|mum|mom|dad|daughter|son|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|grandma|grandpa|mother-in-law|father-in-law|roommate|flatmate|neighbou?r|colleague|boss|manager|supervisor|line manager|team lead|mentor|best friend|friend|doctor|dentist|therapist|landlord|dog|cat|horse|parrot|rabbit|hamster";
const STILL = "(?:(?:now|still|currently|also|directly) )*";
const ENDS = "(?:no longer|does(?:n['’]t| not)|stopped|never)";

/** Verbs between two names: what is written of the first. A passive one is turned round. */
const VERBS: readonly [string, string, "as said" | "turned"][] = [
	["report(?:s|ed|ing)? (?:directly )?to", "REPORTS_TO", "as said"],
	["(?:is|was) managed by|(?:is|was) supervised by|(?:is|was) led by", "REPORTS_TO", "as said"],
	["manage[sd]?|managing|supervise[sd]?|lead[s]?|heads", "MANAGES", "as said"],
	["work(?:s|ed|ing)? (?:at|for)|(?:is|was) employed (?:at|by)|joined", "WORKS_AT", "as said"],
	["live[sd]? in|moved to|(?:is|was) living in", "LIVES_IN", "as said"],
	["(?:is|was|got) married to|married", "MARRIED_TO", "as said"],
	["own[s]?", "OWNS", "as said"],
	["(?:is|was) owned by|belong[s]? to", "OWNS", "turned"],
	["founded|co-founded", "FOUNDED", "as said"],
	["depend[s]? on|relies on", "DEPENDS_ON", "as said"],
	["(?:is|was) (?:a )?part of", "PART_OF", "as said"],
	["(?:is|was) based in|(?:is|was) located in|has its headquarters in", "LOCATED_IN", "as said"],
];
const BETWEEN = VERBS.map(([verbs, predicate, turn]) => ({
	pattern: new RegExp(
		`^(?:the )?(${NAME}) (?:(?:has )?${STILL}(?:${verbs})|(${ENDS}) (?:${plain(verbs)}|${verbs})) (?:the )?(${NAME})(?: any ?more| any longer)?(?=[.,;!]|$| (?:now|since|because|and|as|for|in|at|last|this|from|any|who|which|but|with|after|on)\\b)`,
		"u",
	),
	predicate,
	turn,
}));
const OWN_VERBS: readonly [RegExp, string][] = [
	[/^[iI](?: now| currently| still| no longer| don['’]t)* report(?: directly)? to (.{2,50})$/u, "REPORTS_TO"],
	[/^[iI](?: now| currently| still| no longer| don['’]t)* (?:manage|lead|supervise) (.{2,50})$/u, "MANAGES"],
	[/^[iI](?: co-)?(?:founded|started) (.{2,50})$/u, "FOUNDED"],
];
const POSSESSIVE = new RegExp(
	`^(?:the )?(${NAME})['’]s (?:new |direct |line |current )*(${KIN}|CEO|CTO|CFO|owner) is (?:now |called |named )*(?:the )?(${NAME})(?=[.,;!]|$| (?:now|since|and|who|from)\\b)`,
	"u",
);
const ROLE = new RegExp(
	`^(?:the )?(${NAME}) (is|was|became|is now|is no longer|is not) (?:the |our |a )?(?:new |former )?([A-Z]{2,4}|head|owner|founder|co-founder|director|president|chair|lead|editor|coach|captain|author|maintainer|product owner|tech lead|manager|CEO) (?:of|at) (?:the )?(${NAME})(?=[.,;!]|$| (?:now|since|and|who|from)\\b)`,
	"u",
);
const OWN_KIN = new RegExp(
	`^[Mm]y ((?:new |older |younger |little |big |elder |ex-|current |late |dear |twin )*)(${KIN})(?:['’]s name)? (?:(?:is|['’]s) (?:now )?(?:called |named )?)?,? ?(${NAME})(?=[.,;!]|$|,? (?:\\p{Ll}|is|and))(?:,? (.{3,160}))?$`,
	"u",
);
const KIN_OVER = new RegExp(`^[Mm]y (${KIN}) is(?: no longer|n['’]t| not) (${NAME})( any ?more| any longer)?$`, "u");
const KIN_FACT = new RegExp(
	`^[Mm]y (?:older |younger |little |big |elder |twin )*((?:${KIN})s?|kids|children|parents|twins) (is|are|was|has|have|had|lives?|works?|loves?|likes?|hates?|prefers?|studies|moved|died|passed|was born|plays?|owns?|speaks?|can['’]t|does(?:n['’]t| not)|turns?|turned) (.{3,160})$`,
	"u",
);
const OF_USER = new RegExp(
	`^(${NAME}) is (?:now )?(no longer |not )?my (?:new |older |younger |little |big |current )*(${KIN})( any ?more| any longer)?$`,
	"u",
);
const TASTE = new RegExp(
	`^(${NAME}) (?:is (?:severely )?allergic to|can['’]t eat|does(?:n['’]t| not) (?:eat|drink|like)|loves|likes|hates|prefers|speaks) (?!(?:it|this|that|these|those|to|how|when|what|your|the)\\b).{2,120}$`,
	"u",
);
const ALIAS = new RegExp(
	`\\b(${NAME}),? (?:(?:who|whom|which|that) (?:everybody|everyone|people|we|they|friends|some|most people|the team) (?:just |also |usually )?calls?|also known as|aka|a\\.k\\.a\\.|better known as|nicknamed|called|or just|short) (${NAME})\\b`,
	"u",
);
const BRACKETED = new RegExp(`^(${NAME}) \\((?:also |aka |a\\.k\\.a\\. |short for )?(${NAME})\\)`, "u");

/** What else somebody is called stands between name and verb. */
const ASIDE =
	/, (?:who|whom|which|that) [^,]{2,60},|, (?:also known as|aka|better known as|nicknamed) [^,]{2,40},| \([^()]{1,40}\)/u;

/** Relations between people and things that a clause or sentence names. */
export function relationsIn(text: string): FoundRelation[] {
	const plain = withoutEnd(text, /[.!]/).replace(ASIDE, "");
	return [...between(plain), ...roles(plain), ...own(plain)];
}

/** The same verbs without -s, as they stand behind "doesn't". */
function plain(verbs: string): string {
	return verbs.replace(/\[sd?\]\??|\(\?:s\|ed\|ing\)\??/g, "").replace(/leads|heads/g, "lead");
}

/** "Anna lived in Oslo" says nothing of where she lives. */
function isOver(verb: string): boolean {
	return (
		/\bwas\b/.test(verb) ||
		(/\b(?:lived|worked|reported|managed|supervised|led)\b/.test(verb) && !/\b(?:is|has)\b/.test(verb))
	);
}

function between(text: string): FoundRelation[] {
	for (const { pattern, predicate, turn } of BETWEEN) {
		const [whole = "", subject = "", ending, object = ""] = pattern.exec(text) ?? [];
		if (!isName(subject) || !isName(object)) continue;
		if (isOver(whole.slice(subject.length, whole.length - object.length))) continue;
		const told = { ended: ending !== undefined || /\b(?:any ?more|used to)\b/.test(text), confidence: CLEAR };
		return [
			turn === "turned" ? relation(object, predicate, subject, told) : relation(subject, predicate, object, told),
		];
	}
	return [];
}

function roles(text: string): FoundRelation[] {
	const [, whose = "", kin = "", who = ""] = POSSESSIVE.exec(text) ?? [];
	if (isName(whose) && isName(who)) return [kinship(whose, kin, who)];
	const [, subject = "", is = "", role = "", object = ""] = ROLE.exec(text) ?? [];
	if (!isName(subject) || !isName(object)) return [];
	return [relation(subject, `${slug(role).toUpperCase()}_OF`, object, { ended: /^was|no longer|not/.test(is) })];
}

const PARTED = new RegExp(
	`^(?:[Mm]y (?:wife|husband|partner|spouse) )?(${NAME}) and I (?:have |just |recently |finally |are |were )*(?:got|gotten|getting)? ?(?:divorced|separated)(?=[.,;!]|$| (?:last|in|this|two|three|a|because)\\b)`,
	"u",
);

function own(text: string): FoundRelation[] {
	const [, once = ""] = PARTED.exec(text) ?? [];
	if (isName(once)) return [relation(USER, "MARRIED_TO", once, { ended: true })];
	for (const [pattern, predicate] of OWN_VERBS) {
		const name = leadingName(pattern.exec(text)?.[1] ?? "");
		if (name !== "") return [relation(USER, predicate, name, { ended: /^i (?:no longer|don['’]t)\b/i.test(text) })];
	}
	return [];
}

function kinship(whose: string, kin: string, who: string): FoundRelation {
	const lower = kin.toLowerCase();
	if (/^(?:wife|husband|spouse)$/.test(lower)) return relation(whose, "MARRIED_TO", who);
	if (/^(?:boss|manager|supervisor|line manager|team lead)$/.test(lower)) return relation(whose, "REPORTS_TO", who);
	if (/^(?:ceo|cto|cfo|owner)$/.test(lower)) return relation(who, `${lower.toUpperCase()}_OF`, whose);
	return relation(whose, `HAS_${slug(kin).toUpperCase()}`, who);
}

/** What is told of the people around somebody: "my sister Anna lives in Oslo". */
export function kinIn(clause: string): Found[] {
	const over = KIN_OVER.exec(clause);
	if (over !== null) return formerKin(over[1] ?? "", over[2] ?? "", clause);
	const [, which = "", kin = "", name = "", rest = ""] = OWN_KIN.exec(clause) ?? [];
	if (isName(name))
		return [
			...relatedFact(clause, which, kin, name, rest),
			{ ...kinship(USER, kin, name), timeless: rest !== "" },
			...relationsIn(`${name} ${rest}`),
		];
	const [, whose = "", verb = "", what = ""] = KIN_FACT.exec(clause) ?? [];
	if (whose === "") return toldOf(clause);
	if (/^(?:right|wrong|here|there|fine|ok|calling|coming|asking|a bit|so|very|really|not)\b/i.test(what)) return [];
	const told = `The user's ${clause.slice(3).trim()}`;
	const lasting = !/^(?:is|are|was|had)$/.test(verb) || /^(?:an?|the|called|named|allergic|from|\d)\b/.test(what);
	return lasting && !OF_TEMPER.test(what) ? [fact(others(told), { confidence: CLEAR })] : [];
}

/** Whoever somebody reports to is one, whatever they are called. */
function kinKey(kin: string): string {
	return /^(?:boss|supervisor|line manager)$/i.test(kin) ? "user.manager" : `user.${slug(kin)}`;
}

/** What is told of a person of which there is one: where they live and work. */
export function personKey(name: string, relations: readonly FoundRelation[]): string | null {
	const own = relations.find(({ subject, ended }) => subject === name && !ended);
	const what = own?.predicate === "LIVES_IN" ? "home" : own?.predicate === "WORKS_AT" ? "employer" : null;
	return what === null ? null : `person.${slug(name)}.${what}`;
}

const OF_TEMPER =
	/\b(?:idiot|moron|jerk|fool|pain|nightmare|joke|mess|monster|devil|angel|saint|legend|hero|genius)\b/i;

const RELATED_KEY =
	/^(?:wife|husband|spouse|partner|fiancée?|mother|father|boss|manager|supervisor|line manager|team lead|landlord|doctor|dentist|therapist|best friend)$/i;

function relatedFact(clause: string, which: string, kin: string, name: string, rest: string): Found[] {
	const key = RELATED_KEY.test(kin) && rest === "" ? kinKey(kin) : personKey(name, relationsIn(`${name} ${rest}`));
	const lasting = which.replace(/\b(?:new|current|dear) /gi, "");
	const told = rest === "" ? `${lasting}${kin} is ${name}` : bareObject(clause.slice(3));
	// What is told besides the name is the value, word for word.
	const value = rest === "" ? { value: name } : {};
	return [fact(`The user's ${others(told)}`, { key, ...value, confidence: SURE })];
}

/** "My manager is no longer Tom". */
function formerKin(kin: string, name: string, clause: string): Found[] {
	// "My manager isn't Tom" may be to say who it never was.
	if (!isName(name) || !RELATED_KEY.test(kin) || !/no longer|any ?more|any longer/.test(clause)) return [];
	const told = fact(`The user's ${kin} is no longer ${name}`, { key: kinKey(kin), confidence: SURE });
	return [told, { ...kinship(USER, kin, name), ended: true }];
}

/** "Maria is my manager", "Lea is allergic to eggs". */
function toldOf(clause: string): Found[] {
	const [, who = "", not, kin = "", longer] = OF_USER.exec(clause) ?? [];
	if (not !== undefined || longer !== undefined) return formerKin(kin, who, clause);
	if (isName(who)) return [...relatedFact("", "", kin, who, ""), kinship(USER, kin, who)];
	const [, name = ""] = TASTE.exec(clause) ?? [];
	return isName(name) ? [fact(clause, { confidence: CLEAR })] : [];
}

/** Other names of people and things: "Alexandra, who everybody calls Alex". */
export function aliasIn(text: string): { alias: string; entity: string } | null {
	const [, entity = "", alias = ""] = ALIAS.exec(text) ?? BRACKETED.exec(text) ?? [];
	return isName(entity) && isName(alias) && entity !== alias ? { alias, entity } : null;
}
