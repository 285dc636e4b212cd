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

type Ranking = { message: number; run: number; strength: number; covered: number };

/**
 * How far the best messages of each run of talk go ahead, in the ranker's units, so that every run is there before any has
 * more. `covered`: how much of the question a message says, on 0..1.
 */
export function runsAhead(ranked: readonly Ranking[]): Map<number, number> {
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
