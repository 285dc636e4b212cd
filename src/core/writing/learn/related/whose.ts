import { low, textOf, type Word } from "../../../language/people/clause-words.ts";
import { isKin } from "../../../language/people/kin-words.ts";
import type { Person, Reading } from "../../../language/people/name-at.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { BELONGING_WORDS } from "../../../language/words/stop-words.ts";
import { BEFORE_NOUNS } from "../../../language/words/untrue-words.ts";
import type { Said } from "./relation-rule.ts";

/**
 * Where to read on behind what was said, if a relative clause follows: it speaks of the name right before it ("is married to Tom, who
 * works at Bayer"), and of a thing where it says "which". Null where it goes on with the same person.
 */
export function relativeTo({ words }: Reading, who: Person, { found, to }: Said): number | null {
	const pronoun = low(words, to);
	if (pronoun === "which") return to + 1;
	if (!RELATIVE.has(pronoun)) return null;
	const before = textOf(words, Math.max(0, to - LONGEST_NAME), to).toLowerCase();
	const last = found
		.flatMap(({ subject, object }) => [object, subject])
		.find((name) => name !== who.entity && before.endsWith(nameWords(name)));
	const somebody = found.some(({ object, predicate }) => object !== last || !NO_PEOPLE.has(predicate));
	return last === undefined || !somebody ? null : to - nameWords(last).split(" ").length;
}

/** In words, with a title. */
const LONGEST_NAME = 8;

const nameWords = (name: string): string => name.toLowerCase().replaceAll(". ", " ");

const RELATIVE = new Set("who that whom qui que der die das".split(" "));

/** Predicates whose object is a place, a firm or a thing. */
const NO_PEOPLE = new Set(
	"LIVES_IN LOCATED_IN COMES_FROM WORKS_AT WORKS_IN STUDIES_AT OWNS LEADS MAINTAINS".split(" "),
);

/** Whether the name from one word to another only says of whom or what another one is: "the CEO of Tesla lives in Austin". */
export function isBehindHead(words: readonly Word[], at: number, to: number): boolean {
	if (words[at]?.gap !== "" || low(words, to) === "'s") return false;
	return BELONGING_WORDS.has(low(words, at - 1)) && !/^(?:one|some|both|all)$/.test(low(words, at - 2));
}

/** German endings of nouns that name nobody. */
const NOUN = /.{3}(?:ung|heit|keit|schaft|tion)$/;

/** "Ihre Bestellung": a German noun has a capital and names nobody. */
export function isNoun(words: readonly Word[], at: number): boolean {
	const word = words[at];
	if (word?.capital !== true || lists.OWN_WORDS.has(word.low) || lists.TITLES.has(word.low)) return false;
	if (BEFORE_NOUNS.has(word.low) || NOUN.test(word.low)) return true;
	return word.gap === "" && BEFORE_NOUNS.has(low(words, at - 1)) && !isKin(word.low);
}
