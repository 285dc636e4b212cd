import { type FactMatch, factMatches, NO_FACTS } from "./fact-matches.ts";
import { hasKind, kindNumbers } from "./kinds.ts";
import { type Scores, scoresOf } from "./match-scores.ts";
import { idfOf, type Matches, matchesOf, type Unit } from "./matches.ts";
import type { Indexed, Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";
import { speakersAsked } from "./speakers-asked.ts";
import { eventDays, NO_TIMES, type TimeMatch, timeMatches } from "./time-matches.ts";
import { FLAG } from "./traits.ts";

/** The features of a passage, in the order of the weights. */
export const FEATURES = [
	// How well the question's words match the passage, its neighbours, and its run of talk.
	...["bm25", "turn", "before", "after", "window", "near", "wide", "run"],
	...["covered", "turn_covered", "window_covered", "run_covered", "rarest", "pairs", "entities", "none"],
	// Who said it.
	...["speaker", "speaker_bm25", "speaker_near", "speaker_run", "speaker_covered"],
	...["user", "user_bm25", "user_covered", "user_near", "user_run", "user_wide"],
	// What it answers, and whether it has what the question asks for.
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
	...["quoted", "self_near", "number_bm25", "user_summary", "user_order", "wish", "change"],
	// The kinds of things in it that the question asks for.
	...["kind", "kind_near", "kind_covered", "kind_run"],
	// When it was said, and the time that it mentions.
	...["said_then", "said_near", "said_else", "told_then", "told_near"],
	// Its position and length.
	...["opens", "place", "early", "first_passage", "length", "short", "length_bm25", "recent_current"],
	// Combinations with the form of the question.
	...["list_near", "list_covered", "list_run", "list_length", "list_speaker"],
	// The kind of thing that the words after "which" or "how many" ask for.
	"answer",
	// Facts of the kinds that it asks for, rarer ones are better (fact-matches.ts). "own": about the person asked
	// for.
	...["fact", "fact_none", "fact_covered", "fact_answer_own", "fact_answer_sum", "fact_shape", "fact_then"],
] as const;

/** The passages of all candidates, and a row of features for each. */
export type Features = { units: Unit[]; rows: Float64Array; matches: Matches };

/** Computes the features of every passage of the candidates. Linear in passages × terms. */
export function featuresOf(question: Question, searched: Searched): Features {
	const { candidates } = searched;
	const named = speakersAsked(searched, question);
	const matches = matchesOf(question, searched, named.all);
	const scores = scoresOf(question, searched, matches);
	const { units } = matches;
	const rows = new Float64Array(units.length * FEATURES.length);
	const sources = {
		...{ question, candidates, matches, scores, asked: named.asked },
		times: timeMatches(question, candidates, eventDays(question.events, searched, matches)),
		kinds: kindMatches(question.kinds, candidates),
		answers: kindMatches(question.answers, candidates),
		facts: factMatches(question, candidates, named.asked),
	};
	const row = { values: rows, cursor: 0 };
	for (const [at, unit] of units.entries()) writeRow(row, at, unit, sources);
	return { units, rows, matches };
}

const AT = new Map<string, number>(FEATURES.map((feature, index) => [feature, index]));

/** Reads one feature of the passage with this index. */
export function featureOf(rows: Float64Array, at: number, feature: (typeof FEATURES)[number]): number {
	return rows[at * FEATURES.length + (AT.get(feature) ?? 0)] ?? 0;
}

/** In a shorter thread, position says little. */
export const LONG_THREAD = 100;

type Sources = {
	question: Question;
	candidates: readonly Indexed[];
	matches: Matches;
	scores: Scores;
	/** The names of speakers that the question names. */
	asked: ReadonlySet<string>;
	times: readonly TimeMatch[];
	kinds: readonly number[];
	answers: readonly number[];
	facts: readonly FactMatch[];
};

/** Appends one passage's features, in the order of `FEATURES`. */
function writeRow(row: { values: Float64Array; cursor: number }, at: number, unit: Unit, sources: Sources): void {
	const { question, candidates, matches, scores, asked } = sources;
	const { message, passage, terms, of } = unit;
	const candidate = candidates[message];
	if (candidate === undefined) return;
	const { forms } = question;
	const { flags } = candidate;
	const has = (flag: number) => ((flags & flag) === 0 ? 0 : 1);
	const put = (value: number) => {
		row.values[row.cursor++] = value;
	};
	const { follows, runs } = matches;
	const at0 = (values: Float64Array, index: number) => values[index] ?? 0;
	const run = runs[message] ?? 0;
	const bm25 = at0(scores.bm25, at);
	const turn = at0(scores.turn, message);
	const before = follows[message] === 1 ? at0(scores.turn, message - 1) : 0;
	const near = at0(scores.near, message);
	const wide = at0(scores.wide, message);
	const runScore = at0(scores.run, run);
	const covered = at0(scores.covered, at);
	const runCovered = at0(scores.runCovered, run);
	const answering = follows[message] === 1 && ((candidates[message - 1]?.flags ?? 0) & FLAG.asks) !== 0 ? 1 : 0;
	const speaker = candidate.name !== null && asked.has(candidate.name) ? 1 : 0;
	const user = candidate.role === "user" && question.role === "user" ? 1 : 0;
	const place = at0(matches.place, message);
	const opens = place === 0 ? 1 : 0;
	const length = Math.log(terms + 1) / 4;
	const recent = message / Math.max(LONG_THREAD, candidates.length - 1);
	const early = 1 - message / Math.max(1, candidates.length - 1);
	const time = sources.times[message] ?? NO_TIMES;
	const kind = sources.kinds[message] ?? 0;

	put(bm25);
	// For a whole message it would be the same feature again.
	put(of > 1 ? turn : 0);
	put(before);
	put(follows[message + 1] === 1 ? at0(scores.turn, message + 1) : 0);
	put(at0(scores.window, message));
	put(near);
	put(wide);
	put(runScore);

	put(covered);
	put(of > 1 ? at0(scores.turnCovered, message) : 0);
	put(at0(scores.windowCovered, message));
	put(runCovered);
	put(at0(scores.rarest, at));
	put(at0(scores.pairs, message));
	put(at0(scores.entities, at));
	put(bm25 === 0 ? 1 : 0);

	put(speaker);
	put(speaker * bm25);
	put(speaker * near);
	put(speaker * runScore);
	put(speaker * covered);

	put(user);
	put(user * bm25);
	put(user * covered);
	put(user * near);
	put(user * runScore);
	put(user * wide);

	put(answering * before);
	put(has(FLAG.asks));
	put(has(FLAG.asks) * bm25);
	put(answering);
	put(has(FLAG.self));
	put(speaker * has(FLAG.self));
	put(has(FLAG.pleasantry));
	put(has(FLAG.past));

	put(forms.when ? has(FLAG.time) : 0);
	put(forms.when && candidate.days !== null ? 1 : 0);
	put(forms.howMany ? has(FLAG.number) : 0);
	put(forms.who ? has(FLAG.name) : 0);
	put(forms.where ? has(FLAG.place) : 0);
	put(forms.list ? has(FLAG.list) : 0);
	put(forms.advice ? has(FLAG.wish) * Math.max(user, speaker) : 0);
	put(forms.current ? has(FLAG.change) : 0);

	put(has(FLAG.quoted) * turn);
	put(has(FLAG.self) * near);
	put(forms.howMany ? has(FLAG.number) * bm25 : 0);
	put(forms.summary ? user : 0);
	put(forms.order ? user : 0);
	put(has(FLAG.wish) * user);
	put(has(FLAG.change) * user);

	put(kind);
	put(kind * near);
	put(kind * covered);
	put(kind * runScore);

	put(time.saidThen);
	put(time.saidNear);
	put(time.saidElse);
	put(time.mentioned);
	put(time.mentionedNear);

	put(opens);
	put(place);
	put(early * Math.min(1, candidates.length / LONG_THREAD));
	put(of > 1 && passage === 0 ? 1 : 0);
	put(length);
	put(terms < 8 ? 1 : 0);
	put(length * bm25);
	put(forms.current ? recent : 0);

	put(forms.list ? near : 0);
	put(forms.list ? covered : 0);
	put(forms.list ? runCovered : 0);
	put(forms.list ? length : 0);
	put(forms.list ? speaker : 0);

	put(sources.answers[message] ?? 0);

	const fact = sources.facts[message] ?? NO_FACTS;
	put(fact.best);
	put(bm25 === 0 ? fact.best : 0);
	put(fact.best * covered);
	put(fact.answerOwn);
	put(fact.answerSum);
	put(fact.shape);
	put(fact.inTime);
}

/** How informative the matching kinds of a candidate are. A kind that many messages have says little. */
function kindMatches(asked: number, candidates: readonly Indexed[]): number[] {
	const numbers = kindNumbers(asked);
	const having = numbers.map((number) => candidates.filter(({ kinds }) => hasKind(kinds, number)).length);
	const weights = having.map((count) => idfOf(candidates.length, count) / 4);
	return candidates.map(({ kinds }) => {
		const rarity = numbers.reduce((sum, number, at) => sum + (hasKind(kinds, number) ? (weights[at] ?? 0) : 0), 0);
		return Math.min(1.5, rarity);
	});
}
