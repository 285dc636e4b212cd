import { questionText } from "../../language/names.ts";
import { COUNTED, COVERAGE_PHRASES, DURATIONS, ORDERED } from "../../language/words/coverage-words.ts";

/** A longer text (UTF-16 units) is told something, and not only asked. */
const LONGEST = 1_000;
/** So many words after "how many" are looked at. */
const SOON = 6;

const PHRASES = COVERAGE_PHRASES.map((phrase) => ` ${phrase.endsWith("*") ? phrase.slice(0, -1) : `${phrase} `}`);

/**
 * Whether a question asks for a whole subject: a summary, the order of what happened, everything about something, or how many
 * different things there were.
 */
export function asksForCoverage(question: string): boolean {
	if (question.length > LONGEST) return false;
	const text = questionText(question);
	return PHRASES.some((phrase) => text.includes(phrase)) || asksForOrder(text) || asksForCount(text);
}

function asksForOrder(text: string): boolean {
	return text.split(` ${ORDERED.phrase} `).some((after, part) => part > 0 && !after.startsWith(`${ORDERED.not} `));
}

function asksForCount(text: string): boolean {
	return COUNTED.some(({ opening, words }) => {
		const at = text.indexOf(` ${opening} `);
		if (at < 0) return false;
		const after = text.slice(at + opening.length + 2).split(" ", SOON);
		const found = after.findIndex((word) => words.includes(word));
		return found >= 0 && !after.slice(0, found).some((word) => DURATIONS.has(word));
	});
}

/** Of each run of talk so many messages come first, of so many runs. */
const OF_EACH_RUN = 2;
const MOST_RUNS = 16;
/** A message that says less of the question than this part of what the best one says is no more than a mention. */
const LEAST_SAID = 0.7;
/** In the ranker's units: so far the last of them goes ahead of the best message, which may be shorter. */
const FIRST = 2;

/** How far around a message counts whether its subject is talked about there, in messages. */
const AROUND = 40;
/** Where it is talked about most goes so far ahead in a thread of so many messages, in the ranker's units; in others as the root of their number. */
const DENSEST = 4;
const OF_MESSAGES = 1_800;
/** Messages that are near the question count for little beside those that are about it. */
const SHARPNESS = 4;

type Ranking = { message: number; seq: number; run: number; strength: number; covered: number; relevance: number };

/**
 * How far messages go ahead, in the ranker's units: the best of each run of talk, so that every run is there before any has more; and in a
 * long thread, of which a block holds a small part, those around which most is said of the subject. `ranked`: by seq, what is above
 * the threshold with its relevance, on 0..1. `covered`: how much of the question a message says, on 0..1. `messages`: of the thread.
 */
export function goAhead(ranked: readonly Ranking[], messages: number): Map<number, number> {
	const ahead = runsAhead(ranked);
	const density = densities(ranked);
	const top = density.reduce((most, one) => Math.max(most, one), 0);
	const furthest = DENSEST * Math.sqrt(messages / OF_MESSAGES);
	for (const [at, { message }] of ranked.entries()) {
		const part = top === 0 ? 0 : (density[at] ?? 0) / top;
		ahead.set(message, (ahead.get(message) ?? 0) + furthest * part);
	}
	return ahead;
}

/** Of each message, how much around it is about the question. */
function densities(ranked: readonly Ranking[]): number[] {
	const upTo = [0];
	for (const { relevance } of ranked) upTo.push((upTo.at(-1) ?? 0) + relevance ** SHARPNESS);
	let [from, to] = [0, 0];
	return ranked.map(({ seq }) => {
		while ((ranked[from]?.seq ?? seq) < seq - AROUND) from++;
		while (to < ranked.length && (ranked[to]?.seq ?? 0) <= seq + AROUND) to++;
		return (upTo[to] ?? 0) - (upTo[from] ?? 0);
	});
}

function runsAhead(ranked: readonly Ranking[]): Map<number, number> {
	const best = ranked.toSorted((one, other) => other.strength - one.strength);
	const top = best[0]?.strength ?? 0;
	const least = LEAST_SAID * ranked.reduce((most, { covered }) => Math.max(most, covered), 0);
	const taken = new Map<number, number>();
	const ahead = new Map<number, number>();
	for (const { message, run, strength, covered } of best) {
		const before = taken.get(run) ?? 0;
		if (covered < least || before === OF_EACH_RUN || (before === 0 && taken.size === MOST_RUNS)) continue;
		taken.set(run, before + 1);
		ahead.set(message, top - strength + FIRST * (OF_EACH_RUN - before));
	}
	return ahead;
}
