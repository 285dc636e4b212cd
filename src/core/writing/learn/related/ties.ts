import { closes, low } from "../../../language/people/clause-words.ts";
import { nameAt, type Person, type Reading } from "../../../language/people/name-at.ts";
import { placeOf } from "../../../language/people/named.ts";
import { personAt } from "../../../language/people/person.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { type FoundRelation, relation, USER } from "../found/found.ts";
import { kinship, type Said, said, tied } from "./relation-rule.ts";

/** "I'm Meera's mom": whose the speaker is. */
export const isKinTo = ({ whose, kin }: { whose: string; kin: string }): FoundRelation[] =>
	kinship(whose, kin, whose).map((one) => ({ ...one, object: USER }));

/** "Yann coaches my son", "I'm mentoring Abdi", "she teaches me": what one is to the other by doing it. */
export function roleAt(reading: Reading, who: Person, at: number): Said | null {
	const role = lists.ROLES.get(low(reading.words, at).replace(/(?:es?|s|ing)$/, ""));
	if (role === undefined || !(who.sure || who.first)) return null;
	const me = /^(?:me|us)$/.test(low(reading.words, at + 1));
	const whom = me ? null : personAt(reading, at + 1);
	if (me && who.entity !== USER) return said(at + 2, ...kinship(USER, role, who.entity));
	const somebody = whom !== null && (whom.sure || /^\p{Lu}/u.test(whom.entity)) && whom.entity !== USER;
	if (!somebody || low(reading.words, whom.to) === "'s") return null;
	const tie = who.entity === USER ? isKinTo({ whose: whom.entity, kin: role }) : kinship(whom.entity, role, who.entity);
	return said(whom.to, ...tied(whom), ...tie);
}

/** "Håkon plays in my band", "Tim is on our team", "she sings in the same choir as me". */
export function mateAt({ words }: Reading, who: Person, from: number): Said | null {
	const at = /^(?:in|on|at)$/.test(low(words, from)) ? from + 1 : from + 2;
	const same = low(words, at) === "the" && low(words, at + 1) === "same";
	if (!/^(?:in|on|at)$/.test(low(words, at - 1)) || !(same || lists.OWN_WORDS.has(low(words, at)))) return null;
	const group = lists.GROUPS.has(low(words, at + 1)) ? at + 1 : at + 2;
	const mate = lists.GROUPS.get(low(words, group));
	const isNamed = who.named && who.entity !== USER && (who.sure || who.first === true);
	if (mate === undefined || !isNamed || !closes(words, group + 1) || (same && low(words, group + 1) !== "as"))
		return null;
	return said(group + 1, ...kinship(USER, mate, who.entity));
}

/** "We rent from a Mr Haddad". */
export function renting(reading: Reading, who: Person, from: number): Said | null {
	const { words } = reading;
	const to = /^(?:an?|the)$/.test(low(words, from + 1)) ? from + 2 : from + 1;
	const name = low(words, from) === "from" ? nameAt(reading, to) : null;
	return name === null ? null : said(name.to, ...kinship(who.entity, "landlord", name.name));
}

/** Whom the speaker "met" or "talked to": nobody who is told of as somebody's already. */
export function meeting(reading: Reading, at: number): Said | null {
	const { words } = reading;
	const isWith = /^(?:talked|spoke|chatted)$/.test(low(words, at)) && /^(?:to|with)$/.test(low(words, at + 1));
	if (!isWith && low(words, at) !== "met") return null;
	const whom = personAt(reading, isWith ? at + 2 : at + 1);
	const isNew =
		whom?.named === true && whom.kin === null && whom.sure && whom.entity !== USER && placeOf(whom.entity) !== null;
	const isKnown = reading.people.some(({ kin, entity }) => kin !== null && entity.startsWith(whom?.entity ?? ""));
	return isNew && !isKnown ? said(whom.to, relation(USER, "KNOWS", whom.entity)) : null;
}

/** "I hired Priyanka". */
export function hiring(reading: Reading, who: Person, at: number): Said | null {
	const whom = who.entity === USER ? personAt(reading, at) : null;
	const somebody = whom !== null && whom.kin === null && whom.entity !== USER && whom.named && whom.sure;
	return somebody ? said(whom.to, relation(whom.entity, "WORKS_FOR", USER)) : null;
}
