import { type Features, featureOf } from "./features.ts";
import type { Question } from "./question.ts";
import type { Searched } from "./searched.ts";

/** Where all of the question is said in one place, messages below this relevance have too little to do with it to be shown. */
const LEAST = 0.02;
/** Up to so many messages nothing is too faint; from so many on all of that is asked for. */
const FEW = 5;
const ENOUGH = 20;
/** A message that names the kind of thing which is asked for counts as if so much of the question were said. */
const OF_ITS_KIND = 0.5;
/** As does what somebody wants of later answers, where advice is asked for: it holds whatever that is about. */
const WANTED = 0.35;

/**
 * The relevance below which the message of a passage is too faint to be shown: the less of the question is said anywhere, the
 * more is asked for, as of what nobody speaks of neither the user's turns nor what stands near a word or two tell anything.
 * `grip`: how much of it is said in one place, on 0..1. Who names those who speak here, or only what is named here, means
 * this thread, whatever his other words; who names a time, what was said then or tells of it.
 */
export function leastRelevance(
	question: Question,
	searched: Searched,
	{ rows, units }: Features,
	grip: number,
): (at: number) => number {
	const share = Math.min(1, Math.max(0, (searched.candidates.length - FEW) / (ENOUGH - FEW)));
	const named = allNamed(question, searched) || units.some((_, at) => featureOf(rows, at, "speaker") > 0);
	return (at) => {
		const said = named || ofItsTime(rows, at) ? 1 : Math.max(0.05, grip, byItsKind(rows, at));
		return (share * LEAST) / said ** 2;
	};
}

function allNamed({ proper }: Question, { terms }: Searched): boolean {
	const named = terms.filter((_, term) => proper[term] === true);
	return named.length > 0 && named.every(({ messages }) => messages > 0);
}

function ofItsTime(rows: Float64Array, at: number): boolean {
	return featureOf(rows, at, "said_then") > 0 || featureOf(rows, at, "told_then") > 0;
}

function byItsKind(rows: Float64Array, at: number): number {
	if (featureOf(rows, at, "answer") > 0) return OF_ITS_KIND;
	return featureOf(rows, at, "wish_advice") > 0 ? WANTED : 0;
}
