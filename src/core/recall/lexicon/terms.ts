import { stem, termsOf } from "../../language/terms.ts";
import { concepts, conceptsIn, type Sort, spotsIn } from "./concepts.ts";

/** A private character: no text has terms that begin with it, and the index takes it for a letter. */
const MARK = "\ue000";

/** A concept that a question asks for, and the term of the messages that tell of it. */
export type AskedConcept = { sort: Sort; term: string };

const termOf = (concept: number): string => `${MARK}${concept.toString(36)}`;

/** A term for each concept that a text tells of, from all its stems in order. Linear in the stems. */
export function conceptTerms(stems: readonly string[]): string[] {
	return conceptsIn(concepts().told, stems, true).map(termOf);
}

/** What a memory is found by: its stems, then a term for each concept that it tells of. */
export function memoryTerms(content: string): string[] {
	const stems = termsOf(content).map(stem);
	return [...stems, ...conceptTerms(stems)];
}

/** The concepts that a question asks for, from all its stems in order. */
export function conceptsAsked(stems: readonly string[]): AskedConcept[] {
	const { asked, sorts } = concepts();
	return conceptsIn(asked, stems, false).map((concept) => ({ sort: sorts[concept] ?? "kind", term: termOf(concept) }));
}

/** The words of a question that ask for concepts, as their stems, and the terms of those concepts. */
export type AskingWords = { stems: readonly string[]; terms: readonly string[] };

/**
 * The phrases of a question that ask for kinds and events, from all its stems in order. Among memories, which are short, a
 * synonym says too little: "Who is Bob's boss?" is no question about the user's manager.
 */
export function askingWords(stems: readonly string[]): AskingWords[] {
	const { asked, sorts } = concepts();
	return spotsIn(asked, stems, false).map((spot) => ({
		stems: stems.slice(spot.at, spot.at + spot.length),
		terms: spot.concepts.filter((concept) => sorts[concept] !== "synonym").map(termOf),
	}));
}
