import { closes, low, textOf } from "../../../language/people/clause-words.ts";
import { CALLED, nameBehind, namedSeveral } from "../../../language/people/kin.ts";
import { isAround, isChild, isKin } from "../../../language/people/kin-words.ts";
import { nameAt, type Person, type Reading } from "../../../language/people/name-at.ts";
import { properOf } from "../../../language/people/named.ts";
import { personAt } from "../../../language/people/person.ts";
import { ARTICLES, capitals } from "../../../language/people/where.ts";
import { FIRMS } from "../../../language/words/people-words.ts";
import { KNOWN_PLACES } from "../../../language/words/place-words.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { relation, USER } from "../found/found.ts";
import { kinship, type Said, said, tied } from "./relation-rule.ts";

/** "a 2014 Corolla". */
export function makeAt({ words }: Reading, owner: string, at: number): Said | null {
	const make = /^\d{4}$/.test(low(words, at + 1)) ? at + 2 : at + 1;
	if (!/^an?$/.test(low(words, at)) || words[make]?.capital !== true) return null;
	const run = capitals(words, make, 3);
	return properOf(run.name) === null ? null : said(run.to, relation(owner, "OWNS", run.name));
}

/** "The boat belongs to Torvald", "that red Vespa is Caterina's": whose a thing is. */
export function belonging(reading: Reading, at: number): Said | null {
	const { words } = reading;
	let verb = at + 2;
	while (verb < at + 4 && words[verb]?.gap === "" && low(words, verb) !== "belongs" && !lists.BE.has(low(words, verb)))
		verb++;
	const belongs = low(words, verb) === "belongs" && low(words, verb + 1) === "to";
	const thing = textOf(words, at + 1, verb);
	const property = lists.PROPERTY.has(low(words, verb - 1));
	const is = lists.BE.has(low(words, verb)) && (property || words[verb - 1]?.capital === true);
	if (is && property && low(words, verb + 1) === "mine") return said(verb + 2, relation(USER, "OWNS", thing));
	if (!(belongs || is) || !/^(?:the|that|this|our)$/.test(low(words, at))) return null;
	const whose = personAt(reading, belongs ? verb + 2 : verb + 1);
	if (whose === null || whose.entity === USER || !(belongs || low(words, whose.to) === "'s")) return null;
	const to = belongs ? whose.to : whose.to + 1;
	return words[to]?.gap === "" ? null : said(to, ...tied(whose), relation(whose.entity, "OWNS", thing));
}

