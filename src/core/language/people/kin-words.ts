import { listed } from "../words/joined.ts";
import { KIN_ALSO, KIN_WORDS } from "../words/people-words.ts";
import { FEMALE_WORDS, MALE_WORDS } from "../words/relation-words.ts";

/** Words for who is next to somebody by marriage or work, beside kin. */
const NEXT = ["wife", "husband", "spouse", "boss", "manager", "supervisor", "team lead"];
const KIN: ReadonlySet<string> = new Set([...KIN_WORDS, ...NEXT, ...KIN_ALSO.keys()]);
const AROUND = listed`cousin friend neighbour neighbor partner colleague twin kid child baby spouse parent grandparent`;

/** Words for kin and friends: no callings. */
export const isAround = (word: string): boolean => KIN.has(word) && (sexOf(word) !== null || AROUND.has(english(word)));

export const isKin = (word: string): boolean => KIN.has(word) || word.endsWith("-year-old");

/** Words for who is young in a house: "the wean", "my girls". */
export const isChild = (word: string): boolean => CHILDREN.has(english(word));

const CHILDREN = listed`kid child baby twin son daughter grandson granddaughter niece nephew`;

/** The English word for the same. */
export const english = (kin: string): string => (kin.endsWith("-year-old") ? "kid" : (KIN_ALSO.get(kin) ?? kin));

export function sexOf(kin: string): "f" | "m" | null {
	if (FEMALE_WORDS.has(english(kin))) return "f";
	return MALE_WORDS.has(english(kin)) ? "m" : null;
}
