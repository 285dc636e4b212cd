import { type DayRange, possibleDays } from "../../language/dates/days.ts";
import { languageCounts, languageOf, mainScript } from "../../language/language.ts";
import { queryTermsOf, stem, termsOf } from "../../language/terms.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../../language/words/calendar-names.ts";
import { DETERMINERS } from "../../language/words/deed-words.ts";
import { QUESTION_VERBS, STOP_WORDS } from "../../language/words/stop-words.ts";
import { type AskedConcept, conceptsAsked } from "../lexicon/terms.ts";
import { type TellingPhrase, tellingPhrases } from "../lexicon/topics.ts";
import { mayBeNear } from "../matching/near-words.ts";
import { asksForCoverage } from "./coverage.ts";
import { type EventTime, eventTimesIn } from "./event-phrases.ts";
import { kindNames, kindsAsked, SHAPE_KINDS } from "./kinds.ts";

/** What a question asks for, by its form. */
type Forms = {
	when: boolean;
	howMany: boolean;
	who: boolean;
	where: boolean;
	why: boolean;
	/** Several things. */
	list: boolean;
	/** The order in which things happened. */
	order: boolean;
	summary: boolean;
	/** Help or advice, so the asker's preferences matter. */
	advice: boolean;
	/** The current state. */
	current: boolean;
};

/** A question as ranking sees it. */
export type Question = {
	/** Distinct stems, in order of appearance. */
	terms: string[];
	/** Which of them are capitalised inside a sentence. */
	proper: boolean[];
	/** Its lower-case words, among which names of speakers are looked up. */
	words: ReadonlySet<string>;
	/** Its words that may be somebody's name, in lower case. */
	names: readonly string[];
	/** The role that it asks about, if it says "I" or "you". */
	role: "user" | "assistant" | null;
	forms: Forms;
	/** It asks for a whole subject: a summary, an order, everything, or a count (coverage.ts). */
	coverage: boolean;
	days: DayRange[];
	/** It is not in English, so informative words can't be recognised. */
	foreign: boolean;
	/** Times that it gives by an event. */
	events: EventTime[];
	/** The kinds of things that it asks for, as bits (kinds.ts). */
	kinds: number;
	/** The kinds that the words right after "which" or "how many" ask for. The answer is one of them. */
	answers: number;
	/** The kinds, events and synonyms of the lexicon that it asks for. */
	concepts: AskedConcept[];
	/** The phrases by which a message would tell of its topics in other words. */
	telling: TellingPhrase[];
	/** The numbers of the kinds by form (a name, a title, an amount) that it asks for. */
	shapes: number[];
};

/** How much of a question is read for its form. */
const LONGEST = 4_000;

/** Matches any of these patterns, ignoring case. */
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"), "i");

const FORMS: Readonly<Record<keyof Forms, RegExp>> = {
	when: /\bwhen\b|\b(?:what|which) (?:date|day|month|year|time|week)|\bhow (?:long|many (?:days|weeks|months|years))\b|\bdeadline\b/i,
	howMany: anyOf(
		/\bhow (?:many|much|often|old|long|far)\b/,
		/\b(?:number|total|percentage|average|count) of\b/,
		/\bwhat (?:is|was) the (?:\w+ ){0,3}(?:number|score|rate|percentage|average|total|time)\b/,
	),
	who: /\bwho(?:se|m)?\b/i,
	where: /\bwhere\b|\b(?:what|which) (?:\w+ )?(?:place|city|cities|country|countries|state|town|location)/i,
	why: /\bwhy\b|\breasons?\b|\bwhat (?:motivated|inspired|made)\b/i,
	list: /\b(?:what|which) (?:\w+ ){0,2}(?!does\b|is\b|was\b|has\b)\w{3,}s\b|\blist\b|\ball\b|\bactivities\b|\bthings\b|\bways\b|\bhow many\b|\bboth\b/i,
	order: /\border\b|\bsequence\b|\bchronolog|\btimeline\b|\bwalk me through\b/i,
	summary:
		/\bsummar|\boverview\b|\bcomprehensive\b|\b(?:evolved?|progress(?:ed)?|developed|unfolded)\b|\bthroughout\b|\bacross\b/i,
	advice: anyOf(
		/\b(?:suggest|recommend|advice|advise)/,
		/\bhow (?:can|should|would|could|do) I\b/,
		/\b(?:could|can|would) you\b/,
		/\bhelp me\b/,
		/\bI'm (?:planning|looking|trying|thinking)\b/,
		/\bwhat (?:should|would)\b/,
	),
	current: /\b(?:current|currently|now|latest|recent|recently|still|so far|updated?)\b/i,
};

/** Stems of words that introduce a question or ask for a form of answer. They say little about its topic. */
const FRAMING_WORDS: ReadonlySet<string> = new Set(
	termsOf(
		`list order mention mentioned discuss discussed brought bring different aspects aspect items item conversations
		conversation throughout summary summarize summarise comprehensive overview provide provided help many much kind kinds
		type types time times across chat only various explain show describe walk currently current recently recent sequence
		specific specifically including include included details detail related regarding based suggest recommend want wanted
		way ways thing things ever date day month year`,
	).map(stem),
);

/** Those of questions that ask for coverage. */
const COVERAGE_FRAMING: ReadonlySet<string> = new Set(
	termsOf(
		`everything all tell told know recap sum bring speed story fass fasse fasst zusammen zusammenfassung überblick reihenfolge alles wie oft
		résume résumé résumer récapitule ordre tout combien fois resumen resumir orden todo cuantas veces`,
	).map(stem),
);

