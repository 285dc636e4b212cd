import { eachSentence } from "../../language/sentences.ts";
import { termsOf } from "../../language/terms.ts";
import type { CountText } from "../../tokens/encoding.ts";

/** A part of a long text: where it ends in the text and in its terms, and its tokens. It begins where the one before ends. */
export type Passage = { end: number; terms: number; tokens: number };

/** A text up to this length, in UTF-16 units, is one passage. */
const WHOLE = 900;
/** How long a passage becomes before the next begins: about 45 tokens. */
const AIMED = 200;
/** Two passages side by side are longer than what is aimed at, so there are at most 65. */
const AIMED_PASSAGES = 32;

/** Cuts a long text into passages of whole sentences; null for one that is not long. */
export function passagesOf(text: string, count: CountText): Passage[] | null {
	if (text.length <= WHOLE) return null;
	const aimed = Math.max(AIMED, Math.ceil(text.length / AIMED_PASSAGES));
	const passages: Passage[] = [];
	let from = 0;
	let end = 0;
	let terms = 0;
	const close = () => {
		const passage = text.slice(from, end);
		terms += termsOf(passage).length;
		passages.push({ end, terms, tokens: count(passage.trim()) });
		from = end;
	};
	for (const sentence of eachSentence(text)) {
		if (end > from && end + sentence.length - from > aimed * 1.5) close();
		end += sentence.length;
		if (end - from >= aimed && text.length - end > aimed / 3) close();
	}
	end = text.length;
	if (end > from) close();
	return passages.length < 2 ? null : passages;
}

/** The text of one passage, as it is counted. */
export function passageText(text: string, passages: readonly { end: number }[], index: number): string {
	return text.slice(passages[index - 1]?.end ?? 0, passages[index]?.end ?? text.length).trim();
}
