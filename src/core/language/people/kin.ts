import { USER_NAME } from "../names.ts";
import { CALLINGS, NOT_CALLED } from "../words/people-words.ts";
import { DEVICES, FORENAMES, OWN_WORDS, TITLES, WHICH_WORDS } from "../words/relation-words.ts";
import { closes, low, type Word } from "./clause-words.ts";
import { english, isAround, isChild, isKin, sexOf } from "./kin-words.ts";
import { nameAt, type Person, type Reading } from "./name-at.ts";

const NO_NAMES = new Set(NOT_CALLED.split("|"));

/** How many words may stand between "my" and "sister". */
export const MOST_BETWEEN = 3;

/** Kin from the words behind "my" or "Anna's" on, with the name where it is said. */
export function kinAt(reading: Reading, from: number, whose: string): Person | null {
	const { words } = reading;
	let at = from;
	let others = 0;
	const own = whose === USER_NAME && OWN_WORDS.has(low(words, from - 1));
	for (; at <= from + MOST_BETWEEN; at++) {
		const word = words[at];
		if (word === undefined || word.text === "" || (at > from && word.gap !== "")) return null;
		const titled = TITLES.has(low(words, at + 1)) && words[at + 2]?.capital === true;
		const twice = !titled && isKin(low(words, at + 1)) && words[at + 1]?.gap === "" && sexOf(word.low) === null;
		if (twice && (isKin(word.low) || WORKS_AS.test(word.low))) continue;
		if (own && (WORKS_AS.test(word.low) || isAgent(reading, at))) break;
		if (isKin(word.low) || isKin(word.low.replace(/s$/, ""))) break;
		if (FORMER.has(word.low)) return null;
		if (!WHICH_WORDS.has(word.low) && (word.capital || ++others > 2 || (others > 1 && !own))) return null;
	}
	const word = words[at];
	if (word === undefined) return null;
	const several = !isKin(word.low) && isKin(word.low.replace(/s$/, ""));
	const kin = several ? word.low.replace(/s$/, "") : word.low;
	const works = own && (WORKS_AS.test(kin) || isAgent(reading, at));
	if (!isKin(kin) && !works) return null;
	if (others > 1 && !works) return null;
	if (low(words, at - 1) === "old" && at > from && FORMER_ROLES.has(english(kin))) return null;
	const next = words[at + 1];
	const placed = next?.low === "in" && words[at + 2]?.capital === true && isAround(kin);
	if (next !== undefined && next.gap === "" && !next.capital && NO_NAMES.has(next.low) && !placed) return null;
	if (!several) return namedOne(reading, at, whose, kin);
	const family = own && (isChild(kin) || kin === "parent");
	return namedSeveral(reading, at, whose, kin) ?? (family ? unnamed(reading, at, kin) : null);
}

/** "my kids", "the girls": some of them may be named later. */
export function unnamed({ words, sentence }: Reading, at: number, kin: string): Person {
	const entity = low(words, at);
	return { entity, kin, sex: sexOf(kin), to: at + 1, found: [], sentence, named: false, sure: true, by: null };
}

/** Whether words begin with a word for kin: "older brother". */
export function beginsKin(words: readonly Word[], at: number): boolean {
	return isKin(low(words, at)) || (WHICH_WORDS.has(low(words, at)) && isKin(low(words, at + 1)));
}

/** Who is something by work is somebody's too, where that is said: "our dba Petra". */
export const WORKS_AS = new RegExp(`^(?:${CALLINGS}|lead|rep|priest|vicar|guide|conductor)$`);

/** "my buyer Ximena": a word for who does something, right before a name with a capital. */
function isAgent({ words }: Reading, at: number): boolean {
	const [word, next] = [words[at], words[at + 1]];
	return word?.capital === false && next?.capital === true && next.gap === "" && isAgentWord(word.low);
}

/** Whether a word may be for who does something: "buyer", and not "printer". */
export const isAgentWord = (word: string): boolean => AGENT.test(word) && !DEVICES.has(word);

const AGENT = /^\p{Ll}{2,}(?:er|or|ist|ician|mate|man|woman)$|^(?:sous|aide)$/u;

const FORMER = new Set(["ex", "former"]);

const FORMER_ROLES = new Set("boss manager landlord flatmate roommate".split(" "));

