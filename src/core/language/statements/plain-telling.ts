import type { Clause } from "../annotate.ts";
import * as known from "../words/act-words.ts";

/**
 * How sure the model must be of a clause that tells by its form what lasts of its speaker ("i prefer tea", "and im allergic to nuts")
 * or of somebody: the clearer the form, the less. Chosen on labelled talk so that nine of ten such clauses are told. Other clauses: 1.
 */
export function sureOfForm({ tokens, asks, quoted }: Clause): number {
	if (asks || quoted) return 1;
	const all = tokens.filter(({ kind }) => kind === "word" || kind === "number");
	const said = all.slice(all.findIndex(({ folded }) => !known.LEADING.has(folded)));
	const words = said.map(({ folded }) => folded);
	if (words.some((word) => known.MODALS.has(word))) return 1;
	const [subject = "", second = ""] = words;
	if (isToKeep(words)) return SURE.toKeep;
	if (subject === "my" || subject === "our") return sureOfOwn(words.slice(2, 5));
	if (known.SPEAKING.has(subject)) return sureOfSelf(words);
	if (known.BARE_STATES.has(subject)) return known.POINTING.has(second) ? 1 : SURE.bare;
	// "Never mind" forbids nothing.
	const isStanding =
		(known.STANDING.has(subject) && second !== "mind") || words.slice(0, 3).join(" ") === "from now on";
	if (isStanding || (subject === "dont" && second === "ever")) return SURE.standing;
	const isNamed = /^\p{Lu}\p{Ll}/u.test(said[0]?.text ?? "");
	return isNamed && known.THEIR_STATES.has(second) ? SURE.named : 1;
}

/** "Remember that I take the early train", and neither "remember when …" nor "remember to …". */
function isToKeep(words: readonly string[]): boolean {
	const asked = known.TO_KEEP.find((lead) => lead.every((word, at) => words[at] === word));
	if (asked === undefined) return false;
	const [subject = "", next = ""] = words.slice(asked.length);
	const first = subject === "that" || subject === "this" ? next : subject;
	return known.SPEAKING.has(first) || known.OWNED.has(first);
}

const SURE = {
	toKeep: 0.3,
	taste: 0.02,
	trait: 0.31,
	called: 0.3,
	self: 0.61,
	own: 0.61,
	bare: 0.61,
	named: 0.79,
	standing: 0.3,
};
/** A clause of which the model need be no surer says all in its form, whatever its words. */
export const CLEAREST = SURE.trait;
/** So many words at most say one thing and no more. */
const SHORT = 8;

function sureOfOwn(words: readonly string[]): number {
	if (words.some((word) => word === "called" || word === "named")) return SURE.called;
	return words.some((word) => known.COPULAS.has(word) || known.THEIR_STATES.has(word)) ? SURE.own : 1;
}

function sureOfSelf([subject = "", ...words]: readonly string[]): number {
	const at = words.findIndex((word) => !isBefore(word));
	const [verb = "", object = ""] = at < 0 ? [] : words.slice(at);
	if (known.SELF_STATES.has(verb)) return SURE.self;
	const has = (kind: ReadonlySet<string>) => kind.has(subject) || words.slice(0, at).some((word) => kind.has(word));
	const isTrait = known.SELF_TRAITS.has(verb) && has(known.BEING);
	if (known.POINTING.has(object) && !(isTrait && object === "to")) return 1;
	const isTaste = known.TASTES.has(verb) && object !== "" && !known.US.has(subject);
	const isHabit = known.HABITS.has(verb) || (known.REFUSED.has(verb) && has(known.NEGATIONS));
	if (words.length >= SHORT) return isTaste || isTrait || isHabit ? SURE.self : 1;
	return isTaste ? SURE.taste : isTrait || isHabit ? SURE.trait : 1;
}

function isBefore(word: string): boolean {
	return (
		known.HOW_OFTEN.has(word) || known.NEGATIONS.has(word) || known.BEING.has(word) || word === "do" || word === "have"
	);
}
