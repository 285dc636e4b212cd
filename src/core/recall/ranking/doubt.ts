import { type Features, featureOf } from "./features.ts";
import { shareOfVector } from "./meaning-scores.ts";
import type { Searched } from "./memory-index.ts";
import type { Question } from "./question.ts";
import { ENOUGH_MESSAGES, ofItsTime } from "./relevance.ts";
import { speakersAsked } from "./speakers-asked.ts";
import { FLAG } from "./traits.ts";

/** A question is met by a message with all of its words and a cosine of 0.2, or with half of them and 0.325, or with none and 0.45. */
const PER_COSINE = 4;
const MET = 1.8;
/** Below this nothing is shown. */
const NOT_AT_ALL = 1;
/** All of this holds from so many messages on, and less of it from where there is a threshold. */
const MANY = 60;
/** So many of the messages that have a text must have been read for what is near to be known; the others may be as near. */
const MOST_READ = 0.9;
const UNREAD_COSINE = 0.3;
/** A message that asks so much of the question is the same question, and no answer. */
const ASKED_BEFORE = 0.9;

/** Where that is not known: what the best five messages have on average, in the ranker's units, less the share of words never used. */
const BEST = 5;
const UNHEARD_COST = 4;
const MET_BY_WORDS = 5;

/** How much speaks against a question being about something in this thread: if all does, nothing is shown for it. */
export type Doubt = "none" | "some" | "all";

/**
 * Doubts a question if no one message says enough of it, or means what is near enough. Few messages, long ones, another
 * language, a whole subject or a time that is named leave no doubt.
 */
export function doubtOf(question: Question, searched: Searched, features: Features, strengths: Float64Array): Doubt {
	const { rows, units } = features;
	const { candidates, near = null } = searched;
	// What is counted is told in some message, as a subject to be summed up may not be.
	const whole = question.coverage && !question.forms.howMany;
	if (question.foreign || whole || shareOfVector(candidates) < 1) return "none";
	if (units.some((_, at) => ofItsTime(rows, at))) return "none";
	const share = Math.min(1, Math.max(0, (candidates.length - ENOUGH_MESSAGES) / (MANY - ENOUGH_MESSAGES)));
	if (near === null || !isRead(candidates, near)) {
		return isUnmetByWords(question, searched, features, strengths, share) ? "some" : "none";
	}
	const met = units.reduce((most, { message }, at) => {
		const { seq = 0, flags = 0 } = candidates[message] ?? {};
		const covered = featureOf(rows, at, "covered");
		const same = covered >= ASKED_BEFORE && (flags & FLAG.asks) !== 0;
		return same ? most : Math.max(most, covered + PER_COSINE * (near.get(seq)?.cosine ?? UNREAD_COSINE));
	}, 0);
	if (met >= share * MET) return "none";
	return met >= share * NOT_AT_ALL ? "some" : "all";
}

/** Only what people and assistants say is read. */
function isRead(candidates: Searched["candidates"], near: NonNullable<Searched["near"]>): boolean {
	const said = candidates.filter(({ role, terms }) => terms > 0 && (role === "user" || role === "assistant"));
	return said.filter(({ seq }) => near.has(seq)).length >= MOST_READ * said.length;
}

/** A question that names no speaker has its threshold. A message with the kind of thing asked for may answer in other words. */
function isUnmetByWords(
	question: Question,
	searched: Searched,
	{ rows, units }: Features,
	strengths: Float64Array,
	share: number,
): boolean {
	const has = (feature: "speaker" | "answer") => units.some((_, at) => featureOf(rows, at, feature) > 0);
	if (!has("speaker") || has("answer")) return false;
	const { all } = speakersAsked(searched, question);
	const heard = question.terms.flatMap((term, at) => (all.has(term) ? [] : [(searched.terms[at]?.messages ?? 0) > 0]));
	const unheard = heard.length === 0 ? 0 : heard.filter((was) => !was).length / heard.length;
	const best = strengths.toSorted().slice(-BEST);
	return (
		best.reduce((sum, strength) => sum + strength, 0) / best.length - UNHEARD_COST * unheard < share * MET_BY_WORDS
	);
}
