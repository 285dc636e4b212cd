import { TURNING_WORDS } from "../negation.ts";
import { sameText } from "../same-text.ts";
import { stem, termsOf } from "../terms.ts";
import { STOP_WORDS } from "../words/stop-words.ts";

/** So much of what either says stands in the other where the same is said in other words. */
const ALIKE = 0.6;
/** Of a shorter text each word may be the one that counts: it is the same only word for word. */
const FEWEST = 2;

const NUMBER = /\p{N}/u;

const NAME = /\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

/**
 * What a text says, as it is compared: without regard to how it is written, its telling words, its numbers and denials, and
 * who stands in it in which order.
 */
export type Saying = { same: string; terms: ReadonlySet<string>; marks: string; names: readonly string[] };

/** Linear in the text. */
export function sayingOf(text: string): Saying {
	const terms = new Set<string>();
	const marks: string[] = [];
	for (const term of termsOf(text)) {
		if (NUMBER.test(term) || TURNING_WORDS.has(term)) marks.push(term);
		if (!STOP_WORDS.has(term)) terms.add(stem(term));
	}
	const names = new Set(Array.from(text.matchAll(NAME), ([name]) => stem(name.toLowerCase())));
	const same = sameText(text);
	return { same, terms, marks: marks.sort().join(" "), names: [...names].filter((name) => terms.has(name)) };
}

/** The words that all stand in what says a text again, as they are searched for. */
export function tellingTerms(text: string): string[] {
	const all = termsOf(text);
	const telling = all.filter((term) => !STOP_WORDS.has(term));
	return [...new Set((telling.length === 0 ? all : telling).map(stem))];
}

/**
 * Whether something said adds nothing to what is known: the same words, or the same in others: every telling word of it
 * stands there, little else does, numbers and denials are the same, and names come in the same order.
 */
export function saysAgain(said: Saying, known: Saying): boolean {
	if (said.same === known.same) return true;
	if (said.terms.size < FEWEST || said.marks !== known.marks) return false;
	let both = 0;
	for (const term of said.terms) if (known.terms.has(term)) both++;
	if (both < said.terms.size || both / known.terms.size < ALIKE) return false;
	const names = known.names.filter((name) => said.terms.has(name));
	return names.join(" ") === said.names.filter((name) => known.names.includes(name)).join(" ");
}
