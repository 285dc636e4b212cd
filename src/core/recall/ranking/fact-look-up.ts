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
	const told = [...kindNumbers(answers), ...shapes];
	return (told.length > 0 ? told : kindNumbers(kinds)).slice(0, MOST_KINDS);
}

/** A fact of one kind, and who said it. */
export type ToldFact = { seq: number; value: string; about: Fact["about"]; name: string | null; role: Indexed["role"] };

/**
 * The seqs of the messages, `most` at most, that tell most by their facts alone: those about whom the question asks, then
 * those whose value is told least often; of equals the newer.
 */
export function bestTold(question: Question, told: readonly ToldFact[], most: number): number[] {
	const names = new Set(told.flatMap(({ name }) => name ?? []));
	const asked = new Set([...names].filter((name) => termsOf(name).some((term) => question.words.has(term))));
	const having = new Map<string, number>();
	for (const { value } of told) having.set(value, (having.get(value) ?? 0) + 1);
	const worth = new Map<number, number>();
	for (const fact of told) {
		const own = isOwn(fact, fact, { question, asked }) ? 1 : 0;
		const one = own + 1 / (having.get(fact.value) ?? 1);
		worth.set(fact.seq, Math.max(worth.get(fact.seq) ?? 0, one));
	}
	const best = [...worth].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
	return best.slice(0, most).map(([seq]) => seq);
}
