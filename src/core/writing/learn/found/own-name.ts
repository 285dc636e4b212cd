import { sameText } from "../../../language/same-text.ts";
import { USER, withEnds } from "./found.ts";
import type { LearnedRelation } from "./learned.ts";

/**
 * A relation of whoever speaks is told of `user`, whether or not the name has been said by then: the same person stays one.
 * The name, once it is known, is another name of it.
 */
export function ofSpeaker(relation: LearnedRelation, name: string | null): LearnedRelation {
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
