import { termsOf } from "../../language/terms.ts";
import { type Asked, BY_CONCEPT, readAsked } from "./asked-words.ts";
import { questionParts } from "./question-parts.ts";

/** What the words of a text say of a query, each on 0..1. */
export type Evidence = {
	/** How much of what is asked it tells of, whatever length the query has. */
	share: number;
	/** How much it tells of, by the rarity of its words, whatever else is asked. */
	mass: number;
	/** How much of it is asked for. */
	own: number;
	/** Whether another text tells all that it does, and more: half where only slightly more, little where only more literally. */
	outdone: number;
	/** Whether it has a word that is asked for, and not only things of the kinds that are. */
	literal: boolean;
};

/** A word is rare or not among at least this many texts. */
const LEAST_TEXTS = 60;
const LEAST_WEIGHT = 0.15;
/** Beyond one word, what no text tells of is mostly talk around a question. */
const UNTOLD = 0.35;
/** So many rare words are plenty. */
const PLENTY = 2.5;
/** A text of the kind that is asked for answers only if that kind is more than this share of the question. */
const LEAST_OF_KIND = 0.5;
/** A text that another exceeds by this share of it is outdone. */
const EXCEEDED = 0.05;
/** A text that tells of it in other words is outdone this much by one that has the word: that may be about something else. */
const MORE_LITERAL = 0.25;

/**
 * The evidence of each text, one list for each thing that a query asks; null: a text has no word of it.
 */
export function evidenceOf(query: string, texts: readonly string[]): (Evidence | null)[][] {
	const terms = texts.map(termsOf);
	const lengths = terms.map((all) => new Set(all).size);
	return questionParts(query).map((part) => evidenceOfPart(readAsked(part, terms), lengths));
}

function evidenceOfPart({ words, texts, counts }: Asked, lengths: readonly number[]): (Evidence | null)[] {
	const rarity = (count: number) => Math.log(1 + (Math.max(LEAST_TEXTS, texts.length) - count + 0.5) / (count + 0.5));
	const weights = words.map(({ weight }, word) => {
		return weight * Math.max(LEAST_WEIGHT, rarity(Math.max(1, counts[word] ?? 0)) / rarity(1));
	});
	const weightOf = (told: boolean) => sum(weights.filter((_, word) => (counts[word] ?? 0) > 0 === told));
	const untold = weightOf(false);
	const all = weightOf(true) + Math.min(1, untold) + UNTOLD * Math.max(0, untold - 1);
	const massOf = (met: Met, strengthOf: (strength: number) => number) =>
		sum([...met].map(([word, strength]) => (weights[word] ?? 0) * strengthOf(strength)));
	const masses = texts.map((met) => massOf(met, (strength) => strength));
	const claims = texts.map((met) => massOf(met, (strength) => (strength === BY_CONCEPT ? 1 : strength)));
	const heaviest = heaviestBySaying(texts, masses);
	const claiming = heaviestBySaying(texts, claims);
	return texts.map((met, index) => {
		const mass = masses[index] ?? 0;
		const literal = [...met.values()].some((strength) => strength !== BY_CONCEPT);
		if (mass === 0 || (!literal && mass / all <= LEAST_OF_KIND * BY_CONCEPT)) return null;
		const own = Math.min(1, met.size / Math.max(1, lengths[index] ?? 0));
		const literally = MORE_LITERAL * outdoneBy(met, mass, heaviest);
		const outdone = Math.max(literally, outdoneBy(met, claims[index] ?? 0, claiming));
		return { share: mass / all, mass: Math.min(1, mass / PLENTY), own, outdone, literal };
	});
}

type Met = ReadonlyMap<number, number>;

/** Many texts tell of the same words: the heaviest of each is enough to compare with. */
function heaviestBySaying(texts: readonly Met[], masses: readonly number[]): { met: Met; mass: number }[] {
	const heaviest = new Map<string, { met: Met; mass: number }>();
	for (const [index, met] of texts.entries()) {
		const mass = masses[index] ?? 0;
		const said = [...met.keys()].sort((a, b) => a - b).join();
		if (mass > (heaviest.get(said)?.mass ?? 0)) heaviest.set(said, { met, mass });
	}
	return [...heaviest.values()];
}

function outdoneBy(own: Met, mass: number, heaviest: readonly { met: Met; mass: number }[]): number {
	let most = 0;
	for (const other of heaviest) {
		const exceeded = Math.min(1, (other.mass / mass - 1) / EXCEEDED);
		if (exceeded > most && [...own.keys()].every((word) => other.met.has(word))) most = exceeded;
	}
	return most;
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
