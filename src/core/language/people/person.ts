import { USER_NAME } from "../names.ts";
import { IRREGULAR_PAST } from "../words/irregular-forms.ts";
import { listed } from "../words/joined.ts";
import { PERSON_WORDS } from "../words/people-words.ts";
import { OWN_WORDS, PARENTS, PETS, TITLES } from "../words/relation-words.ts";
import { begins, closes, low, opens, type Word } from "./clause-words.ts";
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

/** Whom words that begin in one way speak of. Null: nobody; undefined: they begin in another way. */
type Opening = (reading: Reading, at: number, word: Word) => Person | null | undefined;

/** Whom the words from one on speak of; null where they speak of nobody. */
export function personAt(reading: Reading, at: number): Person | null {
	const word = reading.words[at];
	if (word === undefined) return null;
	for (const opening of OPENINGS) {
		const person = opening(reading, at, word);
		if (person !== undefined) return person;
	}
	const named = nameAt(reading, at) ?? somebodyAt(reading, at);
	return named === null ? ownersKin(reading, at) : namedPerson(reading, at, word, named);
}

/** "I", "my sister". */
const own: Opening = (reading, at, word) => {
	if (SELF.has(word.low) && word.text !== "IM") return plainPerson(reading, USER_NAME, at + 1);
	return OWN_WORDS.has(word.low) ? kinAt(reading, at + 1, USER_NAME) : undefined;
};

const heOrShe: Opening = (reading, at, word) => {
	const sex = PRONOUNS.get(word.low);
	if (sex === undefined) return undefined;
	const meant = lastOf(reading, sex);
	return meant && { ...meant, to: at + 1, found: [] };
};

const hisOrHer: Opening = (reading, at, word) => {
	if (word.low !== "his" && word.low !== "her") return undefined;
	const meant = lastOf(reading, word.low === "his" ? "m" : "f", true);
	const sure = meant?.sure === true || (meant?.first === true && reading.sentence - meant.sentence <= 1);
	return meant?.named === true && sure ? kinAt(reading, at + 1, meant.entity) : null;
};

