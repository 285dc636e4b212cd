import { begins, closes, low } from "../../../language/people/clause-words.ts";
import { isAgentWord, WORKS_AS } from "../../../language/people/kin.ts";
import { isAround, isKin } from "../../../language/people/kin-words.ts";
import { nameAt, type Person, type Reading } from "../../../language/people/name-at.ts";
import { ACTS } from "../../../language/people/person.ts";
import { departmentAt, firmAt } from "../../../language/people/where.ts";
import * as lists from "../../../language/words/relation-words.ts";
import { relation, USER } from "../found/found.ts";
import { comingFrom, placed, working } from "./places.ts";
import { between, kinship, type Said, said } from "./relation-rule.ts";

/** A comma, and who that is; "(my girlfriend)"; "from Bala"; "at Harms". */
export function besideName(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	const word = words[at];
	if (word === undefined || who.entity === USER) return null;
	const near = who.kin !== null && isAround(who.kin);
	if (!who.named && !(near && word.low === "in")) return null;
	if (word.gap === "=" && isKin(word.low) && closes(words, at + 1))
		return said(at + 1, ...kinship(USER, word.low, who.entity));
	const apposition = /^[,(=]|^ ?[–-]/.test(word.gap);
	const begin = who.to - who.entity.split(" ").length;
	const opens = begins(words, begin);
	const capital = /^\p{Lu}/u.test(who.entity);
	const sure = capital || who.sure;
	if (
		apposition &&
		(sure || opens || words[who.to]?.gap === "(") &&
		(lists.OWN_WORDS.has(word.low) || ownerAt(reading, at) !== null || isAtHome(reading, at))
	) {
		const kin = kinOf(reading, at);
		const closed = kin !== null && (words[kin.to]?.gap !== "" || (sure && BEHIND_KIN.has(low(words, kin.to))));
		if (closed) return said(kin.to, ...kinship(kin.whose, kin.kin, who.entity));
	}
	const isFrom = word.gap === "" && words[at + 1]?.gap === "" && /^(?:from|at|of)$/.test(word.low);
	const work = isFrom && (sure || low(words, begin - 1) === "our") ? fromWork(reading, who, at) : null;
	if (work !== null) return work;
	const inside = word.gap === "" && /^(?:from|in)$/.test(word.low) ? departmentAt(reading, at + 1) : null;
	const isTheirs = word.low === "from" && (capital || (opens && low(words, inside?.to ?? 0).endsWith("s")));
	if (inside !== null && (who.sure || isTheirs)) return said(inside.to, relation(who.entity, "WORKS_IN", inside.name));
	const together = withSpeaker(reading, who, at);
	if (together !== null) return together;
	const spoken = lists.OWN_WORDS.has(word.low) ? ACTS.has(low(words, at + 2)) : opens && low(words, at + 1) === "is";
	if (!who.sure && !(word.gap === "" && spoken)) return null;
	const that = word.gap === "" ? word.low === "that" : apposition && /^(?:that|who|he|she)$/.test(word.low);
	const plain = word.gap === "" && lists.OWN_WORDS.has(word.low);
	const kin = plain || (that && low(words, at + 1) === "is") ? kinOf(reading, plain ? at : at + 2) : null;
	if (kin !== null) return said(kin.to, ...kinship(kin.whose, kin.kin, who.entity));
	const aside = /^[,(]/.test(word.gap) && who.sure ? departmentAt(reading, at) : null;
	if (aside !== null && words[aside.to]?.gap !== "")
		return said(aside.to, relation(who.entity, "WORKS_IN", aside.name));
	if (word.gap !== "") return null;
	if (lists.FROM_WORDS.has(word.low)) return comingFrom(reading, who, at + 1);
	if (word.low === "in" && (who.kin !== null || who.titled === true))
		return placed(reading, who, at + 1, near ? "LIVES_IN" : "LOCATED_IN");
	return word.low === "at" ? working(reading, who, at, false) : null;
}

/** "Tom, my boss at Acme," and not "Tom, my boss is here". */
const BEHIND_KIN = new Set("from in at on of since".split(" "));

/** "Yusra and me work together", "Tom and Ida have been married for years". */
function withSpeaker(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	if (low(words, at) !== "and") return null;
	const me = /^(?:i|me|myself)$/.test(low(words, at + 1));
	const other = me ? { name: USER, to: at + 2 } : nameAt(reading, at + 1);
	if (other === null) return null;
	if (low(words, other.to) === "work" && low(words, other.to + 1) === "together")
		return said(other.to + 2, ...between(other.name, "WORKS_WITH", who.entity));
	let kin = other.to;
	while (lists.ARE.has(low(words, kin))) kin++;
	return low(words, kin) === "married" ? said(kin + 1, ...between(other.name, "MARRIED_TO", who.entity)) : null;
}

/** "Marloes from my team", "Tadeu from work", "Lena of the audit department", "Wietske at the met office". */
function fromWork(reading: Reading, who: Person, at: number): Said | null {
	const { words } = reading;
	const to = /^(?:my|our)$/.test(low(words, at + 1)) ? at + 3 : at + 2;
	const group = low(words, to - 1);
	if (
		low(words, at) !== "of" &&
		(group === "work" || (to > at + 2 && /^(?:team|office|department|company)$/.test(group)))
	)
		return said(to, ...kinship(USER, "colleague", who.entity));
	const department = departmentAt(reading, at + 1);
	if (department !== null) return said(department.to, relation(who.entity, "WORKS_IN", department.name));
	const firm = low(words, at + 1) === "the" && low(words, at) !== "of" ? firmAt(reading, at + 1) : null;
	return firm === null ? null : said(firm.to, relation(who.entity, "WORKS_AT", firm.name));
}

/** "my sister", "Chiara's son", "an old friend of mine", "the husband of Katrijn". */
export function kinOf(reading: Reading, from: number): { kin: string; whose: string; to: number } | null {
	const { words } = reading;
	const first = low(words, from);
	const owner = ownerAt(reading, from) ?? (lists.OWN_WORDS.has(first) ? { name: USER, to: from + 1 } : null);
	let at = owner?.to ?? (/^(?:an?|the)$/.test(first) ? from + 1 : from);
	for (let count = 0; count < 3 && lists.WHICH_WORDS.has(low(words, at)) && words[at + 1]?.gap === ""; count++) at++;
	const next = words[at + 1];
	if (owner?.name === USER && next?.gap === "" && (isKin(next.low) || WORKS_AS.test(next.low))) at++;
	const word = words[at];
	const work = owner?.name === USER && (WORKS_AS.test(word?.low ?? "") || isAgentWord(word?.low ?? ""));
	const kin = word === undefined ? "" : isKin(word.low) || work ? word.low : word.low.replace(/s$/, "");
	if (word === undefined || !(isKin(kin) || work)) return null;
	const isAtHome = lists.MATES.has(kin) || kin === "boss" || lists.AT_HOME.has(kin);
	if (owner === null && first === "the" && isAtHome && closes(words, at + 1)) return { kin, whose: USER, to: at + 1 };
	// Not "Kim and Lee are brothers": that is of each other.
	const of = low(words, at + 1) === "of" && words[at + 1]?.gap === "";
	if (owner !== null || (!of && isKin(word.low) && first === word.low))
		return closes(words, at + 1) ? { kin, whose: owner?.name ?? USER, to: at + 1 } : null;
	if (!of) return null;
	if (/^(?:mine|ours)$/.test(low(words, at + 2))) return { kin, whose: USER, to: at + 3 };
	const whose = nameAt(reading, at + 2);
	return whose === null ? null : { kin, whose: whose.name, to: whose.to };
}

function ownerAt(reading: Reading, at: number): { name: string; to: number } | null {
	const { words } = reading;
	// "my wife's brother", "mum's neighbour", "the wifes brother".
	const kin = lists.OWN_WORDS.has(low(words, at)) || low(words, at) === "the" ? at + 1 : at;
	const word = low(words, kin);
	const bare = isKin(word) ? word : word.replace(/s$/, "");
	const to = bare !== word ? kin + 1 : low(words, kin + 1) === "'s" ? kin + 2 : 0;
	const own = lists.PARENTS.has(bare) || (kin > at && (lists.OWN_WORDS.has(low(words, at)) || lists.MATES.has(bare)));
	const named = reading.people.findLast((one) => one.kin === bare && one.named && one.by === reading.by);
	if (to > 0 && own && isKin(bare) && isKin(low(words, to))) return { name: named?.entity ?? bare, to };
	const name = nameAt(reading, at);
	return name !== null && low(reading.words, name.to) === "'s" ? { name: name.name, to: name.to + 1 } : null;
}

/** "Filou (the cat)", "Aurelie, the eldest,", "Ana (sister)". */
const isAtHome = ({ words }: Reading, at: number): boolean =>
	low(words, at) === "the" ? lists.AT_HOME.has(low(words, at + 1)) : words[at]?.gap === "(" && isKin(low(words, at));
