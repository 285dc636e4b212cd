import { stem, termsOf } from "../../language/terms.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";

/** Words that name no work in particular. */
const EMPTY_WORDS = new Set(
	[
		..."step task plan phase stage part item thing done finish finished complete completed next first second third".split(
			" ",
		),
		..."now also still already just new work working make made set use using need go going start one two three".split(
			" ",
		),
		..."well too fine nice everything okay ok great good sure ready back want add added adding get here let lets continue move moving".split(
			" ",
		),
	].map(stem),
);

/** Entries of a state are compared with every sentence: what was stemmed last is kept. */
const stemmedLast = new Map<string, ReadonlySet<string>>();
const MOST_KEPT = 1_024;

/** The stems of a text that name what it is about. */
export function topicStems(text: string): ReadonlySet<string> {
	const known = stemmedLast.get(text);
	if (known !== undefined) return known;
	if (stemmedLast.size >= MOST_KEPT) stemmedLast.clear();
	const stems = stemsOf(text);
	stemmedLast.set(text, stems);
	return stems;
}

function stemsOf(text: string): Set<string> {
	const stems = new Set<string>();
	for (const term of termsOf(text)) {
		if (STOP_WORDS.has(term)) continue;
		const stemmed = stem(term);
		if (!EMPTY_WORDS.has(stemmed) && (term.length > 1 || /\p{N}/u.test(term))) stems.add(stemmed);
	}
	return stems;
}

export type Match = { step: string; coverage: number; shared: number; share: number };

/**
 * How well a text names each of the steps, best first. `coverage`: the part of a step's words it has, on 0..1, words
 * that only one step has weighing more; `share`: the part of the text's words that the step has.
 */
export function matches(text: string, steps: readonly string[]): Match[] {
	const said = topicStems(text);
	if (said.size === 0) return [];
	const files = filesIn(text);
	const words = steps.map((step) =>
		files.length > 0 && areOthers(files, filesIn(step)) ? NO_WORDS : topicStems(step),
	);
	const often = new Map<string, number>();
	for (const set of words) for (const word of set) often.set(word, (often.get(word) ?? 0) + 1);
	const found = steps.flatMap((step, index): Match[] => {
		let all = 0;
		let had = 0;
		let shared = 0;
		for (const word of words[index] ?? []) {
			const weight = 1 / (often.get(word) ?? 1);
			all += weight;
			if (!isSaid(said, word)) continue;
			had += weight;
			shared++;
		}
		return shared === 0 ? [] : [{ step, coverage: had / all, shared, share: shared / said.size }];
	});
	return found.sort((a, b) => b.coverage - a.coverage);
}

const NO_WORDS: ReadonlySet<string> = new Set();
const FILE = /[\w-]{1,120}\.[a-z]{1,5}(?!\w)/gi;

/** The names of files in a text, without their folders. */
function filesIn(text: string): readonly string[] {
	return /\.[a-z]/i.test(text) ? (text.match(FILE) ?? []) : [];
}

/** What is said of one file says nothing of another. */
function areOthers(some: readonly string[], others: readonly string[]): boolean {
	return others.length > 0 && !some.some((file) => others.includes(file));
}

/** The same stem, or one that begins with the other: "config" and "configur". */
function isSaid(said: ReadonlySet<string>, word: string): boolean {
	if (said.has(word)) return true;
	if (word.length < 5) return false;
	for (const other of said) if (other.length >= 5 && (other.startsWith(word) || word.startsWith(other))) return true;
	return false;
}

/** Whether a match is good enough to say that this step is meant. */
export function isMeant({ coverage, shared, share }: Match): boolean {
	return coverage >= 0.45 || (shared >= 2 && coverage >= 0.25) || (share >= 0.5 && coverage >= 0.2);
}

/** The step that a text means; undefined where none is clear. */
export function meantStep(text: string, steps: readonly string[]): string | undefined {
	const [best] = matches(text, steps);
	return best !== undefined && isMeant(best) ? best.step : undefined;
}

/** Whether two texts are about the same: most words of the shorter one are in the other. */
export function isSame(one: string, other: string): boolean {
	const [a, b] = [topicStems(one), topicStems(other)];
	const [few, many] = a.size < b.size ? [a, b] : [b, a];
	if (few.size === 0) return one === other;
	let shared = 0;
	for (const word of few) if (many.has(word)) shared++;
	return shared / few.size >= 0.8 && (few.size > 1 || many.size <= 2);
}

const NUMBERED =
	/\b(?:steps?|phases?|stages?|parts?|items?|tasks?|points?|numbers?|milestones?|schritte?|étapes?|pasos?)\s+#?(\d{1,2}|one|two|three|four|five|six|seven|eight)(?:\s*(-|–|to|through|and|&|,)\s*(?:step\s+)?#?(\d{1,2}|one|two|three|four|five|six|seven|eight)\b)?/giu;
const ORDINAL =
	/\b(first|second|third|fourth|fifth|sixth|seventh|last|final|1st|2nd|3rd|4th|5th)\s+(?:step|one|item|task|part|phase|stage|point)\b/giu;
const FIRST_FEW = /\b(?:the )?first (two|three|four|five|\d)\b(?! ?(?:days|weeks|hours|minutes))/iu;

/** Most sentences name no place, and are not looked at more closely. */
const SAYS_PLACE = /step|phase|stage|part|item|task|point|number|milestone|one|first|schritt|étape|paso/iu;

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const ORDINALS: Record<string, number> = {
	...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, last: -1, final: -1 },
	...{ "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5 },
};

/** The steps of a chain that a text names by their place: "step 2", "steps 1 and 2", "the first two", "the last one". */
export function numberedSteps(text: string, chain: readonly string[]): string[] {
	if (chain.length === 0 || !SAYS_PLACE.test(text)) return [];
	const places: number[] = [];
	for (const [, from = "", joint, to] of text.matchAll(NUMBERED)) {
		const [begin, end] = [numberOf(from), to === undefined ? null : numberOf(to)];
		if (end === null) places.push(begin);
		else if (joint === "and" || joint === "&" || joint === ",") places.push(begin, end);
		else for (let place = begin; place <= end; place++) places.push(place);
	}
	for (const [, word = ""] of text.matchAll(ORDINAL)) places.push(ORDINALS[word.toLowerCase()] ?? 0);
	const few = FIRST_FEW.exec(text)?.[1];
	if (few !== undefined) for (let place = 1; place <= numberOf(few); place++) places.push(place);
	const steps = places.flatMap((place) => (place === 0 ? [] : (chain.at(place > 0 ? place - 1 : place) ?? [])));
	return [...new Set(steps)];
}

function numberOf(text: string): number {
	const word = WORDS.indexOf(text.toLowerCase());
	return word >= 0 ? word : Number(text);
}
