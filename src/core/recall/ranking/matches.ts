import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";

const K1 = 1.2;
const B = 0.75;
/** A longer pause, in milliseconds, ends a run of talk. */
const RUN_GAP = 2 * 3_600_000;
/** Where messages of several threads are ranked together, their seqs are this far apart. */
export const THREADS_APART = 2 ** 32;
/** Candidates that are further apart in the thread are not neighbours. */
const MOST_APART = 4;

/** A passage of a candidate (all of it if it is short), by the candidate's index. */
export type Unit = { message: number; passage: number; terms: number; of: number };

/** How often each term of the question occurs in each unit, and how many terms the unit has. */
export type Counts = { size: number; lengths: Float64Array; counts: Float64Array[] };

/** Where the question's terms occur in the thread. */
export type Matches = {
	/** How informative each term is; 0 for names of speakers. */
	idf: Float64Array;
	units: Unit[];
	unit: Counts;
	message: Counts;
	window: Counts;
	run: Counts;
	/** The index of each candidate's run of talk, and its position in the run on 0..1. */
	runs: Int32Array;
	place: Float64Array;
	/** Whether a candidate is a neighbour of the one before. */
	follows: Uint8Array;
};

/** Counts the question's terms in passages, messages, windows of three messages and runs of talk. */
export function matchesOf(question: Question, searched: Searched, speakers: ReadonlySet<string>): Matches {
	const { candidates, terms } = searched;
	const idf = Float64Array.from(terms, ({ messages }, term) =>
		speakers.has(question.terms[term] ?? "") ? 0 : idfOf(searched.messages, messages),
	);
	const units = candidates.flatMap((candidate, message): Unit[] => {
		const { passages } = candidate;
		if (passages === null) return [{ message, passage: 0, terms: candidate.terms, of: 1 }];
		return passages.map(({ terms: end }, passage) => ({
			message,
			passage,
			terms: end - (passages[passage - 1]?.terms ?? 0),
			of: passages.length,
		}));
	});
	const firstUnit = new Int32Array(candidates.length);
	for (let at = units.length - 1; at >= 0; at--) firstUnit[units[at]?.message ?? 0] = at;

	const message = noCounts(candidates.length, terms.length);
	const unit = noCounts(units.length, terms.length);
	const indexes = new Map<number, number>();
	for (const [index, { seq, terms: length }] of candidates.entries()) {
		message.lengths[index] = Math.max(1, length);
		indexes.set(seq, index);
	}
	for (const [index, one] of units.entries()) unit.lengths[index] = Math.max(1, one.terms);
	for (const [term, { places }] of terms.entries()) {
		const [inMessage, inUnit] = [message.counts[term], unit.counts[term]];
		if (inMessage === undefined || inUnit === undefined || idf[term] === 0) continue;
		for (const [seq, at] of places) {
			const index = indexes.get(seq);
			if (index === undefined) continue;
			inMessage[index] = at.length;
			const passages = candidates[index]?.passages ?? null;
			const first = firstUnit[index] ?? 0;
			for (const place of at) {
				const passage = passages === null ? 0 : passages.findIndex(({ terms: end }) => place < end);
				const target = first + (passage < 0 ? (passages?.length ?? 1) - 1 : passage);
				inUnit[target] = (inUnit[target] ?? 0) + 1;
			}
		}
	}
	const runs = runsOf(searched);
	const follows = Uint8Array.from(candidates, ({ seq }, index) => {
		const before = candidates[index - 1];
		return before !== undefined && seq - before.seq <= MOST_APART ? 1 : 0;
	});
	return {
		...{ idf, units, unit, message, runs, follows },
		window: windowsOf(message, follows),
		run: gathered(message, runs),
		place: placesIn(runs),
	};
}

/** The bm25 of each unit. */
export function bm25Of({ size, lengths, counts }: Counts, idf: Float64Array): Float64Array {
	let sum = 0;
	for (const length of lengths) sum += length;
	const average = Math.max(1, sum / Math.max(1, size));
	const scores = new Float64Array(size);
	for (const [term, frequencies] of counts.entries()) {
		const weight = idf[term] ?? 0;
		if (weight === 0) continue;
		for (let index = 0; index < size; index++) {
			const tf = frequencies[index] ?? 0;
			if (tf === 0) continue;
			const norm = K1 * (1 - B + (B * (lengths[index] ?? 1)) / average);
			scores[index] = (scores[index] ?? 0) + (weight * tf * (K1 + 1)) / (tf + norm);
		}
	}
	return scores;
}

/** Query coverage: the share of the question's weighted terms that each unit has, on 0..1. */
export function coverageOf({ size, counts }: Counts, idf: Float64Array): Float64Array {
	let whole = 0;
	for (const weight of idf) whole += weight;
	const covered = new Float64Array(size);
	if (whole === 0) return covered;
	for (const [term, frequencies] of counts.entries()) {
		const share = (idf[term] ?? 0) / whole;
		if (share === 0) continue;
		for (let index = 0; index < size; index++) {
			if ((frequencies[index] ?? 0) > 0) covered[index] = (covered[index] ?? 0) + share;
		}
	}
	return covered;
}

/** The inverse document frequency of bm25, never below 0. */
export function idfOf(messages: number, having: number): number {
	return Math.log(1 + (Math.max(messages, having) - having + 0.5) / (having + 0.5));
}

function noCounts(size: number, terms: number): Counts {
	return { size, lengths: new Float64Array(size), counts: Array.from({ length: terms }, () => new Float64Array(size)) };
}

function runsOf({ candidates }: Searched): Int32Array {
	let run = 0;
	return Int32Array.from(candidates, ({ saidAt, seq }, index) => {
		const before = candidates[index - 1];
		if (before === undefined) return run;
		const thread = Math.floor(seq / THREADS_APART);
		if (Math.abs(saidAt - before.saidAt) > RUN_GAP || Math.floor(before.seq / THREADS_APART) !== thread) run++;
		return run;
	});
}

function placesIn(runs: Int32Array): Float64Array {
	const places = new Float64Array(runs.length);
	for (let from = 0; from < runs.length; ) {
		let to = from;
		while (to + 1 < runs.length && runs[to + 1] === runs[from]) to++;
		for (let index = from; index <= to; index++) places[index] = to === from ? 0 : (index - from) / (to - from);
		from = to + 1;
	}
	return places;
}

function windowsOf({ size, lengths, counts }: Counts, follows: Uint8Array): Counts {
	const summed = (values: Float64Array) => {
		const sums = new Float64Array(size);
		for (let index = 0; index < size; index++) {
			const before = follows[index] === 1 ? (values[index - 1] ?? 0) : 0;
			const after = follows[index + 1] === 1 ? (values[index + 1] ?? 0) : 0;
			sums[index] = before + (values[index] ?? 0) + after;
		}
		return sums;
	};
	return { size, lengths: summed(lengths), counts: counts.map(summed) };
}

function gathered({ lengths, counts }: Counts, groups: Int32Array): Counts {
	const size = (groups.at(-1) ?? -1) + 1;
	const summed = (values: Float64Array) => {
		const sums = new Float64Array(size);
		for (let index = 0; index < groups.length; index++) {
			const group = groups[index] ?? 0;
			sums[group] = (sums[group] ?? 0) + (values[index] ?? 0);
		}
		return sums;
	};
	return { size, lengths: summed(lengths), counts: counts.map(summed) };
}
