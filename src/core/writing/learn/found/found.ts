import { sameText } from "../../../language/same-text.ts";
import { sentenceOf } from "../../../language/statements/statement.ts";
import type { LearnedMemory, LearnedRelation } from "./learned.ts";

/** A memory that a rule found in a clause; who said it when is added behind. */
export type FoundMemory = Omit<LearnedMemory, "quote" | "user_id"> & {
	kind: "memory";
	/** What is told of the key, by which a repetition is known; null: the whole content. */
	value: string | null;
};

/** A relation that a rule found in a clause. The user is `USER`. */
export type FoundRelation = Omit<LearnedRelation, "quote" | "user_id" | "aliases"> & { kind: "relation" };

export type Found = FoundMemory | FoundRelation;

/** Stands for whoever speaks, until the name is known. */
export const USER = "user";

/** How sure a rule is of what it finds. */
export const SURE_OF_SLOTS = 0.95;
const SURE = 0.85;

/** The type of what is learned, where something else says it. */
export const typeLike = (type: string): FoundMemory["type"] =>
	type === "preference" || type === "decision" ? type : "fact";

type Told = Partial<Omit<FoundMemory, "kind" | "content">>;

export function fact(content: string, told: Told = {}): FoundMemory {
	const plain = { key: null, is_static: false, importance: null, confidence: SURE, value: null, valid_from: null };
	return { kind: "memory", type: "fact", content: sentenceOf(content), ...plain, ...told };
}

type More = Partial<Pick<FoundRelation, "ended" | "confidence">>;

export function relation(subject: string, predicate: string, object: string, more: More = {}): FoundRelation {
	const plain = { ended: false, confidence: SURE, valid_from: null, valid_to: null };
	return { kind: "relation", subject, predicate, object, ...plain, ...more };
}

export function withEnds<R extends FoundRelation | LearnedRelation>(relation: R, meant: (entity: string) => string): R {
	return { ...relation, subject: meant(relation.subject), object: meant(relation.object) };
}

/** A relation of whoever speaks is told of `user`, so that the same person stays one; a name that is known is another name of it. */
export function asOwn(relation: LearnedRelation, name: string | null): LearnedRelation {
	if (name === null) return relation;
	const own = withEnds(relation, (entity) => (sameText(entity) === sameText(name) ? USER : entity));
	// "user HAS_NAME Ada" stays as it is.
	const object = own.subject === USER ? relation.object : own.object;
	const isOwn = own.subject === USER || object === USER;
	return isOwn ? { ...own, object, aliases: [...relation.aliases, { alias: name, entity: USER }] } : relation;
}

/** The same in the memory of several: there it must say who that is, if that is known. */
export function amongOthers(relation: LearnedRelation): LearnedRelation {
	const name = relation.aliases.find(({ entity }) => entity === USER)?.alias ?? USER;
	const aliases = relation.aliases.filter(({ entity }) => entity !== USER);
	return { ...withEnds(relation, (entity) => (entity === USER ? name : entity)), aliases };
}
