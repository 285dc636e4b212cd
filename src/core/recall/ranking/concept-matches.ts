import type { Sort } from "../lexicon/concepts.ts";
import { idfOf, type Unit } from "./matches.ts";
import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

/**
 * What the concepts of the lexicon add to a passage whose message tells of what the question asks for, in the ranker's
 * units, in all and by sort. `rarity`, on 0..1: how few messages tell of it. `shows`: enough to be shown for that alone.
 */
export type ConceptScore = {
	added: number;
	rarity: number;
	shows: boolean;
	parts: Readonly<Record<string, number>>;
};

/** What a message tells of a concept by, or of a topic in other words. */
type Told = Sort | "topic";

const NOTHING: ConceptScore = { added: 0, rarity: 0, shows: false, parts: {} };

/** What the rarest concept adds if no message answers in the question's words. */
const ALONE: Readonly<Record<Told, number>> = { kind: 8, event: 8, synonym: 8, topic: 12 };
/** What it adds if one does. */
const BESIDE_WORDS: Readonly<Record<Told, number>> = { kind: 1.5, event: 1.5, synonym: 0, topic: 5 };
/** A message is shown for a concept at least this rare, or a topic told as surely, if no message answers in the question's words. */
const SHOWN_ALONE: Readonly<Record<Told, number>> = { kind: 0.65, event: 0.65, synonym: 0.65, topic: 0.4 };
/** And if one does: for concepts none. */
const SHOWN_BESIDE_WORDS: Readonly<Record<Told, number>> = { kind: 2, event: 2, synonym: 2, topic: 0.6 };
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
	passes: readonly boolean[],
	answered: boolean,
): ConceptScore[] {
	const found = raritiesBySeq(question, searched);
	for (const [seq, topic] of topicsBySeq(question, searched)) {
		const own = found.get(seq) ?? new Map<Told, number>();
		found.set(seq, own.set("topic", topic));
	}
	return units.map(({ message }, at) => {
		const candidate = searched.candidates[message];
		const own = candidate === undefined ? undefined : found.get(candidate.seq);
		if (candidate === undefined || own === undefined) return NOTHING;
		const share = answered ? Math.min(1, FEW_TERMS / candidate.terms) : 1;
		const weights = answered ? BESIDE_WORDS : ALONE;
		const parts = [...own].map(([sort, rarity]): [string, number] => [
			`lexicon_${sort}`,
			// What is shown for its own words is in their order.
			sort === "topic" && passes[at] === true ? 0 : share * rarity * weights[sort],
		]);
		return {
			added: parts.reduce((sum, [, part]) => sum + part, 0),
			rarity: Math.max(...own.values()),
			shows: [...own].some(([sort, rarity]) => rarity >= (answered ? SHOWN_BESIDE_WORDS : SHOWN_ALONE)[sort]),
			parts: Object.fromEntries(parts.map(([name, part]) => [name, Math.round(part * 100) / 100])),
		};
	});
}

function raritiesBySeq({ concepts }: Question, searched: Searched): Map<number, Map<Told, number>> {
	const found = new Map<number, Map<Told, number>>();
	for (const [at, { sort }] of concepts.entries()) {
		const match = searched.concepts[at];
		if (match === undefined || match.seqs.size === 0) continue;
		const same = concepts.filter((other) => other.sort === sort).length;
		const rarity = Math.min(1, idfOf(searched.messages, match.messages) / RARE) / Math.sqrt(same);
		for (const seq of match.seqs) {
			const own = found.get(seq) ?? new Map<Told, number>();
			own.set(sort, Math.min(1, (own.get(sort) ?? 0) + rarity));
			found.set(seq, own);
		}
	}
	return found;
}

/** The most that one word of the question adds, and how surely what adds one is an answer. */
const MOST_BY_ONE = 1.3;
const SURE = 0.9;
/** What few messages are told by is worth more; of 55 of 200 and fewer each is worth as much. */
const FEW_REACHED = 1.5;

/** How surely each message tells of the question's topics in other words, on 0..1. */
function topicsBySeq({ telling }: Question, searched: Searched): Map<number, number> {
	const { among: messages = searched.messages, telling: matches } = searched;
	const byWord = new Map<number, Map<number, number>>();
	for (const [at, { strength, by }] of telling.entries()) {
		const { seqs, messages: having } = matches[at] ?? { seqs: new Set<number>(), messages: 0 };
		const own = byWord.get(by) ?? new Map<number, number>();
		const rarity = Math.min(1, idfOf(messages, having) / RARE);
		for (const seq of seqs) own.set(seq, Math.min(MOST_BY_ONE, (own.get(seq) ?? 0) + strength * rarity));
		byWord.set(by, own);
	}
	const found = new Map<number, number>();
	for (const own of byWord.values()) {
		const weight = Math.min(1, idfOf(messages, own.size) / FEW_REACHED);
		for (const [seq, strength] of own) found.set(seq, (found.get(seq) ?? 0) + weight * strength);
	}
	return new Map([...found].map(([seq, strength]) => [seq, Math.min(1, strength * SURE)]));
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
