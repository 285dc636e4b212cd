import { CALLINGS, KIN_ALSO, NOT_CALLED, PERSON_WORDS } from "../../../language/words/people-words.ts";
import {
	FEMALE_TITLES,
	FEMALE_WORDS,
	MALE_TITLES,
	MALE_WORDS,
	OWN_WORDS,
	PARENTS,
	PETS,
	TITLES,
	WHICH_WORDS,
} from "../../../language/words/relation-words.ts";
import { type FoundRelation, USER } from "../found/found.ts";
import { begins, closes, isEveryday, opens, type Word } from "./clause-words.ts";
import { isPlainName, nameOf } from "./named.ts";
import { AROUND_WORDS, kinship } from "./relation-rule.ts";

/** Somebody whom words speak of. */
export type Person = {
	/** The speaker, a name, or the word for kin where no name is known. */
	entity: string;
	/** The word for kin, in small letters, and whose kin that is. */
	kin: string | null;
	sex: "f" | "m" | null;
	/** The word behind. */
	to: number;
	/** What the words tell of the two already: "my sister Anna". */
	found: readonly FoundRelation[];
	sentence: number;
	/** Whether it is a name, and not the word for kin. */
	named: boolean;
	/** Whether it is somebody: named with a capital or a title, as kin, or before. */
	sure: boolean;
	/** It opens what is said. */
	first?: boolean;
	/** It was told with a title: "Frau Hanke". */
	titled?: boolean;
	/** Who spoke of them, where several talk. */
	by: string | null;
};

/** What is read: `small` where its writer uses no capitals, so that any rare word may be a name. */
export type Reading = {
	words: readonly Word[];
	small: boolean;
	/** Who was spoken of so far, the last one last. */
	people: readonly Person[];
	sentence: number;
	by: string | null;
	/** How many sentences somebody is meant by "she". */
	reach: number;
};

const NO_NAMES = new Set(NOT_CALLED.split("|"));
const BARE = new Set(PERSON_WORDS);
const THE_KIN = new Set([
	"wife",
	"husband",
	"missus",
	"boss",
	"landlord",
	"landlady",
	"boyfriend",
	"girlfriend",
	"neighbour",
	"neighbor",
]);
const KIN = AROUND_WORDS;
const PARTICLES = new Set("van von de der den la le du da di bin al".split(" "));
const LONGEST_NAME = 3;

/** Words for kin and friends: no callings. */
export const isAround = (word: string): boolean => KIN.has(word) && (sexOf(word) !== null || AROUND.has(english(word)));
const AROUND = new Set(
	"cousin friend neighbour neighbor partner colleague twin kid baby spouse grandparent".split(" "),
);

export const isKin = (word: string): boolean => KIN.has(word);
const english = (kin: string): string => KIN_ALSO.get(kin) ?? kin;

/** A name at a word, with the word behind it; `loose`: in small letters too, where its writer uses no others. */
export function nameAt(
	{ words, small, people }: Reading,
	at: number,
	loose = true,
): { name: string; to: number; sex: Person["sex"]; sure: boolean; titled: boolean } | null {
	const first = words[at];
	if (first === undefined || first.text === "") return null;
	const kin = first.capital && KIN.has(first.low) && words[at + 1]?.capital === true && words[at + 1]?.gap === "";
	const titled =
		(TITLES.has(first.low) || kin) && words[at + 1] !== undefined && /^\.?$/.test(words[at + 1]?.gap ?? "?");
	const begin = titled ? at + 1 : at;
	const word = words[begin];
	if (word === undefined) return null;
	const sex = FEMALE_TITLES.has(first.low) ? "f" : MALE_TITLES.has(first.low) ? "m" : null;
	const title = titled ? `${first.text}${words[at + 1]?.gap ?? ""} ` : "";
	if (!word.capital) {
		const known = isKnown(people, word.text);
		const plain = small && loose && (isPlainName(word.low) || known) && !KIN.has(word.low);
		return plain ? { name: title + word.text, to: begin + 1, sex, sure: titled || known, titled } : null;
	}
	if (!titled && KIN.has(word.low)) return null;
	if (!titled && opens(words, begin) && (isEveryday(word) || /(?:ly|ing)$/.test(word.low))) return null;
	let to = begin + 1;
	for (let next = words[to]; next !== undefined && next.gap === "" && to < begin + LONGEST_NAME; next = words[to]) {
		if (next.capital && nameOf(next.text) !== null) to++;
		else if (PARTICLES.has(next.low) && words[to + 1]?.capital === true && words[to + 1]?.gap === "") to += 2;
		else break;
	}
	const name = nameOf(
		words
			.slice(begin, to)
			.map(({ text }) => text)
			.join(" "),
	);
	const sure = titled || to > begin + 1 || !opens(words, begin) || (name !== null && isKnown(people, name));
	return name === null ? null : { name: title + name, to, sex, sure, titled };
}