/** "the dog, Rex", "the wife". */
const theKin: Opening = (reading, at, word) => {
	const [next, behind] = [low(reading.words, at + 1), reading.words[at + 2]];
	if (word.low !== "the" || !isKin(next)) return undefined;
	const kin = kinAt(reading, at + 1, USER_NAME);
	if (kin?.named !== true) return PETS.has(kin?.kin ?? "") ? kin : null;
	const pet = PETS.has(next) && (behind?.gap !== "" || /^(?:is|'s|called|named)$/.test(behind.low));
	return pet || THE_KIN.has(next) || kin.titled === true ? kin : null;
};

const parent: Opening = (reading, at, word) => {
	const { words } = reading;
	if (!PARENTS.has(word.low) || /^(?:the|a|an|your|their|'s)$/.test(low(words, at - 1))) return undefined;
	const kin = kinAt(reading, at, USER_NAME);
	return kin?.named === true && words[at + 1]?.gap === "" && !/^(?:'s|is)$/.test(low(words, at + 1)) ? null : kin;
};

const newKin: Opening = (reading, at, { low: word }) => {
	if (word !== "new" || !isKin(low(reading.words, at + 1)) || !opens(reading.words, at)) return undefined;
	const kin = kinAt(reading, at, USER_NAME);
	return kin?.named === true ? kin : undefined;
};

/** "aunt Uche", "boss is Kim". */
const bareKin: Opening = (reading, at, word) => {
	const { words } = reading;
	if (!isKin(word.low)) return undefined;
	const [next, bare, isTitle] = [words[at + 1], BARE.has(word.low), TITLES.has(word.low)];
	const called = AUNTS.has(word.low) && next?.capital === true && !OF_OTHERS.has(low(words, at - 1));
	const is = next?.low === "is" || next?.low === "'s";
	const role = is && !CALLED.has(low(words, at + 2)) && !OF_SOMEBODY.has(word.low);
	const titled = bare && TITLES.has(next?.low ?? "") && !isTitle;
	if (!called && !((begins(words, at) || titled) && (role || !isTitle))) return undefined;
	const kin = kinAt(reading, at, USER_NAME);
	if (kin === null) return undefined;
	// "Partner is in, his name's Kofi": who is named later.
	if (!kin.named) return bare && ACTS.has(next?.low ?? "") && next?.gap === "" ? kin : undefined;
	const acts = bare && (/^\p{Lu}/u.test(kin.entity) || next?.gap !== "" || ACTS.has(low(words, kin.to)));
	return acts || called || role || kin.titled === true || low(words, at + 2) === "name" ? kin : undefined;
};

function plainPerson({ sentence }: Reading, entity: string, to: number): Person {
	return { kin: null, sex: null, to, found: [], sentence, named: true, sure: true, by: null, entity };
}

/** By a name: that person, or somebody's kin ("Anna's husband"). */
function namedPerson(reading: Reading, at: number, word: Word, named: NonNullable<ReturnType<typeof nameAt>>) {
	const { words } = reading;
	const { name, to, sex, sure, titled } = named;
	const next = words[to];
	if (next?.low === "'s" && next.gap === "") {
		const kin = kinAt(reading, to + 1, name);
		if (kin !== null && (sure || kin.named)) return kin;
		if (beginsKin(words, to + 1)) return null;
	}
	const acts =
		ACTS.has(low(words, to)) || (word.capital && (isVerb(low(words, to)) || /^[.!?]/.test(next?.gap ?? ".")));
	return { ...plainPerson(reading, name, to), sex, sure, titled, first: opens(words, at) && acts };
}

/** Who works for others: "nurse is Olga" may be said of anybody's. */
const OF_SOMEBODY = new Set("nurse secretary carer agent client publisher supplier deputy professor".split(" "));

/** Whom one calls so by their names: "aunt Uche". */
const AUNTS = new Set("aunt auntie aunty uncle cousin".split(" "));
const OF_OTHERS = new Set("a an the your his her their its 's no some like of".split(" "));

/** "the kids, lena and max", "the two girls", "the wean": of whoever speaks. */
const theKids: Opening = (reading, start, opening) => {
	const { words } = reading;
	if (opening.low !== "the" && (opening.low !== "kids" || !begins(words, start))) return undefined;
	const from = opening.low === "the" ? start + 1 : start;
	const at = /^(?:\d|two|three|four)$/.test(low(words, from)) ? from + 1 : from;
	const word = low(words, at);
	const one = word.replace(/s$/, "");
	if (!isChild(one) || (at > from && words[at]?.gap !== "")) return undefined;
	// "Hannes lives there. And the kids, Jonas and Mia": his.
	const other = reading.people.findLast(({ by }) => by === reading.by);
	if (
		other?.named === true &&
		other.sure &&
		!MARRIED.has(english(other.kin ?? "")) &&
		reading.sentence - other.sentence <= 2
	)
		return undefined;
	const several = word !== one && closes(words, at + 1) ? namedSeveral(reading, at, USER_NAME, one) : null;
	return several ?? (OWN_CHILDREN.has(word) ? unnamed(reading, at, one) : undefined);
};

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
const genitive: Opening = (reading, at, word) => {
	if (TITLES.has(low(reading.words, at + 1))) return undefined;
	const name = word.low.endsWith("s") ? word.text.slice(0, -1) : "";
	if (name.length < 3 || !isKin(low(reading.words, at + 1)) || reading.words[at + 1]?.gap !== "") return undefined;
	const owner = word.capital ? nameOf(name) : reading.small && isPlainName(name) ? name : null;
	return owner === null ? undefined : (kinAt(reading, at + 1, owner) ?? undefined);
};

/** In the order in which they are tried. */
const OPENINGS: readonly Opening[] = [own, heOrShe, hisOrHer, theKids, theKin, parent, newKin, bareKin, genitive];
