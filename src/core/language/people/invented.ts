import { KNOWN_PLACES } from "../words/place-words.ts";
import * as known from "../words/untrue-words.ts";
import { low, type Word } from "./clause-words.ts";

const ROLES = new Set("character protagonist villain narrator npc heroine".split(" "));

const PRETENDED = new RegExp(`(?<!\\p{L})(?:${known.PRETENDED})(?!\\p{L})`, "iu");
const EXAMPLE = new RegExp(`(?<!\\p{L})(?:${known.EXEMPLIFYING})(?!\\p{L})`, "iu");

export const INVENTED_PATTERNS: readonly RegExp[] = [PRETENDED, EXAMPLE];

/** Whether a clause tells of nobody who is: a test's user, or what is so in a text. */
export const isInvented = (clause: string, words: readonly Word[]): boolean =>
	PRETENDED.test(clause) || words.some((_, at) => isOfText(words, at));

/** Whether a clause gives an example: what it says of others need not be so. */
export const isExample = (clause: string): boolean => EXAMPLE.test(clause);

function isOfText(words: readonly Word[], at: number): boolean {
	const word = low(words, at);
	const before = low(words, at - 1);
	if (ROLES.has(word)) return true;
	if (known.KNOWN_WORKS.has(word)) return words[at]?.capital === true && IN.has(before);
	if (!known.INVENTED_TEXTS.has(word)) return false;
	// "in the film", "in my sample data", "im Film".
	return IN.has(low(words, at - 2)) || /^(?:im|beim)$/.test(before);
}

/** The work that a clause begins with, of which what it tells may be so only there: "In Hamlet, "; null else. */
export function workOf(clause: string): string | null {
	const work = IN_A_NAME.exec(clause)?.[1];
	return work === undefined || KNOWN_PLACES.has(work.toLowerCase()) ? null : work;
}

const IN_A_NAME = /^\P{L}*(?:In|Dans|En) (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:of |the )*\p{Lu}[\p{L}'’-]+){0,4}), /u;

const IN = new Set("in dans en".split(" "));
