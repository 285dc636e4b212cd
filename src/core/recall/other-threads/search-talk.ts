import { runSteps } from "../../base/steps.ts";
import { stem, termsOf } from "../../language/terms.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { conceptsIn } from "../lexicon/concepts.ts";
import { conceptTerms } from "../lexicon/terms.ts";
import { phrasesToFind } from "../lexicon/topics.ts";
import { type Indexed, type Searched, traitSteps } from "../ranking/memory-index.ts";
import type { Question } from "../ranking/question.ts";
import type { TalkMessage } from "./talk-messages.ts";

/** What ranking knows about a text that was said at a time, whoever said it, and the terms of what it tells of. */
type Known = { indexed: Omit<Indexed, "seq" | "role" | "name">; concepts: readonly string[] };

/**
 * Texts that were ranked before, because who asks once mostly asks again of the same. It is emptied when it holds more text
 * than this (UTF-16 units). What is found is read each time, so nothing is shown for being here.
 */
const MOST_KEPT = 2_000_000;
const kept = new WeakMap<CountText, { texts: Map<string, Known>; characters: number }>();

/** The stems of words that occurred before, emptied at so many. */
const MOST_STEMS = 20_000;
const stems = new Map<string, string>();

/** Searches messages of other threads for a question's terms and concepts. */
export function searchTalk(
	messages: readonly TalkMessage[],
	{ terms, concepts, telling: phrases }: Pick<Question, "terms" | "concepts" | "telling">,
	count: CountText,
): Searched {
	const telling = new Map(concepts.map(({ term }) => [term, new Set<number>()]));
	const having = phrases.map(() => new Set<number>());
	const phrased = phrasesToFind(phrases);
	const places = new Map(terms.map((term) => [term, new Map<number, number[]>()]));
	const candidates = messages.map((message): Indexed => {
		const { seq, role, name, text } = message;
		const own = termsOf(text);
		for (const [place, term] of own.entries()) {
			const found = places.get(stemOf(term));
			const known = found?.get(seq);
			if (known === undefined) found?.set(seq, [place]);
			else known.push(place);
		}
		if (phrases.length > 0) {
			for (const at of conceptsIn(phrased, own.map(stemOf), true)) having[at]?.add(seq);
		}
		const known = knownOf(message, own, count);
		for (const concept of known.concepts) telling.get(concept)?.add(seq);
		return { ...known.indexed, seq, role, name };
	});
	const found = terms.map((term) => places.get(term) ?? new Map<number, number[]>());
	return {
		messages: messages.length,
		terms: found.map((places) => ({ messages: places.size, places })),
		concepts: concepts.map(({ term }) => {
			const seqs = telling.get(term) ?? new Set();
			return { messages: seqs.size, seqs };
		}),
		telling: having.map((seqs) => ({ messages: seqs.size, seqs })),
		candidates,
	};
}

function knownOf({ text, saidAt, role, name }: TalkMessage, terms: readonly string[], count: CountText): Known {
	let held = kept.get(count);
	if (held === undefined || held.characters + text.length > MOST_KEPT) {
		held = { texts: new Map(), characters: 0 };
		kept.set(count, held);
	}
	const key = `${saidAt} ${text}`;
	const before = held.texts.get(key);
	if (before !== undefined) return before;
	const stems = terms.map(stemOf);
	const indexed = runSteps(traitSteps({ text, saidAt, role, name }, stems, count));
	const known = { indexed, concepts: conceptTerms(stems) };
	held.texts.set(key, known);
	held.characters += text.length;
	return known;
}

function stemOf(term: string): string {
	const known = stems.get(term);
	if (known !== undefined) return known;
	if (stems.size >= MOST_STEMS) stems.clear();
	const stemmed = stem(term);
	stems.set(term, stemmed);
	return stemmed;
}