function namedOne(reading: Reading, at: number, whose: string, kin: string): Person | null {
	const { words } = reading;
	const own = sexOf(kin);
	const told = nameBehind(reading, at);
	const named = told !== null && (isKin(kin) || told.titled || /^\p{Lu}/u.test(told.name)) ? told : null;
	const behind = named === null ? undefined : words[named.to];
	if (named !== null && behind?.low === "'s" && beginsKin(words, named.to + 1)) {
		const further = kinAt(reading, named.to + 1, named.name);
		if (further !== null) return { ...further, found: [...[{ whose, kin, name: named.name }], ...further.found] };
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
			...{ found: [{ whose, kin, name: named.name }], sentence: reading.sentence },
		};
	const known = reading.people.findLast(
		(one) => one.kin !== null && one.named && one.by === reading.by && english(one.kin) === english(kin),
	);
	const entity = known?.entity ?? (whose === USER_NAME ? kin : null);
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

export const CALLED = new Set("called named heißt heisst llama appelle".split(" "));

const STILL = new Set("was will be is are 's now still called named ist est es name".split(" "));

/** The name that stands behind a word for kin. */
export function nameBehind(reading: Reading, at: number): ReturnType<typeof nameAt> {
	const { words } = reading;
	const next = words[at + 1];
	if (next === undefined || next.text === "") return null;
	if (STILL.has(next.low) || CALLED.has(next.low)) {
		let to = at + 1;
		const loose = next.low !== "'s" || low(words, at + 2) === "name" || CALLED.has(low(words, at + 2));
		for (; to <= at + 4 && (STILL.has(low(words, to)) || CALLED.has(low(words, to))); ) to++;
		const name = words[to]?.gap === "" ? nameAt(reading, to, CALLED.has(low(words, to - 1)) ? "called" : loose) : null;
		const plainly = next.low === "will" || CALLED.has(low(words, to - 1));
		// "My brother is inter" says what he is.
		const isState = !plainly && !words[to]?.capital && isAround(low(words, at)) && low(words, to - 1) !== "name";
		if (isState && !FORENAMES.has(low(words, to))) return null;
		if (next.low === "was" && !plainly && sexOf(low(words, at)) === null) return null;
		return name !== null && (plainly || closes(words, name.to)) ? name : null;
	}
	if (next.gap === "" && FURTHER.has(next.low)) return nameFurther(reading, at + 2);
	const closed = next.gap === "";
	if (closed || next.gap === "(")
		return nameAt(
			reading,
			at + 1,
			/^(?:who|is|'s|\d+)$/.test(low(words, at + 2)) || next.gap === "(" ? "called" : true,
		);
	if (!/^(?:,|:|=| ?[-–—])$/.test(next.gap)) return null;
	// "meine Ex, die Tomke".
	if (/^(?:old|die|der|la|el)$/.test(next.low))
		return words[at + 2]?.gap === "" ? nameAt(reading, at + 2, false) : null;
	// In small letters only between two marks: "my boss, sandra, said".
	const between = TITLES.has(next.low) || (words[at + 2]?.gap === next.gap && words[at + 2]?.text !== "");
	const name = nameAt(reading, at + 1, between);
	return name !== null && closes(words, name.to) && low(words, name.to) !== "and" ? name : null;
}

const FURTHER = new Set("of at from since in on next".split(" "));

/** "my neighbour at the plots, Winston, …": a name between two commas, behind a few words more. */
function nameFurther(reading: Reading, from: number): ReturnType<typeof nameAt> {
	const { words } = reading;
	let at = from;
	while (at < from + MOST_BETWEEN + 1 && words[at]?.gap === "" && !words[at]?.capital) at++;
	const name = words[at]?.gap === "," ? nameAt(reading, at, false) : null;
	return name !== null && words[name.to]?.gap === "," ? name : null;
}

/** "our sons Jan and Ole", "the kids are Lucía 8, Hugo 5 and Inés". */
export function namedSeveral(reading: Reading, at: number, whose: string, kin: string): Person | null {
	const { words } = reading;
	const names: string[] = [];
	let to = at + 1;
	if (low(words, to) === "are" || CALLED.has(low(words, to))) to++;
	for (;;) {
		const name = nameAt(reading, to, "called");
		if (name === null) break;
		names.push(name.name);
		to = name.to;
		while (/^(?:\d+|is|'s|are|who)$/.test(low(words, to))) to++;
		if (AND.has(low(words, to))) to++;
		else if (!/^(?:,|&|\)?,)$/.test(words[to]?.gap ?? "")) break;
	}
	if (names.length < 2) return null;
	const found = names.map((name) => ({ whose, kin, name }));
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
