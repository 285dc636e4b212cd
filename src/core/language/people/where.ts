import { DEPARTMENTS, FIRMS, TOOLS } from "../words/people-words.ts";
import { KNOWN_PLACES } from "../words/place-words.ts";
import { NOT_OF_A_PLACE } from "../words/untrue-words.ts";
import { closes, isEveryday, low, textOf, type Word } from "./clause-words.ts";
import type { Reading } from "./name-at.ts";
import { isPlainPlace, placeOf, properOf } from "./named.ts";

/** A name of a place, a firm or a thing, with the word behind it. */
export type Where = { name: string; to: number };

const DEPARTMENT = new RegExp(`^(?:${DEPARTMENTS})$`, "u");

const FIRM = new RegExp(`^(?:${FIRMS})$`);

export const ARTICLES = new Set("a an the his her our my their der die das dem einer einem un une el la le".split(" "));

/** A place: with a capital, or a rare word of who uses none. */
export function placeAt(reading: Reading, at: number): Where | null {
	const { words, small } = reading;
	const word = words[at];
	if (word === undefined || word.gap !== "" || word.text === "") return null;
	if (word.capital) {
		const run = capitals(words, at, 3);
		const name = NOT_OF_A_PLACE.has(low(words, run.to)) && words[run.to]?.gap === "" ? null : placeOf(run.name);
		return name === null ? null : { name, to: run.to };
	}
	const rare = small && (isPlainPlace(word.low) || KNOWN_PLACES.has(word.low)) && !TOOLS.test(word.low);
	const next = words[at + 1];
	const isKnown = KNOWN_PLACES.has(`${word.low} ${next?.low}`);
	const two = rare && next?.gap === "" && (isKnown || (isPlainPlace(next.low) && !KNOWN_PLACES.has(word.low)));
	return rare ? { name: two ? `${word.text} ${next.text}` : word.text, to: at + (two ? 2 : 1) } : null;
}

/** A part of a company: "the platform team". */
export function departmentAt({ words }: Reading, at: number): Where | null {
	const from = /^(?:the|our)$/.test(low(words, at)) ? at + 1 : at;
	for (const count of [3, 2, 1]) {
		const run = words.slice(from, from + count);
		const name = run.map(({ text }) => text).join(" ");
		const plain = run.length === count && run.every(({ gap }, place) => place === 0 || gap === "");
		if (plain && DEPARTMENT.test(name) && !/^(?:my|our|your|their|his|her|an?|another|this|that) /.test(name))
			return { name, to: from + count };
	}
	return null;
}

/** Where somebody works: a name, or "the met office". */
export function firmAt({ words, small }: Reading, at: number): Where | null {
	const article = ARTICLES.has(low(words, at));
	const from = article ? at + 1 : at;
	const word = words[from];
	if (word === undefined || word.gap !== "" || word.text === "") return null;
	if (word.capital) {
		const run = capitals(words, from, 4);
		return properOf(run.name.replaceAll("& ", "")) === null ? null : run;
	}
	for (
		let to = from;
		article && !/^an?$/.test(low(words, at)) && to < from + 3 && (to === from || words[to]?.gap === "");
		to++
	) {
		const two = words[to]?.gap === "" && to > from && FIRM.test(`${low(words, to - 1)} ${low(words, to)}`);
		if (!(two || FIRM.test(low(words, to))) || (words[to + 1]?.gap === "" && FIRM.test(low(words, to + 1)))) continue;
		const name = textOf(words, from, to + 1);
		const of =
			/^(?:at|of|in)$/.test(low(words, to + 1)) &&
			words[to + 1]?.gap === "" &&
			words[to + 2]?.capital === true &&
			properOf(words[to + 2]?.text ?? "") !== null &&
			words[to + 2]?.gap === "";
		if (!of) return { name, to: to + 1 };
		const run = capitals(words, to + 2, 3);
		return { name: `${name} ${words[to + 1]?.text} ${run.name}`, to: run.to };
	}
	const next = words[from + 1];
	const plain = small && isPlainPlace(word.low) && !/^an?$/.test(low(words, at));
	if (plain && next?.gap === "" && isPlainPlace(next.low) && closes(words, from + 2))
		return { name: `${word.text} ${next.text}`, to: from + 2 };
	return plain && (closes(words, from + 1) || (!article && next !== undefined && isEveryday(next)))
		? { name: word.text, to: from + 1 }
		: null;
}

const INSIDE = new Set("of the de and & la le du on upon am".split(" "));

/** The words with capitals from one on, of at most so many. */
export function capitals(words: readonly Word[], from: number, most: number): { name: string; to: number } {
	let to = from + 1;
	for (; to < from + most; to++) {
		const word = words[to];
		const next = words[to + 1];
		if (word?.gap === "&" && word.capital) continue;
		if (word === undefined || word.gap !== "") break;
		if (word.capital) continue;
		if (!INSIDE.has(word.low) || next?.capital !== true || next.gap !== "" || /^I\b/.test(next.text)) break;
	}
	return { name: textOf(words, from, to), to };
}
