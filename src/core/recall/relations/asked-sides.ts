import { questionText, type Spot, selfSpots, spotOf } from "../../language/names.ts";
import { PREDICATE_GROUPS, type PredicateGroup } from "../../model/relations/predicates.ts";

/** At which end of a relation the question's entity is; `either` if the relation has no direction. */
type Side = "source" | "target" | "either";

type Phrase = { words: string; kind: "target" | "source" | "forward" | "inverse" };
type Asked = { group: PredicateGroup; kind: Phrase["kind"]; spot: Spot };

const PHRASES = PREDICATE_GROUPS.map((group) => ({ group, phrases: phrasesOf(group) }));

/** These questions ask for the target, so the entity that they name is the source. */
const ASKS_FOR_TARGET =
	/^ (?:where|when|wo|wohin|wann|donde|cuando|ou|quand|to whom|for whom|an wen|bei wem|fur wen|para quien|pour qui) /;
const AUXILIARY = / (?:do|does|did) /;
const WHERE = /^ (?:where|wo|donde|ou) |哪里|哪儿|どこ|어디/;
const OF_WHAT = /^ (?:whose|wessen|de quien) |谁的|誰の/;

/** The group of each predicate, and whether its subject is the target. */
const PLACES = new Map(
	PREDICATE_GROUPS.flatMap((group) => [
		...group.forward.map((name): [string, { group: PredicateGroup; inverse: boolean }] => [
			name,
			{ group, inverse: false },
		]),
		...group.inverse.map((name): [string, { group: PredicateGroup; inverse: boolean }] => [
			name,
			{ group, inverse: true },
		]),
	]),
);

/** What a question asks for, as far as its words are known. */
export type RelationQuestion = { text: string; asked: readonly Asked[] };

export function readRelationQuestion(query: string): RelationQuestion {
	const text = questionText(query);
	const asked = PHRASES.flatMap(({ group, phrases }) => {
		const hits = phrases.flatMap(({ words, kind }) => {
			const spot = spotOf(words, text);
			return spot === null ? [] : [{ group, kind, spot, words }];
		});
		const longest = Math.max(0, ...hits.map(({ words }) => words.length));
		const best = hits.filter(({ words }) => words.length === longest);
		const verb = AUXILIARY.test(text) ? best.find(({ kind }) => kind === "forward" || kind === "inverse") : undefined;
		const hit = verb ?? best[0];
		return hit === undefined ? [] : [{ group, kind: hit.kind, spot: hit.spot }];
	});
	const anyPlace = asked.length === 0 && WHERE.test(text) && selfSpots(text).length === 0;
	return { text, asked: anyPlace ? places(text) : asked };
}

/** "Where is Acme?" asks for every kind of place; "Where do we deploy?" does not ask for a home. */
function places(text: string): Asked[] {
	const spot = { from: text.length, to: text.length, possessive: false };
	const predicates = ["LOCATED_IN", "LIVES_IN", "BORN_IN"];
	return PREDICATE_GROUPS.filter(({ forward }) => predicates.some((name) => forward.includes(name))).map((group) => ({
		...{ group, kind: "forward" as const, spot },
	}));
}

/** Whether a relation answers the question for the entity at this spot, which is its subject or object. */
export function answersQuestion(
	{ text, asked }: RelationQuestion,
	predicate: string,
	end: "subject" | "object",
	entity: Spot,
): boolean {
	const place = PLACES.get(predicate);
	if (place === undefined) return false;
	const at: Side = (end === "subject") === place.inverse ? "target" : "source";
	return asked.some((one) => {
		if (one.group !== place.group) return false;
		return one.group.symmetric || sideOf(one, entity, text) === at;
	});
}

/** Whether the question asks for this predicate, in either direction. */
export function asksForPredicate({ asked }: RelationQuestion, predicate: string): boolean {
	const group = PLACES.get(predicate)?.group;
	return group !== undefined && asked.some((one) => one.group === group);
}

function sideOf({ kind, spot }: Asked, entity: Spot, text: string): Side {
	const flipped = OF_WHAT.test(text) || /^ (?:of|von|de) $/.test(text.slice(spot.to));
	if (kind === "target") return flipped ? "target" : "source";
	if (kind === "source") return flipped ? "source" : "target";
	// "Alice's reports" are the people who report to her.
	if (kind === "forward" && entity.possessive && /^ ?(?:'s)? $/.test(text.slice(entity.to, spot.from))) return "target";
	const before = entity.from < spot.from || ASKS_FOR_TARGET.test(text);
	return (kind === "forward") === before ? "source" : "target";
}

function phrasesOf({ targetNouns, sourceNouns, forwardVerbs, inverseVerbs }: PredicateGroup): Phrase[] {
	const of = (words: readonly string[], kind: Phrase["kind"]) =>
		words.map((word) => ({ words: questionText(word), kind }));
	return [
		...of(targetNouns, "target"),
		...of(sourceNouns, "source"),
		...of(forwardVerbs, "forward"),
		...of(inverseVerbs, "inverse"),
	];
}
