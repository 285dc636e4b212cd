import { stem, termsOf } from "../terms.ts";
import { hasKind, kindNumbers } from "./kinds.ts";
import { bm25Of, coverageOf, idfOf, type Matches, matchesOf, type Unit } from "./matches.ts";
import type { Question } from "./question.ts";
import type { Indexed, Searched } from "./searched.ts";
import { type DayRange, dayAt } from "./time-expressions.ts";
import { FLAG } from "./traits.ts";

/** What speaks for a passage, in the order of the weights. */
export const FEATURES = [
	// How well the question's words match it, what stands around it, and its run of talk.
	...["bm25", "turn", "before", "after", "window", "near", "wide", "run"],
	...["covered", "turn_covered", "window_covered", "run_covered", "rarest", "pairs", "entities", "none"],
	// Who said it.
	...["speaker", "other_speaker", "speaker_bm25", "speaker_near", "speaker_run", "speaker_covered"],
	...["user", "user_bm25", "user_covered", "user_near", "user_run", "user_wide"],
	// What it answers, and what it has that the question asks for.
	...["answers", "asks", "asks_bm25", "after_asking", "self", "speaker_self", "pleasantry", "past"],
	...[
		"when_time",
		"when_dated",
		"many_number",
		"who_name",
		"where_place",
		"list_list",
		"wish_advice",
		"change_current",
	],
	...["quoted_what", "self_near", "number_bm25", "user_summary", "user_order", "wish", "change"],
	// The kinds of things it names that the question asks for.
	...["kind", "kind_best", "speaker_kind", "kind_near", "kind_covered", "kind_run", "kind_list", "kind_none"],
	// When it was said.
	...["said_then", "said_near", "said_else", "told_then", "told_near"],
	// Where it stands and how long it is.
	...["opens", "place", "early", "first_passage", "length", "short", "length_bm25", "recent", "recent_current"],
] as const;

/** What is known of the passages of all candidates. */
export type Features = { units: Unit[]; columns: Float64Array[]; matches: Matches };

const NEAR = 3;
const WIDE = 8;

/** The features of every passage of the candidates. Linear in passages × terms. */
export function featuresOf(question: Question, searched: Searched): Features {
	const { candidates } = searched;
	const named = namesOf(candidates, question);
	const matches = matchesOf(question, searched, named.all);
	const { idf, units, follows, runs } = matches;
	const unit = scaled(bm25Of(matches.unit, idf));
	const turn = scaled(bm25Of(matches.message, idf));
	const window = scaled(bm25Of(matches.window, idf));
	const run = scaled(bm25Of(matches.run, idf));
	const near = scaled(kernel(turn, candidates, NEAR));
	const wide = scaled(kernel(turn, candidates, WIDE));
	const covered = {
		unit: coverageOf(matches.unit, idf),
		turn: coverageOf(matches.message, idf),
		window: coverageOf(matches.window, idf),
		run: coverageOf(matches.run, idf),
	};
	const rarest = strongest(matches, idf);
	const entities = entityShare(matches, question);
	const pairs = pairShare(question, searched, idf);
	const times = timesOf(question, candidates);
	const kinds = kindMatches(question, candidates);
	const { forms } = question;
	const columns = FEATURES.map(() => new Float64Array(units.length));
	const total = Math.max(1, candidates.length - 1);
	for (const [at, { message, passage, terms, of }] of units.entries()) {
		const candidate = candidates[message];
		if (candidate === undefined) continue;
		const { flags } = candidate;
		const has = (flag: number) => ((flags & flag) === 0 ? 0 : 1);
		const bm25 = unit[at] ?? 0;
		const turnScore = turn[message] ?? 0;
		const before = follows[message] === 1 ? (turn[message - 1] ?? 0) : 0;
		const after = follows[message + 1] === 1 ? (turn[message + 1] ?? 0) : 0;
		const asked = follows[message] === 1 && ((candidates[message - 1]?.flags ?? 0) & FLAG.asks) !== 0 ? 1 : 0;
		const speaker = named.asked.size === 0 ? 0 : isNamed(candidate, named.asked) ? 1 : 0;
		const other = named.asked.size > 0 && speaker === 0 && candidate.name !== null ? 1 : 0;
		const user = candidate.role === "user" && question.role === "user" ? 1 : 0;
		const runScore = run[runs[message] ?? 0] ?? 0;
		const runCovered = covered.run[runs[message] ?? 0] ?? 0;
		const nearScore = near[message] ?? 0;
		const wideScore = wide[message] ?? 0;
		const unitCovered = covered.unit[at] ?? 0;
		const length = Math.log(terms + 1) / 4;
		const place = matches.place[message] ?? 0;
		const recent = message / total;
		const time = times[message] ?? NO_TIMES;
		const kind = kinds[message] ?? NO_KINDS;
		const values = [
			...[bm25, turnScore, before, after, window[message] ?? 0, nearScore, wideScore, runScore],
			...[unitCovered, covered.turn[message] ?? 0, covered.window[message] ?? 0, runCovered],
			...[
				rarest[at] ?? 0,
				pairs.get(at === undefined ? -1 : candidate.seq) ?? 0,
				entities[at] ?? 0,
				bm25 === 0 ? 1 : 0,
			],
			...[speaker, other, speaker * bm25, speaker * nearScore, speaker * runScore, speaker * unitCovered],
			...[user, user * bm25, user * unitCovered, user * nearScore, user * runScore, user * wideScore],
			...[asked * before, has(FLAG.asks), has(FLAG.asks) * bm25, asked, has(FLAG.self), speaker * has(FLAG.self)],
			...[has(FLAG.pleasantry), has(FLAG.past)],
			...[forms.when ? has(FLAG.time) : 0, forms.when && candidate.days !== null ? 1 : 0],
			...[forms.howMany ? has(FLAG.number) : 0, forms.who ? has(FLAG.name) : 0, forms.where ? has(FLAG.place) : 0],
			...[forms.list ? has(FLAG.list) : 0, forms.advice ? has(FLAG.wish) * (user || speaker) : 0],
			...[forms.current ? has(FLAG.change) : 0, has(FLAG.quoted) * turnScore, has(FLAG.self) * nearScore],
			...[forms.howMany ? has(FLAG.number) * bm25 : 0, forms.summary ? user : 0, forms.order ? user : 0],
			...[has(FLAG.wish) * user, has(FLAG.change) * user],
			...[kind.sum, kind.best, speaker * kind.sum, kind.sum * nearScore, kind.sum * unitCovered, kind.sum * runScore],
			...[forms.list ? kind.sum : 0, bm25 === 0 ? kind.sum : 0],
			...[time.said, time.near, time.else, time.told, time.toldNear],
			...[place === 0 ? 1 : 0, place, 1 - recent, of > 1 && passage === 0 ? 1 : 0, length, terms < 8 ? 1 : 0],
			...[length * bm25, recent, forms.current ? recent : 0],
		];
		for (const [index, value] of values.entries()) {
			const column = columns[index];
			if (column !== undefined) column[at] = value;
		}
	}
	return { units, columns, matches };
}

