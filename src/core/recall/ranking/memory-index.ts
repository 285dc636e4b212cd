import { runSteps, type Steps } from "../../base/steps.ts";
import { datesIn } from "../../language/dates/read-dates.ts";
import { stem, termsOf } from "../../language/terms.ts";
import type { Role } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { type Fact, factsIn } from "./facts.ts";
import { kindsIn } from "./kinds.ts";
import { type Passage, passageSteps } from "./passages.ts";
import { type Traits, traitsOf } from "./traits.ts";

/** What ranking knows of a message without its text. */
export type Indexed = Traits & {
	seq: number;
	role: Role;
	name: string | null;
	/** Milliseconds since the epoch. */
	saidAt: number;
	/** How many search terms it has. */
	terms: number;
	/** The kinds of things it names, as bits (kinds.ts). */
	kinds: number;
	/** What it tells of things of a kind, in order of appearance. */
	facts: readonly Fact[];
	/** Null: it is one passage. */
	passages: Passage[] | null;
};

/** Where a term of the question stands: by seq, its places among the message's terms, ascending. */
type Places = ReadonlyMap<number, readonly number[]>;

/** What a search of a thread gives ranking: every candidate, and where the question's terms stand in them. */
export type Searched = {
	/** How many messages are searched. */
	messages: number;
	/** As many as the question has terms: how many messages have the term, and where. */
	terms: { messages: number; places: Places }[];
	/** The candidates in the order of their seqs. */
	candidates: Indexed[];
};

/** A message as it is searched: its readable text, who said it and when (milliseconds since the epoch). */
export type Searchable = { seq: number; role: Role; name: string | null; text: string; saidAt: number };

/** This costs an eighth of what the same text costs a writer, by which slices are measured. */
const SHARE = 1 / 8;

/** Reads what is kept of a message for ranking, but for its terms. */
export function* traitSteps(
	{ text, ...message }: Omit<Searchable, "seq">,
	stems: readonly string[],
	count: CountText,
): Steps<Omit<Indexed, "seq">> {
	const dates = datesIn(text, { at: message.saidAt });
	const read = {
		...traitsOf(text, dates),
		terms: stems.length,
		kinds: kindsIn(stems),
		facts: factsIn(text, dates),
	};
	yield text.length * SHARE;
	return { ...message, ...read, passages: yield* passageSteps(text, count) };
}

/** Searches messages that are held in memory. */
export type MemoryIndex = { search(terms: readonly string[]): Searched };

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
		for (const [place, stemmed] of own.entries()) {
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
		search: (terms) => ({
			messages: messages.length,
			terms: terms.map((term) => {
				const found = places.get(term) ?? nowhere;
				return { messages: found.size, places: found };
			}),
			candidates,
		}),
	};
}
