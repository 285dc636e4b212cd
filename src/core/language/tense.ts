import type { Token } from "./tokens.ts";
import { IRREGULAR_PARTICIPLES, IRREGULAR_PAST } from "./words/irregular-forms.ts";
import * as words from "./words/tense-words.ts";

/** The tense of a verb; `present` tells of what is planned, where it tells of a date at all. */
export type Tense = "past" | "present" | "future" | "none";

/** A verb farther away from its date than this many tokens is not looked for. */
const REACH = 24;
const END = /^[.!?;。！？]$/;
const JOINING = /^(?:,|and|but|so|then|und|et|y|—|–)$/;

/**
 * The tense of the verb that the words from one token up to another belong to: the nearest verb before them in their sentence,
 * else the first behind. Of words that begin a clause the one behind comes first. Bounded, whatever the text.
 */
export function tenseAt(tokens: readonly Token[], from: number, next: number): Tense {
	const opens = opensClause(tokens, from);
	const before = () => verbBefore(tokens, from);
	const behind = () => verbBehind(tokens, next, opens);
	return (opens ? (behind() ?? before()) : (before() ?? behind())) ?? "none";
}

function isEnd(tokens: readonly Token[], at: number): boolean {
	const token = tokens[at];
	const after = tokens[at + 1];
	return (
		token === undefined ||
		(END.test(token.text) && (after === undefined || after.gap !== "none")) ||
		after?.gap === "line"
	);
}

function opensClause(tokens: readonly Token[], from: number): boolean {
	for (let at = from - 1; at >= from - 3; at--) {
		const token = tokens[at];
		if (token === undefined || isEnd(tokens, at) || JOINING.test(token.folded) || token.text === ":") return true;
		if (
			!/^(?:in|on|at|by|since|until|from|during|the|over|back|early|late|mid|around|about|am|im|seit|en|le|depuis|el|only|just|-)$/.test(
				token.folded,
			)
		)
			return false;
	}
	return false;
}

function verbBefore(tokens: readonly Token[], from: number): Tense | null {
	for (let at = from - 1; at >= 0 && at >= from - REACH && !isEnd(tokens, at); at--) {
		const tense = verbAt(tokens, at);
		if (tense !== null) return tense;
	}
	return null;
}

function verbBehind(tokens: readonly Token[], next: number, opens: boolean): Tense | null {
	for (let at = next; at < next + REACH && at < tokens.length; at++) {
		if (at > next && isEnd(tokens, at - 1)) return null;
		// "In March, we moved": the comma behind what opens the clause is none.
		if (END.test(tokens[at]?.text ?? ".") && tokens[at + 1]?.gap !== "none") return null;
		if (!opens && at > next && tokens[at]?.text === ",") return null;
		const tense = verbAt(tokens, at);
		if (tense !== null) return tense;
	}
	return null;
}

