import { termsOf } from "../../language/terms.ts";
import type { Fact } from "./facts.ts";
import { kindNumbers } from "./kinds.ts";
import { idfOf } from "./matches.ts";
import type { Indexed } from "./memory-index.ts";
import type { Question } from "./question.ts";

/** How well a candidate's facts match the kinds that a question asks for. Rarer values are closer to 1. */
export type FactMatch = {
	/** The best one. */
	best: number;
	/** Facts of the answer's kinds: the best one about the person asked for, and the sum of all, 1 for two of the best. */
	answerOwn: number;
	answerSum: number;
	/** The best of names, places, titles and amounts. */
	shape: number;
	/** 1: a fact is about a time that the question states. */
	inTime: number;
};
export const NO_FACTS: FactMatch = { best: 0, answerOwn: 0, answerSum: 0, shape: 0, inTime: 0 };

/** What a question wants a kind for, as bits. */
const KIND = 1;
const ANSWER = 2;
const SHAPE = 4;

/** In a thread with fewer messages, a value is not rarer than in one with this many. */
const LEAST_MESSAGES = 100;

/** Matches each candidate's facts. `asked`: speakers whom the question names. Linear in the facts. */
export function factMatches(
	question: Question,
	candidates: readonly Indexed[],
	asked: ReadonlySet<string>,
): FactMatch[] {
	const uses = usesOf(question);
	if (uses.length === 0) return [];
	const values = new Map<string, { messages: number; last: number }>();
	const used = candidates.map(({ facts }, index) => {
		const own: Used[] = [];
		for (const fact of facts) {
			let use = 0;
			for (const kind of fact.kinds) use |= uses[kind] ?? 0;
			if (use === 0) continue;
			own.push({ fact, use });
			const known = values.get(fact.value);
			if (known === undefined) values.set(fact.value, { messages: 1, last: index });
			else if (known.last !== index) {
				known.messages++;
				known.last = index;
			}
		}
		return own;
	});
	const size = Math.max(LEAST_MESSAGES, candidates.length);
	const most = idfOf(size, 1);
	const rarity = new Map([...values].map(([value, { messages }]) => [value, idfOf(size, messages) / most]));
	return candidates.map((candidate, index) => {
		const own = used[index] ?? [];
		if (own.length === 0) return NO_FACTS;
		const match = { ...NO_FACTS };
		for (const { fact, use } of own) {
			addFact(match, use, rarity.get(fact.value) ?? 0, isOwn(fact, candidate, { question, asked }));
			if (isInTime(fact, question)) match.inTime = 1;
		}
		match.answerSum = Math.min(1, match.answerSum / 2);
		return match;
	});
}

function addFact(match: FactMatch, use: number, rarity: number, own: boolean): void {
	if ((use & KIND) !== 0) match.best = Math.max(match.best, rarity);
	if ((use & ANSWER) !== 0) {
		match.answerSum += rarity;
		if (own) match.answerOwn = Math.max(match.answerOwn, rarity);
	}
	if ((use & SHAPE) !== 0) match.shape = Math.max(match.shape, rarity);
}

type Used = { fact: Fact; use: number };

/** What the question asks for, by the number of the kind. Empty if it asks for none. */
function usesOf({ kinds, answers, shapes }: Question): number[] {
	const uses: number[] = [];
	const add = (numbers: readonly number[], use: number) => {
		for (const number of numbers) uses[number] = (uses[number] ?? 0) | use;
	};
	add(kindNumbers(kinds), KIND);
	add(kindNumbers(answers), ANSWER);
	add(shapes, SHAPE);
	return uses;
}

/** Whether a fact is about the person that the question asks for: said by them about themselves, or said to them. */
function isOwn(
	{ about }: Pick<Fact, "about">,
	{ name, role }: Pick<Indexed, "name" | "role">,
	{ question, asked }: { question: Question; asked: ReadonlySet<string> },
): boolean {
	if (asked.size === 0) return about === "speaker" && role === "user" && question.role === "user";
	if (name === null || about === "others") return false;
	return asked.has(name) === (about === "speaker");
}

function isInTime({ days }: Fact, question: Question): boolean {
	return days !== null && question.days.some(({ from, to }) => from <= days.to && days.from <= to);
}

/** A question that asks for more kinds asks for none in particular. */
const MOST_KINDS = 4;

/** The numbers of the kinds whose facts may answer a question: the answer's kinds, else the kinds it asks for. */
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
 * The seqs of at most `most` messages with the best facts: first those about the person asked for, then those with
 * the rarest values, then the newest.
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