/** "Which kinds of musical instruments does …": the words between the question word and the verb. */
const HEAD = new RegExp(
	String.raw`\b(?:what|which|how many|how much)\s+((?:[\p{L}\p{N}'’/-]+\s+){1,6}?)(?=(?:${QUESTION_VERBS})\b)`,
	"giu",
);

function headOf(text: string): string {
	return [...text.matchAll(HEAD)].map(([, words]) => words).join(" ");
}

/** The distinct stems of a query, those of them that say what it is about, and whether it asks for a whole subject. */
function stemsAsked(text: string): { all: string[]; topical: string[]; coverage: boolean } {
	const all = [...new Set(queryTermsOf(text).map(stem))];
	const coverage = asksForCoverage(text);
	const framing = (term: string) => FRAMING_WORDS.has(term) || (coverage && COVERAGE_FRAMING.has(term));
	return { all, topical: all.filter((term) => !framing(term)), coverage };
}

/** The surest phrases by which talk would tell of a query's topics in other words, each once, at most so many, surest first. */
export function tellingOf(text: string, most: number): Pick<TellingPhrase, "phrase" | "strength">[] {
	const stems = termsOf(text.slice(0, LONGEST)).map(stem);
	const surest = new Map<string, number>();
	for (const { phrase, strength } of tellingPhrases(stems, new Set(stemsAsked(text).topical))) {
		if (!surest.has(phrase)) surest.set(phrase, strength);
	}
	return [...surest].slice(0, most).map(([phrase, strength]) => ({ phrase, strength }));
}

/** Reads a question that is asked at this time (ms since the epoch). Linear in its length. */
export function questionOf(text: string, now: number): Question {
	const looked = text.length > LONGEST ? text.slice(0, LONGEST) : text;
	const { all, topical, coverage } = stemsAsked(text);
	const terms = topical.length > 0 ? topical : all;
	const capitals = new Set(
		(looked.match(/(?<=[a-z,;:0-9'’)] )\p{Lu}[\p{L}\p{N}'’]+/gu) ?? []).flatMap((word) => termsOf(word).map(stem)),
	);
	const forms = Object.fromEntries(Object.entries(FORMS).map(([name, pattern]) => [name, pattern.test(looked)]));
	const stems = termsOf(looked).map(stem);
	const answers = kindsAsked(termsOf(headOf(looked)).map(stem));
	const { events, days } = eventTimesIn(looked, terms, now);
	return {
		terms,
		proper: terms.map((term) => capitals.has(term)),
		words: new Set(termsOf(looked)),
		names: namesIn(looked),
		role: /\b(?:I|my|me|mine|I'm|I've|we|our)\b/.test(looked)
			? "user"
			: /\b(?:you|your)\b/i.test(looked)
				? "assistant"
				: null,
		forms: forms as Forms,
		coverage,
		days: [...possibleDays(looked, now), ...days],
		foreign: isForeign(looked),
		events,
		kinds: kindsAsked(stems),
		answers,
		concepts: conceptsAsked(stems),
		telling: tellingPhrases(stems, new Set(topical)),
		shapes: shapesAsked(looked, answers, forms as Forms),
	};
}

const CALENDAR: ReadonlySet<string> = new Set(termsOf([...MONTH_NAMES, ...WEEKDAY_NAMES].join(" ")));

/** What may be names: words with a capital, and where no name has one, words that are no ordinary ones ("the marina" is nobody). */
function namesIn(text: string): string[] {
	const small = /\s["'“‘(]?\p{Lu}\p{Ll}/u.test(text.trimStart()) ? [] : termsOf(text);
	const unusual = small.filter((term, at) => mayBeNear(term) && !DETERMINERS.has(small[at - 1] ?? ""));
	const capitalised = (text.match(/\p{Lu}\p{L}+/gu) ?? []).flatMap(termsOf);
	return [...new Set([...capitalised, ...unusual])].filter((term) => !STOP_WORDS.has(term) && !CALENDAR.has(term));
}

/** One or two words are too few to recognise a language. */
function isForeign(text: string): boolean {
	const script = NOT_ASCII.test(text) ? mainScript(text) : null;
	if (script !== null && script !== "latin") return true;
	const language = languageOf(languageCounts(termsOf(text)), 1);
	return language !== null && language !== "english";
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Kinds whose members have a name of their own, a title, or a place name. */
const NAMED: ReadonlySet<string> = new Set("book film game music pet person family event business society".split(" "));
const TITLED: ReadonlySet<string> = new Set("book film game music art writing".split(" "));
const PLACED: ReadonlySet<string> = new Set("place city country state".split(" "));

function shapesAsked(text: string, answers: number, { who, where }: Forms): number[] {
	const kinds = kindNames(answers);
	const any = (of: ReadonlySet<string>) => kinds.some((kind) => of.has(kind));
	return [
		...(who || any(NAMED) || /\bnames?d?\b/i.test(text) ? SHAPE_KINDS.name : []),
		...(any(TITLED) ? SHAPE_KINDS.title : []),
		...(where || any(PLACED) ? SHAPE_KINDS.place : []),
		...(/\bhow (?:many|much)\b/i.test(text) ? SHAPE_KINDS.amount : []),
		...(/\bhow (?:long|old)\b|\bhow many (?:hours|days|weeks|months|years)\b/i.test(text) ? SHAPE_KINDS.duration : []),
	];
}
