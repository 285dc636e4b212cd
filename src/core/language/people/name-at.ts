import { FEMALE_TITLES, MALE_TITLES, TITLES } from "../words/relation-words.ts";
import { isEveryday, opens, textOf, type Word } from "./clause-words.ts";
import { isKin } from "./kin-words.ts";
import { isCalledName, isPlainName, nameOf } from "./named.ts";

/** Whose kin somebody is: "my sister Anna". */
type Tie = { whose: string; kin: string; name: string };

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
	found: readonly Tie[];
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

const PARTICLES = new Set("van von de der den la le du da di bin al".split(" "));

const LONGEST_NAME = 3;

/**
 * A name at a word, with the word behind it; `loose`: in small letters too, where its writer uses no others; "called": and it is said to be
 * a name.
 */
export function nameAt(
	{ words, small, people }: Reading,
	at: number,
	loose: boolean | "called" = true,
): { name: string; to: number; sex: Person["sex"]; sure: boolean; titled: boolean } | null {
	const first = words[at];
	if (first === undefined || first.text === "") return null;
	const kin = first.capital && isKin(first.low) && words[at + 1]?.capital === true && words[at + 1]?.gap === "";
	const titled =
		(TITLES.has(first.low) || kin) && words[at + 1] !== undefined && /^\.?$/.test(words[at + 1]?.gap ?? "?");
	const begin = titled ? at + 1 : at;
	const word = words[begin];
	if (word === undefined) return null;
	const sex = FEMALE_TITLES.has(first.low) ? "f" : MALE_TITLES.has(first.low) ? "m" : null;
	const title = titled ? `${first.text}${words[at + 1]?.gap ?? ""} ` : "";
	if (!word.capital) {
		const known = isKnown(people, word.text);
		const isOne = isPlainName(word.low) || known || ((loose === "called" || titled) && isCalledName(word.low));
		const plain = small && loose !== false && isOne && !isKin(word.low);
		const next = words[begin + 1];
		const two = plain && titled && next?.gap === "" && !next.capital && isPlainName(next.low) && !isKin(next.low);
		const name = title + (two ? `${word.text} ${next.text}` : word.text);
		return plain ? { name, to: begin + (two ? 2 : 1), sex, sure: titled || known, titled } : null;
	}
	if (!titled && isKin(word.low)) return null;
	if (!titled && opens(words, begin) && (isEveryday(word) || /(?:ly|ing)$/.test(word.low))) return null;
	let to = begin + 1;
	for (let next = words[to]; next !== undefined && next.gap === "" && to < begin + LONGEST_NAME; next = words[to]) {
		if (next.capital && nameOf(next.text) !== null) to++;
		else if (PARTICLES.has(next.low) && words[to + 1]?.capital === true && words[to + 1]?.gap === "") to += 2;
		else break;
	}
	const name = nameOf(textOf(words, begin, to));
	const sure = titled || to > begin + 1 || !opens(words, begin) || (name !== null && isKnown(people, name));
	return name === null ? null : { name: title + name, to, sex, sure, titled };
}

const isKnown = (people: readonly Person[], name: string): boolean =>
	people.some((one) => one.sure && one.named && one.entity.toLowerCase() === name.toLowerCase());

/** "My kids": nobody who is he or she. */
const isSeveral = ({ named, entity }: Person): boolean => !named && entity.endsWith("s");

/** Who was spoken of last and may be he or she; null where that may be one of several. */
export function lastOf({ people, sentence, reach, by }: Reading, sex: Person["sex"], unsure = false): Person | null {
	const near = people.filter(
		(one) => sentence - one.sentence <= reach && (one.sure || unsure || one.first) && one.by === by && !isSeveral(one),
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
