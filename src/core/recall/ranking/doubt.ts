import { type Features, featureOf } from "./features.ts";
import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";
import { ENOUGH_MESSAGES, ofItsTime } from "./relevance.ts";
import { speakersAsked } from "./speakers-asked.ts";

/** A question is met by a message with all of its words and a cosine of 0.2, or with half of them and 0.325, or with none and 0.45. */
const PER_COSINE = 4;
const MET = 1.8;
/** So many of the messages must have been read for what is near to be known. */
const MOST_READ = 0.9;

/** Where that is not known: what the best five messages have on average, in the ranker's units, less the share of words never used. */
const BEST = 5;
const UNHEARD_COST = 4;
const MET_BY_WORDS = 5;

/**
 * Whether a question seems to be about nothing in this thread: no one message says enough of it, or means what is near enough.
 * Few messages, another language, a whole subject or a time that is named leave no doubt.
 */
export function isDoubtful(
	question: Question,
	searched: Searched,
	features: Features,
	strengths: Float64Array,
): boolean {
	const { rows, units } = features;
	const { candidates, near = null } = searched;
	if (question.foreign || question.coverage || candidates.length < ENOUGH_MESSAGES) return false;
	if (units.some((_, at) => ofItsTime(rows, at))) return false;
	const read = near === null ? 0 : candidates.filter(({ seq }) => near.has(seq)).length;
	if (near === null || read < MOST_READ * candidates.length)
		return isUnmetByWords(question, searched, features, strengths);
	return units.every(({ message }, at) => {
		const cosine = near.get(candidates[message]?.seq ?? 0)?.cosine ?? 0;
		return featureOf(rows, at, "covered") + PER_COSINE * cosine < MET;
	});
}

/** A message that has the kind of thing asked for may answer in other words. */
function isUnmetByWords(
	question: Question,
	searched: Searched,
	{ rows, units }: Features,
	strengths: Float64Array,
): boolean {
	if (units.some((_, at) => featureOf(rows, at, "answer") > 0)) return false;
	const { all } = speakersAsked(searched, question);
	const heard = question.terms.flatMap((term, at) => (all.has(term) ? [] : [(searched.terms[at]?.messages ?? 0) > 0]));
	const unheard = heard.length === 0 ? 0 : heard.filter((was) => !was).length / heard.length;
	const best = strengths.toSorted().slice(-BEST);
	return best.reduce((sum, strength) => sum + strength, 0) / best.length - UNHEARD_COST * unheard < MET_BY_WORDS;
}
