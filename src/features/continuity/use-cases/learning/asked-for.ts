import { contentTerms, sharedTerms } from "../../../../core/language/content-terms.ts";
import { entityName } from "../../../../core/language/names.ts";
import type { Forgetting } from "../../../../core/language/statements/forgotten.ts";
import { isOfOthers, isToldIn } from "../../../../core/language/statements/told-in.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { USER } from "../../../../core/writing/learn/found/found.ts";
import { kinPredicate } from "../../../../core/writing/learn/related/relation-rule.ts";
import { relationsIn } from "../../../../core/writing/learn/related/relations.ts";
import { predicateOfSlot, slotsIn } from "../../../../core/writing/learn/slots.ts";
import type { Known } from "../../../memory/index.ts";

type Triple = Pick<Relation, "subject" | "predicate" | "object">;
type Memory = Pick<Known, "content" | "key">;

/** What to look for among what is remembered, and which of that is meant. */
export type AskedFor = {
	/** Stems that all stand in a memory, and beginnings of keys that it may have instead. */
	terms: readonly string[];
	keys: readonly string[];
	/** By what relations are found, each of them. */
	lines: readonly Partial<Triple>[];
	isMeant(memory: Memory): boolean;
	/** Of relations that were found, those that are meant; null: nothing at all is, as it names nobody who was told of. */
	meant<R extends Triple>(found: readonly R[]): R[] | null;
};

/** The key by which a slot of the speaker is kept, and who they are in relations. */
type Speaker = { keyOf(key: string): string; entity: string };

export function askedFor(asked: Exclude<Forgetting, { of: "last" }>, speaker: Speaker): AskedFor {
	const linesOf = (predicate: string | null) => (predicate === null ? [] : [{ subject: speaker.entity, predicate }]);
	if (asked.of === "slot") {
		const key = speaker.keyOf(asked.key);
		const isKeyed = (memory: Memory) => (key.endsWith(".") ? memory.key?.startsWith(key) === true : memory.key === key);
		return {
			...{ terms: [...contentTerms(asked.text)], keys: [key], lines: linesOf(predicateOfSlot(asked.key)) },
			isMeant: (memory) => (isKeyed(memory) && hasAll(memory, asked.terms)) || isToldIn(asked.text, memory.content),
			meant: (found) => [...found],
		};
	}
	if (asked.of === "statement") {
		const told = relationsIn(asked.text);
		const slots = slotsIn(asked.text, told).map(({ key, value }) => [speaker.keyOf(key), contentTerms(value)] as const);
		const triples = told.map(({ subject, predicate, object }) => ({
			...{ subject: subject === USER ? speaker.entity : subject, predicate, object },
		}));
		return {
			...{ terms: [...asked.terms], keys: slots.map(([key]) => key) },
			lines: [...triples, ...linesOf(kinPredicate(asked.text))],
			isMeant: (memory) =>
				((asked.own || told.length > 0) && isToldIn(asked.text, memory.content)) ||
				slots.some(([key, terms]) => memory.key === key && hasAll(memory, terms)),
			meant: (found) => [...found],
		};
	}
	const name = entityName(asked.name);
	const own = asked.of === "topic" && asked.own;
	const isNamed = ({ subject, object }: Triple) => [subject, object].some((end) => entityName(end) === name);
	const kin = own ? kinPredicate(asked.name) : null;
	return {
		...{ terms: [...asked.terms], keys: [], lines: [{ subject: name }, { object: name }, ...linesOf(kin)] },
		isMeant: (memory) => hasAll(memory, asked.terms) && !(own && isOfOthers(memory.content, asked.name)),
		meant: (found) =>
			asked.of === "person" && !found.some((one) => isNamed(one) && isOfPerson(one, name))
				? null
				: found.filter((one) => isNamed(one) || one.predicate === kin),
	};
}

const hasAll = ({ content }: Memory, terms: ReadonlySet<string>): boolean =>
	sharedTerms(terms, contentTerms(content)) === terms.size;

/** What is said of people, and of what they have around them. */
const TIES = /^(?:HAS_|MARRIED_TO|ENGAGED_TO|REPORTS_TO|KNOWS$|PARENT_OF)/;
const LIVES = /^(?:LIVES_IN|BORN_IN|COMES_FROM|STUDIES_AT|WORKS_AT|WORKS_AS)$/;

const isOfPerson = ({ subject, predicate }: Triple, name: string): boolean =>
	TIES.test(predicate) || (LIVES.test(predicate) && entityName(subject) === name);
