import type { Sort } from "../lexicon/concepts.ts";
import { idfOf, type Unit } from "./matches.ts";
import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

/**
 * What the concepts of the lexicon add to a passage whose message tells of what the question asks for, in the ranker's
 * units, in all and by sort. `rarity`, on 0..1: how few messages tell of it.
 */
export type ConceptScore = { added: number; rarity: number; parts: Readonly<Record<string, number>> };

const NOTHING: ConceptScore = { added: 0, rarity: 0, parts: {} };

/** What the rarest concept adds if no message answers in the question's words. */
const ALONE: Readonly<Record<Sort, number>> = { kind: 8, event: 8, synonym: 8 };
/** What it adds if one does. */
const BESIDE_WORDS: Readonly<Record<Sort, number>> = { kind: 1.5, event: 1.5, synonym: 0 };
/** The idf of what is as rare as anything: one of 200 messages. In a short thread nothing is. */
const RARE = 5;
/** And the less of it, the more terms a message has than this. A long message tells of many things. */
const FEW_TERMS = 30;

/**
 * Scores each passage by the concepts of its message. `answered`: some message is shown for the question's own words. A
 * concept that many messages tell of adds little, and so does one of many that the question asks for.
 */
export function conceptScores(
	question: Question,
	searched: Searched,
	units: readonly Unit[],
	answered: boolean,
): ConceptScore[] {
	const found = raritiesBySeq(question, searched);
	return units.map(({ message }) => {
		const candidate = searched.candidates[message];
		const own = candidate === undefined ? undefined : found.get(candidate.seq);
		if (candidate === undefined || own === undefined) return NOTHING;
		const share = answered ? Math.min(1, FEW_TERMS / candidate.terms) : 1;
		const weights = answered ? BESIDE_WORDS : ALONE;
		const parts = [...own].map(([sort, rarity]): [string, number] => [
			`lexicon_${sort}`,
			share * rarity * weights[sort],
		]);
		return {
			added: parts.reduce((sum, [, part]) => sum + part, 0),
			rarity: Math.max(...own.values()),
			parts: Object.fromEntries(parts.map(([name, part]) => [name, Math.round(part * 100) / 100])),
		};
	});
}

function raritiesBySeq({ concepts }: Question, searched: Searched): Map<number, Map<Sort, number>> {
	const found = new Map<number, Map<Sort, number>>();
	for (const [at, { sort }] of concepts.entries()) {
		const match = searched.concepts[at];
		if (match === undefined || match.seqs.size === 0) continue;
		const same = concepts.filter((other) => other.sort === sort).length;
		const rarity = Math.min(1, idfOf(searched.messages, match.messages) / RARE) / Math.sqrt(same);
		for (const seq of match.seqs) {
			const own = found.get(seq) ?? new Map<Sort, number>();
			own.set(sort, Math.min(1, (own.get(sort) ?? 0) + rarity));
			found.set(seq, own);
		}
	}
	return found;
}

/** The messages behind `after` that tell of the rarest concepts, the newest of equals first, `most` at most. */
export function bestTelling(
	{ messages, concepts }: Pick<Searched, "messages" | "concepts">,
	after: number,
	most: number,
): number[] {
	const scores = new Map<number, number>();
	for (const { messages: telling, seqs } of concepts) {
		const weight = idfOf(messages, telling);
		for (const seq of seqs) if (seq > after) scores.set(seq, (scores.get(seq) ?? 0) + weight);
	}
	const best = [...scores].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
	return best.slice(0, most).map(([seq]) => seq);
}
