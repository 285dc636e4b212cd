import { questionText, selfSpots, spotOf } from "../language/names.ts";
import { stem, tellingTerms, termsOf } from "../language/terms.ts";
import { namesOf } from "../language/words/short-names.ts";
import { KINDS_IN_USE, KINDS_OF_QUESTIONS } from "./asked-key-words.ts";
import { askingWords } from "./lexicon/terms.ts";
import type { TellingPhrase } from "./lexicon/topics.ts";
import { mayBeNear, nearPieces } from "./matching/near-words.ts";
import { tellingOf } from "./ranking/question.ts";
import { entityCandidates } from "./relations/entity-candidates.ts";

/** The relevance of a memory that is the answer, and of one that helps to answer. */
const ASKED = 0.7;
const OF_USE = 0.4;

/** Words are a weaker sign than a key. */
const BY_WORDS = 0.6;

/** What a question asks for by its kind, even if the answer has none of its words. */
export type AskedKeys = {
	/** How well a memory with this key answers it, on 0..1. */
	byKey(key: string): number;
	/** How well a memory with this content answers it, on 0..1. */
	byContent(content: string): number;
	/** Words that such answers contain. */
	answerWords: readonly string[];
};

type Kind = {
	words: string[];
	keys: string[];
	answerWords: string[];
	answerPattern: RegExp | null;
	own: boolean;
	relevance: number;
};

const KINDS: readonly Kind[] = [
	...KINDS_OF_QUESTIONS.map(({ words, keys, answerWords = "", own, asks }) => ({
		words: phrases(words),
		keys: keys.split(" "),
		...answerMatcher(answerWords.split(",").filter((word) => word !== "")),
		own,
		relevance: asks ? ASKED : OF_USE,
	})),
	...KINDS_IN_USE.map(([words, members]) => ({
		words: phrases(words),
		keys: members.split(" ").flatMap((member) => [`uses.${member}`, `user.uses.${member}`]),
		...answerMatcher([]),
		own: true,
		relevance: ASKED,
	})),
];
const USER = / user /;

/** "Where does my sister live?": these verbs are not about the asker. */
const OF_OTHERS = / (?:does|do|did|is|are|was) (?:my|our) /;
const VERBS = new Set(phrases("live,living,lives,reside,moved,move to,work,working,born,eat,eating,cook"));

/** Finds the keys that a question asks for: "Where do I live?" asks for `user.home`. */
export function askedKeys(query: string): AskedKeys {
	const text = questionText(query);
	const own = USER.test(text) || selfSpots(text).length > 0;
	const ofOthers = OF_OTHERS.test(text);
	// Most words do not occur at all, and that is cheaper to test than where they occur.
	const says = (word: string) =>
		text.includes(word.trim()) && !(ofOthers && VERBS.has(word)) && spotOf(word, text) !== null;
	const asked = KINDS.filter((kind) => (own || !kind.own) && kind.words.some(says));
	const relevance = (kinds: readonly Kind[]) => kinds.reduce((most, one) => Math.max(most, one.relevance), 0);
	return {
		byKey: (key) => relevance(asked.filter(({ keys }) => keys.some((one) => isUnder(key, one)))),
		byContent: (content) => BY_WORDS * relevance(asked.filter(({ answerPattern }) => answerPattern?.test(content))),
		answerWords: asked.flatMap(({ answerWords }) => answerWords),
	};
}

/** `uses.go` matches `uses.go.backend` but not `uses.google`; `user.` matches everything that starts with it. */
function isUnder(key: string, beginning: string): boolean {
	if (!key.startsWith(beginning)) return false;
	return beginning.endsWith(".") || key.length === beginning.length || /[._]/.test(key.charAt(beginning.length));
}

function answerMatcher(answerWords: string[]): Pick<Kind, "answerWords" | "answerPattern"> {
	const any = `(?<!\\p{L})(?:${answerWords.join("|")})(?!\\p{L})`;
	return { answerWords, answerPattern: answerWords.length === 0 ? null : new RegExp(any, "iu") };
}

function phrases(words: string): string[] {
	return words.split(",").map(questionText);
}

/** Only the beginning and the end of a longer query are searched for. The question is usually at one of them. */
const MOST_CHARACTERS = 8_000;

/** A stem that may be misspelt or a beginning, and pieces of the word: what it means contains at least one. */
export type Misspelt = { term: string; pieces: string[] };

/**
 * What a query is searched by: stems of its informative words, of their short or full names and of words in answers; terms of the
 * concepts that it asks for; phrases of stems that tell of its topics in other words, with how surely, on 0..1; names that it
 * may mention; words that may be misspelt.
 */
export type QueryParts = {
	terms: string[];
	concepts: string[];
	telling: Pick<TellingPhrase, "phrase" | "strength">[];
	names: string[];
	misspelt: Misspelt[];
};

/** More words of a query than this are not looked for by their spelling. */
const MOST_MISSPELT = 4;
/** And no more phrases that tell of its topics, the surest. */
const MOST_TELLING = 48;

export function queryParts(query: string): QueryParts {
	const text = boundedQuery(query);
	const telling = tellingTerms(text);
	const words = [...telling.flatMap(namesOf), ...askedKeys(text).answerWords.flatMap(termsOf)];
	const misspelt = telling.filter(mayBeNear).slice(0, MOST_MISSPELT);
	return {
		terms: [...new Set(words.map(stem))],
		concepts: [...new Set(askingWords(termsOf(text).map(stem)).flatMap(({ terms }) => terms))],
		telling: tellingOf(text, MOST_TELLING),
		names: entityCandidates(text),
		misspelt: misspelt.map((term) => ({
			term: stem(term),
			pieces: [...new Set([term, stem(term)].flatMap(nearPieces))],
		})),
	};
}

export function boundedQuery(query: string): string {
	if (query.length <= MOST_CHARACTERS) return query;
	const half = MOST_CHARACTERS / 2;
	return `${query.slice(0, half).toWellFormed()} ${query.slice(-half).toWellFormed()}`;
}