/** Names of those who speak, and of those the question asks about, each as terms. */
function namesOf(candidates: readonly Indexed[], { words }: Question): { all: Set<string>; asked: Set<string> } {
	const all = new Set<string>();
	const asked = new Set<string>();
	for (const name of new Set(candidates.map((candidate) => candidate.name))) {
		if (name === null) continue;
		const terms = termsOf(name);
		const hit = terms.filter((term) => words.has(term));
		for (const term of hit) all.add(stem(term));
		if (hit.length > 0) asked.add(name);
	}
	return { all, asked };
}

function isNamed({ name }: Indexed, asked: ReadonlySet<string>): boolean {
	return name !== null && asked.has(name);
}

/** Stretched so that the largest is 1. */
function scaled(values: Float64Array): Float64Array {
	const most = values.reduce((largest, value) => Math.max(largest, value), 0);
	return most === 0 ? values : values.map((value) => value / most);
}

/** What its neighbours score, fading with the distance in the thread. */
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

/** The rarest of the question's terms that a passage has, over the rarest there is. */
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

/** By seq, which part of the question's pairs of neighbouring terms stand as neighbours in the message too. */
function pairShare(question: Question, { terms }: Searched, idf: Float64Array): Map<number, number> {
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
	return shares;
}

type TimeMatch = { said: number; near: number; else: number; told: number; toldNear: number };
const NO_TIMES: TimeMatch = { said: 0, near: 0, else: 0, told: 0, toldNear: 0 };

function timesOf({ days }: Question, candidates: readonly Indexed[]): TimeMatch[] {
	if (days.length === 0) return [];
	return candidates.map(({ said, days: told }) => {
		const day = dayAt(said);
		const away = Math.min(...days.map((range) => distance(range, { from: day, to: day })));
		const toldAway = told === null ? Number.POSITIVE_INFINITY : Math.min(...days.map((range) => distance(range, told)));
		return {
			said: away <= 1 ? 1 : 0,
			near: Math.exp(-away / 7),
			else: away > 31 ? 1 : 0,
			told: toldAway === 0 ? 1 : 0,
			toldNear: told === null ? 0 : Math.exp(-toldAway / 7),
		};
	});
}

/** Days between two ranges; 0 where they overlap. A wide range is a weaker match than the day itself. */
function distance(a: DayRange, b: DayRange): number {
	return Math.max(0, a.from - b.to, b.from - a.to);
}

type KindMatch = { sum: number; best: number };
const NO_KINDS: KindMatch = { sum: 0, best: 0 };

/** How telling the kinds are that a candidate names and the question asks for: what many messages name tells little. */
function kindMatches({ kinds: asked }: Question, candidates: readonly Indexed[]): KindMatch[] {
	const numbers = kindNumbers(asked);
	const having = numbers.map((number) => candidates.filter(({ kinds }) => hasKind(kinds, number)).length);
	const weights = having.map((count) => idfOf(candidates.length, count) / 4);
	return candidates.map(({ kinds }) => {
		let sum = 0;
		let best = 0;
		for (const [index, number] of numbers.entries()) {
			if (!hasKind(kinds, number)) continue;
			sum += weights[index] ?? 0;
			best = Math.max(best, weights[index] ?? 0);
		}
		return { sum: Math.min(1.5, sum), best };
	});
}
