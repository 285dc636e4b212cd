import { sameText } from "../../../language/same-text.ts";
import { USER } from "./found.ts";
import type { LearnedRelation } from "./learned.ts";

/**
 * A relation of whoever speaks is told of `user`, whether or not the name has been said by then: the same person stays one.
 * The name, once it is known, is another name of it.
 */
export function ofSpeaker(relation: LearnedRelation, name: string | null): LearnedRelation {
	if (name === null) return relation;
	const own = (entity: string) => (sameText(entity) === sameText(name) ? USER : entity);
	const subject = own(relation.subject);
	// "user HAS_NAME Ada" stays as it is.
	const object = subject === USER ? relation.object : own(relation.object);
	if (subject !== USER && object !== USER) return relation;
	return { ...relation, subject, object, aliases: [...relation.aliases, { alias: name, entity: USER }] };
}

/** The same in the memory of several: there it must say who that is, if that is known. */
export function amongOthers(relation: LearnedRelation): LearnedRelation {
	const name = relation.aliases.find(({ entity }) => entity === USER)?.alias ?? USER;
	const own = (entity: string) => (entity === USER ? name : entity);
	const aliases = relation.aliases.filter(({ entity }) => entity !== USER);
	return { ...relation, subject: own(relation.subject), object: own(relation.object), aliases };
}
