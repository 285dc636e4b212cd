import { CUES, type Cue, ENGLISH } from "./words/cue-phrases.ts";
import { FRENCH, GERMAN, SPANISH, UNSPACED } from "./words/cue-phrases-other.ts";
import { DONE_BY_PEOPLE } from "./words/work-verbs.ts";

/** How strongly a sentence shows each sign; 0 where it does not. */
export type CueScores = Record<Cue, number>;

const STRONG = 3;
const WEAK = 1;
/** More phrases of a kind make it no surer. */
const MOST = 7;
/** Words looked at of one sentence. */
const WORDS = 90;
/** How many words a gap may hold. */
const GAP = 4;

type Step = { word: string; open: boolean } | "gap";
type Phrase = { cue: Cue; weight: number; steps: Step[] };

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /['’]/g;
/** Leading letters by which phrases that begin with an open word are found. */
const KEY = 3;

const whole = new Map<string, Phrase[]>();
const begun = new Map<string, Phrase[]>();

for (const cue of CUES) {
	add(cue, STRONG, ENGLISH[cue].strong);
	add(cue, WEAK, ENGLISH[cue].weak);
	for (const language of [GERMAN, FRENCH, SPANISH]) add(cue, STRONG, language[cue] ?? "");
}

function add(cue: Cue, weight: number, phrases: string): void {
	for (const text of phrases.split("|")) {
		const steps = text.trim().replace(APOSTROPHES, "").split(/\s+/).map(stepOf);
		const [first] = steps;
		if (first === undefined || first === "gap" || first.word === "") continue;
		const [index, key] = first.open ? [begun, first.word.slice(0, KEY)] : [whole, first.word];
		index.set(key, [...(index.get(key) ?? []), { cue, weight, steps }]);
	}
}

function stepOf(word: string): Step {
	if (word === "…") return "gap";
	return word.endsWith("*") ? { word: word.slice(0, -1), open: true } : { word, open: false };
}

/** The words of a sentence as phrases are compared with them: lower-case, without apostrophes. */
export function plainWords(sentence: string): string[] {
	const words: string[] = [];
	for (const [word] of sentence.matchAll(WORD)) {
		words.push(word.toLowerCase().replace(APOSTROPHES, ""));
		if (words.length === WORDS) break;
	}
	return words;
}

/** What the phrases of a sentence are signs of. Linear in its words. */
export function cuesOf(sentence: string, words: readonly string[] = plainWords(sentence)): CueScores {
	const scores = noCues();
	for (let at = 0; at < words.length; at++) {
		const word = words[at] ?? "";
		for (const phrase of whole.get(word) ?? []) note(scores, phrase, words, at);
		for (const phrase of begun.get(word.slice(0, KEY)) ?? []) note(scores, phrase, words, at);
	}
	if (tellsOfPast(words)) scores.done += STRONG;
	for (const [cue, marks] of Object.entries(UNSPACED)) {
		if (isCue(cue) && marks.some((mark) => sentence.includes(mark))) scores[cue] += STRONG;
	}
	for (const cue of CUES) scores[cue] = Math.min(scores[cue], MOST);
	return scores;
}

function note(scores: CueScores, { cue, weight, steps }: Phrase, words: readonly string[], at: number): void {
	if (matches(steps, words, at)) scores[cue] += weight;
}

/** A gap is followed by the nearest word that fits, so nothing is tried twice. */
function matches(steps: readonly Step[], words: readonly string[], from: number): boolean {
	let at = from;
	let room = 0;
	for (const step of steps) {
		if (step === "gap") {
			room = GAP;
			continue;
		}
		const last = at + room;
		while (at <= last && !fits(step, words[at])) at++;
		if (at > last) return false;
		at++;
		room = 0;
	}
	return true;
}

function fits(step: Exclude<Step, "gap">, word: string | undefined): boolean {
	if (word === undefined) return false;
	return step.open ? word.startsWith(step.word) : word === step.word;
}

const DOERS = new Set("i we ive weve just already have has and".split(" "));
/** Past forms that say what someone thought, not what was done. */
const THOUGHT = new Set(
	"decided wanted needed hoped wondered tried liked agreed planned talked asked expected used".split(" "),
);

/** "I wrote", "we have merged", "just backfilled": someone did something. */
function tellsOfPast(words: readonly string[]): boolean {
	for (let at = 0; at < Math.min(words.length, 8); at++) {
		if (!DOERS.has(words[at] ?? "")) continue;
		const verb = words[at + 1] ?? "";
		if (THOUGHT.has(verb)) continue;
		if (DONE_BY_PEOPLE.has(verb) || (verb.length > 4 && verb.endsWith("ed"))) return true;
	}
	return false;
}

function isCue(name: string): name is Cue {
	return (CUES as readonly string[]).includes(name);
}

function noCues(): CueScores {
	return {
		...{ decision: 0, reason: 0, failure: 0, correction: 0, open: 0, next: 0, done: 0 },
		...{ task: 0, shift: 0, limit: 0, wish: 0, identity: 0, accept: 0, chat: 0 },
	};
}
