import type { Fact } from "./facts.ts";
import { kindNumbers } from "./kinds.ts";
import { idfOf } from "./matches.ts";
import type { Question } from "./question.ts";
import type { Indexed } from "./searched.ts";

/** What the facts of a candidate are worth that are of a kind the question asks for: the rarer its value, the nearer to 1. */
export type FactMatch = {
	/** The best one. */
	best: number;
	/** Of the kinds that the answer is one of: the best about whom the question asks, and all together, 1 for two of the best. */
	answerOwn: number;
	answerSum: number;
	/** The best of names, places, titles and amounts. */
	shape: number;
	/** 1: one tells of a time that the question states. */
	inTime: number;
};
export const NO_FACTS: FactMatch = { best: 0, answerOwn: 0, answerSum: 0, shape: 0, inTime: 0 };

/** For what a question asks for a kind, as bits. */
const KIND = 1;
const ANSWER = 2;
const SHAPE = 4;

/** In a thread of fewer messages a value is no rarer than in one of so many. */
const LEAST_MESSAGES = 100;

/** How each candidate's facts match; `asked`: names of the speakers whom the question names. Linear in the facts. */
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

/** What the question asks for, by the number of the kind; empty where it asks for none. */
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

/** Whether a fact is about whom the question asks: said by him of himself, or to him by the other. */
export function isOwn(
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
