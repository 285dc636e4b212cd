import { bm25Of, coverageOf, type Matches } from "./matches.ts";
import type { Indexed, Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

/** How well the question's words match, on 0..1: by passage, by candidate, or by run of talk. */
export type Scores = {
	/** By passage. */
	bm25: Float64Array;
	covered: Float64Array;
	rarest: Float64Array;
	entities: Float64Array;
	/** By candidate. */
	turn: Float64Array;
	window: Float64Array;
	near: Float64Array;
	wide: Float64Array;
	turnCovered: Float64Array;
	windowCovered: Float64Array;
	pairs: Float64Array;
	/** By run. */
	run: Float64Array;
	runCovered: Float64Array;
};

/** A match counts less by a factor of e for a neighbour that is this many messages away. */
const NEAR = 3;
const WIDE = 8;

export function scoresOf(question: Question, searched: Searched, matches: Matches): Scores {
	const { idf } = matches;
	const { candidates } = searched;
	const turn = scaled(bm25Of(matches.message, idf));
	return {
		bm25: scaled(bm25Of(matches.unit, idf)),
		covered: coverageOf(matches.unit, idf),
		rarest: strongest(matches, idf),
		entities: entityShare(matches, question),
		turn,
		window: scaled(bm25Of(matches.window, idf)),
		near: relativeToNearby(turn, kernel(turn, candidates, NEAR)),
		wide: relativeToNearby(turn, kernel(turn, candidates, WIDE)),
		turnCovered: coverageOf(matches.message, idf),
		windowCovered: coverageOf(matches.window, idf),
		pairs: pairShare(question, searched, idf),
		run: scaled(bm25Of(matches.run, idf)),
		runCovered: coverageOf(matches.run, idf),
	};
}

/** Scales the values so that the largest is 1. */
function scaled(values: Float64Array): Float64Array {
	const most = values.reduce((largest, value) => Math.max(largest, value), 0);
	return most === 0 ? values : values.map((value) => value / most);
}

/** Divides the sum of neighbours by the largest sum including the message itself. */
function relativeToNearby(own: Float64Array, around: Float64Array): Float64Array {
	const most = around.reduce((largest, value, index) => Math.max(largest, value + (own[index] ?? 0)), 0);
	return most === 0 ? around : around.map((value) => value / most);
}

/** Sums the scores of neighbours, which decrease with the distance in the thread. */
function kernel(scores: Float64Array, candidates: readonly Indexed[], decay: number): Float64Array {
	const summed = new Float64Array(scores.length);
	let carried = 0;
	const fade = (a: number, b: number) =>
		Math.exp(-Math.abs((candidates[a]?.seq ?? 0) - (candidates[b]?.seq ?? 0)) / decay);
	for (let index = 1; index < scores.length; index++) {
		carried = (carried + (scores[index - 1] ?? 0)) * fade(index, index - 1);
		summed[index] = (summed[index] ?? 0) + carried;
	}
	carried = 0;
	for (let index = scores.length - 2; index >= 0; index--) {
		carried = (carried + (scores[index + 1] ?? 0)) * fade(index, index + 1);
		summed[index] = (summed[index] ?? 0) + carried;
	}
	return summed;
}

/** The rarest of the question's terms in each passage, relative to the rarest of all. */
function strongest({ unit }: Matches, idf: Float64Array): Float64Array {
	const most = idf.reduce((largest, weight) => Math.max(largest, weight), 0) || 1;
	const best = new Float64Array(unit.size);
	for (const [term, counts] of unit.counts.entries()) {
		const weight = (idf[term] ?? 0) / most;
		for (let at = 0; at < unit.size; at++) if ((counts[at] ?? 0) > 0) best[at] = Math.max(best[at] ?? 0, weight);
	}
	return best;
}

function entityShare(matches: Matches, { proper }: Question): Float64Array {
	const idf = matches.idf.map((weight, term) => (proper[term] === true ? weight : 0));
	return coverageOf(matches.unit, idf);
}

/** The share of the question's pairs of adjacent terms that are close in the message too. */
function pairShare(question: Question, { terms, candidates }: Searched, idf: Float64Array): Float64Array {
	const shares = new Map<number, number>();
	const pairs = question.terms.length - 1;
	for (let term = 0; term < pairs; term++) {
		if (idf[term] === 0 || idf[term + 1] === 0) continue;
		const [left, right] = [terms[term]?.places, terms[term + 1]?.places];
		if (left === undefined || right === undefined) continue;
		for (const [seq, places] of left) {
			const others = right.get(seq);
			if (others === undefined) continue;
			const close = new Set(others);
			if (places.some((place) => close.has(place + 1) || close.has(place + 2))) {
				shares.set(seq, (shares.get(seq) ?? 0) + 1 / Math.min(3, pairs));
			}
		}
	}
	return Float64Array.from(candidates, ({ seq }) => shares.get(seq) ?? 0);
}
