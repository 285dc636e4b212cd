import { runSteps, type Steps } from "../../base/steps.ts";
import { datesIn } from "../../language/dates/read-dates.ts";
import { stem, termsOf } from "../../language/terms.ts";
import type { Role } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { conceptTerms } from "../lexicon/terms.ts";
import { type Fact, factsIn } from "./facts.ts";
import { kindsIn } from "./kinds.ts";
import { type Passage, passageSteps } from "./passages.ts";
import type { Question } from "./question.ts";
import { type Traits, traitsOf } from "./traits.ts";

/** What ranking knows about a message without its text. */
export type Indexed = Traits & {
	seq: number;
	role: Role;
	name: string | null;
	/** Milliseconds since the epoch. */
	saidAt: number;
	/** How many search terms it has. */
	terms: number;
	/** The kinds of things that it mentions, as bits (kinds.ts). */
	kinds: number;
	/** Its facts, in order of appearance. */
	facts: readonly Fact[];
	/** Null: it is one passage. */
	passages: Passage[] | null;
};

/** Where a term of the question occurs: by seq, its positions among the message's terms, ascending. */
type Places = ReadonlyMap<number, readonly number[]>;

/** How many messages tell of a concept, and the seqs of those that were read. */
export type ConceptMatch = { messages: number; seqs: ReadonlySet<number> };

/**
 * How near messages are to a question by meaning, by seq: the cosine, and the same in spreads above the middle of all, 0 for what
 * is unrelated.
 */
export type Near = ReadonlyMap<number, { cosine: number; spreads: number }>;

/** The result of searching a thread: every candidate, and where the question's terms occur. */
export type Searched = {
	/** How many messages were searched. */
	messages: number;
	/** How many they were chosen from, where that is more: among these what tells of a topic is rare or common. */
	among?: number;
	/** For each term of the question: how many messages have it, and where. */
	terms: { messages: number; places: Places }[];
	/** For each concept that the question asks for: the messages that tell of it. */
	concepts: ConceptMatch[];
	/** For each telling phrase of the question: the messages that have it. */
	telling: ConceptMatch[];
	/** How near messages are to the question by meaning; null: not known. */
	near?: Near | null;
	/** In the order of their seqs. */
	candidates: Indexed[];
};

/** A message to index: its readable text, who said it and when (ms since the epoch). */
export type Searchable = { seq: number; role: Role; name: string | null; text: string; saidAt: number };

/** This costs an eighth of what a writer needs for the same text, and slices are measured by writers. */
const SHARE = 1 / 8;

/** Computes what is stored of a message for ranking, except its terms. */
export function* traitSteps(
	{ text, ...message }: Omit<Searchable, "seq">,
	stems: readonly string[],
	count: CountText,
): Steps<Omit<Indexed, "seq">> {
	const dates = datesIn(text, { at: message.saidAt });
	const read = { ...traitsOf(text, dates), terms: stems.length, kinds: kindsIn(stems), facts: factsIn(text, dates) };
	yield text.length * SHARE;
	return { ...message, ...read, passages: yield* passageSteps(text, count) };
}

/** Searches messages in memory. */
export type MemoryIndex = { search(question: Pick<Question, "terms" | "concepts" | "telling">): Searched };

/** Indexes messages once for any number of questions. */
export function memoryIndex(messages: readonly Searchable[], count: CountText): MemoryIndex {
	const places = new Map<string, Map<number, number[]>>();
	const stems = new Map<string, string>();
	const candidates = messages.map((message) => {
		const own = termsOf(message.text).map((term) => {
			const known = stems.get(term) ?? stem(term);
			stems.set(term, known);
			return known;
		});
		for (const [place, stemmed] of [...own, ...conceptTerms(own)].entries()) {
			let of = places.get(stemmed);
			if (of === undefined) {
				of = new Map();
				places.set(stemmed, of);
			}
			const known = of.get(message.seq);
			if (known === undefined) of.set(message.seq, [place]);
			else known.push(place);
		}
		return { ...runSteps(traitSteps(message, own, count)), seq: message.seq };
	});
	const nowhere = new Map<number, number[]>();
	return {
		search: ({ terms, concepts, telling }) => ({
			messages: messages.length,
			terms: terms.map((term) => {
				const found = places.get(term) ?? nowhere;
				return { messages: found.size, places: found };
			}),
			concepts: concepts.map(({ term }) => {
				const found = places.get(term) ?? nowhere;
				return { messages: found.size, seqs: new Set(found.keys()) };
			}),
			telling: telling.map(({ phrase }) => {
				const seqs = havingPhrase(places, phrase.split(" "));
				return { messages: seqs.size, seqs };
			}),
			candidates,
		}),
	};
}

/** The seqs of the messages in which these stems follow each other. */
function havingPhrase(places: ReadonlyMap<string, Places>, [first = "", ...others]: readonly string[]): Set<number> {
	const having = new Set<number>();
	for (const [seq, starts] of places.get(first) ?? []) {
		const follows = (start: number) =>
			others.every(
				(term, at) =>
					places
						.get(term)
						?.get(seq)
						?.includes(start + at + 1) === true,
			);
		if (starts.some(follows)) having.add(seq);
	}
	return having;
}
