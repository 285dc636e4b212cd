import { type CueScores, cuesOf, plainWords } from "../../language/cues.ts";
import { ownWords } from "../../language/own-lines.ts";
import type { Poses } from "../../language/posing.ts";
import { sentences } from "../../language/sentences.ts";
import { shorten } from "../../language/shorten.ts";
import { isCommon } from "../../language/spoken-words.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { textOf } from "../../model/thread/message.ts";
import type { SourceMessage } from "./summary-source.ts";

/** A sentence, or an item of a list, as someone said it: on one line, without what it opens with for politeness. */
export type Said = {
	text: string;
	role: SourceMessage["role"];
	/** The place of its message in the source, and its own in the message. */
	message: number;
	index: number;
	words: readonly string[];
	cues: CueScores;
	/** What it is about: stems of its words that are not common. */
	terms: ReadonlySet<string>;
	question: boolean;
	/** What the heading of its list is a sign of. */
	heading: CueScores | null;
};

/** How much of a message is looked at, in UTF-16 units, as for gists. */
const HEAD = 4_096;
const TAIL = 1_024;
/** Longest line taken from one sentence, in UTF-16 units. */
const LONGEST = 240;
/** Most sentences of one message. */
const SENTENCES = 60;

const OPENER =
	/^(?:ok(?:ay)?|well|so|alright|all right|yeah|yes|yep|sure|hm+|right|oh|ah|also|and|anyway|by the way|btw|fyi|look|listen|great|cool|good|perfect|thanks|thank you|hey|hi|got it|understood|noted|one more thing)(?:[,:;.!–—-]+\s*|\s+(?=(?:so|well|then|and|yeah|ok)\b))/iu;
/** "Could you": a wish in the form of a question. */
const REQUEST =
	/\b(?:could|can|would|will|shall) (?:you|we)\b|\b(?:mind if|would you mind|why not|why don['’]?t (?:we|you)|how about|what if we)\b/iu;
const LIST_MARK = /^(?:[-*+>•]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])\s+/;
const LETTER = /[\p{L}\p{N}]/u;
const SPACES = /[\s\u0085]+/g;

/** What a message says, sentence by sentence; code, tools' results and what it has others say (`poses`) say nothing. */
export function saidIn(message: SourceMessage, at: number, poses?: Poses): Said[] {
	if (message.role === "tool") return [];
	const said: Said[] = [];
	let fenced = false;
	let heading: CueScores | null = null;
	for (const piece of pieces(textOf(message.content), poses)) {
		const line = piece.replace(SPACES, " ").trim();
		if (line.startsWith("```")) {
			if (line.indexOf("```", 3) < 0) fenced = !fenced;
			continue;
		}
		if (fenced || !LETTER.test(line)) continue;
		const item = LIST_MARK.test(line);
		const text = shorten(bare(line), LONGEST);
		if (!LETTER.test(text)) continue;
		const words = plainWords(text);
		const cues = cuesOf(text, words);
		if (!item) heading = null;
		said.push({
			...{ text, role: message.role, message: at, index: said.length, words, cues, heading },
			terms: contentTerms(text),
			question: /[?？]["')\]]*$/.test(text) && !REQUEST.test(text),
		});
		if (/[:：]$/.test(text) && !item) heading = cues;
		if (said.length === SENTENCES) break;
	}
	return said;
}

/** Several sentences of one message as one. */
export function joinedSaid(said: readonly Said[]): Said {
	const [first, ...rest] = said;
	if (first === undefined) throw new Error("There is nothing to join.");
	if (rest.length === 0) return first;
	const text = said.map((one) => one.text).join(" ");
	const words = said.flatMap((one) => one.words);
	return {
		...{ ...first, text, words, cues: cuesOf(text, words), terms: contentTerms(text) },
		// "Any objections?" behind what was said makes no question of it.
		question: said.every((one) => one.question || one.terms.size === 0) && said.some((one) => one.question),
	};
}

/** The stems of the words that say what a text is about; common words do not. */
export function contentTerms(text: string): Set<string> {
	const terms = new Set<string>();
	for (const term of termsOf(text)) {
		const root = stem(term);
		if (root.length > 1 && !isCommon(root)) terms.add(root);
	}
	return terms;
}

/** The share of `part` that stands in `whole` too; 0 where there is nothing to share. */
export function shared(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
	if (part.size === 0) return 0;
	let both = 0;
	for (const term of part) if (whole.has(term)) both++;
	return both / part.size;
}

function pieces(text: string, poses: Poses | undefined): string[] {
	const own = (part: string) => sentences(ownWords(part, poses));
	if (text.length <= HEAD + TAIL) return own(text);
	const head = own(text.slice(0, betweenPairs(text, HEAD)));
	const tail = own(text.slice(betweenPairs(text, text.length - TAIL)));
	// A piece that the edge of what we look at cuts says only half of what it says.
	return [...(head.length > 1 ? head.slice(0, -1) : head), ...tail.slice(1)];
}

function betweenPairs(text: string, offset: number): number {
	return (text.charCodeAt(offset) & 0xfc00) === 0xdc00 ? offset - 1 : offset;
}

/** Without the mark of a list and the words that only open a sentence; unless nothing else is left. */
function bare(line: string): string {
	let text = line.replace(LIST_MARK, "").replace(LIST_MARK, "").replace(/\*\*/g, "");
	for (let round = 0; round < 3; round++) {
		const shorter = text.replace(OPENER, "").trimStart();
		if (shorter === text || shorter.length < 8) break;
		text = shorter;
	}
	return text;
}