/** The tense that a word gives its clause; null where it is no verb that tells. */
function verbAt(tokens: readonly Token[], at: number): Tense | null {
	const token = tokens[at];
	if (token?.kind !== "word") return null;
	const { folded: word } = token;
	if (/['’]ll$/i.test(token.text) || words.AHEAD.has(word) || words.FOREIGN_AHEAD.has(word)) return "future";
	if (/['’]re$/i.test(token.text) || isBeNow(tokens, at)) return beNow(tokens, at);
	if (word === "due") return afterHelper(tokens, at) ?? "future";
	if (words.BE_THEN.has(word)) return "past";
	if (words.PAST_HELPERS.has(word)) return "past";
	if (words.HAVE_NOW.has(word)) return haveNow(tokens, at);
	if (words.MODALS.has(word))
		return /^(?:have|ve)$/.test(wordAt(tokens, at + 1)) || /^(?:have)$/.test(wordAt(tokens, at + 2))
			? "past"
			: modal(tokens, at);
	if (isPastForm(word)) return pastForm(tokens, at);
	if (words.INTENT.has(word)) return isNoun(tokens, at) ? null : "future";
	if (words.INTENT_OF_PERSONS.has(word) && words.PERSONS.has(wordBefore(tokens, at)))
		return afterHelper(tokens, at) ?? "present";
	if (words.ASKING.has(word) && (at === 0 || isEnd(tokens, at - 1) || /^(?:please|,)$/.test(wordAt(tokens, at - 1))))
		return "future";
	return foreign(tokens, at);
}

function wordAt(tokens: readonly Token[], at: number): string {
	return tokens[at]?.folded ?? "";
}

/** The word before, adverbs left out. */
function wordBefore(tokens: readonly Token[], at: number): string {
	let before = at - 1;
	while (before >= at - 3 && words.ADVERBS.has(wordAt(tokens, before))) before--;
	return wordAt(tokens, before);
}

/** "am" and "im" are German for "on the" and "in the". */
function isBeNow(tokens: readonly Token[], at: number): boolean {
	const word = wordAt(tokens, at);
	if (word === "im" && tokens[at]?.text === "im") return !/^\p{Lu}/u.test(tokens[at + 1]?.text ?? "");
	if (word === "am") return wordAt(tokens, at - 1) === "i" || wordAt(tokens, at - 2) === "i";
	return words.BE_NOW.has(word) || isShortIs(tokens, at);
}

/** "it's", "there's": the possessive is no verb. */
function isShortIs(tokens: readonly Token[], at: number): boolean {
	return /^['’]s$/i.test(tokens[at]?.text ?? "") && words.PERSONS.has(wordAt(tokens, at - 1));
}

function beNow(tokens: readonly Token[], at: number): Tense {
	for (let ahead = at + 1; ahead <= at + 3; ahead++) {
		const word = wordAt(tokens, ahead);
		if (words.ADVERBS.has(word)) continue;
		const perfect = word === "been" || word === "gone" || word === "got";
		return perfect ? "past" : /^\p{L}+ing$/u.test(word) ? "future" : "present";
	}
	return "present";
}

/** "have been", "has moved" are past; "have to" is ahead; "I have an exam" is planned. */
function haveNow(tokens: readonly Token[], at: number): Tense {
	for (let ahead = at + 1; ahead <= at + 4; ahead++) {
		const word = wordAt(tokens, ahead);
		if (IRREGULAR_PARTICIPLES.has(word) || isPastForm(word)) return "past";
		if (word === "to") return "future";
		if (!words.ADVERBS.has(word) && !words.PERSONS.has(word)) return "present";
	}
	return "present";
}

function modal(tokens: readonly Token[], at: number): Tense | null {
	if (wordAt(tokens, at) !== "may") return "future";
	return words.PERSONS.has(wordAt(tokens, at - 1)) && tokens[at + 1]?.kind === "word" ? "future" : null;
}

/** Whether a word, folded, has the form of what is over. */
export function isPastForm(word: string): boolean {
	return IRREGULAR_PAST.has(word) || (word.length > 4 && word.endsWith("ed") && !words.NO_PAST.has(word));
}

/** "is planned", "will be held", "the scheduled talk", "to be held": no past of their own. */
function pastForm(tokens: readonly Token[], at: number): Tense | null {
	const before = wordBefore(tokens, at);
	if (/^(?:an?|the|my|our|your|his|her|their|to|be|being|get|gets|getting)$/.test(before))
		return before === "the" && IRREGULAR_PAST.has(wordAt(tokens, at)) ? "past" : null;
	return afterHelper(tokens, at) ?? "past";
}

function afterHelper(tokens: readonly Token[], at: number): Tense | null {
	for (let before = at - 1; before >= at - 3; before--) {
		const token = tokens[before];
		const word = token?.folded ?? "";
		if (token === undefined || isEnd(tokens, before)) return null;
		if (words.AHEAD.has(word) || /['’]ll$/i.test(token.text)) return "future";
		if (isBeNow(tokens, before) || /['’]re$/i.test(token.text)) return "present";
		if (words.PAST_HELPERS.has(word) || words.BE_THEN.has(word) || words.HAVE_NOW.has(word)) return "past";
		if (words.MODALS.has(word)) return "future";
		if (!words.ADVERBS.has(word)) return null;
	}
	return null;
}

/** "the plan", "my needs". */
function isNoun(tokens: readonly Token[], at: number): boolean {
	return (
		/^(?:the|an?|my|our|your|his|her|their|this|that|of|for|with)$/.test(wordAt(tokens, at - 1)) ||
		wordBefore(tokens, at) === "to"
	);
}

const FOREIGN_REACH = 14;

/** "Ich habe … besucht", "j'ai acheté", "fuimos". */
function foreign(tokens: readonly Token[], at: number): Tense | null {
	const word = wordAt(tokens, at);
	if (words.FOREIGN_PAST.has(word)) return "past";
	if (words.FOREIGN_INTENT.has(word)) return "present";
	if (!words.FOREIGN_HELPERS.has(word)) return null;
	for (let ahead = at + 1; ahead < at + FOREIGN_REACH && !isEnd(tokens, ahead); ahead++) {
		const token = tokens[ahead];
		if (token?.kind === "word" && words.FOREIGN_PARTICIPLE.test(token.text.toLowerCase())) return "past";
	}
	return word === "a" || word === "as" || word === "es" ? null : "present";
}