const isKnown = (people: readonly Person[], name: string): boolean =>
	people.some((one) => one.sure && one.named && one.entity.toLowerCase() === name.toLowerCase());

/** Whom the words from one on speak of; null where they speak of nobody. */
export function personAt(reading: Reading, at: number): Person | null {
	const { words, sentence } = reading;
	const word = words[at];
	if (word === undefined) return null;
	const plain = { kin: null, sex: null, to: at + 1, found: [], sentence, named: true, sure: true, by: null };
	if (SELF.has(word.low) && word.text !== "IM") return { ...plain, entity: USER };
	if (OWN_WORDS.has(word.low)) return kinAt(reading, at + 1, USER);
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
	if (word.low === "the" && KIN.has(words[at + 1]?.low ?? "")) {
		const kin = kinAt(reading, at + 1, USER);
		if (kin?.named === false && PETS.has(kin.kin ?? "")) return kin;
		return kin?.named === true &&
			((PETS.has(words[at + 1]?.low ?? "") && /^(?:is|'s|called|named)$/.test(words[at + 2]?.low ?? "")) ||
				THE_KIN.has(words[at + 1]?.low ?? "") ||
				kin.titled === true)
			? kin
			: null;
	}
	if (PARENTS.has(word.low) && !/^(?:the|a|an|your|their|'s)$/.test(words[at - 1]?.low ?? "")) {
		const kin = kinAt(reading, at, USER);
		return kin?.named === true && words[at + 1]?.gap === "" && words[at + 1]?.low !== "'s" ? null : kin;
	}
	if (word.low === "new" && KIN.has(words[at + 1]?.low ?? "") && opens(words, at)) {
		const kin = kinAt(reading, at, USER);
		if (kin?.named === true) return kin;
	}
	if (KIN.has(word.low) && begins(words, at) && !TITLES.has(word.low)) {
		const kin = kinAt(reading, at, USER);
		const isNamed = kin !== null && (/^\p{Lu}/u.test(kin.entity) || words[at + 1]?.gap !== "");
		const pet = PETS.has(word.low) && /^(?:is|'s)$/.test(words[at + 1]?.low ?? "");
		if (
			kin?.named === true &&
			((BARE.has(word.low) && (isNamed || ACTS.has(words[kin.to]?.low ?? ""))) ||
				pet ||
				kin.titled === true ||
				words[at + 2]?.low === "name")
		)
			return kin;
	}
	const named = nameAt(reading, at) ?? somebodyAt(reading, at);
	if (named === null) return ownersKin(reading, at) ?? genitiveAt(reading, at);
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
		first: opens(words, at) && ACTS.has(words[named.to]?.low ?? ""),
	};
}

const SELF = new Set("i we ich wir je yo nous me".split(" "));
const PRONOUNS: ReadonlyMap<string, "f" | "m"> = new Map([
	["he", "m"],
	["she", "f"],
]);

const SOMEBODY = new Set("woman man guy girl boy lad lady chap bloke someone somebody".split(" "));

/** "a lad called Tomasz", "this amazing woman, Jean,". */
function somebodyAt(reading: Reading, at: number): ReturnType<typeof nameAt> {
	const { words } = reading;
	if (!/^(?:an?|this|some|someone|somebody)$/.test(words[at]?.low ?? "")) return null;
	for (let noun = at; noun < at + MOST_BETWEEN; noun++) {
		if (noun > at && words[noun]?.gap !== "") return null;
		if (!SOMEBODY.has(words[noun]?.low ?? "")) continue;
		const called = CALLED.has(words[noun + 1]?.low ?? "");
		const name = called || words[noun + 1]?.gap === "," ? nameAt(reading, noun + (called ? 2 : 1), called) : null;
		return name !== null && (called || closes(words, name.to)) ? { ...name, sure: true } : null;
	}
	return null;
}

/** "nur's brother Tarek": a name that is an everyday word too. */
function ownersKin(reading: Reading, at: number): Person | null {
	const { words, small } = reading;
	const [word, next] = [words[at], words[at + 1]];
	if (!small || word === undefined || next?.low !== "'s" || next.gap !== "" || KIN.has(word.low)) return null;
	if (word.low.length < 3 || PRONOUNS.has(word.low) || !beginsKin(words, at + 2)) return null;
	const kin = kinAt(reading, at + 2, word.text);
	return kin?.named === true ? kin : null;
}

/** What somebody who opens a sentence does behind the name. */
export const ACTS = new Set(
	"is 's was has had says said asked wants wanted will can got gets did does told called came comes lives works studies moved likes loves thinks brings takes comes".split(
		" ",
	),
);

/** "elios mum": the possessive of who writes no apostrophes. */
function genitiveAt(reading: Reading, at: number): Person | null {
	const word = reading.words[at];
	if (TITLES.has(reading.words[at + 1]?.low ?? "")) return null;
	const name = word?.low.endsWith("s") ? word.text.slice(0, -1) : "";
	if (name.length < 3 || !KIN.has(reading.words[at + 1]?.low ?? "") || reading.words[at + 1]?.gap !== "") return null;
	const owner = word?.capital ? nameOf(name) : reading.small && isPlainName(name) ? name : null;
	return owner === null || OWN_WORDS.has(word?.low ?? "") ? null : kinAt(reading, at + 1, owner);
}

/** Who was spoken of last and may be he or she; null where that may be one of several. */
export function lastOf({ people, sentence, reach, by }: Reading, sex: Person["sex"], unsure = false): Person | null {
	const near = people.filter(
		(one) => sentence - one.sentence <= reach && (one.sure || unsure || one.first) && one.by === by,
	);
	const fitting = near.filter((one) => one.sex === null || sex === null || one.sex === sex);
	const last = fitting.at(-1);
	if (last === undefined || !(last.sure || unsure || (last.first === true && sentence - last.sentence <= 1)))
		return null;
	const opening = fitting.findLast((one) => one.sentence === last.sentence && one.first === true);
	if (unsure && opening !== undefined && !last.sure) return opening;
	const other = fitting.findLast((one) => one.entity !== last.entity);
	return other !== undefined && other.sentence === last.sentence ? null : last;
}

/** How many words may stand between "my" and "sister". */
const MOST_BETWEEN = 3;

/** Kin from the words behind "my" or "Anna's" on, with the name where it is said. */
function kinAt(reading: Reading, from: number, whose: string): Person | null {
	const { words } = reading;
	let at = from;
	let others = 0;
	const own = whose === USER && OWN_WORDS.has(words[from - 1]?.low ?? "");
	for (; at <= from + MOST_BETWEEN; at++) {
		const word = words[at];
		if (word === undefined || word.text === "" || (at > from && word.gap !== "")) return null;
		if (own && WORKS_AS.test(word.low)) break;
		if (KIN.has(word.low) || KIN.has(word.low.replace(/s$/, ""))) break;
		if (FORMER.has(word.low)) return null;
		if (!WHICH_WORDS.has(word.low) && (word.capital || ++others > 2 || (others > 1 && !own))) return null;
	}
	const word = words[at];
	if (word === undefined) return null;
	const several = !KIN.has(word.low) && KIN.has(word.low.replace(/s$/, ""));
	const kin = several ? word.low.replace(/s$/, "") : word.low;
	if (!KIN.has(kin) && !(own && WORKS_AS.test(kin))) return null;
	if (others > 1 && !WORKS_AS.test(kin)) return null;
	if (words[at - 1]?.low === "old" && at > from && FORMER_ROLES.has(english(kin))) return null;
	const next = words[at + 1];
	if (next !== undefined && next.gap === "" && !next.capital && NO_NAMES.has(next.low)) return null;
	return several ? namedSeveral(reading, at, whose, kin) : namedOne(reading, at, whose, kin);
}

function beginsKin(words: readonly Word[], at: number): boolean {
	return KIN.has(words[at]?.low ?? "") || (WHICH_WORDS.has(words[at]?.low ?? "") && KIN.has(words[at + 1]?.low ?? ""));
}

/** Who is something by work is somebody's too, where that is said: "our dba Petra". */
export const WORKS_AS = new RegExp(`^(?:${CALLINGS})$`);
const FORMER = new Set(["ex", "former"]);
const FORMER_ROLES = new Set("boss manager landlord flatmate roommate".split(" "));

function namedOne(reading: Reading, at: number, whose: string, kin: string): Person | null {
	const { words } = reading;
	const own = sexOf(kin);
	const told = nameBehind(reading, at);
	const named = told !== null && (KIN.has(kin) || /^\p{Lu}/u.test(told.name)) ? told : null;
	const behind = named === null ? undefined : words[named.to];
	if (named !== null && behind?.low === "'s" && beginsKin(words, named.to + 1)) {
		const further = kinAt(reading, named.to + 1, named.name);
		if (further !== null) return { ...further, found: [...kinship(whose, kin, named.name), ...further.found] };
	}
	if (named !== null)
		return {
			...{
				titled: named.titled,
				entity: named.name,
				kin,
				sex: own ?? named.sex,
				to: named.to,
				named: true,
				sure: true,
				by: null,
			},
			...{ found: kinship(whose, kin, named.name), sentence: reading.sentence },
		};
	const known = reading.people.findLast(
		(one) => one.kin !== null && one.named && one.by === reading.by && english(one.kin) === english(kin),
	);
	const entity = known?.entity ?? (whose === USER ? kin : null);
	if (entity === null) return null;
	const next = words[at + 1];
	if (next?.low === "'s" && next.gap === "") {
		const further = kinAt(reading, at + 2, entity);
		if (further !== null || beginsKin(words, at + 2)) return further;
	}
	return {
		entity,
		kin,
		sex: own,
		to: at + 1,
		found: [],
		sentence: reading.sentence,
		named: known !== undefined,
		sure: true,
		by: null,
	};
}

const CALLED = new Set("called named heißt heisst llama appelle".split(" "));
const STILL = new Set("will be is are 's now still called named ist est es name".split(" "));

/** The name that stands behind a word for kin. */
function nameBehind(reading: Reading, at: number): ReturnType<typeof nameAt> {
	const { words } = reading;
	const next = words[at + 1];
	if (next === undefined || next.text === "") return null;
	if (STILL.has(next.low) || CALLED.has(next.low)) {
		let to = at + 1;
		const loose = next.low !== "'s" || words[at + 2]?.low === "name" || CALLED.has(words[at + 2]?.low ?? "");
		for (; to <= at + 4 && (STILL.has(words[to]?.low ?? "") || CALLED.has(words[to]?.low ?? "")); ) to++;
		const name = words[to]?.gap === "" ? nameAt(reading, to, loose) : null;
		const plainly = next.low === "will" || CALLED.has(words[to - 1]?.low ?? "");
		return name !== null && (plainly || closes(words, name.to)) ? name : null;
	}
	const closed = next.gap === "";
	if (closed || next.gap === "(") return nameAt(reading, at + 1, true);
	if (!/^(?:,|:|=| -)$/.test(next.gap)) return null;
	const name = nameAt(reading, at + 1, false);
	return name !== null && closes(words, name.to) && words[name.to]?.low !== "and" ? name : null;
}

/** "our sons Jan and Ole", "the kids are Lucía 8, Hugo 5 and Inés". */
export function namedSeveral(reading: Reading, at: number, whose: string, kin: string): Person | null {
	const { words } = reading;
	const names: string[] = [];
	let to = at + 1;
	if (words[to]?.low === "are") to++;
	for (;;) {
		const name = nameAt(reading, to);
		if (name === null) break;
		names.push(name.name);
		to = name.to;
		while (/^(?:\d+|is|'s|are|who)$/.test(words[to]?.low ?? "")) to++;
		if (AND.has(words[to]?.low ?? "")) to++;
		else if (!/^(?:,|&|\)?,)$/.test(words[to]?.gap ?? "")) break;
	}
	if (names.length < 2) return null;
	const found = names.flatMap((name) => kinship(whose, kin, name));
	return {
		entity: names[0] ?? "",
		kin: null,
		sex: null,
		to,
		found,
		sentence: reading.sentence,
		named: true,
		sure: true,
		by: null,
	};
}

const AND = new Set(["and", "und", "et", "y"]);

export function sexOf(kin: string): Person["sex"] {
	if (FEMALE_WORDS.has(english(kin))) return "f";
	return MALE_WORDS.has(english(kin)) ? "m" : null;
}
