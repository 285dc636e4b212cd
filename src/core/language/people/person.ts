import { USER_NAME } from "../names.ts";
import { IRREGULAR_PAST } from "../words/irregular-forms.ts";
import { listed } from "../words/joined.ts";
import { PERSON_WORDS } from "../words/people-words.ts";
import { OWN_WORDS, PARENTS, PETS, TITLES } from "../words/relation-words.ts";
import { begins, closes, low, opens } from "./clause-words.ts";
import { beginsKin, CALLED, kinAt, MOST_BETWEEN, namedSeveral, unnamed, WORKS_AS } from "./kin.ts";
import { english, isChild, isKin } from "./kin-words.ts";
import { lastOf, nameAt, type Person, type Reading } from "./name-at.ts";
import { isPlainName, nameOf } from "./named.ts";

const BARE = new Set(PERSON_WORDS);

const THE_KIN = listed`wife husband missus boss landlord landlady boyfriend girlfriend neighbour neighbor`;

const SELF = new Set("i we ich wir je yo nous me".split(" "));

const PRONOUNS: ReadonlyMap<string, "f" | "m"> = new Map([
	["he", "m"],
	["she", "f"],
]);

/** Whom the words from one on speak of; null where they speak of nobody. */
export function personAt(reading: Reading, at: number): Person | null {
	const { words, sentence } = reading;
	const word = words[at];
	if (word === undefined) return null;
	const plain = { kin: null, sex: null, to: at + 1, found: [], sentence, named: true, sure: true, by: null };
	if (SELF.has(word.low) && word.text !== "IM") return { ...plain, entity: USER_NAME };
	if (OWN_WORDS.has(word.low)) return kinAt(reading, at + 1, USER_NAME);
	const sex = PRONOUNS.get(word.low);
	if (sex !== undefined) {
		const meant = lastOf(reading, sex);
		return meant === null ? null : { ...meant, to: at + 1, found: [] };
	}
	if (word.low === "his" || word.low === "her") {
		const meant = lastOf(reading, word.low === "his" ? "m" : "f", true);
		return meant === null || !meant.named || !(meant.sure || (meant.first && sentence - meant.sentence <= 1))
			? null
			: kinAt(reading, at + 1, meant.entity);
	}
	const the = word.low === "the";
	const kids = the || (word.low === "kids" && begins(words, at)) ? theKids(reading, the ? at + 1 : at) : null;
	if (kids !== null) return kids;
	if (word.low === "the" && isKin(low(words, at + 1))) {
		const kin = kinAt(reading, at + 1, USER_NAME);
		if (kin?.named === false && PETS.has(kin.kin ?? "")) return kin;
		return kin?.named === true &&
			((PETS.has(low(words, at + 1)) &&
				(words[at + 2]?.gap !== "" || /^(?:is|'s|called|named)$/.test(low(words, at + 2)))) ||
				THE_KIN.has(low(words, at + 1)) ||
				kin.titled === true)
			? kin
			: null;
	}
	if (PARENTS.has(word.low) && !/^(?:the|a|an|your|their|'s)$/.test(low(words, at - 1))) {
		const kin = kinAt(reading, at, USER_NAME);
		return kin?.named === true && words[at + 1]?.gap === "" && !/^(?:'s|is)$/.test(low(words, at + 1)) ? null : kin;
	}
	if (word.low === "new" && isKin(low(words, at + 1)) && opens(words, at)) {
		const kin = kinAt(reading, at, USER_NAME);
		if (kin?.named === true) return kin;
	}
	const called = AUNTS.has(word.low) && words[at + 1]?.capital === true && !OF_OTHERS.has(low(words, at - 1));
	const role = /^(?:is|'s)$/.test(low(words, at + 1)) && !CALLED.has(low(words, at + 2)) && !OF_SOMEBODY.has(word.low);
	const titled = BARE.has(word.low) && TITLES.has(low(words, at + 1)) && !TITLES.has(word.low);
	if (isKin(word.low) && (called || ((begins(words, at) || titled) && (role || !TITLES.has(word.low))))) {
		const kin = kinAt(reading, at, USER_NAME);
		const isNamed = kin !== null && (/^\p{Lu}/u.test(kin.entity) || words[at + 1]?.gap !== "");
		if (
			kin?.named === true &&
			((BARE.has(word.low) && (isNamed || ACTS.has(low(words, kin.to)))) ||
				called ||
				role ||
				kin.titled === true ||
				low(words, at + 2) === "name")
		)
			return kin;
		// "Partner is in, his name's Kofi": who is named later.
		if (kin?.named === false && BARE.has(word.low) && ACTS.has(low(words, at + 1)) && words[at + 1]?.gap === "")
			return kin;
	}
	const owned = genitiveAt(reading, at);
	if (owned !== null) return owned;
	const named = nameAt(reading, at) ?? somebodyAt(reading, at);
	if (named === null) return ownersKin(reading, at);
	const next = words[named.to];
	if (next?.low === "'s" && next.gap === "") {
		const kin = kinAt(reading, named.to + 1, named.name);
		if (kin !== null && (named.sure || kin.named)) return kin;
		if (beginsKin(words, named.to + 1)) return null;
	}
	return {
		...plain,
		entity: named.name,
		sex: named.sex,
		to: named.to,
		sure: named.sure,
		titled: named.titled,
		first:
			opens(words, at) &&
			(ACTS.has(low(words, named.to)) ||
				(word.capital && isVerb(low(words, named.to))) ||
				(word.capital && /^[.!?]/.test(words[named.to]?.gap ?? "."))),
	};
}

/** Who works for others: "nurse is Olga" may be said of anybody's. */
const OF_SOMEBODY = new Set("nurse secretary carer agent client publisher supplier deputy professor".split(" "));

/** Whom one calls so by their names: "aunt Uche". */
const AUNTS = new Set("aunt auntie aunty uncle cousin".split(" "));
const OF_OTHERS = new Set("a an the your his her their its 's no some like of".split(" "));

/** "the kids, lena and max", "the two girls", "the wean": of whoever speaks. */
function theKids(reading: Reading, from: number): Person | null {
	const { words } = reading;
	const at = /^(?:\d|two|three|four)$/.test(low(words, from)) ? from + 1 : from;
	const word = low(words, at);
	const one = word.replace(/s$/, "");
	if (!isChild(one) || (at > from && words[at]?.gap !== "")) return null;
	// "Hannes lives there. And the kids, Jonas and Mia": his.
	const other = reading.people.findLast(({ by }) => by === reading.by);
	if (
		other?.named === true &&
		other.sure &&
		!MARRIED.has(english(other.kin ?? "")) &&
		reading.sentence - other.sentence <= 2
	)
		return null;
	const several = word !== one && closes(words, at + 1) ? namedSeveral(reading, at, USER_NAME, one) : null;
	return several ?? (OWN_CHILDREN.has(word) ? unnamed(reading, at, one) : null);
}

const MARRIED = new Set("wife husband partner girlfriend boyfriend".split(" "));
/** Those of whom "the" is said at home only. */
const OWN_CHILDREN = new Set("kids girls boys twins wean toddler baby newborn".split(" "));

const SOMEBODY = new Set("woman man guy girl boy lad lady chap bloke someone somebody".split(" "));

/** "a lad called Tomasz", "this amazing woman, Jean,". */
function somebodyAt(reading: Reading, at: number): ReturnType<typeof nameAt> {
	const { words } = reading;
	if (!/^(?:an?|this|some|someone|somebody)$/.test(low(words, at))) return null;
	for (let noun = at; noun < at + MOST_BETWEEN; noun++) {
		if (noun > at && words[noun]?.gap !== "") return null;
		if (!SOMEBODY.has(low(words, noun)) && !WORKS_AS.test(low(words, noun))) continue;
		const called = CALLED.has(low(words, noun + 1));
		const name = called || words[noun + 1]?.gap === "," ? nameAt(reading, noun + (called ? 2 : 1), called) : null;
		return name !== null && (called || closes(words, name.to)) ? { ...name, sure: true } : null;
	}
	return null;
}

/** "nur's brother Tarek": a name that is an everyday word too. */
function ownersKin(reading: Reading, at: number): Person | null {
	const { words, small } = reading;
	const [word, next] = [words[at], words[at + 1]];
	if (!small || word === undefined || next?.low !== "'s" || next.gap !== "" || isKin(word.low)) return null;
	if (word.low.length < 3 || PRONOUNS.has(word.low) || !beginsKin(words, at + 2)) return null;
	const kin = kinAt(reading, at + 2, word.text);
	return kin?.named === true ? kin : null;
}

const isVerb = (word: string): boolean => IRREGULAR_PAST.has(word) || /.{2}ed$|\p{Ll}{3}s$/u.test(word);

/** What somebody who opens a sentence does behind the name. */
export const ACTS = new Set(
	`is 's was has had says said asked wants wanted will can got gets did does told called came comes lives works studies moved
	likes loves thinks brings takes sagt meint texted sends plays helps reckons moved left`.split(/\s+/),
);

/** "elios mum": the possessive of who writes no apostrophes. */
function genitiveAt(reading: Reading, at: number): Person | null {
	const word = reading.words[at];
	if (TITLES.has(low(reading.words, at + 1))) return null;
	const name = word?.low.endsWith("s") ? word.text.slice(0, -1) : "";
	if (name.length < 3 || !isKin(low(reading.words, at + 1)) || reading.words[at + 1]?.gap !== "") return null;
	const owner = word?.capital ? nameOf(name) : reading.small && isPlainName(name) ? name : null;
	return owner === null || OWN_WORDS.has(word?.low ?? "") ? null : kinAt(reading, at + 1, owner);
}
