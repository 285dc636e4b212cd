import { annotate } from "../../language/annotate.ts";
import { contentTerms } from "../../language/content-terms.ts";
import { withoutEnd } from "../../language/shorten.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { HAPPENED } from "../../language/words/work-verbs.ts";
import { hazardOf } from "../learn/hazards.ts";
import { clauseWithVerb } from "./clauses.ts";
import type { Observation } from "./observation.ts";
import { GENERIC, OF_ITSELF, SAME_ACTION, STATES } from "./plain-things.ts";
import { headOf, waysOf } from "./roles.ts";

/** One thing that was done or happened, as an observation tells it. */
export type Doing = {
	/** The stem of its verb or state, with `be` before it where it was done to what is spoken of. */
	action: string;
	/** Stems of whom or what it is said of (roles.ts). */
	head: string;
	/** Stems of who and what it is about, each with the way in which it is, without what every project has. */
	things: ReadonlySet<string>;
	/** All stems of what stands before the verb, where that alone says what happened: "the staging database went down". */
	subject: string | null;
	/** Stems of what every project has. */
	kinds: ReadonlySet<string>;
	/** Its words, in their order. */
	words: readonly DoingWord[];
};

export type DoingWord = {
	text: string;
	/** Stems of its terms that name something. */
	things: readonly string[];
	/** Whether it is the verb, or stands beside it as "timed out" does. */
	action: boolean;
};

/** Everyday words that in a project are names of places where it runs. */
const PLACES = new Map([
	["staging", "staging"],
	["production", "production"],
	["prod", "production"],
]);

/** Stems of the terms of a word that name something. */
export type ThingsOf = (word: string) => readonly string[];

/** The same words come again and again: each is read once. */
export function thingsReader(): ThingsOf {
	const known = new Map<string, readonly string[]>();
	return (word) => {
		const before = known.get(word);
		if (before !== undefined) return before;
		const place = PLACES.get(word.toLowerCase());
		const things = place === undefined ? [...contentTerms(word)] : [place];
		known.set(word, things);
		return things;
	};
}

/** How much of an observation is read, in UTF-16 units, and how many of its sentences. */
const MOST_READ = 1_000;
const MOST_STATEMENTS = 4;
const MOST_WORDS = 40;
/** More is a story, and has a thing in common with any other. */
const MOST_THINGS = 6;

/** The day that is written behind what is learned. */
const DATED = / \((?:(?:since|from|week of) )*\d{4}(?:-\d\d){0,2}\)(?=[.。]?$)/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}_.'’/-]*/gu;

/** Words that end as past forms do, and say nothing of what was done. */
const NO_DOING =
	/^(?:need|feed|speed|seed|weed|breed|bleed|hundred|indeed|exceed|proceed|succeed|bed|shed|unused|based|called|named|allowed|supposed|required|related|used|prefer\w*|liked|loved|hated|decided|agreed|said|told|asked|mentioned|noted|noticed|reported|discussed|talked|thought|moved|lived|worked|married|planned|tried|started|needed|wanted|detailed|limited|shared|hosted|located|advanced|distributed|automated|managed|scheduled|dedicated|interested|excited|tired|worried|concerned|pleased|bored|united)$/i;
const BEHIND_VERB = new Set("out down up over back off away".split(" "));
const BE = new Set("was were is are been got".split(" "));

/** What an observation says that was done or happened; no wishes, plans, habits, opinions or hearsay. Linear in what is read. */
export function doingsIn({ content, type, depth }: Observation, thingsOf: ThingsOf): Doing[] {
	if (depth > 0 || type === "document" || type === "preference" || type === "decision") return [];
	const doings: Doing[] = [];
	let left = MOST_STATEMENTS;
	for (const { text, asks, quoted } of annotate(undated(content.slice(0, MOST_READ))).clauses) {
		if (left-- === 0) break;
		if (asks || quoted || hazardOf("", text) !== null) continue;
		const doing = doingIn(text, thingsOf);
		if (doing !== null) doings.push(doing);
	}
	return doings;
}

/** The words of a user where they stand as they were said. */
const IN_THEIR_WORDS = /^The user said: “([^”]*)”$/;

/** What an observation says: without the day that was written behind it, and without whose words it has. */
export function undated(content: string): string {
	const said = content.replace(DATED, "");
	return withoutEnd(IN_THEIR_WORDS.exec(said)?.[1] ?? said, /[\s.。]/);
}

function doingIn(text: string, thingsOf: ThingsOf): Doing | null {
	const found = clauseWithVerb(text, isDone);
	if (found === null) return null;
	const { begin } = found;
	const clause = found.words.slice(0, MOST_WORDS);
	const end = begin + (BEHIND_VERB.has(clause[begin + 1]?.toLowerCase() ?? "") ? 2 : 1);
	const verbs = clause.slice(begin, end).map((word) => stem(plain(word)));
	const ways = waysOf(clause, begin);
	const told = clause.map((word, at): DoingWord => {
		const action = at >= begin && at < end;
		return {
			text: word,
			things: action ? [] : thingsOf(word).map((thing) => `${ways[at] ?? ""} ${thing}`.trim()),
			action,
		};
	});
	const named = told.flatMap((word) => word.things);
	const things = new Set(named.filter((thing) => !isGeneric(thing)));
	// Of days and numbers alone nothing is told.
	if (things.size === 0 || things.size > MOST_THINGS || [...things].every((thing) => /^\P{L}+$/u.test(thing)))
		return null;
	const before = told.slice(0, begin).flatMap((word) => word.things);
	const action = SAME_ACTION.get(verbs.join(" ")) ?? verbs.join(" ");
	const alone = OF_ITSELF.has(action) && before.some((thing) => things.has(thing));
	return {
		action: `${isPassive(clause, begin) ? "be " : ""}${action}`,
		head: headOf(clause.slice(0, begin)),
		subject: alone ? [...new Set(before)].sort().join(" ") : null,
		things,
		kinds: new Set(named.filter(isGeneric)),
		words: told,
	};
}

/** Things stand with the way they are touched before them. */
function isGeneric(thing: string): boolean {
	return GENERIC.has(thing.slice(thing.lastIndexOf(" ") + 1));
}

/** "Ada was paged" is not "Ada paged"; what is down is so by itself. */
function isPassive(words: readonly string[], verb: number): boolean {
	if (STATES.has(plain(words[verb] ?? ""))) return false;
	const before = words.slice(Math.max(0, verb - 2), verb).filter((word) => !/ly$/.test(word));
	return BE.has(before.at(-1)?.toLowerCase() ?? "");
}

function isDone(word: string, before: string): boolean {
	const lower = plain(word);
	if (NO_DOING.test(lower) || /^(?:the|an?|our|my|their|this|that|of|for|in|on|to|with)$/i.test(before)) return false;
	if (STATES.has(lower)) return BE.has(before.toLowerCase());
	return HAPPENED.has(lower) || /^\p{Ll}{2,}ed$/u.test(lower);
}

/** Whether a text has the form of what is over. */
export function isOfPast(text: string): boolean {
	return (text.match(WORD) ?? []).some((word) => HAPPENED.has(word.toLowerCase()) || /\p{Ll}{2}ed$/u.test(word));
}

function plain(word: string): string {
	return termsOf(word)[0] ?? word.toLowerCase();
}
