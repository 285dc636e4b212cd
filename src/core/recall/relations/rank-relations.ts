import { nearestSelf, questionText, type Spot, spotOf, USER_NAME } from "../../language/names.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { RELATION_FILLERS } from "../../language/words/stop-words.ts";
import type { Relation } from "../../model/relations/relation.ts";
import { answersQuestion, asksForPredicate, type RelationQuestion, readRelationQuestion } from "./asked-sides.ts";

type RankedRelation = Pick<Relation, "id" | "subject" | "predicate" | "object" | "confidence" | "created_at">;

/** The relevance of a relation that answers the question; whose entity is named without a question; that does neither. */
const ANSWERS = 0.9;
const NAMED = 0.5;
const ASIDE = 0.25;
/** The relevance if no entity is named, because it was found by another name. */
const ANSWERS_UNNAMED = 0.45;
const UNNAMED = 0.2;
const BOTH_NAMED = 0.1;

/**
 * Rates how well relations answer a question, on 0..1, best first. Direction matters: "Who is Alice's manager?" is
 * answered by the person she reports to and by who manages her, not by those she manages. "I" and "my" name the
 * asker, but only for what is asked, because most questions contain them.
 */
export function rankRelations<R extends RankedRelation>(
	query: string,
	relations: readonly R[],
): { relation: R; relevance: number }[] {
	const question = readRelationQuestion(query);
	const stems = new Map(termsOf(question.text).map((term) => [stem(term), term]));
	const self = nearestSelf(question.text, question.asked);
	const read = relations.map((relation) => ({ relation, ...readIn(question, relation, stems, self) }));
	const asked = question.asked.length > 0 || read.some(({ fits }) => fits);
	return read
		.map(({ relation, named, fits, aside }) => ({
			relation,
			relevance: aside ? 0 : relevanceOf(named, fits, asked),
		}))
		.sort((a, b) => b.relevance - a.relevance || byConfidence(a.relation, b.relation));
}

function relevanceOf(named: number, fits: boolean, asked: boolean): number {
	if (named === 0) return fits ? ANSWERS_UNNAMED : UNNAMED;
	const base = fits ? ANSWERS : asked ? ASIDE : NAMED;
	return named > 1 ? base + BOTH_NAMED : base;
}

function byConfidence(a: RankedRelation, b: RankedRelation): number {
	if (a.confidence !== b.confidence) return b.confidence - a.confidence;
	if (a.created_at !== b.created_at) return a.created_at < b.created_at ? 1 : -1;
	return a.id < b.id ? -1 : 1;
}

/** How many of its ends the question names, and whether it answers. `aside`: it names only the asker and doesn't answer. */
function readIn(
	question: RelationQuestion,
	{ subject, predicate, object }: RankedRelation,
	stems: ReadonlyMap<string, string>,
	self: Spot | null,
) {
	const { text } = question;
	const own = (name: string) => (self !== null && name.toLowerCase() === USER_NAME ? self : null);
	const [from, to] = [spotOf(questionText(subject), text), spotOf(questionText(object), text)];
	const [source, target] = [from ?? own(subject), to ?? own(object)];
	const known = asksForPredicate(question, predicate);
	const word = known ? null : predicateSpot(predicate, text, stems);
	const named = Number(source !== null) + Number(target !== null);
	if (named === 0) return { named, fits: known || word !== null, aside: false };
	const fits =
		(source !== null && answersQuestion(askedOf(question, source, self), predicate, "subject", source)) ||
		(target !== null && answersQuestion(askedOf(question, target, self), predicate, "object", target)) ||
		(word !== null &&
			((source !== null && isAbout(source, word, text)) || (target !== null && !isAbout(target, word, text))));
	const byName = from !== null || to !== null;
	return { named, fits, aside: !byName && !fits && !ABOUT_ME.test(text) };
}

/** "Where does my sister live?" and "What is my manager's name?" are not about the asker. */
function askedOf(question: RelationQuestion, entity: Spot, self: Spot | null): RelationQuestion {
	if (entity !== self || !self.possessive) return question;
	const own = question.asked.filter(({ kind, spot }) => {
		const between = question.text.slice(self.to, spot.from).trim();
		return between === "" || ((kind === "target" || kind === "source") && !/(?:^| )'s(?: |$)/.test(between));
	});
	return { ...question, asked: own };
}

/** Asks for everything known about the asker. */
const ABOUT_ME =
	/ (?:about me|who am i|uber mich|wer bin ich|sobre mi|quien soy|sur moi|qui suis je) |我是谁|关于我|私について/;

/** The spot where a question has most words of a predicate, such as "favorite color" for FAVORITE_COLOR. */
function predicateSpot(predicate: string, text: string, stems: ReadonlyMap<string, string>): Spot | null {
	const words = predicate
		.toLowerCase()
		.split("_")
		.filter((word) => !RELATION_FILLERS.has(word));
	const found = words.flatMap((word) => stems.get(stem(word)) ?? []);
	const [first] = found;
	return first === undefined || found.length * 2 < words.length ? null : spotOf(` ${first} `, text);
}

/** Whether the question is about this relation of the entity ("Alice's color", "color of Alice"). */
function isAbout(entity: Spot, word: Spot, text: string): boolean {
	return entity.from < word.from || / (?:of|von|de) (?:the )?$/.test(text.slice(word.from, entity.from));
}
