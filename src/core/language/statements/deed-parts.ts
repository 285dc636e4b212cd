import { stem } from "../stem.ts";
import { isPastForm } from "../tense.ts";
import * as known from "../words/deed-words.ts";
import * as tense from "../words/tense-words.ts";
import { HAPPENED } from "../words/work-verbs.ts";

/** A word of a clause; `ends`: a comma or the like stands behind it. */
export type Word = { text: string; folded: string; ends: boolean };

/** A longer phrase is more than a name of something. */
const LONGEST_PHRASE = 5;
const MOST_OBJECTS = 3;

/** The stems of a phrase without what only points to it. */
export function stems(words: readonly string[]): string[] {
	return words.flatMap((word) => (known.DETERMINERS.has(word) || tense.ADVERBS.has(word) ? [] : stem(word)));
}

/** Whether a word, folded, is a verb that tells or helps. */
export function isVerb(word: string): boolean {
	return helps(word) || tense.MODALS.has(word) || isDone(word);
}

/** Where the verb stands behind a phrase that names something; -1 where nothing is named or done. */
export function verbBehind(words: readonly Word[]): number {
	for (const [at, { folded }] of words.slice(0, LONGEST_PHRASE + 2).entries()) {
		const before = words[at - 1]?.folded ?? "";
		const named = at > 1 || (at === 1 && !known.DETERMINERS.has(before));
		if (named && (helps(folded) || known.LIKES.has(folded) || isPast(folded, before))) return at;
		if (tense.MODALS.has(folded) || tense.AHEAD.has(folded) || tense.HAVE_NOW.has(folded)) return -1;
		if (known.UNNAMED.has(folded) && !known.DETERMINERS.has(folded)) return -1;
		if (at === 0 && (known.WAYS.has(folded) || known.PLACES.has(folded) || known.TIMES.has(folded))) return -1;
		if (at === 0 && /ing$/.test(folded)) return -1;
	}
	return -1;
}

const helps = (word: string) => tense.BE_NOW.has(word) || tense.BE_THEN.has(word) || tense.HAVE_NOW.has(word);

const isDone = (word: string) => isPastForm(word) || HAPPENED.has(word);

function isPast(word: string, before: string): boolean {
	return isDone(word) && !known.DETERMINERS.has(before) && !known.WAYS.has(before) && !known.PLACES.has(before);
}

/** The verb at a place, behind what helps it, and where what it is about begins. */
export function actAt(words: readonly Word[], from: number): { act: string; next: number } | null {
	let at = from;
	let be = words[from - 1]?.folded === "im" || words[from]?.folded === "im";
	let have = words[from]?.folded === "ive";
	if (tense.ME.has(words[at]?.folded ?? "")) at++;
	for (; at < words.length; at++) {
		const word = words[at]?.folded ?? "";
		if (tense.BE_NOW.has(word) || tense.BE_THEN.has(word) || word === "been") be = true;
		else if (tense.HAVE_NOW.has(word) || word === "had" || word === "did") have = true;
		else if ((!tense.ADVERBS.has(word) && !/ly$/.test(word)) || known.HEDGES.has(word)) break;
	}
	const verb = words[at]?.folded ?? "";
	const goes = /\p{L}{2}ing$/u.test(verb);
	const state = be && known.STATES.has(verb);
	if (!(state || (be && goes) || (!be && known.LIKES.has(verb)) || isDone(verb) || (have && verb === "run")))
		return null;
	const act = [...(be && !goes ? ["be"] : []), stem(verb)];
	at++;
	if (known.PARTICLES.has(words[at]?.folded ?? "")) act.push(words[at++]?.folded ?? "");
	if (!known.LEADS_ON.has(stem(verb))) return { act: act.join(" "), next: at };
	const to = words[at]?.folded === "to";
	const next = words[at + (to ? 1 : 0)]?.folded ?? "";
	const isVerb = to
		? !known.DETERMINERS.has(next) && !/^\p{Lu}/u.test(words[at + 1]?.text ?? "")
		: /\p{L}{2}ing$/u.test(next);
	if (isVerb && next !== "") {
		act.push(stem(next));
		at += to ? 2 : 1;
	}
	return { act: act.join(" "), next: at };
}

export type Found = { object: string[]; head: string; definite: boolean; end: number };

export const NO_OBJECT: Found = { object: [], head: "", definite: true, end: -1 };

/** What it is about: phrases, each behind the word that says in which way. `end` is -1 where one is not named. */
export function objectAt(words: readonly Word[], from: number): Found {
	const found: Found = { ...NO_OBJECT, object: [] };
	const { object } = found;
	let at = from;
	for (let phrases = 0; phrases < MOST_OBJECTS; phrases++) {
		const word = words[at]?.folded ?? "";
		const isWay = known.WAYS.has(word) || (phrases === 0 && known.PLACES.has(word));
		if (phrases > 0 && !isWay) break;
		const begin = isWay ? at + 1 : at;
		const end = phraseEnd(words, begin);
		if (known.POINTING.has(words[begin]?.folded ?? "")) return found;
		const phrase = words.slice(begin, end).map(({ folded }) => folded);
		const named = stems(phrase);
		if (named.length > LONGEST_PHRASE) return found;
		if (known.TIMES.has(phrase.at(-1) ?? "")) break;
		if (named.length === 0) {
			if (known.UNNAMED.has(words[begin]?.folded ?? "") && phrases === 0) return found;
			break;
		}
		object.push(...named.map((one) => (isWay ? `${word} ${one}` : one)));
		if (phrases === 0) {
			found.head = object.at(-1) ?? "";
			found.definite = !known.INDEFINITE.has(words[begin]?.folded ?? "");
		}
		at = end;
	}
	const behind = words[at]?.folded ?? "";
	const goesOn = helps(behind) || tense.MODALS.has(behind) || isPast(behind, words[at - 1]?.folded ?? "");
	return { ...found, end: goesOn ? -1 : at };
}

function phraseEnd(words: readonly Word[], begin: number): number {
	let at = begin;
	for (; at < words.length; at++) {
		const { folded, ends } = words[at] ?? { folded: "", ends: true };
		const stops = known.WAYS.has(folded) || known.PLACES.has(folded) || tense.MODALS.has(folded) || helps(folded);
		if (stops || (known.UNNAMED.has(folded) && !(at === begin && known.DETERMINERS.has(folded)))) return at;
		if (known.TIMES.has(folded) && at > begin) return at;
		if (at > begin && isPast(folded, words[at - 1]?.folded ?? "")) return at;
		if (ends) return at + 1;
	}
	return at;
}
