import { termsOf } from "../../language/terms.ts";
import { isOwn } from "./fact-matches.ts";
import type { Fact } from "./facts.ts";
import { kindNumbers } from "./kinds.ts";
import type { Question } from "./question.ts";
import type { Indexed } from "./searched.ts";

/** A question asks for many kinds at once only where it asks for none in particular. */
const MOST_KINDS = 4;

/** The numbers of the kinds whose facts may answer a question: what its answer is one of, else what it asks for. */
export function kindsToLookUp({ answers, shapes, kinds }: Question): number[] {
	const facts = [...kindNumbers(answers), ...shapes];
	return (facts.length > 0 ? facts : kindNumbers(kinds)).slice(0, MOST_KINDS);
}

/** A fact of one kind, and who said it. */
export type StoredFact = {
	seq: number;
	value: string;
	about: Fact["about"];
	name: string | null;
	role: Indexed["role"];
};

/**
 * The seqs of the messages, `most` at most, that tell most by their facts alone: those about whom the question asks, then
 * those whose value is told least often; of equals the newer.
 */
export function bestFactSeqs(question: Question, facts: readonly StoredFact[], most: number): number[] {
	const names = new Set(facts.flatMap(({ name }) => name ?? []));
	const asked = new Set([...names].filter((name) => termsOf(name).some((term) => question.words.has(term))));
	const messagesPerValue = new Map<string, number>();
	for (const { value } of facts) messagesPerValue.set(value, (messagesPerValue.get(value) ?? 0) + 1);
	const ratings = new Map<number, number>();
	for (const fact of facts) {
		const about = isOwn(fact, fact, { question, asked }) ? 1 : 0;
		const rating = about + 1 / (messagesPerValue.get(fact.value) ?? 1);
		ratings.set(fact.seq, Math.max(ratings.get(fact.seq) ?? 0, rating));
	}
	const best = [...ratings].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
	return best.slice(0, most).map(([seq]) => seq);
}