/** "That's ines' fork", "joao's dashboards are on …": whose a thing plainly is, and not "take Wim's van". */
export function ownedBy({ words }: Reading, who: Person): Said | null {
	const mark = words[who.to]?.low === "'s" && words[who.to]?.gap === "";
	const bare = /s$/.test(who.entity) && /^['’]$/.test(words[who.to]?.gap ?? "");
	const from = mark ? who.to + 1 : who.to;
	if (!(mark || bare) || who.entity === USER) return null;
	for (let at = from; at < from + 3 && (at === from || words[at]?.gap === ""); at++) {
		const word = low(words, at);
		if (words[at]?.capital || !(closes(words, at + 1) || lists.BE.has(low(words, at + 1)))) continue;
		const told =
			lists.BE.has(low(words, who.to - 2)) || (/^(?:is|are)$/.test(low(words, at + 1)) && low(words, at + 2) === "on");
		const thing = told && (lists.PROPERTY.has(word) || lists.WORKED.has(word));
		return thing
			? said(at + 1, relation(who.entity, lists.MADE.has(word) ? "CREATED" : "OWNS", textOf(words, from, at + 1)))
			: null;
	}
	return null;
}

export const LEADING: ReadonlyMap<string, string> = new Map([
	...["owns", "own"].map((verb): [string, string] => [verb, "OWNS"]),
	...["runs", "run", "manages", "manage", "leads", "lead", "heads"].map((verb): [string, string] => [verb, "LEADS"]),
	...["maintains", "maintain"].map((verb): [string, string] => [verb, "MAINTAINS"]),
]);

const LED = new RegExp(
	`^(?:${FIRMS}|team|department|service|shop|company|business|crew|kitchen|section|project|repo|server|infra)$`,
);

/** "He owns same bike": what is likened to another thing has no name of its own. */
const LIKENED: ReadonlySet<string> = new Set("same similar other another different whole".split(" "));

/** "She owns the billing service", "he runs the garage": a thing that is named in up to four words. */
export function leading(reading: Reading, who: Person, from: number, predicate: string): Said | null {
	const { words } = reading;
	const begin = ARTICLES.has(low(words, from)) ? from + 1 : from;
	let to = begin;
	while (to < begin + 4 && !closes(words, to)) to++;
	const last = words[to - 1];
	if (to === begin || last === undefined || !closes(words, to)) return null;
	const isThing = LED.test(last.low) || lists.PROPERTY.has(last.low);
	if (!isThing || LIKENED.has(low(words, begin)) || words[begin]?.gap !== "") return null;
	const called = calledBehind(reading, to);
	return said(called?.to ?? to, relation(who.entity, predicate, called?.name ?? textOf(words, begin, to)));
}

/** The name behind "a cafe in Porto", "a soap company": "(Café Alvorada, 22 seats)", ", Gorse & Tallow,", "called Korst". */
export function calledBehind({ words }: Reading, from: number): { name: string; to: number } | null {
	let at = from;
	if (low(words, at) === "in") at = capitals(words, at + 1, 3).to;
	const called = CALLED.has(low(words, at));
	const run = capitals(words, called ? at + 1 : at, 4);
	const named = words[called ? at + 1 : at]?.capital === true && (called || /^(?:,|\()$/.test(words[at]?.gap ?? ""));
	const name = named && closes(words, run.to) ? properOf(run.name.replaceAll("& ", "")) : null;
	return name === null || KNOWN_PLACES.has(run.name.toLowerCase()) ? null : run;
}

/** "We have a daughter, Nerys", "we had a baby in november, Fiadh", "I've a son called Bas". */
function kinBehind(reading: Reading, who: Person, noun: number): Said | null {
	const { words } = reading;
	let at = noun + 1;
	while (isChild(low(words, noun)) && at < noun + 4 && words[at]?.gap === "" && !words[at]?.capital) at++;
	const further = words[at]?.gap === "," ? nameAt(reading, at, false) : null;
	const name = nameBehind(reading, noun) ?? further;
	return name !== null && closes(words, name.to)
		? said(name.to, ...kinship(who.entity, low(words, noun), name.name))
		: null;
}

/** What somebody has need not be theirs: "I've a flat in Rome". */
const RENTED = new Set("flat apartment house cottage studio workshop garage garden".split(" "));

const COUNTS = /^(?:\d|two|three|four|five|both|zwei|drei|deux|dos|the)$/;

/** "We have a spitz called Nakki", "I own a pharmacy": what is named, and what is said to be owned. */
export function having(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	const verb = low(words, from - 1);
	const at = low(words, from) === "got" ? from + 1 : from;
	const one = COUNTS.test(low(words, at)) ? (/^(.+)s$/.exec(low(words, at + 1))?.[1] ?? "") : "";
	const several = isKin(one) ? namedSeveral(reading, at + 1, who.entity, one) : null;
	if (several !== null) return { found: tied(several), to: several.to };
	const make = /^(?:own|drive|ride)$/.test(verb) ? makeAt(reading, who.entity, at) : null;
	if (make !== null) return make;
	if (low(words, at) === "the" && who.entity !== USER) return null;
	if (!/^(?:an?|one|the|un|una|ein|eine|einen)$/.test(low(words, at))) return null;
	for (let noun = at + 1; noun < at + 4; noun++) {
		const word = words[noun];
		if (word === undefined || word.gap !== "" || word.capital || LIKENED.has(word.low)) return null;
		const kin = isAround(word.low) ? kinBehind(reading, who, noun) : null;
		if (kin !== null) return kin;
		const pet = lists.PETS.has(word.low);
		if (!pet && !lists.PROPERTY.has(word.low)) continue;
		const called = /^(?:called|named)$/.test(low(words, noun + 1));
		const behind = called || words[noun + 1]?.gap === "," ? nameAt(reading, noun + (called ? 2 : 1), called) : null;
		if (behind !== null && closes(words, behind.to)) return said(behind.to, relation(who.entity, "OWNS", behind.name));
		const owned =
			(closes(words, noun + 1) || /^t?here$/.test(low(words, noun + 1))) &&
			(/^(?:owns?|bought)$/.test(verb) || (/^(?:got|have|has)$/.test(verb) && !pet && !RENTED.has(word.low)));
		const name = textOf(words, at + 1, noun + 1);
		return owned ? said(noun + 1, relation(who.entity, "OWNS", name)) : null;
	}
	return null;
}
