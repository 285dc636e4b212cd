import { runSteps, type Steps } from "../../base/steps.ts";
import { eachSentence } from "../../language/sentences.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { tokenSteps } from "../../tokens/token-steps.ts";
import { countTermSteps } from "./stem-steps.ts";

/** A part of a long text: its end in the text and in its terms, and its tokens. It begins where the previous one ends. */
export type Passage = { end: number; terms: number; tokens: number };

/** A text up to this length, in UTF-16 units, is one passage. */
const WHOLE = 900;
/** How long a passage becomes before the next one begins: about 45 tokens. */
const AIMED = 200;
/** Two adjacent passages are longer than the aim, so there are at most 65. */
const AIMED_PASSAGES = 32;

/** Finding sentences costs an eighth of what a writer needs for the same text, and slices are measured by writers. */
const SHARE = 1 / 8;

/** Splits a long text into passages of whole sentences; null for a short one. */
export function passagesOf(text: string, count: CountText): Passage[] | null {
	return runSteps(passageSteps(text, count));
}

/** Same as `passagesOf`, in steps. */
export function* passageSteps(text: string, count: CountText): Steps<Passage[] | null> {
	if (text.length <= WHOLE) return null;
	const aimed = Math.max(AIMED, Math.ceil(text.length / AIMED_PASSAGES));
	const passages: Passage[] = [];
	let from = 0;
	let end = 0;
	let terms = 0;
	function* close(): Steps<void> {
		const passage = text.slice(from, end);
		terms += yield* countTermSteps(passage);
		passages.push({ end, terms, tokens: yield* tokenSteps(passage.trim(), count) });
		from = end;
	}
	for (const sentence of eachSentence(text)) {
		if (end > from && end + sentence.length - from > aimed * 1.5) yield* close();
		end += sentence.length;
		yield sentence.length * SHARE;
		if (end - from >= aimed && text.length - end > aimed / 3) yield* close();
	}
	end = text.length;
	if (end > from) yield* close();
	return passages.length < 2 ? null : passages;
}

/** The text of one passage, as it is counted. */
export function passageText(text: string, passages: readonly { end: number }[], index: number): string {
	return text.slice(passages[index - 1]?.end ?? 0, passages[index]?.end ?? text.length).trim();
}

/** The passage that ranks best, or the whole of a text that is one. */
export function bestPassage(text: string, passages: readonly { end: number; belowBest: number }[] | null): string {
	if (passages === null) return text;
	const best = passages.reduce((least, { belowBest }) => Math.min(least, belowBest), Number.POSITIVE_INFINITY);
	return passageText(
		text,
		passages,
		Math.max(
			0,
			passages.findIndex(({ belowBest }) => belowBest === best),
		),
	);
}
