import { concepts, conceptsIn, type Sort } from "./concepts.ts";

/** A private character: no text has terms that begin with it, and the index takes it for a letter. */
const MARK = "\ue000";

/** A concept that a question asks for, and the term of the messages that tell of it. */
export type AskedConcept = { sort: Sort; term: string };

const termOf = (concept: number): string => `${MARK}${concept.toString(36)}`;

/** A term for each concept that a text tells of, from all its stems in order. Linear in the stems. */
export function conceptTerms(stems: readonly string[]): string[] {
	return conceptsIn(concepts().told, stems, true).map(termOf);
}

/** The concepts that a question asks for, from all its stems in order. */
export function conceptsAsked(stems: readonly string[]): AskedConcept[] {
	const { asked, sorts } = concepts();
	return conceptsIn(asked, stems, false).map((concept) => ({ sort: sorts[concept] ?? "kind", term: termOf(concept) }));
}
